import Foundation

extension Font {
    /// What a text is for.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// The largest titles.
        case largeTitle
        /// Titles.
        case title
        /// Titles of the second level.
        case title2
        /// Titles of the third level.
        case title3
        /// Headings.
        case headline
        /// Headings of the second level.
        case subheadline
        /// Running text.
        case body
        /// Text that stands out from running text.
        case callout
        /// Footnotes.
        case footnote
        /// Captions.
        case caption
        /// Smaller captions.
        case caption2
    }

    /// How heavy the strokes are.
    public struct Weight: Hashable, Sendable {
        /// From -1 for the lightest to 1 for the heaviest, 0 for regular.
        let value: CGFloat

        /// The lightest.
        public static let ultraLight = Weight(value: -0.8)
        /// Very light.
        public static let thin = Weight(value: -0.6)
        /// Light.
        public static let light = Weight(value: -0.4)
        /// As usual.
        public static let regular = Weight(value: 0)
        /// A little heavier than usual.
        public static let medium = Weight(value: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(value: 0.3)
        /// Bold.
        public static let bold = Weight(value: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(value: 0.56)
        /// The heaviest.
        public static let black = Weight(value: 0.62)
    }

    /// How wide the letters are.
    public struct Width: Hashable, Sendable {
        /// Below 0 for narrower letters, above for wider ones.
        public var value: CGFloat
        /// A width of a value: below 0 for narrower letters, above for wider ones.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest.
        public static let compressed = Width(-0.3)
        /// Narrow.
        public static let condensed = Width(-0.2)
        /// As usual.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)
    }

    /// The style of the letters.
    public enum Design: Hashable, Sendable {
        /// As usual.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// All of one width.
        case monospaced
    }

    /// How far apart lines are.
    public enum Leading: Hashable, Sendable {
        /// As usual.
        case standard
        /// Closer.
        case tight
        /// Further apart.
        case loose
    }
}
