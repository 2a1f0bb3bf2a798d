import Drawing
import Foundation

extension UIListContentConfiguration {
    /// The appearance of a text.
    public struct TextProperties {
        /// The alignment of the lines of a text.
        public enum TextAlignment: Int, Sendable {
            /// Lines are aligned with the edge at which reading begins.
            case natural
            /// Lines are centred.
            case center
            /// Lines are aligned with both edges.
            case justified
        }

        /// The transformation of the letters of a text.
        public enum TextTransform: Int, Sendable {
            /// Letters are unchanged.
            case none
            /// Letters are transformed to uppercase.
            case uppercase
            /// Letters are transformed to lowercase.
            case lowercase
            /// The first letter of each word is capitalized.
            case capitalized
        }

        /// The font of the text. A font for a text style follows the user's text size.
        public var font: UIFont
        /// The colour of the text.
        public var color: UIColor
        /// A transformer that derives the displayed colour from the colour; `nil`, the default, leaves it unchanged.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the lines; `.natural` by default.
        public var alignment = TextAlignment.natural
        /// The technique for breaking or truncating lines that are too long; truncation at the end by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0, the default, is no limit.
        public var numberOfLines = 0
        /// A Boolean value that indicates whether the text shrinks to fit its width; `false` by default.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest fraction of its size to which the text can shrink; 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// A Boolean value that indicates whether the font follows the user's text size; `true` by default.
        public var adjustsFontForContentSizeCategory = true
        /// The transformation of the letters; `.none` by default.
        public var transform = TextTransform.none

        init(style: UIFont.TextStyle, color: UIColor) { self.init(.preferredFont(forTextStyle: style), color) }

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }

        /// Returns the displayed colour.
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

    /// The appearance of an image.
    public struct ImageProperties {
        /// A dimension for ``reservedLayoutSize`` that reserves the same space for the images of several rows.
        public static let standardDimension: CGFloat = ListFigure.iconRoom

        /// The symbol configuration of a symbol image; by default, one that suits body text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(textStyle: .body)
        /// The colour of a template image; `nil`, the default, for the tint colour.
        public var tintColor: UIColor?
        /// A transformer that derives the displayed colour from the tint colour; `nil`, the default, leaves it
        /// unchanged.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners, in points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; a dimension of 0, the default, is not limited.
        public var maximumSize = CGSize.zero
        /// The space reserved for the image, in points. The image is centred in it.
        ///
        /// A dimension of 0, the default, is that of the image, except that all symbols have the same width, which
        /// grows with the text size.
        public var reservedLayoutSize = CGSize.zero

        init() {}

        /// Returns the displayed colour for a tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }
}
