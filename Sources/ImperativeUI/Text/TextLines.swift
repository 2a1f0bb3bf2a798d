import Drawing
import Foundation

/// The underline and the strikethrough of a text, as read from attributes.
struct TextLines: Sendable {
    var underline: NSUnderlineStyle = []
    var strikethrough: NSUnderlineStyle = []
    /// The colours of the lines; `nil` for the text's.
    var underlineColor: UIColor?
    var strikethroughColor: UIColor?

    /// Which lines there are.
    var decoration: TextRun.Decoration {
        var decoration: TextRun.Decoration = []
        if underline.hasLine { decoration.insert(.underline) }
        if strikethrough.hasLine { decoration.insert(.strikethrough) }
        return decoration
    }

    /// The attributes for these lines.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if underline.hasLine { attributes[.underlineStyle] = underline.rawValue }
        if strikethrough.hasLine { attributes[.strikethroughStyle] = strikethrough.rawValue }
        attributes[.underlineColor] = underlineColor
        attributes[.strikethroughColor] = strikethroughColor
        return attributes
    }

    /// The looks of the lines that are not single and solid, or have colours of their own.
    ///
    /// - Parameter color: Returns a colour as it is drawn.
    func looks(_ color: (UIColor) -> ColorComponents) -> [TextRun.LineLook] {
        var looks: [TextRun.LineLook] = []
        let lines: [(TextRun.Decoration, NSUnderlineStyle, UIColor?)] = [
            (.underline, underline, underlineColor), (.strikethrough, strikethrough, strikethroughColor),
        ]
        for (line, style, own) in lines where style.hasLine {
            if own == nil, style.pattern == .solid, style.weight == .single { continue }
            looks.append(
                TextRun.LineLook(line, pattern: style.pattern, weight: style.weight, color: own.map(color)))
        }
        return looks
    }
}
