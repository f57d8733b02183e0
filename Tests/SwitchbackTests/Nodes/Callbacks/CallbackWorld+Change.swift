import SwitchbackTesting

extension CallbackWorld {
  /// Brings the world to where the change starts.
  func prepare() {
    guard change != .launch, let main, let detail, let badge, let chip, let arrival else { return }
    switcher.start()
    simulation.turn()
    detail.view.addSubview(badge.view)
    detail.view.addSubview(chip.view)
    if let style = change.styleBefore {
      arrival.modalPresentationStyle = style
      main.present(arrival, animated: false)
    }
    simulation.settle()
    if moment == .animationCompletion, change != .animate {
      View.animate(withDuration: 10) {
        for view in [detail.view, badge.view, arrival.viewIfLoaded] { view?.alpha = 0.5 }
      } completion: { [witness] _ in
        witness.reach(.animationCompletion)
      }
    }
  }

  /// Does the change, with the witness awake.
  func run() {
    guard let main, let detail, let badge, let arrival else { return }
    if moment == .deinitialiser { kept = change.hasArrival ? [] : [arrival] }
    switch change {
    case .push(let animated): main.pushViewController(arrival, animated: animated)
    case .pushByAnimator, .pushGivenUp: main.pushViewController(arrival, animated: true)
    case .pop(let animated): main.popViewController(animated: animated)
    case .popGivenUp: main.popViewController(animated: true)
    case .popToRoot(let animated): main.popToRootViewController(animated: animated)
    case .set(let animated): setStack(of: main, to: arrival, animated: animated)
    case .setGivenUp: setStack(of: main, to: arrival, animated: true)
    case .present(let style, let animated):
      arrival.modalPresentationStyle = style
      main.present(arrival, animated: animated) { [weak self] in
        self?.changeEnds += 1
        self?.witness.reach(.presentCompletion)
      }
    case .dismiss(_, let animated):
      main.dismiss(animated: animated) { [weak self] in
        self?.changeEnds += 1
        self?.witness.reach(.dismissCompletion)
      }
    case .root: window.rootViewController = other
    case .replace(let animated):
      switcher.replace(with: .other, animated: animated) { [weak self] _ in
        self?.changeEnds += 1
        self?.witness.reach(.replaceCompletion)
      }
    case .addChild: detail.embed(arrival)
    case .removeView: badge.view.removeFromSuperview()
    case .removeChild: badge.leave()
    case .launch:
      simulation.application.launch {
        switcher.start()
        witness.reach(.launch)
      }
    case .animate:
      View.animate(withDuration: 0.25) { [window] in
        window.alpha = 0.5
      } completion: { [weak self] _ in
        self?.witness.reach(.animationCompletion)
      }
    }
  }

  private func setStack(
    of navigation: NavigationController,
    to arrival: ViewController,
    animated: Bool
  ) {
    let root = navigation.viewControllers.first
    navigation.setViewControllers([root, arrival].compactMap(\.self), animated: animated)
  }
}

extension ViewController {
  /// Adds a child with its view, as the documentation says.
  func embed(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Leaves the parent with its view, as the documentation says.
  func leave() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
