import Foundation

/// The contrast between the colours of cells, from 1 to 21, as the Web Content Accessibility Guidelines define it.
package enum CellContrast {
    /// The least contrast of text.
    package static let ofText = 4.5
    /// The least contrast of a mark, such as a knob or an arrow, and of text that is faint because its control is
    /// disabled. The guidelines demand none of the latter; so much keeps it readable, and fainter than the rest.
    package static let ofMarks = 3.0

    /// The share of each channel's value in the luminance, by its byte.
    private static let linear: [Double] = (0...255).map { ColorComponents.linear(Double($0) / 255) }

    /// Returns the luminance of a colour, from 0 to 1.
    package static func luminance(_ color: UInt32) -> Double {
        0.2126 * linear[Int(color >> 16 & 0xFF)] + 0.7152 * linear[Int(color >> 8 & 0xFF)]
            + 0.0722 * linear[Int(color & 0xFF)]
    }

    /// Returns the ratio of the luminances of two colours.
    package static func ratio(_ one: UInt32, _ other: UInt32) -> Double {
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Returns a colour a part of the way to another one.
    private static func mix(_ color: UInt32, _ other: UInt32, _ share: Double) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 {
            let (from, to) = (Double(color >> shift & 0xFF), Double(other >> shift & 0xFF))
            return UInt32(from + (to - from) * share + 0.5) << shift
        }
        return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
    }

    private static let black: UInt32 = 0xFF00_0000
    private static let white: UInt32 = 0xFFFF_FFFF

    /// Returns the colour nearest to a foreground that has enough contrast to a background, both as they are shown.
    ///
    /// It is darker or lighter than the foreground, whichever way it already differs from the background if that is
    /// possible.
    static func readable(_ color: UInt32, on below: UInt32, least: Double, in colors: TextScreen.Colors) -> UInt32 {
        let shown = colors.shown(color)
        if ratio(shown, below) >= least { return shown }
        if colors == .sixteen { return CellColor.nearestBasic(to: color) { ratio($0, below) >= least } ?? shown }
        let ends = luminance(color) >= luminance(below) ? [white, black] : [black, white]
        // The contrast to black or to white is at least 4.58.
        let end = ends.first { ratio($0, below) >= least } ?? ends[1]
        return onTheWay(from: color, to: end, in: colors) { ratio($0, below) >= least }
    }

    /// Returns the first colour on the way from a background to black on which white can be read, as it is shown.
    static func darkened(_ color: UInt32, for light: UInt32, in colors: TextScreen.Colors) -> UInt32 {
        onTheWay(from: color, to: black, in: colors) { ratio($0, light) >= ofText }
    }

    /// Returns the shown colour nearest to the start of a way that fulfils a condition, as that at its end does.
    private static func onTheWay(
        from color: UInt32, to end: UInt32, in colors: TextScreen.Colors, _ condition: (UInt32) -> Bool
    ) -> UInt32 {
        var (low, high) = (0.0, 1.0)
        var best = colors.shown(end)
        for _ in 0..<9 {
            let middle = (low + high) / 2
            let candidate = colors.shown(mix(color, end, middle))
            if condition(candidate) { (high, best) = (middle, candidate) } else { low = middle }
        }
        return best
    }
}

extension TextScreen.Colors {
    /// Returns the colour that a terminal with these colours shows in place of another one.
    package func shown(_ color: UInt32) -> UInt32 {
        switch self {
        case .none, .full: color
        case .indexed: CellColor.color(ofIndex: CellColor.indexed(color))
        case .sixteen: CellColor.color(ofIndex: CellColor.basic(color))
        }
    }
}
