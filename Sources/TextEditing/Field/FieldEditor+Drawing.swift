import Drawing
import Foundation

extension FieldEditor {
    /// Draws the text in a rectangle, with the selection or the caret in front of it.
    ///
    /// - Parameters:
    ///   - context: The context to draw in.
    ///   - frame: The rectangle, whose size was given to ``fit(_:_:in:)``.
    ///   - look: The colours.
    ///   - placeholder: The text shown in an empty field.
    ///   - showsSelection: Whether the caret or the selection is drawn.
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
        if session.text.isEmpty { drawPlaceholder(placeholder, in: &context, frame: frame, color: look.placeholder) }
        drawText(
            in: &context, at: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y), from: offset.y,
            to: offset.y + frame.height, look: look, showsSelection: showsSelection)
        if isClipped { context.restore() }
    }

    /// Draws the rows between two heights, with the selection or the caret in front of them.
    ///
    /// - Parameters:
    ///   - context: The context to draw in.
    ///   - origin: Where the text begins.
    ///   - top: Where the part that is drawn begins, in the coordinates of the text.
    ///   - bottom: Where it ends.
    ///   - look: The colours.
    ///   - showsSelection: Whether the caret or the selection is drawn.
    package func drawText(
        in context: inout DrawingContext, at origin: CGPoint, from top: Double, to bottom: Double, look: FieldLook,
        showsSelection: Bool
    ) {
        let font = layout.style.font
        let hasDiscs = session.options.isSecure && font.medium.figures.field.secret == .discs
        for row in rows(from: top, to: bottom) where !row.line.text.isEmpty {
            let frame = row.frame.offsetBy(dx: origin.x, dy: origin.y)
            if hasDiscs {
                let discs = SecretDiscs(
                    advances: layout.measurer.characterAdvances(in: row.line.text, font: font), size: font.size)
                discs.draw(
                    in: &context, from: CGPoint(x: frame.minX, y: frame.minY + layout.baseline), paint: look.text)
                continue
            }
            context.draw(
                TextRun(
                    lines: [row.line], frame: frame, font: font, paint: look.text, lineHeight: layout.rowHeight,
                    baseline: layout.baseline))
        }
        guard showsSelection else { return }
        if !session.selection.isCaret {
            let selected = rectangles(of: session.selection.range, from: top, to: bottom)
            context.markText(in: selected.map { $0.offsetBy(dx: origin.x, dy: origin.y) }, with: look.selection)
        } else if isEditable, caretRect.minY < shownHeight(of: layout) {
            context.markText(in: [caretRect.offsetBy(dx: origin.x, dy: origin.y)], with: look.caret)
        }
    }

    private func drawPlaceholder(
        _ text: String, in context: inout DrawingContext, frame: CGRect, color: ColorComponents
    ) {
        if text.isEmpty { return }
        let isMultiline = session.options.isMultiline
        let shown = TextLayout(
            text, font: layout.style.font, maxWidth: max(0, frame.width - caretRoom), maxHeight: frame.height,
            lineLimit: isMultiline ? nil : 1, lineBreak: .truncatedTail, measurer: layout.measurer)
        if shown.lines.isEmpty { return }
        context.draw(shown.run(in: placeholderRoom(in: frame), color: color, alignment: layout.style.alignment))
    }

    /// Returns where in a rectangle a placeholder stands: beside the room for a caret, as the text does.
    package func placeholderRoom(in frame: CGRect) -> CGRect {
        let isReversed = layout.style.alignment == .right
        return CGRect(
            x: frame.minX, y: frame.minY, width: isReversed ? frame.width : max(0, frame.width - caretRoom),
            height: frame.height)
    }
}
