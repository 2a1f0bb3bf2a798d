import Foundation

/// A view that draws the lines between other views, which take its touches.
class SeparatorView: UIView {
    /// The lines, in the view's coordinates.
    final var lines: [CGRect] = [] { didSet { if lines != oldValue { setNeedsDisplay() } } }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        fatalError("A view of lines cannot come from an archive.")
    }

    override func draw(_ rect: CGRect) {
        UIColor.separator.setFill()
        for line in lines { UIRectFill(line) }
    }
}
