import SwitchbackTesting
import Testing

/// What a person does to a sheet, presentation controllers of one's own, and popovers.
@MainActor
@Suite(.simulated) struct SheetTraces {
  @Test func `trace T47`() throws {
    try trace(
      """
      setup: W.root=P; V.style=custom; V keeps its presenter
      ops: P.present(V,true,C) ⏎ P.dismiss(true)
      sync: - ⏎ -
      commit: V.LV V.DL V.WA(a) ⏎ V.WD(a)
      end: V.DA(a) V.C ⏎ V.DD(a)
      state: P.appearance==appeared @V.DA; P.appearance==appeared; visible==[P]
      """
    )
  }

  @Test func `trace T47, with a presentation controller that removes the presenter's view`() throws
  {
    try trace(
      """
      setup: W.root=P; V.style=custom; V removes its presenter
      ops: P.present(V,true,C) ⏎ P.dismiss(true)
      sync: - ⏎ -
      commit: V.LV V.DL P.WD(a) V.WA(a) ⏎ V.WD(a) P.WA(a)
      end: V.DA(a) P.DD(a) V.C ⏎ P.DA(a) V.DD(a)
      state: P.view.window==nil @P.DD; visible==[P]
      """
    )
  }

  @Test(arguments: ["pageSheet", "formSheet", "automatic"])
  func `trace T58`(style: String) throws {
    try trace(
      """
      setup: W.root=P; P>V \(style); V has a delegate
      ops: V.swipeDown() ⏎ V.finishSwipe()
      sync: V.shouldDismiss V.willDismiss ⏎ -
      commit: V.WD(a) ⏎ -
      end: - ⏎ V.DD(a) V.didDismiss
      tol: {V.willDismiss|V.WD}; {V.DD|V.didDismiss}
      state: V.isInteractive @V.WD; V.isBeingDismissed @V.WD; V.isBeingDismissed @V.DD
      state: V.presentingViewController==P @V.willDismiss; P.presentedViewController==V @V.WD
      state: V.presentingViewController==nil @V.DD; P.presentedViewController==nil @V.didDismiss
      state: P.appearance==appeared @V.DD; visible==[P]
      """
    )
  }

  @Test func `trace T58, given up`() throws {
    try trace(
      """
      setup: W.root=P; P>V pageSheet; V has a delegate
      ops: V.swipeDown() ⏎ V.cancelSwipe() ⏎ P.dismiss(true,C)
      sync: V.shouldDismiss V.willDismiss ⏎ - ⏎ -
      commit: V.WD(a) ⏎ - ⏎ V.WD(a)
      end: - ⏎ V.WA(a) V.DA(a) ⏎ V.DD(a) V.C
      state: P.presentedViewController==V @V.DA; V.presentingViewController==P @V.WA; visible==[P]
      """
    )
  }

  @Test func `trace T58, given up, leaves all as before`() throws {
    try trace(
      """
      setup: W.root=P; P>V pageSheet
      ops: V.swipeDown() ⏎ V.cancelSwipe()
      sync: - ⏎ -
      commit: V.WD(a) ⏎ -
      end: - ⏎ V.WA(a) V.DA(a)
      state: unchanged; !V.isBeingDismissed; !V.isBeingPresented; visible==[P,V]
      """
    )
  }

  @Test func `trace T58, of a modal sheet`() throws {
    try trace(
      """
      setup: W.root=P; P>V pageSheet; V has a delegate; V.isModalInPresentation=true
      ops: r = V.swipeDown()
      sync: V.didAttemptToDismiss
      state: r==nil; unchanged @sync; unchanged
      """
    )
  }

  @Test func `trace T58, of a sheet with a modal screen in it`() throws {
    try trace(
      """
      setup: W.root=P; nav N[A]; P>N pageSheet; N has a delegate; A.isModalInPresentation=true
      ops: r = A.swipeDown()
      sync: N.didAttemptToDismiss
      state: r==nil; unchanged
      """
    )
  }

  @Test func `trace T58, of a sheet whose delegate refuses`() throws {
    try trace(
      """
      setup: W.root=P; P>V pageSheet; V has a delegate that refuses
      ops: r = V.swipeDown()
      sync: V.shouldDismiss V.didAttemptToDismiss
      state: r==nil; unchanged
      """
    )
  }

  @Test func `trace T43, with a delegate`() throws {
    try trace(
      """
      setup: W.root=P; V.style=pageSheet; V has a delegate; P.present(V,true)
      ops: P.dismiss(true,C)
      commit: V.WD(a)
      end: V.DD(a) V.C
      """
    )
  }

  @Test func `trace T61`() throws {
    try trace(
      """
      switch: idiom=pad
      setup: W.root=P; V.style=popover
      ops: P.present(V,true,C)
      finding: present.no-anchor
      throws @commit: NSGenericException "UIPopoverPresentationController \
      (<V as UIPopoverPresentationController>) should have a non-nil sourceView or barButtonItem set before \
      the presentation occurs."
      state: P.presentedViewController==V @sync; P.presentedViewController==nil; !V.isViewLoaded
      """
    )
  }

  @Test func `trace T61, with an anchor that is set after the call`() throws {
    try trace(
      """
      switch: idiom=pad
      setup: W.root=P; V.style=popover
      ops: P.present(V,true,C) · V.anchor=P
      commit: V.LV V.DL V.WA(a)
      end: V.DA(a) V.C
      state: P.appearance==appeared; visible==[P,V]
      """
    )
  }

  @Test func `trace T61, on a phone`() throws {
    try trace(
      """
      setup: W.root=P; V.style=popover
      ops: P.present(V,true,C) ⏎ V.swipeDown() · V.finishSwipe()
      sync: - ⏎ -
      commit: V.LV V.DL V.WA(a) ⏎ V.WD(a)
      end: V.DA(a) V.C ⏎ V.DD(a)
      state: P.appearance==appeared
      """
    )
  }

  @Test func `trace T61, on a phone with iOS 12`() throws {
    try trace(
      """
      switch: sheetsOnPhone=fullScreen
      setup: W.root=P; V.style=popover
      ops: P.present(V,true,C)
      commit: V.LV V.DL P.WD(a) V.WA(a)
      end: V.DA(a) P.DD(a) V.C
      """
    )
  }

  @Test(arguments: ["pageSheet", "formSheet", "automatic"], ["cards", "fullScreen"])
  func `trace T41, on a pad`(style: String, sheets: String) throws {
    try trace(
      """
      switch: idiom=pad; sheetsOnPhone=\(sheets)
      setup: W.root=P; V.style=\(style)
      ops: P.present(V,true,C) ⏎ P.dismiss(true)
      sync: - ⏎ -
      commit: V.LV V.DL V.WA(a) ⏎ V.WD(a)
      end: V.DA(a) V.C ⏎ V.DD(a)
      """
    )
  }

  @Test func `trace T56, of a controller that is being dismissed`() throws {
    try trace(
      """
      setup: W.root=P; P>V fullScreen; P.dismiss(true) running
      ops: P.present(V,true,C)
      end: P.DA(a) V.DD(a)
      finding: present.active-instance
      """
    )
  }

  @Test func `trace T56, of a controller that is being dismissed, put off`() throws {
    try trace(
      """
      switch: presentationDuringDismissal=deferred
      setup: W.root=P; P>V pageSheet; P.dismiss(true) running
      ops: P.present(V,true,C)
      end: V.DD(a) V.WA(a) V.DA(a) V.C
      state: P.presentedViewController==V; visible==[P,V]
      """
    )
  }
}
