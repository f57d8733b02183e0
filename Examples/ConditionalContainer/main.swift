print(
  """
  How a stack is gated: signed in it shows the member's area, signed out a choice of ways in.

  After each step stand the callbacks in their order, the tree, and what Switchback found ("!").
  The codes: LV loadView, DL viewDidLoad, WA/DA view will/did appear, WD/DD will/did disappear,
  WM/DM will/did move to parent, released: gone from memory; (a) animated, (n) not.
  """
)
tellNaiveScenes()
tellGatedStory()
