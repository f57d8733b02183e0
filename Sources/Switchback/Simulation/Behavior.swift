/// The choices of the model where UIKit's versions differ, or where nothing proves what UIKit does.
///
/// Each switch states its evidence. ``latest`` is what the library is tested with by default.
public struct Behavior: Hashable, Sendable {
  /// What becomes of a second change of a navigation stack in one turn.
  public enum SecondStackChange: Hashable, Sendable {
    /// It is applied at once (iOS 18 and later).
    case applied
    /// It is held until the first has been committed (measured on iOS 17.2).
    case held
  }

  /// What a pop to the root returns when the root is on top already.
  public enum NothingPopped: Hashable, Sendable {
    /// It returns nil; a published login gate works only so.
    case none
    /// It returns an empty array, as two reimplementations do.
    case emptyArray
  }

  /// In which order the old and the new root of a window get their callbacks.
  public enum RootSwapOrder: Hashable, Sendable {
    /// The old root leaves whole before the new one comes, as "removed, then installed" suggests.
    case removeThenInstall
    /// Both get their "will", then both their "did".
    case interleaved
  }

  /// What becomes of a presentation whose window gets another root.
  public enum LeftoverPresentation: Hashable, Sendable {
    /// It stays in the window and keeps itself and its presenter alive (proven on iOS 8 and 9,
    /// reported since).
    case kept
    /// It is taken down with the old root.
    case tornDown
  }

  /// What a dismissal does that was asked for just before its window got another root.
  public enum LateDismissal: Hashable, Sendable {
    /// It puts the presenter's view back beside the new root's (seen on iOS 8).
    case restoresPresenter
    /// It only takes the presented view away.
    case dropsPresenter
  }

  /// What becomes of a dismissal that meets a running presentation.
  public enum DismissalDuringPresentation: Hashable, Sendable {
    /// It is refused with a message.
    case refused
    /// It takes effect once the presentation has ended, as two hosted test suites saw.
    case deferred
  }

  /// What kind of device it is.
  public enum Idiom: Hashable, Sendable {
    /// A phone, which is narrow: popovers become sheets, and sheets follow ``Behavior/sheetsOnPhone``.
    case phone
    /// A pad, which is wide: popovers are boxes that need an anchor, sheets are sheets.
    case pad
  }

  /// What becomes of a presentation of a controller that is being dismissed.
  public enum PresentationDuringDismissal: Hashable, Sendable {
    /// It is refused with the exception for a controller that is presented already.
    case refused
    /// It is carried out when the dismissal has ended; then the same exception may come.
    case deferred
  }

  /// How the system's sheets come on a phone.
  public enum SheetsOnPhone: Hashable, Sendable {
    /// They are cards over a presenter that stays (iOS 13 and later).
    case cards
    /// They behave as full-screen presentations (iOS 12 and earlier; a hosted test suite saw both).
    case fullScreen
  }

  /// What becomes of the stack when an animated replacement of it is given up.
  public enum CancelledStackChange: Hashable, Sendable {
    /// It is as before.
    case restored
    /// The newcomer stays on top, though the screen of before is shown (one radar of iOS 7).
    case leavesNewcomer
  }

  /// What becomes of a push on the root of a shown window that has not begun to appear.
  public enum ChangeBeforeAppearance: Hashable, Sendable {
    /// It is done, and nothing is said.
    case quiet
    /// It is done, and the console has a line about it (one app's issue of 2023).
    case unbalanced
  }

  /// Which child is told first when one takes the other's place.
  public enum ChildTransitionOrder: Hashable, Sendable {
    /// The one that leaves, as a reimplementation does.
    case oldFirst
    /// The one that comes, as in a tab bar, which is said to work with this call.
    case newFirst
  }

  /// When the completion of a transition between children is called.
  public enum ChildTransitionCompletion: Hashable, Sendable {
    /// Before both children are told that the change has ended, as a reimplementation does.
    case beforeCallbacks
    /// After that.
    case afterCallbacks
  }

