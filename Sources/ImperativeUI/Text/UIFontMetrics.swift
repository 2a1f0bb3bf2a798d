import Drawing
import Foundation
import BridgedEnvironment

// Sendable because immutable: the only stored property is a `let` and a value.
/// An object that scales fonts and lengths with the user's text size, in the way text of a particular style scales.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: FontDescription.Style

    /// The metrics for body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates metrics for a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

    /// Returns a font scaled to the text size of `UITraitCollection.current`.
    ///
    /// - Parameter font: A font designed for the default text size. A font that already follows the text size traps.
    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, limit: nil, traits: nil) }

    /// Returns a font scaled to the text size of `UITraitCollection.current`, up to a maximum size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, limit: maximumPointSize, traits: nil)
    }

    /// Returns a font scaled to the text size of a trait collection; `nil` for `UITraitCollection.current`.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, limit: nil, traits: traitCollection)
    }

    /// Returns a font scaled to the text size of a trait collection, up to a maximum size in points.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, limit: maximumPointSize, traits: traitCollection)
    }

    /// Returns a length, in points, scaled to the text size of `UITraitCollection.current`.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length, in points, scaled to a trait collection's text size and rounded to whole pixels of its
    /// scale.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scaled = FontDescription.scaled(value, as: style, at: traits.preferredContentSizeCategory.textSize)
        let scale = max(traits.displayScale, 1)
        return scaled.isFinite ? (scaled * scale).rounded() / scale : scaled
    }

    /// A limit of 0 means no limit.
    private func scaled(_ font: UIFont, limit: CGFloat?, traits: UITraitCollection?) -> UIFont {
        require(
            font.growth == nil,
            "A font is scaled once: \(font) follows the text size already. "
                + "Pass one of a fixed size, such as UIFont.systemFont(ofSize:).")
        let size = (traits ?? .current).preferredContentSizeCategory.textSize
        let base = font.fontDescription
        return UIFont(
            base.scaled(as: style, at: size, limit: limit), growth: .scaled(base, as: style, limit: limit),
            face: font.face)
    }
}
