import Drawing
import Foundation
import LayoutEngine

/// A change to the drawing of a view that may depend on the view's geometry.
///
/// An effect is a chain of modifiers that begins with an ``EmptyVisualEffect``. It does not affect layout.
///
/// Do not conform types to this protocol: only the effects in the chain have an effect.
public protocol VisualEffect: Sendable, Animatable {
    /// Appends the effects, innermost first. The framework implements and calls this method; clients do not.
    func _collect(into parts: inout _VisualEffectParts)
}

/// The collected effects of a chain. Used by the framework only.
public struct _VisualEffectParts {
    var effects: [any RenderEffect] = []
}

extension VisualEffect {
    /// Appends no effects. The framework calls this method; clients do not.
    public func _collect(into parts: inout _VisualEffectParts) {}
}

/// A visual effect that changes nothing: the start of a chain of effects.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect that changes nothing.
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

    /// Sets the opacity of the view, from 0 (invisible) to 1 (unchanged). `NaN` is reported and counts as 1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        let sound = EffectInput.checked(opacity, "opacity", instead: 1)
        return adding(OpacityEffect(opacity: min(max(sound, 0), 1)))
    }

    /// Moves the drawing of the view by an offset in points. A number that is not finite is reported and counts as 0.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(ShiftEffect(OffsetEffect(checking: offset))) }

    /// Moves the drawing of the view by an offset in points. A number that is not finite is reported and counts as 0.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    /// Scales the drawing of the view by the width and height of `scale`, around an anchor. A number that is not
    /// finite is reported and counts as 1.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(ScaleEffect(checking: scale, anchor))
    }

    /// Scales the drawing of the view by the same factor on both axes, around an anchor. A number that is not finite
    /// is reported and counts as 1.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the drawing of the view by a factor for each axis, around an anchor. A number that is not finite is
    /// reported and counts as 1.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the drawing of the view clockwise around an anchor. An angle that is not finite is reported and counts
    /// as 0.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(RotationEffect(checking: angle, anchor))
    }

    /// Draws the view rotated in three dimensions; see `View.rotation3DEffect`.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            Rotation3DEffect(
                checking: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Draws the view through an affine transform. A transform with a number that is not finite is reported and has
    /// no effect.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    /// Draws the view through a projection matrix. A matrix with a number that is not finite is reported and has no
    /// effect.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(ProjectionEffect(transform: transform.checked("transform")))
    }

    /// Blurs the view by a radius in points; see `View.blur(radius:opaque:)`.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(BlurEffect(checking: radius, isOpaque: opaque))
    }

    /// Brightens the view: 0 leaves it unchanged, 1 makes it white.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(ColorEffect(.brightness, checking: amount)) }

    /// Sets the contrast of the view: 1 leaves it unchanged, 0 makes it grey.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(ColorEffect(.contrast, checking: amount)) }

    /// Sets the colour saturation of the view: 1 leaves it unchanged, 0 leaves only greys.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(ColorEffect(.saturation, checking: amount)) }

    /// Desaturates the view: 0 leaves it unchanged, 1 leaves only greys.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(ColorEffect(.grayscale, checking: amount)) }

    /// Rotates the hues of the view by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(ColorEffect(.hueRotation, checking: angle.radians))
    }
}

/// Offsets the drawing of a view without notifying observers of its frame: the offset may depend on the frame itself.
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
