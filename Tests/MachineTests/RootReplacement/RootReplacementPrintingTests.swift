import SwitchbackMachines
import Testing

/// The root table, folded to its phases, as people read it.
@Suite struct RootReplacementPrintingTests {
  @Test func `the diagram of the phases is the committed one`() {
    #expect(
      RootReplacementState.table.mermaid(state: { "\($0.phase)" }, event: { $0.name }) == diagram
    )
  }

  @Test func `the table of the phases is the committed one`() {
    let printed = RootReplacementState.table.markdown(
      state: { "\($0.phase)" },
      event: { $0.name }
    )
    #expect(printed.split(separator: "\n") == table.split(separator: "\n"))
  }
}

private let diagram = """
  stateDiagram-v2
    [*] --> unstarted
    unstarted --> showing : start
    unstarted --> unstarted : replace
    showing --> showing : start, replace
    showing --> waiting : replace
    showing --> unstarted : window lost
    waiting --> waiting : start, replace
    waiting --> showing : transition ended
    waiting --> clearing : transition ended
    waiting --> unstarted : window lost
    waiting --> fading : transition ended
    clearing --> clearing : start, replace, presented again
    clearing --> showing : presentation cleared, clearing refused, presented again
    clearing --> unstarted : window lost
    fading --> fading : start, replace
    fading --> showing : fade ended, fade interrupted
    fading --> unstarted : window lost
    clearing --> fading : presentation cleared
  """

private let table = """
  | state | event | next | effects |
  | --- | --- | --- | --- |
  | unstarted | start | showing | install initial |
  | unstarted | replace | *impossible* | every route is another one while none is shown |
  | unstarted | replace | unstarted | finish arriving as refused |
  | unstarted | replace | unstarted | finish arriving as stale |
  | unstarted | transition ended | *impossible* | no request waits for the end of a transition |
  | unstarted | presentation cleared, clearing refused, presented again | *impossible* | there \
  is no old tree that could be cleared |
  | unstarted | fade ended, fade interrupted | *impossible* | no cover is fading |
  | unstarted | window lost | unstarted | – |
  | showing | start | showing | refuse start |
  | showing | replace | showing | finish arriving as unchanged |
  | showing | replace | *impossible* | back is told only while a route is being installed |
  | showing | replace | waiting | begin, wait |
  | showing | replace | showing | finish arriving as stale |
  | showing | transition ended | *impossible* | no request waits for the end of a transition |
  | showing | presentation cleared, clearing refused, presented again | *impossible* | nothing \
  is cleared before a request is accepted |
  | showing | fade ended, fade interrupted | *impossible* | no cover is fading |
  | showing | window lost | unstarted | refuse all |
  | waiting | start | waiting | refuse start |
  | waiting | replace | waiting | hold |
  | waiting | replace | waiting | finish arriving as unchanged |
  | waiting | replace | waiting | finish pending as superseded, hold |
  | waiting | replace | waiting | line up |
  | waiting | replace | waiting | finish arriving as stale |
  | waiting | replace | waiting | finish arriving as refused |
  | waiting | transition ended | showing | install, finish current as completed |
  | waiting | transition ended | fading | cover, install, fade |
  | waiting | transition ended | showing | install, finish current as completed, finish pending \
  as unchanged |
  | waiting | transition ended | showing | finish current as superseded, promote, finish \
  current as unchanged |
  | waiting | transition ended | showing | finish current as superseded, promote, install, \
  finish current as completed |
  | waiting | transition ended | fading | finish current as superseded, promote, cover, \
  install, fade |
  | waiting | transition ended | showing | install, finish current as completed, feed |
  | waiting | transition ended | showing | install, finish current as completed, finish pending \
  as stale |
  | waiting | transition ended | clearing | cover, clear |
  | waiting | transition ended | clearing | finish current as superseded, promote, cover, clear |
  | waiting | presentation cleared, clearing refused, presented again | *impossible* | nothing \
  is cleared before the old tree is at rest |
  | waiting | fade ended, fade interrupted | *impossible* | no cover fades before a root is \
  installed |
  | waiting | window lost | unstarted | finish current as refused, refuse all |
  | waiting | window lost | unstarted | finish pending as refused, finish current as refused, \
  refuse all |
  | clearing | start | clearing | refuse start |
  | clearing | replace | clearing | hold |
  | clearing | replace | clearing | finish arriving as unchanged |
  | clearing | replace | clearing | finish pending as superseded, hold |
  | clearing | replace | clearing | line up |
  | clearing | replace | clearing | finish arriving as stale |
  | clearing | replace | clearing | finish arriving as refused |
  | clearing | transition ended | *impossible* | a clearing ends as cleared, refused or \
  presented again |
  | clearing | presentation cleared | showing | install, uncover, finish current as completed |
  | clearing | presentation cleared | fading | install, fade |
  | clearing | presentation cleared | showing | install, uncover, finish current as completed, \
  finish pending as unchanged |
  | clearing | presentation cleared | showing | finish current as superseded, promote, uncover, \
  finish current as unchanged |
  | clearing | presentation cleared | showing | finish current as superseded, promote, install, \
  uncover, finish current as completed |
  | clearing | presentation cleared | fading | finish current as superseded, promote, install, \
  fade |
  | clearing | presentation cleared | showing | install, uncover, finish current as completed, \
  feed |
  | clearing | presentation cleared | showing | install, uncover, finish current as completed, \
  finish pending as stale |
  | clearing | clearing refused, presented again | showing | uncover, finish current as refused |
  | clearing | clearing refused, presented again | showing | uncover, finish current as \
  refused, feed |
  | clearing | presented again | clearing | clear |
  | clearing | fade ended, fade interrupted | *impossible* | no cover fades before a root is \
  installed |
  | clearing | window lost | unstarted | finish current as refused, refuse all |
  | clearing | window lost | unstarted | finish pending as refused, finish current as refused, \
  refuse all |
  | fading | start | fading | refuse start |
  | fading | replace | fading | hold |
  | fading | replace | fading | finish arriving as unchanged |
  | fading | replace | fading | finish pending as superseded, hold |
  | fading | replace | fading | line up |
  | fading | replace | fading | finish arriving as stale |
  | fading | replace | fading | finish arriving as refused |
  | fading | transition ended | *impossible* | the old tree is gone, and with it its \
  transitions |
  | fading | presentation cleared, clearing refused, presented again | *impossible* | the old \
  tree is gone, and with it what it presented |
  | fading | fade ended, fade interrupted | showing | uncover, finish current as completed |
  | fading | fade ended, fade interrupted | showing | uncover, finish current as completed, \
  finish pending as unchanged |
  | fading | fade ended, fade interrupted | showing | uncover, finish current as completed, \
  feed |
  | fading | fade ended, fade interrupted | showing | uncover, finish current as completed, \
  finish pending as stale |
  | fading | window lost | unstarted | finish current as refused, refuse all |
  | fading | window lost | unstarted | finish pending as refused, finish current as refused, \
  refuse all |
  """
