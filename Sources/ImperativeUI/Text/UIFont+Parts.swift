import Drawing
import Foundation

extension UIFont {
    /// The weight of a font's strokes.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight from -1, the lightest, to 1, the heaviest; 0 is regular.
        public let rawValue: CGFloat
        /// Creates a weight from a number. It is treated as the nearest named weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from a number. It is treated as the nearest named weight.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest of the weights.
        public static let ultraLight = Weight(-0.8)
        /// A very light weight.
        public static let thin = Weight(-0.6)
        /// A light weight, between thin and regular.
        public static let light = Weight(-0.4)
        /// The regular weight of text.
        public static let regular = Weight(0)
        /// A weight slightly heavier than regular.
        public static let medium = Weight(0.23)
        /// A weight between medium and bold.
        public static let semibold = Weight(0.3)
        /// A bold weight, between semibold and heavy.
        public static let bold = Weight(0.4)
        /// A weight heavier than bold.
        public static let heavy = Weight(0.56)
        /// The heaviest of the weights.
        public static let black = Weight(0.62)

        private static let named: [(weight: Weight, description: FontDescription.Weight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
            (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]

        init(_ description: FontDescription.Weight) {
            self = Self.named.first { $0.description == description }?.weight ?? .regular
        }

        var description: FontDescription.Weight {
            guard rawValue.isFinite else { return .regular }
            var nearest = FontDescription.Weight.regular
            var distance = CGFloat.infinity
            for (weight, description) in Self.named where abs(weight.rawValue - rawValue) < distance {
                (nearest, distance) = (description, abs(weight.rawValue - rawValue))
            }
            return nearest
        }
    }

    /// The purpose of a text, which determines its font size and how it grows with the user's text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style in archives.
        public let rawValue: String
        /// Creates a style from an archived name. An unknown name is treated as body.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The style for large titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The style for first-level titles.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The style for second-level titles.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The style for third-level titles.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The style for headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The style for subheadings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The style for body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The style for callouts: text set apart from the body text.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The style for footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The style for standard captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The style for smaller captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        private static let styles: [TextStyle: FontDescription.Style] = [
            .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .headline,
            .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption,
            .caption2: .caption2,
        ]

        init(_ style: FontDescription.Style) { self = Self.styles.first { $0.value == style }?.key ?? .body }

        var style: FontDescription.Style { Self.styles[self] ?? .body }
    }
}

extension UIContentSizeCategory {
    /// The text size of the category; the default size for an unknown category.
    package var textSize: FontDescription.TextSize { FontDescription.TextSize(rawValue: rank) ?? .large }
}
