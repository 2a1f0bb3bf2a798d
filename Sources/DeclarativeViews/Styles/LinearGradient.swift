import Drawing
import Foundation
import LayoutEngine

/// A gradient of colours along a line.
public struct LinearGradient: ShapeStyle, Hashable {
    /// The resolved type: `Never`, because the style resolves to itself.
    public typealias Resolved = Never

    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// Creates a gradient between two unit points of the filled area. Beyond them, the first and last colours
    /// continue.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a gradient of evenly spaced colours.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of colour stops.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// Paints the gradient along its line, in the bounds of the filled area. Used by the framework only.
    public func _apply(to area: inout _StyledArea) {
        area.paint = .linearGradient(
            gradient.resolved(in: area.environment), from: area.point(startPoint),
            to: area.point(endPoint))
    }
}

/// A gradient of colours along the radius of circles.
public struct RadialGradient: ShapeStyle, Hashable {
    /// The resolved type: `Never`, because the style resolves to itself.
    public typealias Resolved = Never

    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Creates a gradient around a unit point of the filled area, with radii in points. Negative radii count as zero.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = max(0, startRadius)
        self.endRadius = max(0, endRadius)
    }

    /// Creates a gradient of evenly spaced colours.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient of colour stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Paints the gradient around its centre. Used by the framework only.
    public func _apply(to area: inout _StyledArea) {
        area.paint = .radialGradient(
            gradient.resolved(in: area.environment), center: area.point(center),
            startRadius: Double(startRadius), endRadius: Double(endRadius))
    }
}

extension _StyledArea {
    /// A point of the area; the first share runs to the left where reading does.
    func point(_ point: UnitPoint) -> CGPoint {
        let isMirrored = environment.layoutDirection == .rightToLeft
        return (isMirrored ? UnitPoint(x: 1 - point.x, y: point.y) : point).point(in: bounds)
    }
}

extension UnitPoint {
    /// The point in a rectangle.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.origin.x + rect.size.width * x, y: rect.origin.y + rect.size.height * y)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A linear gradient between two unit points of the filled area.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A linear gradient of evenly spaced colours between two unit points of the filled area.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A linear gradient of colour stops between two unit points of the filled area.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A radial gradient around a unit point of the filled area.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A radial gradient of evenly spaced colours around a unit point of the filled area.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A radial gradient of colour stops around a unit point of the filled area.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension Color {
    /// The gradient of this colour: from a lighter shade at the top to the colour itself.
    public var gradient: AnyGradient { AnyGradient(shadesOf: self) }
}
