import Drawing
import Foundation

/// The colours of an edited text.
package struct FieldLook {
    /// The text.
    package var text: Paint
    /// The placeholder of an empty text.
    package var placeholder: ColorComponents
    /// The caret.
    package var caret: ColorComponents
    /// The highlight over selected text.
    package var selection: ColorComponents

    /// Makes a look whose selection is a faint caret.
    package init(text: Paint, placeholder: ColorComponents, caret: ColorComponents) {
        self.text = text
        self.placeholder = placeholder
        self.caret = caret
        selection = caret.withAlpha(caret.alpha * 0.3)
    }
}
