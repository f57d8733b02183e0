import SwitchbackTesting

extension CallbackWorld {
  /// The stack that operations change: the old one, or the new root's once that is dead.
  var stack: NavigationController { main ?? other }

  /// Does the operation; called from inside the awaited callback.
  func perform(_ operation: InnerOperation, from subject: ViewController?) {
    isPerformed = true
    buildsBefore = buildsOfOther
    target = stack.title
    let spare = detail ?? home ?? otherHome
    let here = subject.map { $0 is NavigationController ? spare : $0 } ?? spare
    switch operation {
    case .push(let animated): stack.pushViewController(added, animated: animated)
    case .pop(let animated): stack.popViewController(animated: animated)
    case .popToRoot(let animated): stack.popToRootViewController(animated: animated)
    case .set(let animated):
      let root = stack.viewControllers.first
      stack.setViewControllers([root, added].compactMap(\.self), animated: animated)
    case .present(let style, let animated): present(from: stack, style, animated: animated)
    case .presentHere: present(from: subject ?? stack, .overFullScreen, animated: true)
    case .dismiss(let animated): dismiss(from: stack, animated: animated)
    case .dismissHere: dismiss(from: subject ?? stack, animated: true)
    case .addChild:
      host = spare
      spare.embed(added)
    case .addChildHere:
      host = here
      here.embed(added)
    case .removeChild: chip?.leave()
    case .root: window.rootViewController = fourth
    case .replace(let animated):
      switcher.replace(with: .third, animated: animated) { [weak self] in
        self?.outcomes.append($0)
      }
    case .animate:
      View.animate(withDuration: 0.2) { [window] in
        window.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      } completion: { [weak self] in
        self?.finished.append($0)
      }
    case .after: simulation.after(.milliseconds(50)) { [weak self] in self?.operationEnds += 1 }
    }
  }

  private func present(
    from presenter: ViewController,
    _ style: ModalPresentationStyle,
    animated: Bool
  ) {
    added.modalPresentationStyle = style
    presenter.present(added, animated: animated) { [weak self] in self?.operationEnds += 1 }
  }

  private func dismiss(from presenter: ViewController, animated: Bool) {
    presenter.dismiss(animated: animated) { [weak self] in self?.operationEnds += 1 }
  }
}
