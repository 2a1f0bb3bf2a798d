import Foundation

extension FontDescription {
    /// The purpose of a text, which decides its size.
    package enum Style: Int, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
    }

    /// The text size chosen by the user, smallest first.
    package enum TextSize: Int, CaseIterable, Comparable, Sendable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

        package static func < (one: TextSize, other: TextSize) -> Bool { one.rawValue < other.rawValue }
    }

    /// Makes the font of a style at a text size. Headlines are semibold, all others regular.
    package init(_ style: Style, at textSize: TextSize = .large) {
        self.init(
            size: Self.size(of: style, at: textSize), weight: style == .headline ? .semibold : .regular)
    }

    /// Returns the size of a style in points at a text size. Takes constant time.
    package static func size(of style: Style, at textSize: TextSize) -> Double {
        sizes[textSize.rawValue][style.rawValue]
    }

    /// Returns a size in points, designed for the default text size, scaled like a style.
    package static func scaled(_ size: Double, as style: Style, at textSize: TextSize) -> Double {
        size * self.size(of: style, at: textSize) / self.size(of: style, at: .large)
    }

    /// A row for each text size, with a number for each style.
    private static let sizes: [[Double]] = [
        [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
        [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
        [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
        [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
        [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
        [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
        [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
        [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
        [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
        [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
        [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
    ]
}
