import Foundation
import LayoutEngine

extension View {
    /// Blurs this view. Layout does not change, and taps land where they did.
    ///
    /// In text output areas and lines stay as they are, but no character can be read where the radius is at least half
    /// a cell wide.
    ///
    /// - Parameters:
    ///   - radius: How far, in points. What is not finite is reported and counts as 0.
    ///   - opaque: Whether the blurred view covers its frame wholly and ends there, as is right for pictures.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(EffectModifier(effect: BlurEffect(checking: radius, isOpaque: opaque)))
    }

    /// Sets how the colours of this view and of what is behind it become one.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(EffectModifier(effect: BlendEffect(mode: blendMode)))
    }

    /// Makes one picture of this view: views in it blend with each other, and not with what is behind. Other effects
    /// around always take a view as one picture.
    nonisolated public func compositingGroup() -> some View {
        modifier(EffectModifier(effect: IsolationEffect()))
    }

    /// Makes one picture of this view, as `compositingGroup()` does. There are no pixels before a picture is shown, so
    /// `opaque` and `colorMode` change nothing.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(EffectModifier(effect: IsolationEffect()))
    }

    /// Makes this view lighter: 0 leaves it, 1 makes it white, and below 0 it becomes darker.
    ///
    /// What is not finite is reported and counts as 0.
    nonisolated public func brightness(_ amount: Double) -> some View { color(.brightness, amount) }

    /// Changes how far the colours of this view are from the middle: 1 leaves it, 0 makes it grey, and below 0 colours
    /// become opposite ones.
    ///
    /// What is not finite is reported and counts as 1.
    nonisolated public func contrast(_ amount: Double) -> some View { color(.contrast, amount) }

    /// Changes how strong the colours of this view are: 1 leaves it, 0 leaves greys.
    ///
    /// What is not finite is reported and counts as 1.
    nonisolated public func saturation(_ amount: Double) -> some View { color(.saturation, amount) }

    /// Takes the colours of this view away: 0 leaves it, 1 leaves greys.
    ///
    /// What is not finite is reported and counts as 0.
    nonisolated public func grayscale(_ amount: Double) -> some View { color(.grayscale, amount) }

    /// Turns the hues of this view by an angle.
    ///
    /// What is not finite is reported and counts as 0.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { color(.hueRotation, angle.radians) }

    /// Gives this view the opposite colours.
    nonisolated public func colorInvert() -> some View { color(.inversion, 1) }

    /// Multiplies the colours of this view by another, channel by channel.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(EffectModifier(effect: ColorMultiplyEffect(color: color)))
    }

    /// Makes this view black, and as opaque as its colours are light: a mask.
    nonisolated public func luminanceToAlpha() -> some View { color(.luminanceToAlpha, 0) }

    nonisolated private func color(_ kind: ColorEffect.Kind, _ amount: Double) -> some View {
        modifier(EffectModifier(effect: ColorEffect(kind, checking: amount)))
    }
}
