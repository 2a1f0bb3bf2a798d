import Drawing
import Foundation

/// The shadow of what is painted with a style.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// A shadow behind what is painted, blurred by points and moved from where that is. What is not finite counts as 0, as
    /// does a radius below 0.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        func checked(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return ShadowStyle(
            color: color, radius: max(0, checked(radius)), offset: CGSize(width: checked(x), height: checked(y)))
    }
}

/// A style whose paint throws a shadow.
struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    let base: Base
    let shadow: ShadowStyle

    func _apply(to area: inout _StyledArea) {
        base._apply(to: &area)
        area.shadows.append(
            DisplayGroup.Effects.Shadow(
                color: shadow.color.resolve(in: area.environment).components, radius: Double(shadow.radius),
                offset: shadow.offset))
    }
}

extension ShapeStyle {
    /// This style with a shadow behind what is painted with it. Text output has no shadows.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedStyle(base: ForegroundStyle(), shadow: style)
    }
}
