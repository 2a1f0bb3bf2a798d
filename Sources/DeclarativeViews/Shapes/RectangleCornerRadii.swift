import Foundation
import LayoutEngine

/// A style of rounded corners. Both styles are drawn as arcs.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Circular arcs.
    case circular
    /// Curves whose curvature increases gradually.
    case continuous
}

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates corner radii in points. A radius that is not greater than zero leaves the corner square.
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
    /// The animatable data: the four radii.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing)) }
        set {
            (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
            (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}
