import Drawing
import Foundation
import UnifiedStorage

extension NSAttributedString.Key {
    /// The font, a ``UIFont``; the system font of 12 points if not set.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the text, a `UIColor`; black if not set.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the lines, a `UIColor`; none if not set.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// An underline: the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A strikethrough: the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of the underline, a `UIColor`; the text's if not set. A text grid has all lines in the text's colour.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The colour of the strikethrough, a `UIColor`; the text's if not set. A text grid has all lines in the text's
    /// colour.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// What is added after each character, a number of points; nothing if not set. A text grid shows the nearest number
    /// of whole columns that widens the text.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The formatting of the paragraph, an ``NSParagraphStyle``.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// The attributes of a text in the form used for drawing.
struct StringAttributes {
    var font = UIFont.systemFont(ofSize: 12)
    var color = UIColor.black
    var background: UIColor?
    var lines = TextLines()
    /// What is added after each character, in points.
    var kern: CGFloat = 0
    var style = NSParagraphStyle.default

    /// Reads attributes from a dictionary. Ignores unknown keys; reports a value of the wrong type, and treats it as
    /// not set.
    init(_ attributes: [NSAttributedString.Key: Any]?) {
        guard let attributes else { return }
        if let font: UIFont = Self.value(.font, of: attributes) { self.font = font }
        if let color: UIColor = Self.value(.foregroundColor, of: attributes) { self.color = color }
        background = Self.value(.backgroundColor, of: attributes)
        lines.underline = Self.line(.underlineStyle, in: attributes)
        lines.strikethrough = Self.line(.strikethroughStyle, in: attributes)
        lines.underlineColor = Self.value(.underlineColor, of: attributes)
        lines.strikethroughColor = Self.value(.strikethroughColor, of: attributes)
        kern = Self.number(.kern, in: attributes) ?? 0
        if let style: NSParagraphStyle = Self.value(.paragraphStyle, of: attributes) { self.style = style }
    }

    private static func line(
        _ key: NSAttributedString.Key, in attributes: [NSAttributedString.Key: Any]
    ) -> NSUnderlineStyle {
        if let style = attributes[key] as? NSUnderlineStyle { return style }
        if let number = attributes[key] as? NSNumber { return NSUnderlineStyle(rawValue: number.intValue) }
        let raw: Int? = value(key, of: attributes)
        return NSUnderlineStyle(rawValue: raw ?? 0)
    }

    /// The font with what is added after each character.
    var fontDescription: FontDescription { font.fontDescription.spaced(by: kern) }

    private static func number(
        _ key: NSAttributedString.Key, in attributes: [NSAttributedString.Key: Any]
    ) -> CGFloat? {
        switch attributes[key] {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: value(key, of: attributes)
        }
    }

    private static func value<Value>(
        _ key: NSAttributedString.Key, of attributes: [NSAttributedString.Key: Any]
    ) -> Value? {
        guard let any = attributes[key] else { return nil }
        if let value = any as? Value { return value }
        RuntimeIssue.report(
            "text-attributes",
            "The attribute \(key.rawValue) must be a \(Value.self), not a \(type(of: any)); it counts as not set.")
        return nil
    }
}

extension FontDescription {
    /// The same font with a distance added after each character, in points. One that makes no sense adds none.
    func spaced(by kern: CGFloat) -> FontDescription {
        if kern == 0 { return self }
        var copy = self
        copy.letterSpacing = Float(kern)
        return copy
    }
}