  /// Who is told first that an appearance change has ended: a container, or the children that follow it.
  public enum EndOrder: Hashable, Sendable {
    /// The container (one log).
    case parentFirst
    /// The children (a reimplementation).
    case childrenFirst
  }

  /// What becomes of being key when the key window hides or is let go.
  public enum LostKeyWindow: Hashable, Sendable {
    /// A hidden window stays key, and after one that is gone none is.
    case notReplaced
    /// The topmost shown window becomes key.
    case replaced
  }

  /// Fact F1.3, trace T09; a repository's measurements on iOS 17.2 and 26.5.
  public var secondStackChange = SecondStackChange.applied
  /// Fact F1.5, trace T20; the documentation says only what the array holds.
  public var popToRootAtRoot = NothingPopped.none
  /// Whether a dismissal with nothing to dismiss calls its completion; fact F2.14, trace T53.
  public var completesEmptyDismissal = false
  /// Fact F3.5, trace T63; no log of the order is known.
  public var rootSwapOrder = RootSwapOrder.removeThenInstall
  /// Facts F3.8 and F3.8a, trace T65.
  public var leftoverPresentation = LeftoverPresentation.kept
  /// Fact F3.9, trace T67.
  public var lateDismissal = LateDismissal.restoresPresenter
  /// Facts F2.13 to F2.15a.
  public var dismissalDuringPresentation = DismissalDuringPresentation.refused
  /// Facts F2.1a and F2.22, trace T61; narrow windows on a pad are not modelled.
  public var idiom = Idiom.phone
  /// Fact F2.23; two apps' crash reports have either.
  public var presentationDuringDismissal = PresentationDuringDismissal.refused
  /// Fact F2.4a, trace T45; each presentation keeps the choice that it began with.
  public var sheetsOnPhone = SheetsOnPhone.cards
  /// Whether the root of a navigation controller is moving to its parent when it first appears.
  public var rootMovesToParent = true
  /// Whether no swipe back begins while the navigation bar is hidden; fact F1.20.
  ///
  /// Set it to false for an app that replaces the delegate of the recogniser.
  public var swipeNeedsNavigationBar = true
  /// Whether the root of a stack, when it is on top, hides the bar at the bottom by its own flag; fact F1.21.
  ///
  /// No log proves it. Apps whose root sets the flag before it pushes, and forgets to reset it, are told to
  /// do so, since the bar then stays away on the way back. For those above it the root's flag counts in
  /// any case.
  public var rootHidesBottomBar = true

  /// Fact F1.22; one radar of iOS 7 found the newcomer on the stack, and no later report is known.
  ///
  /// Animated changes are given up by a delegate's animator, which tells its context so.
  public var cancelledStackChange = CancelledStackChange.restored
  /// Fact F1.23; one app's issue of 2023 has the line, and no log says when exactly it is printed.
  public var changeBeforeAppearance = ChangeBeforeAppearance.quiet

  /// Whether `shouldPerformSegue` is asked before a segue that the app performs; fact F6.1, an open point.
  ///
  /// Stored questions and answers say so; common practice says it is asked only before a segue that a
  /// control sets off, and before that it is asked in any case.
  public var asksBeforeProgrammaticSegues = false
  /// Whether an unwind segue searches a stack from the top down; fact F6.9.
  ///
  /// The documentation gives the order of an array of children and none for a stack. From the top down, the
  /// nearest of two screens of one class is found.
  public var unwindSearchesStackFromTop = true
  /// Fact F5.21, trace T92; sources disagree.
  public var childTransitionOrder = ChildTransitionOrder.oldFirst
  /// Fact F5.21, trace T92; one reimplementation.
  public var childTransitionCompletion = ChildTransitionCompletion.beforeCallbacks
  /// Fact F5.9, trace T81; a log and a reimplementation disagree.
  public var endOrder = EndOrder.parentFirst
  /// Fact F3.13; no document says that the former key window is restored.
  public var lostKeyWindow = LostKeyWindow.notReplaced

  /// The choices that model the latest UIKit.
  public static let latest = Behavior()

  /// Creates the choices of ``latest``, to be changed one by one.
  public init() {}
}
