import Drawing
import Foundation
import UnifiedStorage

// Sendable because immutable: the only stored property is a `let` and a value.
/// Makes fonts and lengths grow with the user's text size, as text of a style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: FontDescription.Style

    /// The metrics of body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

    /// A font as large as the text size of `UITraitCollection.current` makes it.
    ///
    /// - Parameter font: A font meant for the usual text size. One that follows the text size already traps.
    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, limit: nil, traits: nil) }

    /// A font as large as the text size of `UITraitCollection.current` makes it, but not larger than a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, limit: maximumPointSize, traits: nil)
    }

    /// A font as large as the text size of a trait collection makes it; `nil` for `UITraitCollection.current`.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, limit: nil, traits: traitCollection)
    }

    /// A font as large as the text size of a trait collection makes it, but not larger than a size in points.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, limit: maximumPointSize, traits: traitCollection)
    }

    /// A length in points, grown as text is at the text size of `UITraitCollection.current`.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length in points, grown as text is at the text size of a trait collection, in whole pixels of its scale.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scaled = FontDescription.scaled(value, as: style, at: traits.preferredContentSizeCategory.textSize)
        let scale = max(traits.displayScale, 1)
        return scaled.isFinite ? (scaled * scale).rounded() / scale : scaled
    }

    /// A limit of 0 is none.
    private func scaled(_ font: UIFont, limit: CGFloat?, traits: UITraitCollection?) -> UIFont {
        require(
            font.growth == nil,
            "A font is scaled once: \(font) follows the text size already. "
                + "Pass one of a fixed size, such as UIFont.systemFont(ofSize:).")
        let size = (traits ?? .current).preferredContentSizeCategory.textSize
        let base = font.fontDescription
        return UIFont(
            base.scaled(as: style, at: size, limit: limit), growth: .scaled(base, as: style, limit: limit))
    }
}
