import Drawing
import Foundation
import LayoutEngine

/// Colours along a line.
public struct LinearGradient: ShapeStyle, Hashable {
    /// Stands for itself.
    public typealias Resolved = Never

    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// A gradient between two points, as shares of what is filled; the end colours beyond them.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// A gradient of colours at equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colours at locations.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// Paints along the line, in the bounds of what is filled. Not for clients to call.
    public func _apply(to area: inout _StyledArea) {
        area.paint = .linearGradient(
            gradient.resolved(in: area.environment), from: area.place(startPoint),
            to: area.place(endPoint))
    }
}

/// Colours along the radius of circles.
public struct RadialGradient: ShapeStyle, Hashable {
    /// Stands for itself.
    public typealias Resolved = Never

    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// A gradient around a point, a share of what is filled; the radii in points. Radii below zero count as zero.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = max(0, startRadius)
        self.endRadius = max(0, endRadius)
    }

    /// A gradient of colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of colours at locations.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Paints around the point. Not for clients to call.
    public func _apply(to area: inout _StyledArea) {
        area.paint = .radialGradient(
            gradient.resolved(in: area.environment), center: area.place(center),
            startRadius: Double(startRadius), endRadius: Double(endRadius))
    }
}

extension _StyledArea {
    /// A point of the area; the first share runs to the left where reading does.
    func place(_ point: UnitPoint) -> CGPoint {
        let isMirrored = environment.layoutDirection == .rightToLeft
        return (isMirrored ? UnitPoint(x: 1 - point.x, y: point.y) : point).place(in: bounds)
    }
}

extension UnitPoint {
    /// The point in a rectangle.
    func place(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.origin.x + rect.size.width * x, y: rect.origin.y + rect.size.height * y)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line between two points, as shares of what is filled.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at equal distances along a line between two points, as shares of what is filled.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at locations along a line between two points, as shares of what is filled.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Colours along the radius of circles around a point, a share of what is filled.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at equal distances along the radius of circles around a point, a share of what is filled.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at locations along the radius of circles around a point, a share of what is filled.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension Color {
    /// A gradient from a lighter shade of this colour, at the top, to the colour.
    public var gradient: AnyGradient { AnyGradient(shadesOf: self) }
}
