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

/// A shape, moved. Not for clients to make.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far it is moved, in points.
    public var offset: CGSize

    /// A shape, moved by points.
    nonisolated public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// The moved outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
    /// As the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// As the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// As the shape. Not for clients to call.
    public static var _takesAnySize: Bool { Content._takesAnySize }

    /// The numbers of the shape, and the offset.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }
}

extension OffsetShape: InsettableShape, _InsettableOutline where Content: InsettableShape {
    /// The moved shape, so many points further inside.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape, turned around a point. Not for clients to make.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far it is turned, clockwise.
    public var angle: Angle
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// A shape, turned around a point.
    nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// The turned outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.turning(by: angle, around: anchor.place(in: rect)))
    }
    /// As the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// As the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// As the shape. Not for clients to call.
    public static var _takesAnySize: Bool { Content._takesAnySize }

    /// The numbers of the shape, the angle and the point.
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
    /// The turned shape, so many points further inside.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}
