import Drawing
import Foundation

/// A style of shadows.
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

    /// A shadow behind the painted content, with a blur radius and an offset in points.
    ///
    /// Numbers that are not finite and negative radii count as 0.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color, radius, x, y, isInner: false)
    }

    /// A shadow inside the painted content, as if the content were cut out of a layer above, with a blur radius and
    /// an offset in points.
    ///
    /// Numbers that are not finite and negative radii count as 0.
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
    /// Returns this style with a shadow behind or inside the content painted with it. Text output has no shadows.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The current foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedStyle(base: ForegroundStyle(), shadow: style)
    }
}
