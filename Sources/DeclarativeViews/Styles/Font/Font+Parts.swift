import Foundation

extension Font {
    /// The role of a text, which determines its font.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// The style of large titles.
        case largeTitle
        /// The style of titles.
        case title
        /// The style of second-level titles.
        case title2
        /// The style of third-level titles.
        case title3
        /// The style of headings.
        case headline
        /// The style of subheadings.
        case subheadline
        /// The style of body text.
        case body
        /// The style of callouts.
        case callout
        /// The style of footnotes.
        case footnote
        /// The style of captions.
        case caption
        /// The style of small captions.
        case caption2
    }

    /// The weight of a font's strokes.
    public struct Weight: Hashable, Sendable {
        /// From -1 for the lightest to 1 for the heaviest, 0 for regular.
        let value: CGFloat

        /// The lightest weight, lighter than thin.
        public static let ultraLight = Weight(value: -0.8)
        /// A weight between ultralight and light.
        public static let thin = Weight(value: -0.6)
        /// A weight between thin and regular.
        public static let light = Weight(value: -0.4)
        /// The regular weight, between light and medium.
        public static let regular = Weight(value: 0)
        /// A medium weight, between regular and semibold.
        public static let medium = Weight(value: 0.23)
        /// A semibold weight, between medium and bold.
        public static let semibold = Weight(value: 0.3)
        /// A weight between semibold and heavy.
        public static let bold = Weight(value: 0.4)
        /// A heavy weight, between bold and black.
        public static let heavy = Weight(value: 0.56)
        /// The heaviest weight of strokes.
        public static let black = Weight(value: 0.62)
    }

    /// The width of a font's letters.
    public struct Width: Hashable, Sendable {
        /// The value of the width: negative for narrower letters, positive for wider ones.
        public var value: CGFloat
        /// Creates a width from a value: negative for narrower letters, positive for wider ones.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest of the named widths.
        public static let compressed = Width(-0.3)
        /// A width between compressed and standard.
        public static let condensed = Width(-0.2)
        /// The width of the font as designed.
        public static let standard = Width(0)
        /// A width wider than standard.
        public static let expanded = Width(0.2)
    }

    /// The design of a font's letters.
    public enum Design: Hashable, Sendable {
        /// The design of the system's font.
        case `default`
        /// A design with serifs.
        case serif
        /// A design with rounded ends.
        case rounded
        /// A design with letters of equal width.
        case monospaced
    }

    /// The line spacing of a font.
    public enum Leading: Hashable, Sendable {
        /// The standard line spacing.
        case standard
        /// A line spacing below the standard one.
        case tight
        /// A line spacing above the standard one.
        case loose
    }
}
