import Foundation

/// The standing of a recogniser of contents without views, such as a view of another world, among the recognisers of a
/// touch.
@MainActor package struct GestureStanding {
    /// Whether it recognises together with all others.
    package var goesWithAll = false
    /// Whether it comes before recognisers further in.
    package var goesFirst = false
    /// Whether it waits for a single tap, which controls further in keep for themselves.
    package var isTap = false
    /// Whether the gesture goes on once further touches come.
    package var waitsForMoreTouches = false
    /// Whether it receives the touch of a single finger.
    package var followsTouches = true
    /// Whether it receives two fingers that move apart, or around each other.
    package var followsPinches = false
    /// Called when the touches it waits for do not come.
    package var touchesAreOver: () -> Void = {}
    /// Called when the gesture has come further, and counts.
    package var act: () -> Void = {}

    /// Whether the scrolling view is further in.
    var isAroundScroller = false
    /// Whether the gesture began as soon as the touch came down.
    var beganAtOnce = false

    package init() {}
}

/// The touches among whose recognisers it is decided which ones act.
@MainActor protocol GestureArena: AnyObject {
    /// The last event.
    var event: UIEvent { get }
    /// A recogniser has recognised something between two events, as time went by.
    func timeHasCome()
    /// Whether a touch is where it came down, or near.
    func isNearStart(_ touch: UITouch) -> Bool
}

extension UIGestureRecognizer {
    var hasRecognized: Bool { state == .ended || state == .began || state == .changed }

    /// Whether it still wants to know of its touches.
    var follows: Bool { state == .possible || state == .began || state == .changed }

    /// Whether its gesture goes on once further touches come.
    var lingers: Bool { follows && standing?.waitsForMoreTouches == true }

    /// Whether it goes together with all others.
    var goesWithAll: Bool { standing?.goesWithAll == true }

    /// Whether it keeps the touch from others.
    var isClaiming: Bool { isAccepted && !goesWithAll }

    /// Whether the cancellation of the gesture it has begun is still to be told.
    var owesCancellation: Bool { isAccepted && hasNews }

    /// Leaves the touch that is watched: a gesture that has begun is cancelled, once.
    func leaveTouch() {
        guard let arena, follows else { return }
        state = state == .possible ? .failed : .cancelled
        if state == .cancelled, owesCancellation { sendActions(with: arena.event) }
    }

    /// Called by a recogniser that sets its state between two events, as time went by.
    package func timeHasCome() { arena?.timeHasCome() }

    /// Whether the touch is where it came down, or near.
    package var isNearStart: Bool { touches.first.map { arena?.isNearStart($0) == true } ?? false }
}
