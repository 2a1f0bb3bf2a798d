import Drawing
import Foundation

/// How the lines of a text are set. It never changes, unless it is an ``NSMutableParagraphStyle``.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate var alignmentStorage = NSTextAlignment.natural
    fileprivate var lineBreakModeStorage = NSLineBreakMode.byWordWrapping

    /// Creates the usual style: natural alignment, lines that end after words.
    public override init() {}

    /// The usual style: natural alignment, lines that end after words.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where lines stand between left and right.
    open var alignment: NSTextAlignment { alignmentStorage }
    /// How a text that is too wide is dealt with.
    open var lineBreakMode: NSLineBreakMode { lineBreakModeStorage }

    fileprivate func filled<Style: NSParagraphStyle>(_ copy: Style) -> Style {
        copy.alignmentStorage = alignmentStorage
        copy.lineBreakModeStorage = lineBreakModeStorage
        return copy
    }

    /// An equal style that never changes.
    open func copy(with zone: NSZone? = nil) -> Any { filled(NSParagraphStyle()) }
    /// An equal style that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(NSMutableParagraphStyle()) }

    /// Whether the other object is an equal style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return alignment == other.alignment && lineBreakMode == other.lineBreakMode
    }

    /// A number that is the same for equal styles.
    open override var hash: Int { alignment.rawValue * 8 + lineBreakMode.rawValue }
}

/// How the lines of a text are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Where lines stand between left and right.
    open override var alignment: NSTextAlignment {
        get { alignmentStorage }
        set { alignmentStorage = newValue }
    }
    /// How a text that is too wide is dealt with.
    open override var lineBreakMode: NSLineBreakMode {
        get { lineBreakModeStorage }
        set { lineBreakModeStorage = newValue }
    }
    /// Takes over everything of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        alignmentStorage = style.alignment
        lineBreakModeStorage = style.lineBreakMode
    }
}
