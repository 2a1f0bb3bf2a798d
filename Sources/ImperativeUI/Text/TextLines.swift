import Drawing
import Foundation

/// The underline and the strikethrough of a text, as read from attributes.
struct TextLines: Sendable {
    var decoration: TextRun.Decoration = []
    /// The colours of the lines; `nil` for the text's.
    var underlineColor: UIColor?
    var strikethroughColor: UIColor?

    /// The attributes for these lines.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if decoration.contains(.underline) { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if decoration.contains(.strikethrough) { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        attributes[.underlineColor] = underlineColor
        attributes[.strikethroughColor] = strikethroughColor
        return attributes
    }

    /// The looks of the lines that have colours of their own.
    ///
    /// - Parameter color: Returns a colour as it is drawn.
    func looks(_ color: (UIColor) -> ColorComponents) -> [TextRun.LineLook] {
        var looks: [TextRun.LineLook] = []
        for (line, own) in [(TextRun.Decoration.underline, underlineColor), (.strikethrough, strikethroughColor)] {
            guard decoration.contains(line), let own else { continue }
            looks.append(TextRun.LineLook(line, pattern: .solid, color: color(own)))
        }
        return looks
    }
}
