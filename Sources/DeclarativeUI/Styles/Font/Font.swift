import Drawing
import Foundation

/// A font: a size or a style that follows the user's text size, with what is changed of it.
///
/// A font is a description. Two fonts are equal if they were described in the same way.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
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

    init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
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

    /// The system's font of a style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The system's font of a size in points that does not follow the user's text size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(size), weight: weight, design: design)
    }

    /// A font of a name; its size in points grows with that of body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.named(name, size: size, relativeTo: .body))
    }

    /// A font of a name; its size in points grows with that of a style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size: size, relativeTo: textStyle))
    }

    /// A font of a name and of a size in points that does not follow the user's text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(name, size: fixedSize, relativeTo: nil))
    }

    // MARK: Changing

    /// This font, bold.
    public func bold() -> Font { weight(.bold) }
    /// This font in another weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// This font in another width.
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// This font, leaning.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// This font with letters of one width.
    public func monospaced() -> Font { with { $0.isMonospaced = true } }
    /// This font with digits of one width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// This font with another distance of lines.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
    /// This font with small capitals for all letters.
    public func smallCaps() -> Font { with { $0.capitals = .all } }
    /// This font with small capitals for small letters.
    public func lowercaseSmallCaps() -> Font { with { $0.capitals = .lowercase } }
    /// This font with small capitals for capital letters.
    public func uppercaseSmallCaps() -> Font { with { $0.capitals = .uppercase } }
}

extension Font {
    /// The largest titles.
    public static let largeTitle = Font.system(.largeTitle)
    /// Titles.
    public static let title = Font.system(.title)
    /// Titles of the second level.
    public static let title2 = Font.system(.title2)
    /// Titles of the third level.
    public static let title3 = Font.system(.title3)
    /// Headings.
    public static let headline = Font.system(.headline)
    /// Headings of the second level.
    public static let subheadline = Font.system(.subheadline)
    /// Running text.
    public static let body = Font.system(.body)
    /// Text that stands out from running text.
    public static let callout = Font.system(.callout)
    /// Footnotes.
    public static let footnote = Font.system(.footnote)
    /// Captions.
    public static let caption = Font.system(.caption)
    /// Smaller captions.
    public static let caption2 = Font.system(.caption2)
}
