import Drawing
import Foundation
import BridgedEnvironment

// Sendable because immutable: all stored properties are `let` and values.
/// A font with a size, a weight and a design. Immutable.
///
/// Metrics come from the installed text measurer. A font for a text style, or a font scaled by ``UIFontMetrics``,
/// remembers how it scales, so that a label that adjusts its font can follow the user's text size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    /// How a font follows the text size.
    enum Growth: Hashable, Sendable {
        case style(FontDescription.Style)
        /// A font designed for the default text size, which grows like a text style.
        case scaled(FontDescription, as: FontDescription.Style, limit: CGFloat?)
    }

    /// The font in the form used to measure and draw.
    package let fontDescription: FontDescription
    let growth: Growth?
    /// The face that was asked for by its name; `nil` for system fonts.
    let face: FontFace?

    init(_ description: FontDescription, growth: Growth? = nil, face: FontFace? = nil) {
        fontDescription = description
        self.growth = growth
        self.face = face
    }

    /// Returns the font itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Making

    /// Returns the system font with a size, in points, and a weight. A size of 0 or less counts as 17.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.description))
    }

    /// Returns the bold system font with a size, in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the italic system font with a size, in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: fontSize, isItalic: true))
    }

    /// Returns the monospaced system font.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.description, design: .monospaced))
    }

    /// Returns the system font with monospaced digits.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Returns the font for a text style at the text size of `UITraitCollection.current`.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font for a text style at the text size of a trait collection; `nil` for `UITraitCollection.current`.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = (traitCollection ?? .current).preferredContentSizeCategory.textSize
        return UIFont(FontDescription(style.style, at: size), growth: .style(style.style))
    }

    /// Returns a copy of the font with another size, which does not follow the text size. A size of 0 or less counts
    /// as 17.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(fontDescription.with(size: fontSize), face: face)
    }

    /// Returns the font at a trait collection's text size; the font itself if it does not follow the text size.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let growth else { return self }
        let size = traits.preferredContentSizeCategory.textSize
        let description: FontDescription
        switch growth {
        case .style(let style): description = FontDescription(style, at: size)
        case .scaled(let base, let style, let limit): description = base.scaled(as: style, at: size, limit: limit)
        }
        return description == fontDescription ? self : UIFont(description, growth: growth, face: face)
    }

    // MARK: Sizes of the system

    /// The standard size of labels: 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// The standard size of buttons: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The standard size of small text: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The standard size of text: 14 points.
    public class var systemFontSize: CGFloat { 14 }

    // MARK: Metrics

    /// The name of the font's face, such as `HelveticaNeue-Bold`.
    open var fontName: String { face?.name ?? fontDescription.systemName }
    /// The name of the font's family, such as `Helvetica Neue`.
    open var familyName: String { face?.family ?? fontDescription.systemFamily }
    /// The size of the font, in points.
    open var pointSize: CGFloat { fontDescription.size }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { line.size.height }
    /// The distance from the top of a line to its baseline, in points.
    open var ascender: CGFloat { line.firstBaseline }
    /// The distance from the baseline to the bottom of a line, in points, as a negative number.
    open var descender: CGFloat { line.firstBaseline - line.size.height }
    /// The additional space between lines, in points: always 0.
    open var leading: CGFloat { 0 }

    private var line: TextMeasurement { line(in: UITraitCollection.current.textMedium) }

    /// Returns the measurement of a line in a medium.
    final func line(in medium: TextMedium) -> TextMeasurement {
        TextMetrics.current.size(of: " ", font: fontDescription.shown(in: medium), maxWidth: nil)
    }

    // MARK: Comparing

    /// Returns whether another object is a font with the same appearance.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || (fontDescription == other.fontDescription && face == other.face)
    }

    /// The hash value of the font; equal fonts have equal hash values.
    open override var hash: Int { fontDescription.hashValue }

    /// A textual description of the font with its size and weight.
    open override var description: String {
        let d = fontDescription
        var parts = ["\(d.size) pt", "\(d.weight)"]
        if let face { parts.insert(face.name, at: 0) }
        if d.design != .default { parts.append("\(d.design)") }
        if d.isItalic { parts.append("italic") }
        return "<UIFont: \(parts.joined(separator: ", "))>"
    }
}

extension FontDescription {
    /// Returns the font grown like `style` at a text size, up to a limit in points.
    func scaled(as style: Style, at textSize: TextSize, limit: CGFloat?) -> FontDescription {
        let scaled = FontDescription.scaled(size, as: style, at: textSize)
        let size = limit.map { $0 > 0 ? min(scaled, $0) : scaled } ?? scaled
        return with(size: size)
    }
}
