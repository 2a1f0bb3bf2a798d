import Drawing
import Foundation

/// An area that is to be painted with a style. Not for clients to use.
public struct _StyledArea {
    /// What the style may read; reads are watched where what is painted is.
    let environment: EnvironmentValues
    /// The rectangle around all that is painted as one, in the coordinates of what is painted.
    let bounds: CGRect
    /// What came out; `nil` for nothing.
    var paint: Paint?
    /// The shadows of what is painted, the outermost first.
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
    /// Draws what a style is for, with the style's shadows; nothing where the style paints nothing.
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
    /// What the style paints in an area; `nil` for nothing.
    package func paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint? {
        var area = _StyledArea(environment: environment, bounds: bounds, paint: nil)
        _apply(to: &area)
        return area.paint
    }

    /// The one colour this style comes to in an environment, or `nil` if it comes to none or to many.
    package func color(in environment: EnvironmentValues) -> Color.Resolved? {
        guard case .color(let color)? = paint(in: environment, bounds: .zero) else { return nil }
        let shown = color.converted(to: .sRGB)
        return Color.Resolved(
            red: Float(shown.red), green: Float(shown.green), blue: Float(shown.blue), opacity: Float(shown.alpha))
    }
}

extension Color.Resolved {
    /// Paints the colour. Not for clients to call.
    public func _apply(to area: inout _StyledArea) { area.paint = .color(components) }
}

extension Color {
    /// Paints the colour as it is in the area's environment. Not for clients to call.
    public func _apply(to area: inout _StyledArea) {
        area.paint = .color(resolve(in: area.environment).components)
    }
}
