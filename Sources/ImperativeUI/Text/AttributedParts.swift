import Drawing
import Foundation

/// A text of parts with their own looks, as a label keeps it.
final class AttributedParts {
    struct Part: Sendable {
        let text: String
        /// `nil` for the view's own.
        var font: UIFont?
        var color: UIColor?
        let background: UIColor?
        let lines: TextLines
        /// The extra space after each character, in points.
        let kern: CGFloat
    }

    let parts: [Part]
    /// The first paragraph style in the string; `nil` if there is none.
    let style: NSParagraphStyle?
    var alignment: NSTextAlignment? { style?.alignment }

    convenience init(_ string: NSAttributedString) {
        var parts: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            parts.append((string.attributedSubstring(from: range).string, attributes))
        }
        self.init(parts)
    }

    /// Makes a text without looks of its own.
    convenience init(plain text: String) { self.init([(text, [:])]) }

    /// Makes a text of parts with their attributes.
    init(_ parts: [(text: String, attributes: [NSAttributedString.Key: Any])]) {
        let styles = parts.lazy.compactMap { $0.attributes[.paragraphStyle] as? NSParagraphStyle }
        style = styles.first?.copy() as? NSParagraphStyle
        self.parts = parts.map { text, attributes in
            let read = StringAttributes(attributes)
            return Part(
                text: text, font: attributes[.font] is UIFont ? read.font : nil,
                color: attributes[.foregroundColor] is UIColor ? read.color : nil, background: read.background,
                lines: read.lines, kern: read.kern)
        }
    }

    private init(_ parts: [Part], _ style: NSParagraphStyle?) { (self.parts, self.style) = (parts, style) }

    /// Whether no part has a look of its own.
    var isPlain: Bool {
        style == nil
            && parts.allSatisfy {
                $0.font == nil && $0.color == nil && $0.background == nil && $0.lines.decoration.isEmpty && $0.kern == 0
            }
    }

    /// The text without its looks.
    var text: String { parts.map(\.text).joined() }

    /// The text with its attributes, and those of the view where it has none.
    func string(font: UIFont, color: UIColor) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        var count = 0
        for part in parts {
            var attributes: [NSAttributedString.Key: Any] = [
                .font: part.font ?? font, .foregroundColor: part.color ?? color,
            ]
            attributes[.backgroundColor] = part.background
            attributes.merge(part.lines.attributes) { $1 }
            if part.kern != 0 { attributes[.kern] = part.kern }
            if let style { attributes[.paragraphStyle] = style }
            // Foundation on Linux stops the program where neighbours have as many attributes and one of them is an
            // object other than the one before, which it cannot compare.
            if attributes.count == count { attributes[Self.isOther] = true }
            count = attributes.count
            result.append(NSAttributedString(string: part.text, attributes: attributes))
        }
        return result
    }

    /// Tells a part from the one before, with another number of attributes.
    private static let isOther = NSAttributedString.Key("isthmus.isOther")

    /// The same text without fonts, or without colours, of its own.
    func without(fonts: Bool = false, colors: Bool = false) -> AttributedParts {
        changing { part in
            if fonts { part.font = nil }
            if colors { part.color = nil }
        }
    }

    /// The same text without the fonts and colours that are a view's own.
    func without(_ font: UIFont, _ color: UIColor) -> AttributedParts {
        changing { part in
            if part.font == font { part.font = nil }
            if part.color == color { part.color = nil }
        }
    }

    private func changing(_ change: (inout Part) -> Void) -> AttributedParts {
        AttributedParts(
            parts.map { part in
                var part = part
                change(&part)
                return part
            }, style)
    }

    // MARK: Layout

    /// Lays out the text.
    ///
    /// - Parameters:
    ///   - font: The font of parts without one.
    ///   - medium: The medium that shows the text.
    ///   - lineBreak: How lines are broken where the text has no paragraph style.
    ///   - limits: The other limits.
    func layout(
        font: UIFont, in medium: TextMedium, lineBreak: NSLineBreakMode, limits: StyledTextLayout.Limits
    ) -> StyledTextLayout {
        let pieces = parts.map { part in
            StyledText.Piece(
                part.text, font: (part.font ?? font).fontDescription.spaced(by: part.kern).shown(in: medium))
        }
        var limits = limits
        limits.lineBreak = (style?.lineBreakMode ?? lineBreak).lineBreak
        if let style { limits.take(style) }
        return StyledTextLayout(StyledText(pieces), limits: limits)
    }

    /// Draws the text as it was laid out, the first line at the top of a rectangle.
    ///
    /// - Parameters:
    ///   - alignment: Where lines stand where the text has no paragraph style.
    ///   - isRightToLeft: Whether lines of no particular alignment stand at the right.
    ///   - color: Returns a colour as it is drawn; for `nil`, that of parts without one.
    func draw(
        _ layout: StyledTextLayout, in frame: CGRect, alignment: NSTextAlignment, isRightToLeft: Bool,
        traits: UITraitCollection, to context: CGContext, color: (UIColor?) -> ColorComponents
    ) {
        let inks = parts.map { part in
            StyledTextLayout.Ink(
                .color(color(part.color)), decoration: part.lines.decoration, lineLooks: part.lines.looks(color))
        }
        let alignment = (self.alignment ?? alignment).resolved(isRightToLeft: isRightToLeft)
        for (run, piece) in layout.runs(in: frame, alignment: alignment, inks: inks) {
            if let background = parts[piece].background {
                context.fillLines(of: run, with: background.resolvedCGColor(with: traits))
            }
            context.draw(run)
        }
    }
}

extension AttributedParts: Equatable {
    /// Whether both are the same object: attributes are not compared.
    static func == (one: AttributedParts, other: AttributedParts) -> Bool { one === other }
}

extension StyledTextLayout.Limits {
    /// Takes over the heights of lines of a paragraph style, and the space between them.
    mutating func take(_ style: NSParagraphStyle) {
        lineSpacing = Double(style.lineSpacing)
        lineHeights = style.lineHeights
    }
}
