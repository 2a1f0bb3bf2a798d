import Drawing
import Foundation

/// The formatting of a paragraph. Immutable, unless it is an ``NSMutableParagraphStyle``.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate var alignmentStorage = NSTextAlignment.natural
    fileprivate var lineBreakModeStorage = NSLineBreakMode.byWordWrapping

    /// Creates the default style: natural alignment, and lines broken between words.
    public override init() {}

    /// The default style: natural alignment, and lines broken between words.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of lines.
    open var alignment: NSTextAlignment { alignmentStorage }
    /// How lines that are too wide are broken or truncated.
    open var lineBreakMode: NSLineBreakMode { lineBreakModeStorage }

    fileprivate func filled<Style: NSParagraphStyle>(_ copy: Style) -> Style {
        copy.alignmentStorage = alignmentStorage
        copy.lineBreakModeStorage = lineBreakModeStorage
        return copy
    }

    /// Returns an equal, immutable style.
    open func copy(with zone: NSZone? = nil) -> Any { filled(NSParagraphStyle()) }
    /// Returns an equal, mutable style.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(NSMutableParagraphStyle()) }

    /// Whether the other object is an equal style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return alignment == other.alignment && lineBreakMode == other.lineBreakMode
    }

    /// A hash value, the same for equal styles.
    open override var hash: Int { alignment.rawValue * 8 + lineBreakMode.rawValue }
}

/// The formatting of a paragraph, mutable.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The alignment of lines.
    open override var alignment: NSTextAlignment {
        get { alignmentStorage }
        set { alignmentStorage = newValue }
    }
    /// How lines that are too wide are broken or truncated.
    open override var lineBreakMode: NSLineBreakMode {
        get { lineBreakModeStorage }
        set { lineBreakModeStorage = newValue }
    }
    /// Copies all settings of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        alignmentStorage = style.alignment
        lineBreakModeStorage = style.lineBreakMode
    }
}
