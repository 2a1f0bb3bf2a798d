import Foundation

/// Reads the transforms in an SVG file.
enum SVGTransform {
    /// Reads a list of transforms; `nil` if it cannot be read. The last in the list is applied first.
    static func read(_ text: String) -> CGAffineTransform? {
        var result = CGAffineTransform.identity
        var rest = text[...]
        while let open = rest.firstIndex(of: "(") {
            let name = rest[..<open].trimmingCharacters(in: CharacterSet(charactersIn: ", \t\r\n"))
            guard let close = rest[open...].firstIndex(of: ")"),
                let numbers = SVGNumbers.list(String(rest[rest.index(after: open)..<close])),
                let one = make(name, numbers)
            else { return nil }
            result = one.concatenating(result)
            rest = rest[rest.index(after: close)...]
        }
        return rest.allSatisfy(\.isWhitespace) ? result : nil
    }

    private static func make(_ name: String, _ n: [Double]) -> CGAffineTransform? {
        switch (name, n.count) {
        case ("matrix", 6): return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case ("translate", 1): return CGAffineTransform(translationX: n[0], y: 0)
        case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
        case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
        case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
        case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
        case ("rotate", 3):
            return CGAffineTransform(translationX: -n[1], y: -n[2])
                .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
                .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
        case ("skewX", 1): return CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): return CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }
}
