import Drawing
import Foundation
import LayoutEngine

/// What is done to a view when it is drawn, which may depend on where the view is: a chain that begins with an
/// ``EmptyVisualEffect``. Layout never hears of it.
///
/// Conform no types to it: only the effects in the chain do anything.
public protocol VisualEffect: Sendable, Animatable {
    /// Adds the effects, the innermost first. Not for clients to implement or call.
    func _collect(into parts: inout _VisualEffectParts)
}

/// The effects of a chain. Not for clients to use.
public struct _VisualEffectParts {
    var effects: [any RenderEffect] = []
}

extension VisualEffect {
    /// Adds nothing. Not for clients to call.
    public func _collect(into parts: inout _VisualEffectParts) {}
}

/// The effect that does nothing, with which a chain begins.
public struct EmptyVisualEffect: VisualEffect {
    /// Makes an effect that does nothing.
    public init() {}
}

/// One effect more.
struct VisualEffectStep<Base: VisualEffect, Effect: RenderEffect & Sendable>: VisualEffect {
    var base: Base
    var effect: Effect

    var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
        get { AnimatablePair(base.animatableData, effect.animatableData) }
        set {
            base.animatableData = newValue.first
            effect.animatableData = newValue.second
        }
    }

    func _collect(into parts: inout _VisualEffectParts) {
        base._collect(into: &parts)
        if !effect.isInert { parts.effects.append(effect) }
    }
}

extension VisualEffect {
    private func adding<Effect: RenderEffect & Sendable>(_ effect: Effect) -> VisualEffectStep<Self, Effect> {
        VisualEffectStep(base: self, effect: effect)
    }

    /// Makes the view more or less opaque: 0 cannot be seen, 1 is as it is. What is no number is reported and counts as
    /// 1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        let sound = EffectInput.checked(opacity, "opacity", instead: 1)
        return adding(OpacityEffect(opacity: min(max(sound, 0), 1)))
    }

    /// Draws the view moved by points. What is not finite is reported and counts as 0.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(ShiftEffect(OffsetEffect(checking: offset))) }

    /// Draws the view moved by points. What is not finite is reported and counts as 0.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    /// Draws the view larger or smaller, around a point of it. What is not finite is reported and counts as 1.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(ScaleEffect(checking: scale, anchor))
    }

    /// Draws the view larger or smaller, around a point of it. What is not finite is reported and counts as 1.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view larger or smaller, around a point of it. What is not finite is reported and counts as 1.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view turned clockwise, around a point of it. What is not finite is reported and counts as 0.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(RotationEffect(checking: angle, anchor))
    }

    /// Draws the view as it is seen when it is turned in space; see `View.rotation3DEffect`.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            Rotation3DEffect(
                checking: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Draws the view through a transform. One with a number that is not finite is reported and does nothing.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    /// Draws the view through a matrix. One with a number that is not finite is reported and does nothing.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(ProjectionEffect(transform: transform.checked("transform")))
    }

    /// Blurs the view by a radius in points; see `View.blur(radius:opaque:)`.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(BlurEffect(checking: radius, isOpaque: opaque))
    }

    /// Makes the view lighter: 0 leaves it, 1 makes it white.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(ColorEffect(.brightness, checking: amount)) }

    /// Changes how far colours are from the middle: 1 leaves them, 0 makes them grey.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(ColorEffect(.contrast, checking: amount)) }

    /// Changes how strong colours are: 1 leaves them, 0 leaves greys.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(ColorEffect(.saturation, checking: amount)) }

    /// Takes colours away: 0 leaves them, 1 leaves greys.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(ColorEffect(.grayscale, checking: amount)) }

    /// Turns hues by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(ColorEffect(.hueRotation, checking: angle.radians))
    }
}

/// Draws a view moved, which who follows its frame does not hear of: where the view is may be what it is moved by.
struct ShiftEffect: RenderEffect, Sendable {
    private var offset: OffsetEffect

    init(_ offset: OffsetEffect) { self.offset = offset }

    static var moves: Bool { false }
    var isInert: Bool { offset.isInert }

    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    func apply(to appearance: inout ItemAppearance, size: CGSize, isMirrored: Bool) {
        let (width, height) = (offset.offset.width, offset.offset.height)
        let way = CGAffineTransform(translationX: isMirrored ? -width : width, y: height)
        appearance.project(by: Projection(way), keepsFrame: true)
    }
}
