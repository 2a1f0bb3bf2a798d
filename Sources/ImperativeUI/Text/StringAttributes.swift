import Drawing
import Foundation
import BridgedEnvironment

extension NSAttributedString.Key {
    /// The font, as a ``UIFont``; if not set, the system font of 12 points.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the text, as a `UIColor`; if not set, black.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the text, as a `UIColor`; if not set, none.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The underline style, as the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The strikethrough style, as the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of the underline, as a `UIColor`; if not set, the colour of the text. A text grid draws all lines
    /// in the colour of the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The colour of the strikethrough, as a `UIColor`; if not set, the colour of the text. A text grid draws all
    /// lines in the colour of the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The space added after each character, as a number of points; if not set, none. A text grid uses the nearest
    /// number of whole columns that widens the text.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The paragraph style, as an ``NSParagraphStyle``.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// The attributes of a text in the form used for drawing.
struct StringAttributes {
    var font = UIFont.systemFont(ofSize: 12)
    var color = UIColor.black
    var background: UIColor?
    var lines = TextLines()
    /// The extra space after each character, in points.
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

    /// The font with the extra space after each character.
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
