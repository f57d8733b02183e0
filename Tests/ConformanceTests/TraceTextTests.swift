import SwitchbackTesting
import Testing

/// The text of a trace is read strictly, and a wrong trace fails.
@MainActor
@Suite(.simulated) struct TraceTextTests {
  @Test(
    arguments: [
      ("opps: N.push(B,true)", "A trace has no key \"opps\"."),
      ("setup: W.root=P", "A trace needs ops."),
      ("ops: N.shove(B,true)", "There is no operation \"shove\": N.shove(B,true)"),
      ("ops: navigate", "\"navigate\" is no operation."),
      ("setup: V.style=poster\nops: launch", "There is no style \"poster\"."),
      ("setup: W.rot=P\nops: launch", "There is no operation \"rot=\": W.rot=P"),
      ("switch: rootSwapOrder=odd\nops: launch", "There is no switch \"rootSwapOrder=odd\"."),
      ("ops: launch\nstate: A.isVisible", "There is no property \"A.isVisible\"."),
      (
        "ops: launch\nstate: a.parent",
        "\"a\" is no name; a name is a capital letter, and perhaps a digit."
      ),
      ("ops: launch\nstate: A.parent @later", "\"later\" is no moment: A.parent @later"),
      (
        "ops: launch ⏎ launch\nsync: -",
        "The phase sync needs as many parts, separated by ⏎, as the ops."
      ),
      (
        "ops: launch\ntol: {B.DM}",
        "\"{B.DM}\" is no tolerance; write {x|y}, [x] or per-node."
      ),
      ("ops: launch\nlog: words", "A message stands in quotes: words"),
    ]
  )
  func `an unknown word is a fault`(text: String, fault: String) {
    let error = #expect(throws: TraceFault.self) { try trace(text) }
    #expect(error?.description == fault)
  }

  @Test(
    arguments: [
      "ops: N.push(B)", "ops: N.push(B,maybe)", "ops: A.push(B,true)", "ops: N.setVCs(A,true)",
      "setup: W.root=P; V.style=fullScreen\nops: P.present(V,true,D)", "ops: W.addSubview(C)",
      "setup: W forwards by hand\nops: launch", "ops: C.begin(true)",
    ]
  )
  func `a wrong argument fails the test`(text: String) {
    withKnownIssue { try trace(text) }
  }

  @Test(
    arguments: [
      "commit: B.LV B.DL B.WA(a)",
      "end: A.DD(a) B.DA(a) B.DM(N) N.didShow(B,n)",
      "state: N.topViewController==A",
      "state: N.topViewController==A @commit",
      "state: B.isBeingPresented @B.WA",
      "state: A.parent==N @A.WA",
      "finding: nav.empty",
      "log: \"Something else.\"",
    ]
  )
  func `what does not happen fails the test`(line: String) {
    let right = [
      "sync: B.WM(N)",
      "commit: B.LV B.DL A.WD(a) B.WA(a) N.willShow(B,a)",
      "end: A.DD(a) B.DA(a) B.DM(N) N.didShow(B,a)",
    ]
    let rest = right.filter { $0.before(":") != line.before(":") }
    let text = ["setup: W.root=N[A]", "ops: N.push(B,true)"] + rest + [line]
    withKnownIssue { try trace(text.joined(separator: "\n")) }
  }
}
