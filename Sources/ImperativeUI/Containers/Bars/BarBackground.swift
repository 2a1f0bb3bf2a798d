import Foundation

/// The background of a bar and the line at its edge, behind everything else in the bar.
final class BarBackground: UIView {
    /// The look of the background.
    struct Look {
        var effect: UIBlurEffect?
        var color: UIColor?
        var image: UIImage?
        var shadowColor: UIColor?
        var shadowImage: UIImage?
        var hasLine = true
        var contents: UIView?

        @MainActor init(_ appearance: UIBarAppearance) {
            effect = appearance.backgroundEffect
            color = appearance.backgroundColor
            image = appearance.backgroundImage
            shadowColor = appearance.shadowColor
            shadowImage = appearance.shadowImage
            hasLine = appearance.hasLine
            contents = appearance.backgroundContents
        }
    }

    /// The look that is drawn; none at first.
    var look: Look? {
        didSet {
            let (old, new) = (oldValue?.contents, look?.contents)
            if let old, old !== new, old.superview === self { old.removeFromSuperview() }
            if let new { addSubview(new) }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
    /// Whether there is no room for the line.
    var isTight = false {
        didSet {
            if isTight == oldValue { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
    /// The height that the bar leaves to the line.
    var lineRoom: CGFloat { isTight ? 0 : traitCollection.textMedium.figures.bar.lineHeight }
    /// Whether the line is at the upper edge, as in bars at the bottom.
    private let hasLineAtTop: Bool

    init(hasLineAtTop: Bool) {
        self.hasLineAtTop = hasLineAtTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        fatalError("The background of a bar cannot come from an archive.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The line stays in sight.
        let height = look?.hasLine == true && !isTight ? lineHeight : 0
        look?.contents?.frame = CGRect(
            x: bounds.minX, y: bounds.minY + (hasLineAtTop ? height : 0), width: bounds.width,
            height: max(0, bounds.height - height))
    }

    private var lineHeight: CGFloat {
        traitCollection.textMedium.figures.bar.lineHeight + (look?.shadowImage?.size.height ?? 0)
    }

    override func draw(_ rect: CGRect) {
        guard let look else { return }
        look.effect?.draw(in: bounds, with: traitCollection)
        if let color = look.color {
            color.setFill()
            UIRectFill(bounds)
        }
        look.image?.draw(in: bounds)
        if look.hasLine, !isTight { drawLine(look) }
    }

    private func drawLine(_ look: Look) {
        let height = look.shadowImage?.size.height ?? 1 / max(1, traitCollection.displayScale)
        let line = CGRect(
            x: bounds.minX, y: hasLineAtTop ? bounds.minY : bounds.maxY - height, width: bounds.width, height: height)
        guard let image = look.shadowImage else {
            look.shadowColor?.setFill()
            return UIRectFill(line)
        }
        let isColored = image.isTemplate && look.shadowColor != nil
        (isColored ? look.shadowColor.map { image.withTintColor($0) } ?? image : image).draw(in: line)
    }
}
