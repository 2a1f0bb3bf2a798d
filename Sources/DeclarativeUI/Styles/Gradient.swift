import Drawing
import Foundation

/// A row of colours to blend between.
public struct Gradient: Hashable, Sendable {
    /// A colour and where it stands.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// Where the colour stands, from 0 to 1. NaN counts as 0.
        public var location: CGFloat

        /// A colour at a location from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours in order. One whose location is below that of the one before counts as standing there.
    public var stops: [Stop]

    /// A gradient of colours at locations.
    public init(stops: [Stop]) { self.stops = stops }

    /// A gradient of colours at equal distances.
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
    /// Stands for itself.
    public typealias Resolved = Never

    /// Paints from top to bottom. Not for clients to call.
    public func _apply(to area: inout _StyledArea) {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._apply(to: &area)
    }
}

/// A gradient made of one colour.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
    /// Stands for itself.
    public typealias Resolved = Never

    private enum Source: Hashable, Sendable {
        case gradient(Gradient)
        /// From a lighter shade of the colour to the colour.
        case shades(Color)
    }

    private let source: Source

    /// A gradient of any kind.
    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    init(shadesOf color: Color) { source = .shades(color) }

    /// Paints from top to bottom. Not for clients to call.
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
