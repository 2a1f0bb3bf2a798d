import Foundation
import LayoutEngine

extension View {
    /// Draws this view turned clockwise around a point of it. Layout does not change.
    ///
    /// What is not finite is reported and counts as 0.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        let radians = EffectInput.checked(angle.radians, "angle", instead: 0)
        let anchor = UnitPoint(
            x: EffectInput.checked(anchor.x, "rotation's anchor", instead: 0.5),
            y: EffectInput.checked(anchor.y, "rotation's anchor", instead: 0.5))
        return modifier(EffectModifier(effect: RotationEffect(angle: Angle(radians: radians), anchor: anchor)))
    }

    /// Has this view throw a shadow, blurred by points and moved from where it is. Layout does not change.
    ///
    /// What is not finite is reported and counts as 0. Text output has no shadows.
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

    /// Has effects around this view take it as one picture. They always do here, so nothing changes.
    nonisolated public func compositingGroup() -> some View { self }

    /// Draws this view as one picture. Effects always take a view so here, so nothing changes.
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
}
