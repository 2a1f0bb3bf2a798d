import Drawing
import Foundation

/// A font, described by a size or a text style and the changes applied to it.
///
/// A text style follows the user's text size. Fonts are equal if their descriptions are equal.
public struct Font: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        case style(TextStyle)
        case size(CGFloat)
        /// A font of the imperative world, of a fixed size.
        case described(FontDescription)
        /// A named font, of a size that grows with a style, or is fixed.
        case named(String, size: CGFloat, relativeTo: TextStyle?)
    }

    enum Capitals: Hashable, Sendable { case all, lowercase, uppercase }

    let base: Base
    /// The weight asked for; `nil` for that of the base.
    private(set) var weight: Weight?
    private(set) var design: Design?
    private(set) var width: Width?
    private(set) var leading: Leading?
    private(set) var capitals: Capitals?
    private(set) var isItalic = false
    private(set) var isMonospaced = false
    private(set) var hasMonospacedDigits = false

    package init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    // MARK: Making

    /// Returns the system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// Returns the system font in a fixed size in points, which does not follow the user's text size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(size), weight: weight, design: design)
    }

    /// Returns a font with a name and a size in points that scales with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.named(name, size: size, relativeTo: .body))
    }

    /// Returns a font with a name and a size in points that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size: size, relativeTo: textStyle))
    }

    /// Returns a font with a name and a fixed size in points, which does not follow the user's text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(name, size: fixedSize, relativeTo: nil))
    }

    // MARK: Changing

    /// Returns the bold version of this font.
    public func bold() -> Font { weight(.bold) }
    /// Returns this font with another weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// Returns this font with another width.
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// Returns the italic version of this font.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// Returns this font with letters of equal width.
    public func monospaced() -> Font { with { $0.isMonospaced = true } }
    /// Returns this font with digits of equal width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// Returns this font with another line spacing.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
    /// Returns this font with small capitals for all letters.
    public func smallCaps() -> Font { with { $0.capitals = .all } }
    /// Returns this font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { with { $0.capitals = .lowercase } }
    /// Returns this font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font { with { $0.capitals = .uppercase } }
}

extension Font {
    /// The system font for large titles.
    public static let largeTitle = Font.system(.largeTitle)
    /// The system font for titles.
    public static let title = Font.system(.title)
    /// The system font for second-level titles.
    public static let title2 = Font.system(.title2)
    /// The system font for third-level titles.
    public static let title3 = Font.system(.title3)
    /// The system font for headings.
    public static let headline = Font.system(.headline)
    /// The system font for subheadings.
    public static let subheadline = Font.system(.subheadline)
    /// The system font for body text.
    public static let body = Font.system(.body)
    /// The system font for callouts.
    public static let callout = Font.system(.callout)
    /// The system font for footnotes.
    public static let footnote = Font.system(.footnote)
    /// The system font for captions.
    public static let caption = Font.system(.caption)
    /// The system font for small captions.
    public static let caption2 = Font.system(.caption2)
}
