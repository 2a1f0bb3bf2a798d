import Drawing
import Foundation
import TextEditing

extension UITextField {
    /// Returns where the text is now, in a field with bounds.
    final func currentTextRect(in bounds: CGRect) -> CGRect {
        isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// The one line of the text, in the middle of its rectangle.
    final var textFrame: CGRect {
        line(of: lineHeight, in: currentTextRect(in: bounds))
    }

    /// The height of the line of text.
    final var lineHeight: CGFloat {
        TextMetrics.current.size(of: " ", font: shownFont, maxWidth: nil).size.height
    }

    private func line(of height: CGFloat, in rect: CGRect) -> CGRect {
        let rect = rect.usable
        let top = rect.minY + ((rect.height - height) / 2).rounded(.down)
        return CGRect(x: rect.minX, y: top, width: rect.width, height: height)
    }

    /// Lays out the text as it is shown.
    final func fitText() { fitText(in: textFrame.size) }

    /// Draws the border, and the text or the placeholder.
    final func drawField() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        fitText()
        context.emit { drawBorder(borderRect(forBounds: bounds), in: &$0) }
        if editor.session.text.isEmpty { drawPlaceholder(to: context) }
        context.emit { drawing in
            editor.draw(in: &drawing, frame: textFrame, look: fieldLook, showsSelection: isFirstResponder)
        }
    }

    /// Lays out the placeholder in one line, whose end is left out where it does not fit a width.
    private func layout(_ placeholder: AttributedParts, within width: CGFloat?) -> StyledTextLayout {
        placeholder.layout(
            font: textStyle.font, in: traitCollection.textMedium, lineBreak: .byTruncatingTail,
            limits: StyledTextLayout.Limits(width: width.map { Double($0) }, lines: 1))
    }

    private func drawPlaceholder(to context: CGContext) {
        guard let placeholder = content.placeholder else { return }
        let rect = placeholderRect(forBounds: bounds).usable
        let room = editor.placeholderRoom(in: rect)
        let layout = layout(placeholder, within: max(0, rect.width - editor.caretRoom))
        placeholder.draw(
            layout, in: line(of: layout.size.height, in: room), alignment: textStyle.alignment,
            isRightToLeft: isRightToLeft, traits: traitCollection, to: context
        ) { resolved($0 ?? .placeholderText) }
    }

    private func drawBorder(_ bounds: CGRect, in drawing: inout DrawingContext) {
        guard bounds.isFinite else { return }
        if content.borderStyle == .roundedRect {
            let figure = FieldFigure(
                medium: traitCollection.textMedium.figures, scale: traitCollection.displayScale)
            drawRoundedBorder(figure, bounds, in: &drawing)
        }
        if content.borderStyle == .bezel {
            drawing.fill(.rect(bounds), with: .color(resolved(.tertiarySystemFill)))
        }
        if content.borderStyle == .line || content.borderStyle == .bezel {
            drawing.stroke(.rect(bounds.insetBy(dx: 0.5, dy: 0.5)), with: .color(resolved(.separator)))
        }
    }

    private var fieldLook: FieldLook {
        let text = resolved(textStyle.color)
        return look(text: isEnabled ? text : text.withAlpha(text.alpha * 0.5))
    }

    /// The size of the text or the placeholder with its border and the views beside it, rounded up to whole pixels.
    final var naturalSize: CGSize {
        let font = shownFont
        let metrics = TextMetrics.current
        let line = metrics.size(of: " ", font: font, maxWidth: nil).size
        var text = CGSize(width: 0, height: line.height)
        if !editor.session.text.isEmpty {
            text.width = editor.lineWidth(in: font)
        } else if let placeholder = content.placeholder {
            text = layout(placeholder, within: nil).size
        }
        let sides = sidesSize
        let (width, height) = (text.width + line.width + 2 * inset.width, max(line.height, text.height))
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(
            width: ((width + sides.width) * scale).rounded(.up) / scale,
            height: ((max(height, sides.height) + 2 * inset.height) * scale).rounded(.up) / scale)
    }
}
