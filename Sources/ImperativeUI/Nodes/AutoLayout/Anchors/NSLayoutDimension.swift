import Foundation

/// The width or the height of a view or a layout guide, from which constraints are made.
@MainActor @preconcurrency open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that the length is a constant, in points.
    public final func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, toConstant: constant)
    }

    /// Returns a constraint that the length is at least a constant, in points.
    public final func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, toConstant: constant)
    }

    /// Returns a constraint that the length is at most a constant, in points.
    public final func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, toConstant: constant)
    }

    /// Returns a constraint that the length is a multiple of another one.
    public final func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, to: anchor, multiplier: multiplier)
    }

    /// Returns a constraint that the length is at least a multiple of another one.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier) }

    /// Returns a constraint that the length is at most a multiple of another one.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, multiplier: multiplier) }

    /// Returns a constraint that the length is a multiple of another one and a constant, in points, more.
    public final func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, to: anchor, multiplier: multiplier, constant: constant) }

    /// Returns a constraint that the length is at least a multiple of another one and a constant, in points, more.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that the length is at most a multiple of another one and a constant, in points, more.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
    }
}
