import Drawing
import Foundation

/// A sequence of colours to interpolate between.
public struct Gradient: Hashable, Sendable {
    /// A colour at a location of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour of the stop.
        public var color: Color
        /// The location of the stop, from 0 to 1. `NaN` counts as 0.
        public var location: CGFloat

        /// Creates a colour stop at a location from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colour stops in order. A stop whose location is lower than its predecessor's is placed at the
    /// predecessor's location.
    public var stops: [Stop]

    /// Creates a gradient of colour stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient of evenly spaced colours.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
        }
    }

    /// The colours as they are in an environment.
    func resolved(in environment: EnvironmentValues) -> Paint.Gradient {
        Paint.Gradient(
            stops.map { stop in
                Paint.Gradient.Stop(
                    color: stop.color.resolve(in: environment).components, location: Double(stop.location))
            })
    }
}

extension Gradient: ShapeStyle {
    /// The resolved type: `Never`, because the style resolves to itself.
    public typealias Resolved = Never

    /// Paints the gradient from top to bottom. Used by the framework only.
    public func _apply(to area: inout _StyledArea) {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._apply(to: &area)
    }
}

/// A gradient derived from a colour, or a type-erased gradient.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
    /// The resolved type: `Never`, because the style resolves to itself.
    public typealias Resolved = Never

    private enum Source: Hashable, Sendable {
        case gradient(Gradient)
        /// From a lighter shade of the colour to the colour.
        case shades(Color)
    }

    private let source: Source

    /// Creates a style from a gradient.
    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    init(shadesOf color: Color) { source = .shades(color) }

    /// Paints the gradient from top to bottom. Used by the framework only.
    public func _apply(to area: inout _StyledArea) {
        switch source {
        case .gradient(let gradient): gradient._apply(to: &area)
        case .shades(let color):
            let base = color.resolve(in: area.environment)
            func lighter(_ value: Float) -> Float { value + (1 - value) * 0.2 }
            let light = Color.Resolved(
                red: lighter(base.red), green: lighter(base.green), blue: lighter(base.blue), opacity: base.opacity)
            Gradient(colors: [Color(light), Color(base)])._apply(to: &area)
        }
    }
}
