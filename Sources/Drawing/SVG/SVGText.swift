import Foundation
import Foundations

/// Escaping of text, and formatting of numbers in the same way on every machine.
enum SVGText {
    /// Formats a number with at most three decimals, never as `-0` and never with an exponent.
    ///
    /// It is limited to ±10¹²; a number that is not finite becomes 0.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let thousandths = Int(clamping: (value * 1000).rounded(), to: -1_000_000_000_000_000...1_000_000_000_000_000)
        if thousandths % 1000 == 0 { return String(thousandths / 1000) }
        let magnitude = thousandths.magnitude
        var decimals = magnitude % 1000
        var digits = 3
        while decimals % 10 == 0 {
            decimals /= 10
            digits -= 1
        }
        let written = String(decimals)
        let zeros = digits == written.utf8.count ? "" : digits - written.utf8.count == 1 ? "0" : "00"
        return (thousandths < 0 ? "-" : "") + String(magnitude / 1000) + "." + zeros + written
    }

    /// Returns text for an element or an attribute.
    ///
    /// Markup is escaped; tabs and line breaks become spaces; controls and characters that XML 1.0 forbids are dropped.
    static func escaped(_ text: String) -> String {
        let needsWork = text.utf8.contains { byte in
            // 0xC2 begins the controls above ASCII, 0xEF the two noncharacters of the Basic Multilingual Plane.
            byte < 0x20 || byte == 0x22 || byte == 0x26 || byte == 0x27 || byte == 0x3C || byte == 0x3E || byte == 0x7F
                || byte == 0xC2 || byte == 0xEF
        }
        guard needsWork else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: result += "&amp;"
            case 0x3C: result += "&lt;"
            case 0x3E: result += "&gt;"
            case 0x22: result += "&quot;"
            case 0x27: result += "&#39;"
            case 0x09, 0x0A, 0x0D: result += " "
            case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns an attribute for a colour. For a colour outside of sRGB, adds a style with the exact colour, which wins
    /// where supported.
    static func color(_ color: ColorComponents, _ property: String, alpha: Double = 1) -> String {
        var result = " " + property + "=\"" + color.hexadecimal + "\""
        let opacity = color.alpha * alpha
        if opacity < 1 {
            let name =
                switch property {
                case "stop-color": "stop-opacity"
                case "flood-color": "flood-opacity"
                default: property + "-opacity"
                }
            result += " " + name + "=\"" + number(opacity) + "\""
        }
        if color.space == .displayP3 {
            result +=
                " style=\"" + property + ":color(display-p3 " + number(color.red) + " " + number(color.green) + " "
                + number(color.blue) + ")\""
        }
        return result
    }

    /// Returns a colour as the value of a property in a style, in sRGB.
    static func styleColor(_ color: ColorComponents) -> String {
        let color = color.converted(to: .sRGB).clamped
        func byte(_ value: Double) -> String { String(Int(clamping: (value * 255).rounded())) }
        return "rgba(\(byte(color.red)),\(byte(color.green)),\(byte(color.blue))," + number(color.alpha) + ")"
    }

    static func matrix(_ t: CGAffineTransform) -> String {
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "translate(" + number(t.tx) + " " + number(t.ty) + ")" }
        return "matrix("
            + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " ") + ")"
    }

    /// Writes a transform whose factors may be small: with six decimals.
    static func exactMatrix(_ t: CGAffineTransform) -> String {
        func factor(_ value: Double) -> String {
            let millionths = Int(clamping: (value * 1_000_000).rounded(), to: -1_000_000_000_000...1_000_000_000_000)
            if millionths % 1000 == 0 { return number(Double(millionths) / 1_000_000) }
            var digits = String(millionths.magnitude % 1_000_000)
            digits = String(repeating: "0", count: 6 - digits.utf8.count) + digits
            while digits.hasSuffix("0") { digits.removeLast() }
            return (millionths < 0 ? "-" : "") + String(millionths.magnitude / 1_000_000) + "." + digits
        }
        return "matrix(" + [t.a, t.b, t.c, t.d].map(factor).joined(separator: " ") + " " + number(t.tx) + " "
            + number(t.ty) + ")"
    }

    /// Writes closed polygons briefly: with the ways from one corner to the next, in hundredths.
    static func outline(_ path: PathData) -> String {
        var result = ""
        var (x, y) = (0, 0)
        func hundredths(_ value: Double) -> Int {
            Int(clamping: (value * 100).rounded(), to: -100_000_000_000...100_000_000_000)
        }
        func append(_ value: Int, isFirst: Bool) {
            if !isFirst, value >= 0 { result += " " }
            result += number(Double(value) / 100)
        }
        var isFirst = true
        for element in path.elements {
            switch element {
            case .move(let point):
                (x, y) = (hundredths(point.x), hundredths(point.y))
                result += "M"
                append(x, isFirst: true)
                append(y, isFirst: false)
                result += "l"
                isFirst = true
            case .line(let point), .quad(_, let point), .curve(_, _, let point):
                let (right, bottom) = (hundredths(point.x), hundredths(point.y))
                append(right - x, isFirst: isFirst)
                append(bottom - y, isFirst: false)
                (x, y, isFirst) = (right, bottom, false)
            case .close: result += "z"
            }
        }
        return result
    }

    static func path(_ path: PathData) -> String {
        var result = ""
        func pair(_ point: CGPoint) -> String { number(point.x) + " " + number(point.y) }
        for element in path.elements {
            switch element {
            case .move(let point): result += "M" + pair(point)
            case .line(let point): result += "L" + pair(point)
            case .quad(let control, let point): result += "Q" + pair(control) + " " + pair(point)
            case .curve(let control1, let control2, let point):
                result += "C" + pair(control1) + " " + pair(control2) + " " + pair(point)
            case .close: result += "Z"
            }
        }
        return result
    }
}
