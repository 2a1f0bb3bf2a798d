import Drawing
import Foundation
import TextEditing

extension UITextField {
    /// The space between the border and the text, in points.
    private var inset: CGSize {
        switch content.borderStyle {
        case .none: .zero
        case .line, .bezel, .roundedRect: CGSize(width: 8, height: 6)
        }
    }

    /// Returns where the text is, in a field with bounds.
    public final func textRect(forBounds bounds: CGRect) -> CGRect {
        let inset = inset
        return CGRect(
            x: bounds.minX + inset.width, y: bounds.minY + min(inset.height, bounds.height / 2),
            width: max(0, bounds.width - 2 * inset.width), height: max(0, bounds.height - 2 * inset.height))
    }

    /// The one line of the text, in the middle of the height.
    final var textFrame: CGRect {
        let rect = textRect(forBounds: bounds)
        let height = TextMetrics.current.size(of: " ", font: content.font.fontDescription, maxWidth: nil).size.height
        let top = rect.minY + ((rect.height - height) / 2).rounded(.down)
        return CGRect(x: rect.minX, y: top, width: rect.width, height: height)
    }

    /// Has the text laid out as it is shown.
    final func fitText() {
        editor.fit(
            content.font.fontDescription, content.textAlignment.resolved(with: traitCollection), in: textFrame.size)
    }

    /// Draws the border, and the text or the placeholder.
    final func drawField() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        fitText()
        context.emit { drawing in
            drawBorder(in: &drawing)
            editor.draw(
                in: &drawing, frame: textFrame, look: fieldLook, placeholder: content.placeholder ?? "",
                showsSelection: isFirstResponder)
        }
    }

    private func drawBorder(in drawing: inout DrawingContext) {
        let corner = content.borderStyle == .roundedRect ? 5.0 : 0
        if content.borderStyle == .roundedRect || content.borderStyle == .bezel {
            drawing.fill(
                .roundedRect(bounds, cornerWidth: corner, cornerHeight: corner),
                with: .color(resolved(.tertiarySystemFill)))
        }
        if content.borderStyle == .line || content.borderStyle == .bezel {
            drawing.stroke(.rect(bounds.insetBy(dx: 0.5, dy: 0.5)), with: .color(resolved(.separator)))
        }
    }

    private var fieldLook: FieldLook {
        let text = resolved(content.textColor)
        return look(text: isEnabled ? text : text.withAlpha(text.alpha * 0.3))
    }

    /// The size of the text or the placeholder with its border, rounded up to whole pixels.
    final var naturalSize: CGSize {
        let font = content.font.fontDescription
        let metrics = TextMetrics.current
        let text = hasText ? editor.shownText : content.placeholder ?? ""
        let line = metrics.size(of: " ", font: font, maxWidth: nil).size
        let width = text.isEmpty ? 0 : metrics.size(of: text, font: font, maxWidth: nil).size.width
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(
            width: ((width + line.width + 2 * inset.width) * scale).rounded(.up) / scale,
            height: ((line.height + 2 * inset.height) * scale).rounded(.up) / scale)
    }
}
