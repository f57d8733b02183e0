/// Which callbacks a change brings about; the others cannot come.
enum CallbackTable {
  /// A line for each change.
  ///
  /// What no line lists is impossible: only an application's launch calls the
  /// launch closure, only a switcher asks its builder, only an animated change of a stack its animator;
  /// a presentation moves nobody to a parent, and nobody appears or disappears under a sheet.
  static let text = """
    push(a): LV DL WA IA WL DLS DA WD DD WM DM willShow didShow animatorAsked alongside
      coordinatorCompletion animationCompletion
    pop(a): LV DL WA IA WL DLS DA WD DD WM0 DM DM0 willShow didShow animatorAsked alongside
      coordinatorCompletion animationCompletion deinit
    pop to root(a): LV DL WA IA WL DLS DA WD DD WM0 DM DM0 willShow didShow animatorAsked
      alongside coordinatorCompletion animationCompletion deinit
    set stack(a): LV DL WA IA WL DLS DA WD DD WM WM0 DM DM0 willShow didShow animatorAsked
      alongside coordinatorCompletion animationCompletion deinit
    replace root(a): LV DL WA IA WL DLS DA WD DD DM willShow didShow animationCompletion
      rootBuilder replaceCompletion storeWrite allows deinit
    present fullScreen(a): LV DL WA IA WL DLS DA WD DD presentCompletion alongside
      coordinatorCompletion animationCompletion
    dismiss fullScreen(a): WA IA WL DLS DA WD DD dismissCompletion alongside coordinatorCompletion
      animationCompletion deinit
    present overFullScreen(a): LV DL WA IA WL DLS DA presentCompletion alongside
      coordinatorCompletion animationCompletion
    dismiss overFullScreen(a): WD DD dismissCompletion alongside coordinatorCompletion
      animationCompletion deinit
    present pageSheet(a): LV DL WA IA WL DLS DA presentCompletion alongside coordinatorCompletion
      animationCompletion
    dismiss pageSheet(a): WD DD dismissCompletion alongside coordinatorCompletion
      animationCompletion deinit
    push(n): LV DL WA IA WL DLS DA WD DD WM DM willShow didShow alongside coordinatorCompletion
      animationCompletion
    pop(n): LV DL WA IA WL DLS DA WD DD WM0 DM DM0 willShow didShow alongside
      coordinatorCompletion animationCompletion deinit
    pop to root(n): LV DL WA IA WL DLS DA WD DD WM0 DM DM0 willShow didShow alongside
      coordinatorCompletion animationCompletion deinit
    set stack(n): LV DL WA IA WL DLS DA WD DD WM WM0 DM DM0 willShow didShow alongside
      coordinatorCompletion animationCompletion deinit
    replace root(n): LV DL WA IA WL DLS DA WD DD DM willShow didShow animationCompletion
      rootBuilder replaceCompletion storeWrite allows deinit
    present fullScreen(n): LV DL WA IA WL DLS DA WD DD presentCompletion alongside
      coordinatorCompletion animationCompletion
    dismiss fullScreen(n): WA IA WL DLS DA WD DD dismissCompletion alongside coordinatorCompletion
      animationCompletion deinit
    present overFullScreen(n): LV DL WA IA WL DLS DA presentCompletion alongside
      coordinatorCompletion animationCompletion
    dismiss overFullScreen(n): WD DD dismissCompletion alongside coordinatorCompletion
      animationCompletion deinit
    present pageSheet(n): LV DL WA IA WL DLS DA presentCompletion alongside coordinatorCompletion
      animationCompletion
    dismiss pageSheet(n): WD DD dismissCompletion alongside coordinatorCompletion
      animationCompletion deinit
    push by an animator: LV DL WA IA WL DLS DA WD DD WM DM willShow didShow animatorAsked
      animateTransition alongside coordinatorCompletion animationCompletion
    push given up: LV DL WA IA WL DLS DA WD DD WM DM0 willShow animatorAsked animateTransition
      alongside coordinatorCompletion animationCompletion deinit
    push given up at once: LV DL WA IA WL DLS DA WD DD WM DM0 willShow animatorAsked
      animateTransition alongside coordinatorCompletion animationCompletion deinit
    pop given up: LV DL WA IA WL DLS DA WD DD WM0 willShow animatorAsked animateTransition
      alongside coordinatorCompletion animationCompletion
    set stack given up: LV DL WA IA WL DLS DA WD DD WM WM0 DM0 willShow animatorAsked
      animateTransition alongside coordinatorCompletion animationCompletion deinit
    set root: LV DL WA IA WL DLS DA WD DD DM willShow didShow animationCompletion deinit
    add child: LV DL WA IA WL DLS DA WM DM animationCompletion
    remove view: WD DD animationCompletion
    remove child: WD DD WM0 DM0 animationCompletion deinit
    launch: LV DL WA IA WL DLS DA DM willShow didShow storeWrite launch
    animate: animationCompletion
    """

  /// The callbacks of each change, by its description.
  static let moments: [String: Set<Moment>] = {
    var table: [String: Set<Moment>] = [:]
    var change = ""
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":").map(String.init)
      if parts.count == 2 { change = parts[0] }
      let codes = (parts.last ?? "").split(separator: " ").map(String.init)
      table[change, default: []].formUnion(codes.compactMap(Moment.init))
    }
    return table
  }()
}
