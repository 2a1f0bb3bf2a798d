import Drawing
import Foundation
import LayoutEngine

/// A shape, larger or smaller around a point. Not for clients to make.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How many times as wide and high it is.
    public var scale: CGSize
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// A shape, larger or smaller around a point.
    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// The scaled outline.
    public func path(in rect: CGRect) -> Path {
        let center = anchor.place(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(
                a: scale.width, b: 0, c: 0, d: scale.height, tx: center.x * (1 - scale.width),
                ty: center.y * (1 - scale.height)))
    }
    /// As the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// As the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// As the shape. Not for clients to call.
    public static var _takesAnySize: Bool { Content._takesAnySize }

    /// The numbers of the shape, the scale and the point.
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

/// A shape with its points transformed. Not for clients to make.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// What its points go through.
    public var transform: CGAffineTransform

    /// A shape with its points transformed.
    nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// The transformed outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// As the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// As the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// As the shape. Not for clients to call.
    public static var _takesAnySize: Bool { Content._takesAnySize }

    /// The numbers of the shape.
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
    /// The part of this shape's outline between two shares of its length, from 0 to 1.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(base: self, from: startFraction, to: endFraction)
    }

    /// This shape, moved by points.
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// This shape, moved by points.
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// This shape, moved by points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// This shape, turned clockwise around a point.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// This shape, larger or smaller around a point.
    nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// This shape, larger or smaller around a point.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// This shape with its points transformed.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// This shape in a size of its own, from the corner of the room it is given.
    nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }

    /// This shape in a size of its own, from the corner of the room it is given.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}
