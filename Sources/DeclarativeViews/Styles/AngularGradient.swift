import Drawing
import Foundation
import LayoutEngine

/// A gradient of colours along the angle around a point, clockwise on screen.
///
/// Angle 0 points to the right in a left-to-right layout; a right-to-left layout mirrors the gradient. If the angles
/// are more than a full turn apart, the last turn is visible. If they are less than a turn apart, half of the
/// remaining angle has the last colour and half the first. An SVG document, which has no such gradients, shows wedges
/// of 4 degrees.
public struct AngularGradient: ShapeStyle, Hashable {
    /// The resolved type: `Never`, because the style resolves to itself.
    public typealias Resolved = Never

    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    /// Creates a gradient around a unit point of the filled area, from one angle to another.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Creates a gradient of evenly spaced colours from one angle to another.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient of colour stops from one angle to another.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient over a full turn that begins at an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
    }

    /// Creates a gradient of evenly spaced colours over a full turn.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient of colour stops over a full turn.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// Paints the gradient around its centre. Used by the framework only.
    public func _apply(to area: inout _StyledArea) {
        let isMirrored = area.environment.layoutDirection == .rightToLeft
        func angle(_ angle: Angle) -> Double { isMirrored ? .pi - angle.radians : angle.radians }
        area.paint = .angularGradient(
            gradient.resolved(in: area.environment), center: area.point(center), start: angle(startAngle),
            end: angle(endAngle), area: area.bounds)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// An angular gradient around a unit point of the filled area, from one angle to another.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// An angular gradient of evenly spaced colours around a unit point of the filled area, from one angle to
    /// another.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// An angular gradient of colour stops around a unit point of the filled area, from one angle to another.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// An angular gradient over a full turn around a unit point of the filled area.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// An angular gradient of evenly spaced colours over a full turn around a unit point of the filled area.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// An angular gradient of colour stops over a full turn around a unit point of the filled area.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}

extension AngularGradient: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never
}
