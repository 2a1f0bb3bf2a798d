import Foundation

/// Collects the recognisers that are told of a touch, in order: the innermost first, those that go first before those
/// further in.
@MainActor package struct GestureSearch {
    /// The touch that came down.
    package let touch: UITouch
    /// The number of the touch in its sequence.
    package let number: Int
    /// How many touches there will be, if that is known.
    package let total: Int?
    /// Whether something that is no view follows the touch by itself, and so is not tapped.
    package let isFollowed: Bool
    /// The view just below the one that is asked for its recognisers; `nil` if that was touched itself.
    package internal(set) var child: UIView?
    /// The view that is asked.
    var here: UIView?

    /// Recognisers whose gestures began with an earlier touch.
    private let lingering: [UIGestureRecognizer]
    private(set) var found: [UIGestureRecognizer] = []
    private var hasPassedScroller = false

    init(
        _ touch: UITouch, number: Int, total: Int?, isFollowed: Bool, lingering: [UIGestureRecognizer]
    ) {
        self.touch = touch
        self.number = number
        self.total = total
        self.isFollowed = isFollowed
        self.lingering = lingering
    }

    /// Adds a recogniser around those found so far.
    package mutating func add(_ recognizer: UIGestureRecognizer) {
        recognizer.view = here
        recognizer.standing?.isAroundScroller = hasPassedScroller
        if recognizer.standing?.goesFirst == true {
            found.insert(recognizer, at: 0)
        } else {
            found.append(recognizer)
        }
    }

    /// Notes that something scrolls around those found so far.
    package mutating func passScroller() { hasPassedScroller = true }

    /// Keeps those found so far from the touch.
    package mutating func dropInner() { found = [] }

    /// Whether a gesture that began with an earlier touch goes on with this one.
    package func continues(_ recognizer: UIGestureRecognizer) -> Bool {
        lingering.contains { $0 === recognizer }
    }
}
