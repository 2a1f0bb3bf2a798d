import Drawing
import Foundation

extension UIListContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
        /// How lines are aligned.
        public enum TextAlignment: Int, Sendable {
            /// At the side at which reading begins.
            case natural
            /// In the middle.
            case center
            /// At both sides.
            case justified
        }

        /// How letters are changed.
        public enum TextTransform: Int, Sendable {
            /// Not at all.
            case none
            /// To capital letters.
            case uppercase
            /// To small letters.
            case lowercase
            /// The first letters of words to capital ones.
            case capitalized
        }

        /// The font; it follows the text size where it is made for a text style.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// Makes the colour that is shown from the colour; `nil`, the default, leaves it.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// How lines are aligned; natural by default.
        public var alignment = TextAlignment.natural
        /// How lines that are too long are broken or cut; cut at the end by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The largest number of lines; 0, the default, is any.
        public var numberOfLines = 0
        /// Whether the text becomes smaller so that it fits into its width; false by default.
        public var adjustsFontSizeToFitWidth = false
        /// How small it may become, as a part of its size; 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the text size; true by default.
        public var adjustsFontForContentSizeCategory = true
        /// How letters are changed; not at all by default.
        public var transform = TextTransform.none

        init(style: UIFont.TextStyle, color: UIColor) { self.init(.preferredFont(forTextStyle: style), color) }

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }

        /// Returns the colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// How an image looks.
    public struct ImageProperties {
        /// A side of ``reservedLayoutSize`` that gives images of several rows the same room.
        public static let standardDimension: CGFloat = ListFigure.iconRoom

        /// The settings of an image that is a symbol; beside body text by default.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(textStyle: .body)
        /// The colour of an image that is a template; `nil`, the default, for the tint colour.
        public var tintColor: UIColor?
        /// Makes the colour that is shown from the tint colour; `nil`, the default, leaves it.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners in points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; a side of 0, the default, is not limited.
        public var maximumSize = CGSize.zero
        /// The room for the image, in whose middle it is, in points.
        ///
        /// A side of 0, the default, is that of the image; but symbols have all the same width, which grows with the
        /// text size.
        public var reservedLayoutSize = CGSize.zero

        init() {}

        /// Returns the colour that is shown where the tint colour is `tintColor`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }
}
