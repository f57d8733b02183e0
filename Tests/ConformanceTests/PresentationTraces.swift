import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct PresentationTraces {
  @Test func `trace T36`() throws {
    try trace(
      """
      setup: W.root=P; V.style=fullScreen
      ops: P.present(V,true,C)
      commit: V.LV V.DL P.WD(a) V.WA(a)
      end: V.DA(a) P.DD(a) V.C
      state: P.presentedViewController==V @sync; V.presentingViewController==P @sync
      state: V.isBeingPresented @V.WA; V.isBeingPresented @V.DA; !V.isBeingPresented @V.C
      state: P.view.window==nil; visible==[V]
      tol: {V.DA|P.DD}
      """
    )
  }

  @Test func `trace T37`() throws {
    try trace(
      """
      setup: W.root=P; V.style=fullScreen
      ops: P.present(V,false,C)
      commit: V.LV V.DL P.WD(n) V.WA(n) V.DA(n) P.DD(n) V.C
      state: P.presentedViewController==V @sync; !V.isViewLoaded @sync; P.appearance==appeared @sync
      """
    )
  }

  @Test func `trace T38`() throws {
    try trace(
      """
      setup: W.root=P; P>V fullScreen
      ops: P.dismiss(true,C)
      commit: V.WD(a) P.WA(a)
      end: P.DA(a) V.DD(a) V.C
      state: P.presentedViewController==V @sync; V.isBeingDismissed @V.WD; V.isBeingDismissed @V.DD
      state: V.presentingViewController==P @V.WD; V.presentingViewController==nil @V.DD
      state: P.presentedViewController==nil @P.DA; !V.isBeingDismissed @V.C; visible==[P]
      """
    )
  }

  @Test func `trace T39`() throws {
    try trace(
      """
      setup: W.root=P; P>V fullScreen
      ops: V.dismiss(true,C)
      commit: V.WD(a) P.WA(a)
      end: P.DA(a) V.DD(a) V.C
      state: P.presentedViewController==V @sync; V.isBeingDismissed @V.WD; V.isBeingDismissed @V.DD
      state: V.presentingViewController==P @V.WD; V.presentingViewController==nil @V.DD
      state: P.presentedViewController==nil @P.DA; !V.isBeingDismissed @V.C; visible==[P]
      """
    )
  }

  @Test func `trace T36, covered by another one`() throws {
    try trace(
      """
      setup: W.root=P; P>V fullScreen; U.style=fullScreen
      ops: V.present(U,true)
      commit: U.LV U.DL V.WD(a) U.WA(a)
      end: U.DA(a) V.DD(a)
      state: !V.isBeingDismissed @V.WD; !V.isBeingDismissed @V.DD; V.presentingViewController==P @V.DD
      state: V.presentingViewController==P; visible==[U]
      """
    )
  }

  @Test func `trace T38, of a stack whose root asks`() throws {
    try trace(
      """
      setup: W.root=P; nav N[A]; P>N fullScreen
      ops: A.dismiss(true,C)
      commit: N.WD(a) A.WD(a) P.WA(a)
      end: P.DA(a) N.DD(a) A.DD(a) N.C
      state: A.presentingViewController==P @sync; N.isBeingDismissed @A.WD; !A.isBeingDismissed @A.WD
      state: !A.isBeingDismissed @A.DD; N.isBeingDismissed @A.DD; visible==[P]
      tol: {N.*|A.*}
      """
    )
  }

  @Test(arguments: ["pageSheet", "automatic"])
  func `trace T41`(style: String) throws {
    try trace(
      """
      setup: W.root=P; V.style=\(style)
      ops: P.present(V,true,C)
      commit: V.LV V.DL V.WA(a)
      end: V.DA(a) V.C
      state: P.appearance==appeared; visible==[P,V]
      """
    )
  }

  @Test func `trace T42`() throws {
    try trace(
      """
      setup: W.root=P; V.style=pageSheet
      ops: P.present(V,false,C)
      commit: V.LV V.DL V.WA(n)
      end: V.DA(n) V.C
      state: V.appearance==appearing @commit; P.appearance==appeared
      """
    )
  }

  @Test func `trace T43`() throws {
    try trace(
      """
      setup: W.root=P; P>V pageSheet
      ops: P.dismiss(true,C)
      commit: V.WD(a)
      end: V.DD(a) V.C
      state: P.presentedViewController==V @sync; P.presentedViewController==nil; visible==[P]
      """
    )
  }

  @Test(arguments: ["pageSheet", "automatic"])
  func `trace T45`(style: String) throws {
    try trace(
      """
      switch: sheetsOnPhone=fullScreen
      setup: W.root=P; V.style=\(style)
      ops: P.present(V,true,C) ⏎ P.dismiss(false)
      sync: - ⏎ -
      commit: V.LV V.DL P.WD(a) V.WA(a) ⏎ V.WD(n) P.WA(n) P.DA(n) V.DD(n)
      end: V.DA(a) P.DD(a) V.C ⏎ -
      state: V.isBeingPresented @V.WA; V.isBeingPresented @V.DA; !P.isBeingDismissed @P.WD
      state: visible==[V] @V.C; V.style==\(style) @V.C; P.view.window==nil @V.C; visible==[P]
      tol: {V.DA|P.DD}
      """
    )
  }

  @Test func `trace T45, in a stack and not animated`() throws {
    try trace(
      """
      switch: sheetsOnPhone=fullScreen; dismissalDuringPresentation=deferred
      setup: W.root=N[A]; V.style=pageSheet
      ops: A.present(V,false,C) · A.dismiss(false)
      commit: V.LV V.DL N.WD(n) A.WD(n) V.WA(n) V.DA(n) N.DD(n) A.DD(n) V.C \
        V.WD(n) N.WA(n) A.WA(n) N.DA(n) A.DA(n) V.DD(n)
      tol: {N.*|A.*}
      state: visible==[A]
      """
    )
  }

  @Test(arguments: ["overFullScreen", "overCurrentContext"])
  func `trace T46`(style: String) throws {
    try trace(
      """
      setup: W.root=P; V.style=\(style)
      ops: P.present(V,true,C) ⏎ P.dismiss(true)
      sync: - ⏎ -
      commit: V.LV V.DL V.WA(a) ⏎ V.WD(a)
      end: V.DA(a) V.C ⏎ V.DD(a)
      state: P.appearance==appeared @V.DA; P.appearance==appeared; visible==[P]
      """
    )
  }

  @Test func `trace T48`() throws {
    try trace(
      """
      setup: W.root=N[A]; V.style=fullScreen
      ops: A.present(V,true)
      commit: V.LV V.DL A.WD(a) N.WD(a) V.WA(a)
      end: V.DA(a) A.DD(a) N.DD(a)
      state: V.presentingViewController==N @sync; A.presentedViewController==V @sync
      state: N.presentedViewController==V; N.visibleViewController==V; N.topViewController==A
      tol: {A.*|N.*}; {V.DA|A.DD}
      """
    )
  }

  @Test func `trace T51`() throws {
    try trace(
      """
      setup: W.root=P; P>A fullScreen; A>B fullScreen
      ops: B.dismiss(true)
      commit: B.WD(a) A.WA(a)
      end: A.DA(a) B.DD(a)
      state: P.presentedViewController==A; A.presentedViewController==nil; visible==[A]
      """
    )
  }

  @Test func `trace T53, not completed`() throws {
    try trace(
      """
      switch: completesEmptyDismissal=false
      setup: W.root=P
      ops: P.dismiss(true,C)
      state: unchanged @sync; unchanged
      finding: dismiss.nothing
      """
    )
  }

  @Test func `trace T53, completed`() throws {
    try trace(
      """
      switch: completesEmptyDismissal=true
      setup: W.root=P
      ops: P.dismiss(true,C)
      sync: P.C
      state: unchanged @P.C; unchanged
      finding: dismiss.nothing
      """
    )
  }

  @Test func `trace T54`() throws {
    try trace(
      """
      setup: W.root=P; P>U pageSheet
      ops: P.present(V,true,C)
      finding: present.already-presenting
      log: "Attempt to present <V> on <P> (from <P>) which is already presenting <U>."
      state: unchanged @sync; unchanged
      state: P.presentedViewController==U; V.presentingViewController==nil
      """
    )
  }

  @Test func `trace T55`() throws {
    try trace(
      """
      ops: P.present(V,true,C)
      finding: present.outside-window
      log: "Attempt to present <V> on <P> (from <P>) whose view is not in the window hierarchy."
      state: unchanged @sync; unchanged; P.presentedViewController==nil; !V.isViewLoaded
      """
    )
  }

  @Test func `trace T56`() throws {
    try trace(
      """
      setup: W.root=P; P>V pageSheet; W2.root=Q
      ops: Q.present(V,true)
      finding: present.active-instance
      throws: NSInvalidArgumentException "Application tried to present modally a view controller \
      <V> that is already being presented by <P>."
      state: P.presentedViewController==V; Q.presentedViewController==nil
      """
    )
  }
}
