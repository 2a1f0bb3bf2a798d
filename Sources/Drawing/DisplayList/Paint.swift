import Foundation

/// The colour or gradient with which an area is painted.
package enum Paint: Hashable, Sendable {
    case color(ColorComponents)
    /// A colour over a blurred backdrop, where the viewer can blur it; elsewhere, and if it is opaque, the colour alone.
    case material(ColorComponents)
    /// A gradient along the line between two points. Beyond the ends, the end colours continue.
    case linearGradient(Gradient, from: CGPoint, to: CGPoint)
    /// A gradient along the radius of circles around a point.
    case radialGradient(Gradient, center: CGPoint, startRadius: Double, endRadius: Double)
    /// A gradient along the radius of ellipses around a point, between two fractions of the radii.
    case ellipticalGradient(Gradient, center: CGPoint, radii: CGSize, start: Double, end: Double)
    /// A gradient along the angle around a point, in radians, clockwise on the screen from the right.
    ///
    /// If it covers more than a turn, the last turn is visible. If it covers less, half of the rest has the last colour
    /// and half the first. `area` is the painted area.
    case angularGradient(Gradient, center: CGPoint, start: Double, end: Double, area: CGRect)

    /// Colour stops to interpolate between.
    package struct Gradient: Hashable, Sendable {
        package struct Stop: Hashable, Sendable {
            package var color: ColorComponents
            /// The location of the colour, from 0 to 1.
            package var location: Double

            package init(color: ColorComponents, location: Double) {
                self.color = color
                self.location = location.isNaN ? 0 : min(max(location, 0), 1)
            }
        }

        /// The stops in ascending order of location.
        package let stops: [Stop]

        /// Creates a gradient. A stop located before its predecessor is moved to the predecessor's location.
        package init(_ stops: [Stop]) {
            var reached = 0.0
            self.stops = stops.map { stop in
                reached = max(reached, stop.location)
                return Stop(color: stop.color, location: reached)
            }
        }

        /// Creates a gradient with colours at equal distances.
        package init(colors: [ColorComponents]) {
            self.init(
                colors.enumerated().map { index, color in
                    Stop(color: color, location: colors.count < 2 ? 0 : Double(index) / Double(colors.count - 1))
                })
        }

        /// Returns the colour at a location, in sRGB; clear if there are no stops.
        package func color(at location: Double) -> ColorComponents {
            guard let first = stops.first, let last = stops.last else { return ColorComponents(white: 0, alpha: 0) }
            guard location > first.location else { return first.color.converted(to: .sRGB) }
            guard let next = stops.firstIndex(where: { $0.location >= location }), next > 0 else {
                return last.color.converted(to: .sRGB)
            }
            let (before, after) = (stops[next - 1], stops[next])
            let span = after.location - before.location
            let share = span > 0 ? (location - before.location) / span : 1
            let (a, b) = (before.color.converted(to: .sRGB), after.color.converted(to: .sRGB))
            func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
            return ColorComponents(
                red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
                alpha: mix(a.alpha, b.alpha))
        }
    }

    /// Returns the colour at a point.
    package func color(at point: CGPoint) -> ColorComponents {
        switch self {
        case .color(let color), .material(let color):
            return color
        case .linearGradient(let gradient, let from, let to):
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let length = dx * dx + dy * dy
            let share = length > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / length : 1
            return gradient.color(at: share.isNaN ? 0 : share)
        case .radialGradient(let gradient, let center, let start, let end):
            let distance = hypot(point.x - center.x, point.y - center.y)
            let share = end != start ? (distance - start) / (end - start) : 1
            return gradient.color(at: share.isNaN ? 0 : share)
        case .ellipticalGradient(let gradient, let center, let radii, let start, let end):
            let distance = hypot((point.x - center.x) / radii.width, (point.y - center.y) / radii.height)
            let share = end != start ? (distance - start) / (end - start) : 1
            return gradient.color(at: share.isNaN ? 0 : share)
        case .angularGradient(let gradient, let center, let start, let end, _):
            let angle = atan2(point.y - center.y, point.x - center.x)
            return gradient.color(at: Self.share(ofAngle: angle, from: start, to: end))
        }
    }

    /// Returns the location of an angle between two others: 0 at the first, 1 at the second.
    static func share(ofAngle angle: Double, from start: Double, to end: Double) -> Double {
        let turn = 2 * Double.pi
        let sweep = abs(end - start)
        guard sweep.isFinite, angle.isFinite, sweep > 0 else { return 1 }
        var offset = (end > start ? angle - start : start - angle).truncatingRemainder(dividingBy: turn)
        if offset < 0 { offset += turn }
        if sweep >= turn { return (offset + turn * ((sweep - offset) / turn).rounded(.down)) / sweep }
        return offset <= sweep ? offset / sweep : offset - sweep < (turn - sweep) / 2 ? 1 : 0
    }

    /// The gradient; `nil` for a plain colour.
    package var gradient: Gradient? {
        switch self {
        case .color, .material: nil
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
            .ellipticalGradient(let gradient, _, _, _, _), .angularGradient(let gradient, _, _, _, _):
            gradient
        }
    }

    /// The colour of a paint without a gradient; `nil` for one with.
    package var plainColor: ColorComponents? {
        switch self {
        case .color(let color), .material(let color): color
        default: nil
        }
    }

    /// Returns the paint with every colour changed.
    package func mapColors(_ change: (ColorComponents) -> ColorComponents) -> Paint {
        func changed(_ gradient: Gradient) -> Gradient {
            var stops: [Gradient.Stop] = []
            for stop in gradient.stops {
                stops.append(Gradient.Stop(color: change(stop.color), location: stop.location))
            }
            return Gradient(stops)
        }
        switch self {
        case .color(let color): return .color(change(color))
        case .material(let color): return .material(change(color))
        case .linearGradient(let gradient, let from, let to):
            return .linearGradient(changed(gradient), from: from, to: to)
        case .radialGradient(let gradient, let center, let start, let end):
            return .radialGradient(changed(gradient), center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(let gradient, let center, let radii, let start, let end):
            return .ellipticalGradient(changed(gradient), center: center, radii: radii, start: start, end: end)
        case .angularGradient(let gradient, let center, let start, let end, let area):
            return .angularGradient(changed(gradient), center: center, start: start, end: end, area: area)
        }
    }

    /// Returns the paint with every colour's opacity multiplied.
    package func opacity(_ factor: Double) -> Paint {
        if factor == 1 || factor.isNaN { return self }
        return mapColors { $0.withAlpha(min(max($0.alpha * factor, 0), 1)) }
    }

    /// Whether the paint is invisible.
    package var isClear: Bool {
        if let plainColor { return plainColor.alpha <= 0 }
        return gradient?.stops.allSatisfy { $0.color.alpha <= 0 } ?? true
    }

    /// Whether all numbers are in a range that can be drawn.
    var isDrawable: Bool {
        switch self {
        case .color, .material: true
        case .linearGradient(_, let from, let to): from.isFinite && to.isFinite
        case .radialGradient(_, let center, let start, let end):
            center.isFinite && start.isFinite && end.isFinite && start >= 0 && end >= 0
        case .ellipticalGradient(_, let center, let radii, let start, let end):
            center.isFinite && radii.width.isFinite && radii.height.isFinite && radii.width > 0 && radii.height > 0
                && start.isFinite && end.isFinite && start >= 0 && end >= 0
        case .angularGradient(_, let center, let start, let end, let area):
            center.isFinite && start.isFinite && end.isFinite && area.isFinite
        }
    }
}
