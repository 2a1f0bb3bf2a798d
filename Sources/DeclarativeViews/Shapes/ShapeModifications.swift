import Drawing
import Foundation
import LayoutEngine

/// A part of a shape's outline.
struct TrimmedShape<Base: Shape>: Shape {
    var base: Base
    var from: CGFloat
    var to: CGFloat

    /// The part of the outline.
    func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }
    /// As the shape.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    /// As the shape.
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    /// As the shape. Not for clients to call.
    static var _takesAnySize: Bool { Base._takesAnySize }

    /// The numbers of the shape, and the two shares.
    var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(base.animatableData, AnimatablePair(from, to)) }
        set {
            base.animatableData = newValue.first
            (from, to) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A shape moved by an offset. Create it with `offset(_:)`.
public struct OffsetShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The offset, in points.
    public var offset: CGSize

    /// Creates a shape moved by an offset in points.
    nonisolated public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// Returns the moved path of the original shape.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
    /// Returns the size of the original shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// The layout direction behaviour of the original shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// A Boolean value that indicates whether the original shape fills any proposed size. Used by the framework only.
    public static var _takesAnySize: Bool { Content._takesAnySize }

    /// The animatable data: that of the original shape and the offset.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }
}

extension OffsetShape: InsettableShape, _InsettableOutline where Content: InsettableShape {
    /// Returns the moved shape inset by an amount in points.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape rotated around an anchor. Create it with `rotation(_:anchor:)`.
public struct RotatedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The angle of the clockwise rotation.
    public var angle: Angle
    /// The point that stays in place.
    public var anchor: UnitPoint

    /// Creates a shape rotated around an anchor.
    nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// Returns the rotated path of the original shape.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.turning(by: angle, around: anchor.point(in: rect)))
    }
    /// Returns the size of the original shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// The layout direction behaviour of the original shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// A Boolean value that indicates whether the original shape fills any proposed size. Used by the framework only.
    public static var _takesAnySize: Bool { Content._takesAnySize }

    /// The animatable data: that of the original shape, the angle and the anchor.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension RotatedShape: InsettableShape, _InsettableOutline where Content: InsettableShape {
    /// Returns the rotated shape inset by an amount in points.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}
