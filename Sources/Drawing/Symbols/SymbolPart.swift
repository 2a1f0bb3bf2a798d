import Foundation

/// A piece of a symbol's drawing, on a grid of 24 units that are 1.2 em together.
///
/// Paths are followed by a pen, whose width depends on the weight of the symbol.
struct SymbolPart: Sendable {
    /// The effect of filling a symbol on a part.
    enum Role: Sendable {
        /// A line, which is drawn in any case.
        case line
        /// An outline, whose inside is filled as well in a filled symbol.
        case body
        /// A line inside of an outline, which is left out of the filled area.
        case detail
    }

    /// In which form of a symbol a part is there.
    enum Form: Sendable { case any, outlined, filled }

    let role: Role
    /// The path in the notation of SVG.
    let notation: String
    var transform = CGAffineTransform.identity
    /// The width of the pen as a multiple of the symbol's.
    var factor = 1.0
    /// Whether the inside of the path belongs to the part in any form.
    var isSolid = false
    /// Whether a gap separates the part from those behind it.
    var isInFront = false
    var form = Form.any
    /// The level in the hierarchy of colours: 0, 1 or 2.
    var level = 0
    /// The part's own colour, in symbols of several colours.
    var color: SystemPalette?
    /// The value, from 0 to 1, above which the part is lit in a symbol that shows a value.
    var threshold: Double?

    private init(_ role: Role, _ notation: String) {
        self.role = role
        self.notation = notation
    }

    private func with(_ change: (inout SymbolPart) -> Void) -> SymbolPart {
        var copy = self
        change(&copy)
        return copy
    }

    static func line(_ notation: String) -> SymbolPart { SymbolPart(.line, notation) }
    static func body(_ notation: String) -> SymbolPart { SymbolPart(.body, notation) }
    static func detail(_ notation: String) -> SymbolPart { SymbolPart(.detail, notation) }
    /// An area that is filled in any form.
    static func solid(_ notation: String) -> SymbolPart { SymbolPart(.line, notation).with { $0.isSolid = true } }
    /// Points as thick as the pen times a factor.
    static func dots(_ points: [(x: Double, y: Double)], factor: Double = 1.3) -> SymbolPart {
        SymbolPart(.line, points.map { "M\($0.x) \($0.y)h0" }.joined()).with { $0.factor = factor }
    }
    /// Points inside of an outline, which are left out of the filled area.
    static func holes(_ points: [(x: Double, y: Double)], factor: Double = 1.3) -> SymbolPart {
        SymbolPart(.detail, points.map { "M\($0.x) \($0.y)h0" }.joined()).with { $0.factor = factor }
    }

    var solid: SymbolPart { with { $0.isSolid = true } }
    var inFront: SymbolPart { with { $0.isInFront = true } }
    var onlyOutlined: SymbolPart { with { $0.form = .outlined } }
    var onlyFilled: SymbolPart { with { $0.form = .filled } }
    func pen(_ factor: Double) -> SymbolPart { with { $0.factor *= factor } }
    func level(_ level: Int) -> SymbolPart { with { $0.level = min(level, 2) } }
    func color(_ color: SystemPalette) -> SymbolPart { with { $0.color = color } }
    func above(_ threshold: Double) -> SymbolPart { with { $0.threshold = threshold } }

    func applying(_ other: CGAffineTransform) -> SymbolPart { with { $0.transform = transform.concatenating(other) } }

    /// The part turned clockwise about the middle of the grid.
    func turned(_ degrees: Double) -> SymbolPart {
        applying(
            CGAffineTransform(translationX: -12, y: -12)
                .concatenating(CGAffineTransform(rotationAngle: degrees * .pi / 180))
                .concatenating(CGAffineTransform(translationX: 12, y: 12)))
    }

    /// The part mirrored in a grid of a width.
    func mirrored(in width: Double = 24) -> SymbolPart {
        applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
    }

    /// The part scaled and then moved.
    func placed(x: Double, y: Double, scale: Double) -> SymbolPart {
        applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y))
    }

    /// The path of the pen.
    var path: PathData { SVGPathReader.read(notation).path.applying(transform) }
}

/// Shapes in the notation of paths.
enum SymbolShape {
    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
        ellipse(x, y, radius, radius)
    }

    static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> String {
        "M\(x - rx) \(y)a\(rx) \(ry) 0 1 1 \(2 * rx) 0a\(rx) \(ry) 0 1 1 \(-2 * rx) 0Z"
    }

    /// A rectangle with rounded corners, by its left, top, right and bottom edges.
    static func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ radius: Double) -> String {
        let (r, a) = (radius, "a\(radius) \(radius) 0 0 1 ")
        return "M\(left + r) \(top)H\(right - r)\(a)\(r) \(r)V\(bottom - r)\(a)\(-r) \(r)H\(left + r)\(a)\(-r) \(-r)"
            + "V\(top + r)\(a)\(r) \(-r)Z"
    }

    /// A polygon with its first corner at the top, whose corners alternate between two radii if there is a second.
    static func star(
        _ x: Double, _ y: Double, corners: Int, _ outer: Double, _ inner: Double? = nil, from degrees: Double = -90
    ) -> String {
        let count = inner == nil ? corners : 2 * corners
        let points = (0..<count).map { index in
            let angle = (degrees + 360 * Double(index) / Double(count)) * .pi / 180
            let radius = index % 2 == 0 ? outer : inner ?? outer
            return "\(x + radius * cos(angle)) \(y + radius * sin(angle))"
        }
        return "M" + points.joined(separator: "L") + "Z"
    }

    /// A ring of round bumps.
    static func scallop(_ x: Double, _ y: Double, bumps: Int, radius: Double, bump: Double) -> String {
        let points = (0...bumps).map { index in
            let angle = (-90 + 360 * (Double(index) + 0.5) / Double(bumps)) * .pi / 180
            return "\(x + radius * cos(angle)) \(y + radius * sin(angle))"
        }
        return "M\(points[0])" + points.dropFirst().map { "A\(bump) \(bump) 0 0 1 \($0)" }.joined() + "Z"
    }

    /// Lines from a middle outwards.
    static func rays(
        _ x: Double, _ y: Double, _ count: Int, from inner: Double, to outer: Double, first degrees: Double = -90
    ) -> String {
        (0..<count).map { index in
            let angle = (degrees + 360 * Double(index) / Double(count)) * .pi / 180
            return "M\(x + inner * cos(angle)) \(y + inner * sin(angle))"
                + "L\(x + outer * cos(angle)) \(y + outer * sin(angle))"
        }.joined()
    }

    /// An arc of a circle from one angle to another, clockwise.
    static func arc(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double) -> String {
        let (a, b) = (from * .pi / 180, to * .pi / 180)
        return "M\(x + radius * cos(a)) \(y + radius * sin(a))"
            + "A\(radius) \(radius) 0 \(to - from > 180 ? 1 : 0) 1 \(x + radius * cos(b)) \(y + radius * sin(b))"
    }
}
