import Foundation

/// Reads the data of a path in an SVG file.
struct SVGPathReader {
    private(set) var path = PathData()
    private var numbers: SVGNumbers
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, if the previous command was a curve that the next one may continue smoothly.
    private var lastCubic: CGPoint?
    private var lastQuad: CGPoint?
    private static let elementLimit = 100_000

    /// Reads a path up to its end or its first error.
    static func read(_ text: String) -> (path: PathData, isWhole: Bool) {
        var reader = SVGPathReader(numbers: SVGNumbers(text))
        let isWhole = reader.run()
        return (reader.path, isWhole)
    }

    private init(numbers: SVGNumbers) { self.numbers = numbers }

    private mutating func run() -> Bool {
        var command: Character?
        while true {
            numbers.skipSeparators()
            if numbers.isAtEnd { return true }
            guard path.elements.count < Self.elementLimit else { return false }
            if let letter = numbers.letter() {
                command = letter
            } else if command == "M" {
                // Additional points after a move are lines.
                command = "L"
            } else if command == "m" {
                command = "l"
            } else if command == nil || command == "Z" || command == "z" {
                return false
            }
            guard let command, add(command) else { return false }
        }
    }

    private mutating func point(_ isRelative: Bool) -> CGPoint? {
        guard let x = numbers.number(), let y = numbers.number() else { return nil }
        return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    private mutating func add(_ command: Character) -> Bool {
        let isRelative = command.isLowercase
        let (cubic, quad) = (lastCubic, lastQuad)
        (lastCubic, lastQuad) = (nil, nil)
        switch command.uppercased() {
        case "M":
            guard let to = point(isRelative) else { return false }
            path.move(to: to)
            (current, start) = (to, to)
            return true
        case "Z":
            path.close()
            current = start
            return true
        default: break
        }
        // The first command must be a move.
        guard path.currentPoint != nil else { return false }
        switch command.uppercased() {
        case "L":
            guard let to = point(isRelative) else { return false }
            line(to)
        case "H":
            guard let x = numbers.number() else { return false }
            line(CGPoint(x: isRelative ? current.x + x : x, y: current.y))
        case "V":
            guard let y = numbers.number() else { return false }
            line(CGPoint(x: current.x, y: isRelative ? current.y + y : y))
        case "C":
            guard let one = point(isRelative), let two = point(isRelative), let to = point(isRelative) else {
                return false
            }
            curve(one, two, to)
        case "S":
            guard let two = point(isRelative), let to = point(isRelative) else { return false }
            curve(mirrored(cubic), two, to)
        case "Q":
            guard let control = point(isRelative), let to = point(isRelative) else { return false }
            quadCurve(control, to)
        case "T":
            guard let to = point(isRelative) else { return false }
            quadCurve(mirrored(quad), to)
        case "A":
            guard let rx = numbers.number(), let ry = numbers.number(), let angle = numbers.number(),
                let isLarge = numbers.flag(), let isSweep = numbers.flag(), let to = point(isRelative)
            else { return false }
            arc(abs(rx), abs(ry), angle * .pi / 180, isLarge, isSweep, to)
        default: return false
        }
        return true
    }

    /// Returns a control point reflected at the current point; the current point if there is none.
    private func mirrored(_ control: CGPoint?) -> CGPoint {
        guard let control else { return current }
        return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }

    private mutating func line(_ to: CGPoint) {
        path.addLine(to: to)
        current = to
    }

    private mutating func curve(_ one: CGPoint, _ two: CGPoint, _ to: CGPoint) {
        path.addCurve(to: to, control1: one, control2: two)
        (current, lastCubic) = (to, two)
    }

    private mutating func quadCurve(_ control: CGPoint, _ to: CGPoint) {
        path.addQuadCurve(to: to, control: control)
        (current, lastQuad) = (to, control)
    }

    /// Adds an elliptical arc, computed in coordinates in which the ellipse is a circle.
    private mutating func arc(
        _ rx: Double, _ ry: Double, _ angle: Double, _ isLarge: Bool, _ isSweep: Bool, _ to: CGPoint
    ) {
        guard rx > 0, ry > 0, to != current else { return line(to) }
        let turned = CGAffineTransform(rotationAngle: -angle)
        let half = CGPoint(x: (current.x - to.x) / 2, y: (current.y - to.y) / 2).applying(turned)
        let ratio = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry)
        // Radii too small to reach the end are enlarged, as the SVG specification demands.
        let grown = ratio > 1 ? ratio.squareRoot() : 1
        let (rx, ry) = (rx * grown, ry * grown)
        let (x, y) = (half.x / rx, half.y / ry)
        let distance = x * x + y * y
        guard distance.isFinite, distance > 0 else { return line(to) }
        let reach = max(0, 1 / distance - 1).squareRoot() * (isLarge == isSweep ? -1 : 1)
        let center = CGPoint(x: reach * y, y: -reach * x)
        let first = atan2(y - center.y, x - center.x)
        var sweep = atan2(-y - center.y, -x - center.x) - first
        if isSweep, sweep < 0 { sweep += 2 * .pi }
        if !isSweep, sweep > 0 { sweep -= 2 * .pi }
        let middle = CGPoint(x: (current.x + to.x) / 2, y: (current.y + to.y) / 2)
        let scale = CGAffineTransform(scaleX: rx, y: ry)
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        path.addArc(center: center, radius: 1, from: first, delta: sweep, transform: scale)
        current = to
    }
}
