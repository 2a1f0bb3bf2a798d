import Drawing
import Foundation

/// A small mark of a control, beside text in a font.
final class ControlMarkView: UIView {
    /// The mark; `nil` for none.
    var mark: ControlMark? { didSet { if mark != oldValue { sizeMayDiffer() } } }
    /// The font of the text beside it.
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize) { didSet { if font != oldValue { sizeMayDiffer() } } }
    /// The colour.
    var color = UIColor.label { didSet { if color != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        fatalError("A mark of a control cannot come from an archive.")
    }

    private func sizeMayDiffer() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        sizeMayDiffer()
    }

    private var shownFont: FontDescription { font.fontDescription.shown(in: traitCollection.textMedium) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { mark?.size(font: shownFont) ?? .zero }
    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override func draw(_ rect: CGRect) {
        guard let mark, let context = UIGraphicsGetCurrentContext() else { return }
        context.emit { drawing in
            mark.draw(
                in: &drawing, frame: bounds, font: shownFont, color: color.resolvedCGColor(with: traitCollection).value,
                isReversed: isRightToLeft)
        }
    }
}
