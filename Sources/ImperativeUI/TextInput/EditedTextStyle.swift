import BridgedEnvironment
import Drawing
import Foundation
import TextEditing

/// The font, colour and alignment of the text of a field or a text view.
package struct EditedTextStyle: Equatable {
    private(set) var font = Self.standardFont
    private(set) var color = Self.standardColor
    var alignment = NSTextAlignment.natural

    private static var standardFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }
    private static var standardColor: UIColor { .label }

    /// Sets the font; `nil` for the standard one.
    mutating func setFont(_ font: UIFont?) { self.font = font ?? Self.standardFont }

    /// Sets the colour; `nil` for the standard one.
    mutating func setColor(_ color: UIColor?) { self.color = color ?? Self.standardColor }
}

extension EditedTextView {
    /// The font of the text in the medium that shows it.
    var shownFont: FontDescription { textStyle.font.fontDescription.shown(in: traitCollection.textMedium) }

    /// Lays out the text in a size.
    func fitText(in size: CGSize) {
        let (editor, offset) = (editor, editor.offset)
        editor.fit(
            shownFont, textStyle.alignment.resolved(isRightToLeft: isRightToLeft), in: size)
        // A layout for a picture scrolls nothing.
        if editor.offset != offset, PassingLayout.isPassing { PassingLayout.atEnd { editor.offset = offset } }
    }
}
