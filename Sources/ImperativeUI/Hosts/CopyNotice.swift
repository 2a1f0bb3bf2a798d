import Drawing
import Foundation
import Motion

/// The note, for a second, that Control-C has copied the selected text, and that another one leaves.
///
/// In a terminal, Control-C is the key that leaves; a text with a selection would be a trap without a way out.
@MainActor final class CopyNotice {
    private let clock: AnimationClock
    private let didChange: () -> Void
    private var alarm: Appointment?
    /// Whether the note is shown, and another Control-C leaves.
    var isShown: Bool { alarm != nil }

    init(clock: AnimationClock, didChange: @escaping () -> Void) {
        (self.clock, self.didChange) = (clock, didChange)
    }

    /// Shows the note for a second from now on.
    func show() {
        hide()
        alarm = clock.after(1) { [weak self] in
            self?.alarm = nil
            self?.didChange()
        }
        didChange()
    }

    /// Hides the note at once.
    func hide() {
        alarm?.cancel()
        alarm = nil
    }

    /// Draws the note in the middle of the last row.
    func draw(in drawing: inout DrawingContext, size: CGSize, traits: UITraitCollection) {
        guard isShown, size.height > 0 else { return }
        let text = "Copied. Control-C again leaves."
        let (height, width) = (GridCell.height, min(size.width, CGFloat(text.count + 2) * GridCell.width))
        let column = ((size.width - width) / 2 / GridCell.width).rounded(.down)
        let row = ((size.height - height) / height).rounded(.down)
        let box = CGRect(x: column * GridCell.width, y: row * height, width: width, height: height)
        func color(_ color: UIColor) -> ColorComponents { color.resolvedColor(with: traits).cgColor.value }
        drawing.fill(box, with: color(.label))
        drawing.draw(
            TextRun(
                lines: [TextRun.Line(text)], frame: box.insetBy(dx: min(GridCell.width, width / 2), dy: 0),
                color: color(.systemBackground), lineHeight: height))
    }
}
