import Drawing
import Foundation

/// A text of parts with their own looks, as a label keeps it.
final class LabelParts {
    struct Part: Sendable {
        let text: String
        /// `nil` for the label's own.
        let font: UIFont?
        let color: UIColor?
        let background: UIColor?
        let decoration: TextRun.Decoration
        /// What is added after each character, in points.
        let kern: CGFloat
    }

    let parts: [Part]
    /// The first paragraph style in the string; `nil` if there is none.
    let style: NSParagraphStyle?
    var alignment: NSTextAlignment? { style?.alignment }
    var lineBreak: NSLineBreakMode? { style?.lineBreakMode }

    init(_ string: NSAttributedString) {
        var parts: [Part] = []
        var style: NSParagraphStyle?
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let read = StringAttributes(attributes)
            style = style ?? (attributes[.paragraphStyle] as? NSParagraphStyle)?.copy() as? NSParagraphStyle
            parts.append(
                Part(
                    text: string.attributedSubstring(from: range).string,
                    font: attributes[.font] is UIFont ? read.font : nil,
                    color: attributes[.foregroundColor] is UIColor ? read.color : nil, background: read.background,
                    decoration: read.decoration, kern: read.kern))
        }
        self.parts = parts
        self.style = style
    }

    private init(_ parts: [Part], _ other: LabelParts) {
        self.parts = parts
        style = other.style
    }

    /// The text with its attributes, and those of the label where it has none.
    func string(font: UIFont, color: UIColor) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        var count = 0
        for part in parts {
            var attributes: [NSAttributedString.Key: Any] = [
                .font: part.font ?? font, .foregroundColor: part.color ?? color,
            ]
            attributes[.backgroundColor] = part.background
            if part.decoration.contains(.underline) { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if part.decoration.contains(.strikethrough) {
                attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
            }
            if part.kern != 0 { attributes[.kern] = part.kern }
            if let style { attributes[.paragraphStyle] = style }
            // Foundation on Linux stops the program where neighbours have as many attributes and one of them is an object
            // other than the one before, which it cannot compare.
            if attributes.count == count { attributes[Self.isOther] = true }
            count = attributes.count
            result.append(NSAttributedString(string: part.text, attributes: attributes))
        }
        return result
    }

    /// Tells a part from the one before, with another number of attributes.
    private static let isOther = NSAttributedString.Key("isthmus.isOther")

    /// The same text without fonts, or without colours, of its own.
    func without(fonts: Bool = false, colors: Bool = false) -> LabelParts {
        LabelParts(
            parts.map { part in
                Part(
                    text: part.text, font: fonts ? nil : part.font, color: colors ? nil : part.color,
                    background: part.background, decoration: part.decoration, kern: part.kern)
            }, self)
    }
}

extension UILabel {
    /// Lays out a text of parts.
    func layout(
        _ parts: LabelParts, maxWidth: CGFloat?, maxHeight: CGFloat? = nil, lineLimit: Int?,
        mayShrink: Bool = true
    ) -> StyledTextLayout {
        let medium = traitCollection.textMedium
        measuredMedium = medium
        let own: UIFont = font
        let pieces = parts.parts.map { part in
            StyledText.Piece(
                part.text, font: (part.font ?? own).fontDescription.spaced(by: part.kern).shown(in: medium))
        }
        var limits = StyledTextLayout.Limits(
            width: maxWidth.map { Double($0) }, height: maxHeight.map { Double($0) }, lines: lineLimit)
        limits.lineBreak = (parts.lineBreak ?? content.lineBreakMode).lineBreak
        if mayShrink, content.adjustsFontSizeToFitWidth, lineLimit != nil {
            let factor = content.minimumScaleFactor
            limits.smallestScale = factor.isFinite ? min(max(Double(factor), 0), 1) : 0
        }
        return StyledTextLayout(StyledText(pieces), limits: limits)
    }

    /// Draws a text of parts, in the middle of the height.
    func draw(_ parts: LabelParts, in rect: CGRect, _ lineLimit: Int?, to context: CGContext) {
        let layout = layout(parts, maxWidth: rect.width, maxHeight: rect.height, lineLimit: lineLimit)
        let top = rect.origin.y + ((rect.height - layout.size.height) / 2).rounded(.down)
        let frame = CGRect(x: rect.origin.x, y: top, width: rect.width, height: layout.size.height)
        let alignment = (parts.alignment ?? content.textAlignment).resolved(with: traitCollection)
        let inks = parts.parts.map { part in
            StyledTextLayout.Ink(.color(drawnColor(of: part.color)), decoration: part.decoration)
        }
        for (run, piece) in layout.runs(in: frame, alignment: alignment, inks: inks) {
            if let background = parts.parts[piece].background {
                context.fillLines(of: run, with: background.resolvedCGColor(with: traitCollection))
            }
            context.draw(run)
        }
    }
}
