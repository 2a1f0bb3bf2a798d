import Drawing
import Foundation

/// An area to be painted with a style. Used by the framework only.
public struct _StyledArea {
    /// The environment that the style reads; reads are observed by the painted view.
    let environment: EnvironmentValues
    /// The rectangle around everything painted as one, in the painted item's coordinates.
    let bounds: CGRect
    /// The resulting paint; `nil` for none.
    var paint: Paint?
    /// The shadows of the painted content, the outermost first.
    var shadows: [DisplayGroup.Effects.Shadow] = []

    /// Applies a style as it is in another environment.
    mutating func apply(_ style: some ShapeStyle, in environment: EnvironmentValues) {
        var inner = _StyledArea(environment: environment, bounds: bounds, paint: nil)
        style._apply(to: &inner)
        paint = inner.paint
        shadows += inner.shadows
    }
}

extension DrawingContext {
    /// Draws with the paint of a style, and with its shadows; nothing where the style paints nothing.
    mutating func draw(
        with style: some ShapeStyle, in environment: EnvironmentValues, bounds: CGRect,
        _ draw: (inout DrawingContext, Paint) -> Void
    ) {
        var area = _StyledArea(environment: environment, bounds: bounds, paint: nil)
        style._apply(to: &area)
        guard let paint = area.paint else { return }
        for shadow in area.shadows { beginGroup(shadow: shadow) }
        draw(&self, paint)
        for _ in area.shadows { restore() }
    }
}

extension ShapeStyle {
    /// Returns the style's paint in an area; `nil` for none.
    package func paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint? {
        var area = _StyledArea(environment: environment, bounds: bounds, paint: nil)
        _apply(to: &area)
        return area.paint
    }

    /// The one colour this style comes to in an environment, or `nil` if it comes to none or to many.
    package func color(in environment: EnvironmentValues) -> Color.Resolved? {
        guard let color = paint(in: environment, bounds: .zero)?.plainColor else { return nil }
        let shown = color.converted(to: .sRGB)
        return Color.Resolved(
            red: Float(shown.red), green: Float(shown.green), blue: Float(shown.blue), opacity: Float(shown.alpha))
    }
}

extension Color.Resolved {
    /// Paints with the colour. Used by the framework only.
    public func _apply(to area: inout _StyledArea) { area.paint = .color(components) }
}

extension Color {
    /// Paints with the colour resolved in the area's environment. Used by the framework only.
    public func _apply(to area: inout _StyledArea) {
        area.paint = .color(resolve(in: area.environment).components)
    }
}
