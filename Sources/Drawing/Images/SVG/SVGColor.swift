import Foundation

/// Reads the colours in an SVG file.
enum SVGColor {
    /// Reads a colour given by name, in hexadecimal, or by `rgb()`; `nil` if it cannot be read.
    static func read(_ text: String) -> ColorComponents? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            return function(text[text.index(after: open)...].dropLast())
        }
        return names[text].map { number($0) }
    }

    private static func number(_ value: UInt32, alpha: Double = 1) -> ColorComponents {
        ColorComponents(
            bytes: UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF), alpha: alpha)
    }

    private static func hexadecimal(_ digits: Substring) -> ColorComponents? {
        guard digits.utf8.count == digits.count, digits.allSatisfy(\.isHexDigit) else { return nil }
        let whole = digits.count == 3 || digits.count == 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard let value = UInt32(whole, radix: 16) else { return nil }
        switch whole.count {
        case 6: return number(value)
        case 8: return number(value >> 8, alpha: Double(value & 0xFF) / 255)
        default: return nil
        }
    }

    private static func function(_ text: Substring) -> ColorComponents? {
        let parts = text.split { $0 == "," || $0 == "/" || $0.isWhitespace }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        var values: [Double] = []
        for (index, part) in parts.enumerated() {
            let isShare = part.hasSuffix("%")
            guard let value = Double(isShare ? part.dropLast() : part), value.isFinite else { return nil }
            values.append(isShare ? value / 100 : index < 3 ? value / 255 : value)
        }
        func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
        return ColorComponents(
            red: unit(values[0]), green: unit(values[1]), blue: unit(values[2]), alpha: values.count > 3 ? values[3] : 1
        )
    }

    private static let names: [String: UInt32] = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
        "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF,
        "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080,
        "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
        "brown": 0xA52A2A, "chocolate": 0xD2691E, "coral": 0xFF7F50, "crimson": 0xDC143C, "darkblue": 0x00008B,
        "darkgray": 0xA9A9A9, "darkgreen": 0x006400, "darkgrey": 0xA9A9A9, "darkorange": 0xFF8C00,
        "darkred": 0x8B0000, "deeppink": 0xFF1493, "deepskyblue": 0x00BFFF, "dimgray": 0x696969,
        "dodgerblue": 0x1E90FF, "firebrick": 0xB22222, "forestgreen": 0x228B22, "gold": 0xFFD700,
        "hotpink": 0xFF69B4, "indigo": 0x4B0082, "ivory": 0xFFFFF0, "khaki": 0xF0E68C, "lavender": 0xE6E6FA,
        "lightblue": 0xADD8E6, "lightgray": 0xD3D3D3, "lightgreen": 0x90EE90, "lightgrey": 0xD3D3D3,
        "lightyellow": 0xFFFFE0, "midnightblue": 0x191970, "orchid": 0xDA70D6, "pink": 0xFFC0CB, "plum": 0xDDA0DD,
        "rebeccapurple": 0x663399, "royalblue": 0x4169E1, "salmon": 0xFA8072, "seagreen": 0x2E8B57,
        "sienna": 0xA0522D, "skyblue": 0x87CEEB, "slategray": 0x708090, "steelblue": 0x4682B4, "tan": 0xD2B48C,
        "tomato": 0xFF6347, "turquoise": 0x40E0D0, "violet": 0xEE82EE, "wheat": 0xF5DEB3, "yellowgreen": 0x9ACD32,
    ]
}
