import Foundation
import LayoutEngine

extension View {
    /// Rotates the drawing of this view clockwise around an anchor. Layout does not change.
    ///
    /// An angle that is not finite is reported and counts as 0.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(EffectModifier(effect: RotationEffect(checking: angle, anchor)))
    }

    /// Adds a shadow to this view, with a blur radius and an offset in points. Layout does not change.
    ///
    /// A number that is not finite is reported and counts as 0. Text output has no shadows.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            EffectModifier(
                effect: ShadowEffect(
                    color: color, radius: EffectInput.checked(radius, "shadow's radius", instead: 0),
                    offset: CGSize(
                        width: EffectInput.checked(x, "shadow's offset", instead: 0),
                        height: EffectInput.checked(y, "shadow's offset", instead: 0)))))
    }
}
