import Drawing
import Foundation
import LayoutEngine

/// A gradient of colours along the radius of ellipses in the proportions of the filled area.
public struct EllipticalGradient: ShapeStyle, Hashable {
    /// The resolved type: `Never`, because the style resolves to itself.
    public typealias Resolved = Never

    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    /// Creates a gradient around a unit point of the filled area, with radii as fractions of its sides. Negative
    /// radii count as zero.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = max(0, startRadiusFraction)
        self.endRadiusFraction = max(0, endRadiusFraction)
    }

    /// Creates a gradient of evenly spaced colours.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient of colour stops.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Paints the gradient around its centre. Used by the framework only.
    public func _apply(to area: inout _StyledArea) {
        area.paint = .ellipticalGradient(
            gradient.resolved(in: area.environment), center: area.point(center), radii: area.bounds.size,
            start: Double(startRadiusFraction), end: Double(endRadiusFraction))
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// An elliptical gradient around a unit point of the filled area.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// An elliptical gradient of evenly spaced colours around a unit point of the filled area.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// An elliptical gradient of colour stops around a unit point of the filled area.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension EllipticalGradient: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never
}
