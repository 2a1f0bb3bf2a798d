import Drawing
import Foundation

/// The colours of an edited text.
package struct FieldLook {
    /// The text.
    package var text: Paint
    /// What stands in an empty text.
    package var placeholder: ColorComponents
    /// The caret.
    package var caret: ColorComponents
    /// What lies over selected text.
    package var selection: ColorComponents

    /// Makes a look whose selection is a faint caret.
    package init(text: Paint, placeholder: ColorComponents, caret: ColorComponents) {
        self.text = text
        self.placeholder = placeholder
        self.caret = caret
        selection = caret.withAlpha(caret.alpha * 0.3)
    }
}

extension FieldEditor {
    /// Draws the text in a rectangle, with what is selected or the caret in front of it.
    ///
    /// - Parameters:
    ///   - context: What is drawn in.
    ///   - frame: The rectangle, whose size was given to ``fit(_:_:in:)``.
    ///   - look: The colours.
    ///   - placeholder: What stands in an empty text.
    ///   - showsSelection: Whether the caret or what is selected is drawn.
    package func draw(
        in context: inout DrawingContext, frame: CGRect, look: FieldLook, placeholder: String = "",
        showsSelection: Bool
    ) {
        let content = contentSize
        let isClipped =
            offset != .zero || content.width > frame.width + caretRoom || content.height > frame.height + 0.5
        if isClipped {
            context.save()
            context.clip(to: .rect(frame))
        }
        let (left, up) = (frame.minX - offset.x, frame.minY - offset.y)
        if session.text.isEmpty {
            draw(placeholder, in: &context, frame: frame, color: look.placeholder)
        } else {
            for row in rows(from: offset.y, to: offset.y + frame.height) where !row.line.text.isEmpty {
                context.draw(
                    TextRun(
                        lines: [row.line], frame: row.frame.offsetBy(dx: left, dy: up), font: layout.style.font,
                        paint: look.text, lineHeight: layout.rowHeight, baseline: layout.baseline))
            }
        }
        if showsSelection { drawSelection(in: &context, frame: frame, look: look) }
        if isClipped { context.restore() }
    }

    private func drawSelection(in context: inout DrawingContext, frame: CGRect, look: FieldLook) {
        let (left, up) = (frame.minX - offset.x, frame.minY - offset.y)
        if session.selection.isCaret {
            if isEditable { context.markText(in: [caretRect.offsetBy(dx: left, dy: up)], with: look.caret) }
            return
        }
        let selected = rectangles(of: session.selection.range, from: offset.y, to: offset.y + frame.height)
        context.markText(in: selected.map { $0.offsetBy(dx: left, dy: up) }, with: look.selection)
    }

    private func draw(_ text: String, in context: inout DrawingContext, frame: CGRect, color: ColorComponents) {
        if text.isEmpty { return }
        let isMultiline = session.options.isMultiline
        let shown = TextLayout(
            text, font: layout.style.font, maxWidth: max(0, frame.width - caretRoom), maxHeight: frame.height,
            lineLimit: isMultiline ? nil : 1, lineBreak: .truncatedTail, measurer: layout.measurer)
        if shown.lines.isEmpty { return }
        let isReversed = layout.style.alignment == .right
        let room = CGRect(
            x: frame.minX, y: frame.minY, width: isReversed ? frame.width : max(0, frame.width - caretRoom),
            height: frame.height)
        context.draw(shown.run(in: room, color: color, alignment: layout.style.alignment))
    }
}
