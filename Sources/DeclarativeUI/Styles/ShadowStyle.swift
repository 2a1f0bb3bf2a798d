import Drawing
import Foundation

/// The shadow of what is painted with a style.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    private init(_ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, isInner: Bool) {
        func checked(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        self.color = color
        self.radius = max(0, checked(radius))
        offset = CGSize(width: checked(x), height: checked(y))
        self.isInner = isInner
    }

    /// A shadow behind what is painted, blurred by points and moved from where that is. What is not finite counts as 0,
    /// as does a radius below 0.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color, radius, x, y, isInner: false)
    }

    /// A shadow inside of what is painted, as if that were cut out of something above it, blurred by points and moved
    /// from its edge. What is not finite counts as 0, as does a radius below 0.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color, radius, x, y, isInner: true)
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
                offset: shadow.offset, isInner: shadow.isInner))
    }
}

extension ShapeStyle {
    /// This style with a shadow behind or inside of what is painted with it. Text output has no shadows.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedStyle(base: ForegroundStyle(), shadow: style)
    }
}
