import Foundation
import LayoutEngine

/// How round corners are drawn. Both are drawn as arcs here.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Arcs of circles.
    case circular
    /// Arcs that begin softly.
    case continuous
}

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// The radius at the top where reading begins.
    public var topLeading: CGFloat
    /// The radius at the bottom where reading begins.
    public var bottomLeading: CGFloat
    /// The radius at the bottom where reading ends.
    public var bottomTrailing: CGFloat
    /// The radius at the top where reading ends.
    public var topTrailing: CGFloat

    /// Radii in points; what is not above zero is no rounding.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radius of all corners; `nil` if they differ.
    var uniform: CGFloat? {
        topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing ? topLeading : nil
    }

    /// The radii of an outline that runs so many points further inside.
    func inset(by amount: CGFloat) -> RectangleCornerRadii {
        func less(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(0, radius - amount) : radius }
        return RectangleCornerRadii(
            topLeading: less(topLeading), bottomLeading: less(bottomLeading), bottomTrailing: less(bottomTrailing),
            topTrailing: less(topTrailing))
    }
}

extension RectangleCornerRadii: Animatable {
    /// The four radii.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing)) }
        set {
            (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
            (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}
