import Drawing
import Foundation
import LayoutEngine

/// A shape scaled around an anchor. Create it with `scale(_:anchor:)`.
public struct ScaledShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The scale factors along x and y.
    public var scale: CGSize
    /// The point that stays in place.
    public var anchor: UnitPoint

    /// Creates a shape scaled around an anchor.
    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the scaled path of the original shape.
    public func path(in rect: CGRect) -> Path {
        let center = anchor.point(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(
                a: scale.width, b: 0, c: 0, d: scale.height, tx: center.x * (1 - scale.width),
                ty: center.y * (1 - scale.height)))
    }
    /// Returns the size of the original shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// The layout direction behaviour of the original shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// A Boolean value that indicates whether the original shape fills any proposed size. Used by the framework only.
    public static var _takesAnySize: Bool { Content._takesAnySize }

    /// The animatable data: that of the original shape, the scale and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape with a transform applied to its points. Create it with `transform(_:)`.
public struct TransformedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The transform of the points.
    public var transform: CGAffineTransform

    /// Creates a shape with a transform applied to its points.
    nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// Returns the transformed path of the original shape.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// Returns the size of the original shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// The layout direction behaviour of the original shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// A Boolean value that indicates whether the original shape fills any proposed size. Used by the framework only.
    public static var _takesAnySize: Bool { Content._takesAnySize }

    /// The animatable data of the original shape.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape of a size of its own, from the corner of the room it is given.
struct SizedShape<Base: Shape>: Shape {
    var base: Base
    var size: CGSize

    /// The outline in the size.
    func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
    /// As the shape.
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    static var _takesAnySize: Bool { true }

    /// The numbers of the shape, and the size.
    var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(base.animatableData, size.animatableData) }
        set {
            base.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension Shape {
    /// Returns the part of this shape's outline between two fractions of its length, from 0 to 1.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(base: self, from: startFraction, to: endFraction)
    }

    /// Returns this shape moved by an offset in points.
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Returns this shape moved by an offset in points.
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Returns this shape moved by an offset in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Returns this shape rotated clockwise around an anchor.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns this shape scaled by a factor for each axis, around an anchor.
    nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns this shape scaled by the same factor on both axes, around an anchor.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns this shape with a transform applied to its points.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns this shape with a fixed size in points, placed at the origin of its frame.
    nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }

    /// Returns this shape with a fixed size in points, placed at the origin of its frame.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}
