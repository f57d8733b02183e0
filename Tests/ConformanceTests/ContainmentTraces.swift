import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct ContainmentTraces {
  @Test func `trace T76`() throws {
    try trace(
      """
      setup: W.root=P
      ops: P.addChild(C)
      sync: C.WM(P)
      state: C.parent==P @sync; P.children==[C]; !C.isViewLoaded; C.appearance==disappeared
      """
    )
  }

  @Test func `trace T77`() throws {
    try trace(
      """
      setup: W.root=P; P.addChild(C)
      ops: P.view.addSubview(C.view) · C.didMove(P)
      sync: C.LV C.DL C.WA(n) C.DM(P)
      commit: C.WL C.DLS C.DA(n)
      state: C.isMovingToParent @C.WA; C.appearance==appeared @commit; visible==[C]
      tol: {C.WA|C.DM}
      """
    )
  }
}
