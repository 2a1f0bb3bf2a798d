import Foundation
import LayoutEngine

extension View {
    /// Blurs this view. Layout does not change, and taps land where they did.
    ///
    /// In text output, areas and lines stay sharp, but characters are hidden if the radius is at least half a cell
    /// wide.
    ///
    /// - Parameters:
    ///   - radius: The radius of the blur, in points. A number that is not finite is reported and counts as 0.
    ///   - opaque: Whether the blurred view fills its frame completely and ends there, as suits pictures.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(EffectModifier(effect: BlurEffect(checking: radius, isOpaque: opaque)))
    }

    /// Sets how the colours of this view are blended with those behind it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(EffectModifier(effect: BlendEffect(mode: blendMode)))
    }

    /// Composes this view into one picture before other effects apply.
    ///
    /// Views in the group blend with each other, not with the views behind the group. Other effects around the view
    /// always treat it as one picture.
    nonisolated public func compositingGroup() -> some View {
        modifier(EffectModifier(effect: IsolationEffect()))
    }

    /// Composes this view into one picture, as `compositingGroup()` does.
    ///
    /// Pictures have no pixels before they are shown, so `opaque` and `colorMode` have no effect.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(EffectModifier(effect: IsolationEffect()))
    }

    /// Brightens this view: 0 leaves it unchanged, 1 makes it white, and negative amounts darken it.
    ///
    /// A number that is not finite is reported and counts as 0.
    nonisolated public func brightness(_ amount: Double) -> some View { color(.brightness, amount) }

    /// Sets the contrast of this view: 1 leaves it unchanged, 0 makes it grey, and negative amounts invert the
    /// colours.
    ///
    /// A number that is not finite is reported and counts as 1.
    nonisolated public func contrast(_ amount: Double) -> some View { color(.contrast, amount) }

    /// Sets the colour saturation of this view: 1 leaves it unchanged, 0 leaves only greys.
    ///
    /// A number that is not finite is reported and counts as 1.
    nonisolated public func saturation(_ amount: Double) -> some View { color(.saturation, amount) }

    /// Desaturates this view: 0 leaves it unchanged, 1 leaves only greys.
    ///
    /// A number that is not finite is reported and counts as 0.
    nonisolated public func grayscale(_ amount: Double) -> some View { color(.grayscale, amount) }

    /// Rotates the hues of this view by an angle.
    ///
    /// An angle that is not finite is reported and counts as 0.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { color(.hueRotation, angle.radians) }

    /// Inverts the colours of this view.
    nonisolated public func colorInvert() -> some View { color(.inversion, 1) }

    /// Multiplies the colours of this view by a colour, channel by channel.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(EffectModifier(effect: ColorMultiplyEffect(color: color)))
    }

    /// Turns this view into a mask: black, and as opaque as its colours are bright.
    nonisolated public func luminanceToAlpha() -> some View { color(.luminanceToAlpha, 0) }

    nonisolated private func color(_ kind: ColorEffect.Kind, _ amount: Double) -> some View {
        modifier(EffectModifier(effect: ColorEffect(kind, checking: amount)))
    }
}
