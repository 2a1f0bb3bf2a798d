import Drawing
import Foundation
import BridgedEnvironment

extension Path: LosslessStringConvertible {
    /// The elements as numbers, each followed by a letter: `m` for a move, `l` for a line, `q` and `c` for curves,
    /// `h` for closing the subpath.
    public var description: String {
        var words: [String] = []
        func add(_ letter: String, _ points: CGPoint...) {
            for point in points {
                words.append(Self.text(point.x))
                words.append(Self.text(point.y))
            }
            words.append(letter)
        }
        forEach { element in
            switch element {
            case .move(let to): add("m", to)
            case .line(let to): add("l", to)
            case .quadCurve(let to, let control): add("q", control, to)
            case .curve(let to, let control1, let control2): add("c", control1, control2, to)
            case .closeSubpath: add("h")
            }
        }
        return words.joined(separator: " ")
    }

    private static func text(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(clamping: value)) : String(Double(value))
    }

    /// Creates a path from a string in the format of ``description``. Returns `nil` for any other string.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard number.isFinite, numbers.count < 6 else { return nil }
                numbers.append(CGFloat(number))
                continue
            }
            let count: Int
            switch word {
            case "m", "l": count = 2
            case "q": count = 4
            case "c": count = 6
            case "h": count = 0
            default: return nil
            }
            guard numbers.count == count, word == "m" || currentPoint != nil else { return nil }
            switch word {
            case "m": move(to: point(0))
            case "l": addLine(to: point(0))
            case "q": addQuadCurve(to: point(2), control: point(0))
            case "c": addCurve(to: point(4), control1: point(0), control2: point(2))
            default: closeSubpath()
            }
            numbers.removeAll()
        }
        if !numbers.isEmpty { return nil }
    }
}
