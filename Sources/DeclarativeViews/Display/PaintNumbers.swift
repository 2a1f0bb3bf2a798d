import Drawing
import Foundation
import LayoutEngine

/// The numbers of any number of paints, as they move. Without any it is the zero of all.
struct PaintNumbers: VectorArithmetic {
    private(set) var values: [Double] = []

    static var zero: PaintNumbers { PaintNumbers() }

    init() {}

    /// The numbers of paints.
    init(_ paints: [Paint]) {
        for paint in paints { paint.appendNumbers(to: &values) }
    }

    mutating func scale(by rhs: Double) {
        for index in values.indices { values[index] *= rhs }
    }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

    static func + (lhs: PaintNumbers, rhs: PaintNumbers) -> PaintNumbers {
        if lhs.values.isEmpty { return rhs }
        var sum = lhs
        // Paints of one form have the same number of numbers.
        for (index, value) in rhs.values.enumerated() where index < sum.values.count { sum.values[index] += value }
        return sum
    }

    static func - (lhs: PaintNumbers, rhs: PaintNumbers) -> PaintNumbers { lhs + rhs.scaled(by: -1) }

    static func == (lhs: PaintNumbers, rhs: PaintNumbers) -> Bool {
        if lhs.values.count == rhs.values.count { return lhs.values == rhs.values }
        return (lhs.values + rhs.values).allSatisfy { $0 == 0 }
    }
}

/// The form that paints must share to move from one to the other: whether they are colours or gradients of which
/// kind, and of how many colours.
struct PaintForm: Equatable {
    private enum Kind { case color, linear, radial, elliptical, angular }

    private let kind: Kind
    /// The number of colours of a gradient.
    private let stops: Int

    init(_ paint: Paint) {
        stops = paint.gradient?.stops.count ?? 0
        kind =
            switch paint {
            case .color, .material: .color
            case .linearGradient: .linear
            case .radialGradient: .radial
            case .ellipticalGradient: .elliptical
            case .angularGradient: .angular
            }
    }

    /// Whether this is the form of plain colours.
    var isColor: Bool { kind == .color }
}

extension Paint {
    /// Returns the paint in the form of a gradient: a colour as a gradient of that colour only.
    func shaped(like gradient: Paint) -> Paint {
        guard let color = plainColor else { return self }
        return gradient.mapColors { _ in color }
    }

    fileprivate func appendNumbers(to list: inout [Double]) {
        func append(_ color: ColorComponents) {
            let seen = PerceptualColor(color)
            list += [seen.lightness, seen.redness, seen.yellowness, seen.alpha]
        }
        if let plainColor { return append(plainColor) }
        for stop in gradient?.stops ?? [] {
            append(stop.color)
            list.append(stop.location)
        }
        switch self {
        case .color, .material: return
        case .linearGradient(_, let from, let to): list += [from.x, from.y, to.x, to.y].map { Double($0) }
        case .radialGradient(_, let center, let start, let end):
            list += [Double(center.x), Double(center.y), start, end]
        case .ellipticalGradient(_, let center, let radii, let start, let end):
            list += [Double(center.x), Double(center.y), Double(radii.width), Double(radii.height), start, end]
        case .angularGradient(_, let center, let start, let end, _):
            list += [Double(center.x), Double(center.y), start, end]
        }
    }

    /// The paint of this one's form with other numbers, which are taken off a list.
    func taking(from numbers: inout ArraySlice<Double>) -> Paint {
        func next() -> Double { numbers.popFirst() ?? 0 }
        func color() -> ColorComponents {
            PerceptualColor(lightness: next(), redness: next(), yellowness: next(), alpha: next()).components
        }
        func point() -> CGPoint { CGPoint(x: next(), y: next()) }
        func stops() -> Gradient {
            Gradient((gradient?.stops ?? []).map { _ in Gradient.Stop(color: color(), location: next()) })
        }
        switch self {
        case .color: return .color(color())
        case .material: return .material(color())
        case .linearGradient: return .linearGradient(stops(), from: point(), to: point())
        case .radialGradient:
            return .radialGradient(
                stops(), center: point(), startRadius: max(0, next()), endRadius: max(0, next()))
        case .ellipticalGradient:
            let (stops, center) = (stops(), point())
            let radii = CGSize(width: max(0, next()), height: max(0, next()))
            return .ellipticalGradient(stops, center: center, radii: radii, start: max(0, next()), end: max(0, next()))
        case .angularGradient(_, _, _, _, let area):
            return .angularGradient(stops(), center: point(), start: next(), end: next(), area: area)
        }
    }
}
