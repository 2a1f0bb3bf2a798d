import Drawing
import Foundation
import LayoutEngine

/// Colours along the angle around a point, clockwise on the screen. Angles begin at the right, where reading goes
/// there.
///
/// Of angles more than a turn apart, the last turn is seen. Of less than a turn, half of the rest is in the last colour
/// and half in the first. A document in SVG, which has no such gradients, shows wedges of 4 degrees.
public struct AngularGradient: ShapeStyle, Hashable {
    /// Stands for itself.
    public typealias Resolved = Never

    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    /// A gradient around a point, a share of what is filled, from one angle to another.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// A gradient of colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of colours at locations.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of a whole turn that begins at an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
    }

    /// A gradient of a whole turn, of colours at equal distances.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// A gradient of a whole turn, of colours at locations.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// Paints around the point. Not for clients to call.
    public func _apply(to area: inout _StyledArea) {
        let isMirrored = area.environment.layoutDirection == .rightToLeft
        func angle(_ angle: Angle) -> Double { isMirrored ? .pi - angle.radians : angle.radians }
        area.paint = .angularGradient(
            gradient.resolved(in: area.environment), center: area.place(center), start: angle(startAngle),
            end: angle(endAngle), area: area.bounds)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Colours around a point, a share of what is filled, from one angle to another.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at equal distances around a point, a share of what is filled, from one angle to another.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at locations around a point, a share of what is filled, from one angle to another.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours of a whole turn around a point, a share of what is filled.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Colours of a whole turn, at equal distances around a point, a share of what is filled.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Colours of a whole turn, at locations around a point, a share of what is filled.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}

extension AngularGradient: View {
    /// Has no body.
    public typealias Body = Never
}
