import Foundation
import Motion
import UnifiedStorage

/// How a view changes while it comes into sight in a scroll view, and goes out of it.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case identity
        case interactive(UnitCurve)
        case animated(Animation)
    }

    let kind: Kind
    private(set) var limit = Threshold.visible

    /// Changes nothing.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// Moves between the phases by an animation, which begins when the view has come to the threshold.
    ///
    /// - Parameter animation: The animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    /// Moves between the phases by the default animation, which begins when the view has come to the threshold.
    public static let animated = animated()

    /// Moves between the phases as the contents are scrolled.
    ///
    /// - Parameter timingCurve: How far along the change is, by how far the view is from just out of sight, at 0, to
    ///   its threshold, at 1. Going out of sight runs it backwards.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// Moves between the phases as the contents are scrolled, slowly at both ends.
    public static let interactive = interactive()

    /// Sets where the view counts as in sight; `.visible` unless set.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.limit = threshold
        return copy
    }
}

extension ScrollTransitionConfiguration {
    /// How far a view has to be inside of a scroll view to count as in sight.
    public struct Threshold: Sendable {
        /// By shares of the view's length, or of the scroll view's if that is shorter.
        private var visible = 0.0
        /// By shares of the way to the middle.
        private var centered = 0.0
        /// In points.
        private var distance = 0.0

        /// All of the view is in the scroll view, or as much as there is room for.
        public static let visible = Threshold(visible: 1)
        /// The view is about to come into the scroll view.
        public static let hidden = Threshold()
        /// The middle of the view is in the middle of the scroll view.
        public static let centered = Threshold(centered: 1)

        /// A share of the view is in the scroll view: 0 is `hidden`, 1 is `visible`.
        ///
        /// Less than 0 counts as 0, more than 1 as 1; what is no number is reported and counts as 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(visible: min(max(checked(amount, instead: 1, isFinite: false), 0), 1))
        }

        /// A threshold between this one, for an amount of 0, and another one, for 1. An amount that is not finite is
        /// reported and counts as 0.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let amount = Self.checked(amount, instead: 0)
            func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * amount }
            return Threshold(
                visible: mix(visible, other.visible), centered: mix(centered, other.centered),
                distance: mix(distance, other.distance))
        }

        /// A threshold that is nearer to the middle of the scroll view by points, or further from it by negative ones.
        /// A distance that is not finite is reported and counts as 0.
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
