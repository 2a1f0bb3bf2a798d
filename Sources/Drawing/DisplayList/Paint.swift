import Foundation

/// What an area is filled with.
package enum Paint: Hashable, Sendable {
    case color(ColorComponents)
    /// Colours along the line from one point to another, the end colours beyond it.
    case linearGradient(Gradient, from: CGPoint, to: CGPoint)
    /// Colours along the radius of circles about a point.
    case radialGradient(Gradient, center: CGPoint, startRadius: Double, endRadius: Double)
    /// Colours along the radius of ellipses about a point, from one share of the radii to another.
    case ellipticalGradient(Gradient, center: CGPoint, radii: CGSize, start: Double, end: Double)
    /// Colours along the angle about a point, in radians, clockwise from the right on the screen. Of more than a turn
    /// the last one is seen; of less, the rest is half in the last colour and half in the first. `area` is what is
    /// painted.
    case angularGradient(Gradient, center: CGPoint, start: Double, end: Double, area: CGRect)

    /// A row of colours to blend between.
    package struct Gradient: Hashable, Sendable {
        package struct Stop: Hashable, Sendable {
            package var color: ColorComponents
            /// Where the colour stands, from 0 to 1.
            package var location: Double

            package init(color: ColorComponents, location: Double) {
                self.color = color
                self.location = location.isNaN ? 0 : min(max(location, 0), 1)
            }
        }

        /// The stops in rising order of location.
        package let stops: [Stop]

        /// Creates a gradient. A stop below the one before it is moved up to it.
        package init(_ stops: [Stop]) {
            var reached = 0.0
            self.stops = stops.map { stop in
                reached = max(reached, stop.location)
                return Stop(color: stop.color, location: reached)
            }
        }

        /// Creates a gradient of colours at equal distances.
        package init(colors: [ColorComponents]) {
            self.init(
                colors.enumerated().map { index, color in
                    Stop(color: color, location: colors.count < 2 ? 0 : Double(index) / Double(colors.count - 1))
                })
        }

        /// The colour at a location, in sRGB; clear if there are no stops.
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

    /// The colour at a point.
    package func color(at point: CGPoint) -> ColorComponents {
        switch self {
        case .color(let color):
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

    /// Where an angle stands between two others, 0 at the first and 1 at the second.
    static func share(ofAngle angle: Double, from start: Double, to end: Double) -> Double {
        let turn = 2 * Double.pi
        let sweep = abs(end - start)
        guard sweep.isFinite, angle.isFinite, sweep > 0 else { return 1 }
        var offset = (end > start ? angle - start : start - angle).truncatingRemainder(dividingBy: turn)
        if offset < 0 { offset += turn }
        if sweep >= turn { return (offset + turn * ((sweep - offset) / turn).rounded(.down)) / sweep }
        return offset <= sweep ? offset / sweep : offset - sweep < (turn - sweep) / 2 ? 1 : 0
    }

    /// The gradient; `nil` of a plain colour.
    package var gradient: Gradient? {
        switch self {
        case .color: nil
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
            .ellipticalGradient(let gradient, _, _, _, _), .angularGradient(let gradient, _, _, _, _):
            gradient
        }
    }

    /// The same with every colour changed.
    func mapColors(_ change: (ColorComponents) -> ColorComponents) -> Paint {
        func changed(_ gradient: Gradient) -> Gradient {
            var stops: [Gradient.Stop] = []
            for stop in gradient.stops {
                stops.append(Gradient.Stop(color: change(stop.color), location: stop.location))
            }
            return Gradient(stops)
        }
        switch self {
        case .color(let color): return .color(change(color))
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

    /// The same with every colour's opacity multiplied.
    package func opacity(_ factor: Double) -> Paint {
        if factor == 1 || factor.isNaN { return self }
        return mapColors { $0.withAlpha(min(max($0.alpha * factor, 0), 1)) }
    }

    /// Whether nothing can be seen of it.
    package var isClear: Bool {
        switch self {
        case .color(let color): color.alpha <= 0
        default: gradient?.stops.allSatisfy { $0.color.alpha <= 0 } ?? true
        }
    }

    /// Whether every number can be drawn with.
    var isDrawable: Bool {
        switch self {
        case .color: true
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
