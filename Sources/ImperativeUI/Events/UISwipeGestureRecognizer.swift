import Foundation
import Motion

/// A discrete gesture recogniser for a touch that moves quickly in one direction.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The permitted directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits of the option set.
        public let rawValue: UInt
        /// Creates a set of directions from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A swipe towards the right.
        public static let right = Direction(rawValue: 1)
        /// A swipe towards the left.
        public static let left = Direction(rawValue: 2)
        /// A swipe towards the top.
        public static let up = Direction(rawValue: 4)
        /// A swipe towards the bottom.
        public static let down = Direction(rawValue: 8)
    }

    /// The permitted directions of the swipe; `.right` by default.
    open var direction = Direction.right
    /// The number of touches of a swipe; 1 by default. Only swipes with one touch are supported.
    open var numberOfTouchesRequired = 1

    /// How far the touch has to move within the time, in points and seconds, and how far to the side it may.
    private static let (distance, time, deviation): (CGFloat, TimeInterval, CGFloat) = (50, 0.5, 50)

    private final var start = CGPoint.zero
    private final var begin: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == numberOfTouchesRequired else {
            state = .failed
            return
        }
        (start, begin) = (location(in: nil), clock.now)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        if clock.now - begin > Self.time {
            state = .failed
            return
        }
        let point = location(in: nil)
        let (x, y) = (point.x - start.x, point.y - start.y)
        guard max(abs(x), abs(y)) >= Self.distance else { return }
        let isAcross = abs(x) > abs(y)
        let moved: Direction = isAcross ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        state = direction.contains(moved) && (isAcross ? abs(y) : abs(x)) <= Self.deviation ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }
}
