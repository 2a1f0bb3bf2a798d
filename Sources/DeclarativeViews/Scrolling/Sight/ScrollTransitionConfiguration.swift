import Foundation
import Motion
import BridgedEnvironment

/// The way a view changes as it enters and leaves the visible part of a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case identity
        case interactive(UnitCurve)
        case animated(Animation)
    }

    let kind: Kind
    private(set) var limit = Threshold.visible

    /// Applies no change: the view always has the identity phase.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// Moves between the phases with an animation that begins when the view reaches the threshold.
    ///
    /// - Parameter animation: The animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    /// Moves between the phases with the default animation, which begins when the view reaches the threshold.
    public static let animated = animated()

    /// Moves between the phases as the content is scrolled.
    ///
    /// - Parameter timingCurve: The curve that maps the position of the view, from just outside the visible part at 0
    ///   to its threshold at 1, to the progress of the change. When the view leaves, the curve runs in reverse.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// Moves between the phases as the content is scrolled, slowly at both ends.
    public static let interactive = interactive()

    /// Sets the threshold at which the view counts as visible. The default is `.visible`.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.limit = threshold
        return copy
    }
}

extension ScrollTransitionConfiguration {
    /// The extent to which a view must be inside a scroll view to count as visible.
    public struct Threshold: Sendable {
        /// By shares of the view's length, or of the scroll view's if that is shorter.
        private var visible = 0.0
        /// By shares of the way to the middle.
        private var centered = 0.0
        /// In points.
        private var distance = 0.0

        /// All of the view is inside the scroll view, or as much of it as fits.
        public static let visible = Threshold(visible: 1)
        /// The view is about to enter the scroll view.
        public static let hidden = Threshold()
        /// The centre of the view is at the centre of the scroll view.
        public static let centered = Threshold(centered: 1)

        /// A fraction of the view is inside the scroll view: 0 is `hidden`, 1 is `visible`.
        ///
        /// The fraction is clamped to 0...1. `NaN` is reported and counts as 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(visible: min(max(checked(amount, instead: 1, isFinite: false), 0), 1))
        }

        /// Returns a threshold between this one, for an amount of 0, and another, for an amount of 1. An amount that
        /// is not finite is reported and counts as 0.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let amount = Self.checked(amount, instead: 0)
            func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * amount }
            return Threshold(
                visible: mix(visible, other.visible), centered: mix(centered, other.centered),
                distance: mix(distance, other.distance))
        }

        /// Returns this threshold moved towards the centre of the scroll view by a distance in points, or away from
        /// it if negative. A distance that is not finite is reported and counts as 0.
        public func inset(by distance: Double) -> Threshold {
            var copy = self
            copy.distance += Self.checked(distance, instead: 0)
            return copy
        }

        private static func checked(_ number: Double, instead: Double, isFinite: Bool = true) -> Double {
            if isFinite ? number.isFinite : !number.isNaN { return number }
            RuntimeIssue.report(
                "scroll-threshold",
                "A scroll transition's threshold is given by a number, not \(number); \(instead) is used.")
            return instead
        }

        /// How far a view has come in from an edge, in points, when it is at the threshold.
        func way(of length: CGFloat, in room: CGFloat) -> CGFloat {
            visible * min(length, room) + centered * (length + room) / 2 + distance
        }
    }
}
