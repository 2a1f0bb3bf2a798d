import Drawing
import Foundation

/// The formatting of a paragraph. Immutable, unless it is an ``NSMutableParagraphStyle``.
///
/// Labels, placeholders and strings that are drawn follow the first paragraph style in their text.
// Attributes of texts must be sendable: it is immutable, and a mutable one is changed before it is shared.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Settings: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
    }

    fileprivate var settings = Settings()

    /// Creates the default style: natural alignment, lines broken between words, and lines as high as their fonts.
    public override init() {}

    /// The default style: natural alignment, lines broken between words, and lines as high as their fonts.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of lines.
    open var alignment: NSTextAlignment { settings.alignment }
    /// The technique for breaking or truncating lines that are too wide.
    open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
    /// The space between lines, in points; 0 by default. A number that is negative or not finite counts as 0.
    open var lineSpacing: CGFloat { settings.lineSpacing }
    /// The factor by which the height of the fonts is multiplied; 0, the default, counts as 1, as does a number that
    /// is negative or not finite.
    ///
    /// The additional or missing height is above the letters. In a text grid, lines have whole rows, at least one.
    open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
    /// The minimum height of a line, in points. 0, the default, is no limit, as is a number that is negative or not
    /// finite.
    open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
    /// The maximum height of a line, in points, which takes precedence over the minimum. 0, the default, is no limit,
    /// as is a number that is negative or not finite.
    open var maximumLineHeight: CGFloat { settings.maximumLineHeight }

    /// The heights of lines in the form used for layout.
    final var lineHeights: LineHeights {
        LineHeights(
            multiple: Double(lineHeightMultiple), minimum: Double(minimumLineHeight),
            maximum: Double(maximumLineHeight))
    }

    fileprivate func filled<Style: NSParagraphStyle>(_ copy: Style) -> Style {
        copy.settings = settings
        return copy
    }

    /// Returns an immutable style with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any { filled(NSParagraphStyle()) }
    /// Returns a mutable style with the same settings.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(NSMutableParagraphStyle()) }

    /// Returns whether another object is a style with the same settings.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle).map { settings == $0.settings } ?? false
    }

    /// The hash value of the style; equal styles have equal hash values.
    open override var hash: Int { settings.hashValue }
}

/// The formatting of a paragraph, mutable.
// As above: it is changed before it is shared.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The alignment of lines.
    open override var alignment: NSTextAlignment {
        get { settings.alignment }
        set { settings.alignment = newValue }
    }
    /// The technique for breaking or truncating lines that are too wide.
    open override var lineBreakMode: NSLineBreakMode {
        get { settings.lineBreakMode }
        set { settings.lineBreakMode = newValue }
    }
    /// The space between lines, in points; 0 by default. A number that is negative or not finite counts as 0.
    open override var lineSpacing: CGFloat {
        get { settings.lineSpacing }
        set { settings.lineSpacing = newValue }
    }
    /// The factor by which the height of the fonts is multiplied; 0, the default, counts as 1, as does a number that
    /// is negative or not finite.
    open override var lineHeightMultiple: CGFloat {
        get { settings.lineHeightMultiple }
        set { settings.lineHeightMultiple = newValue }
    }
    /// The minimum height of a line, in points. 0, the default, is no limit, as is a number that is negative or not
    /// finite.
    open override var minimumLineHeight: CGFloat {
        get { settings.minimumLineHeight }
        set { settings.minimumLineHeight = newValue }
    }
    /// The maximum height of a line, in points, which takes precedence over the minimum. 0, the default, is no limit,
    /// as is a number that is negative or not finite.
    open override var maximumLineHeight: CGFloat {
        get { settings.maximumLineHeight }
        set { settings.maximumLineHeight = newValue }
    }
    /// Copies all settings of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { settings = style.settings }
}
