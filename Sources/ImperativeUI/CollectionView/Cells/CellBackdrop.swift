import Drawing
import Foundation

/// The backdrop of a cell's content: its background and the lines at its edges.
///
/// It is one view that draws both, as every row of a list has it.
final class CellBackdrop: UIView {
    struct Look: Equatable {
        var background: UIBackgroundConfiguration?
        var position: ListPosition?
        /// Where the content begins, in points from the leading edge.
        var contentStart: CGFloat = 0
        var lineColor: UIColor?
        var isSelected = false
    }

    private var custom: UIView?

    var look = Look() {
        didSet {
            if look == oldValue { return }
            setNeedsDisplay()
            showCustomView()
        }
    }

    private func showCustomView() {
        let wanted = look.background?.customView
        guard wanted !== custom else { return setNeedsLayout() }
        if custom?.superview === self { custom?.removeFromSuperview() }
        custom = wanted
        if let wanted { addSubview(wanted) }
    }

    private var area: CGRect {
        let insets = look.background?.backgroundInsets ?? NSDirectionalEdgeInsets.zero
        let area = bounds.inset(by: insets, isReversed: isRightToLeft)
        return area.isFinite ? area : bounds
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        custom?.frame = area
    }

    override func draw(_ rect: CGRect) {
        if let background = look.background {
            let own = background.cornerRadius
            let tint: UIColor = tintColor
            background.draw(
                in: area, rounding: own > 0 ? .allCorners : look.position?.corners ?? [],
                radius: own > 0 ? own : look.position?.figure.cornerRadius ?? 0,
                fill: background.resolvedBackgroundColor(for: tint), tint: tint)
        }
        if look.isSelected, let figure = look.position?.figure {
            let tint = paint(tintColor)
            UIGraphicsGetCurrentContext()?.emit {
                figure.drawSelection(in: bounds, isReversed: isRightToLeft, with: tint, in: &$0)
            }
        }
        guard let position = look.position, let lines = position.lines else { return }
        let thickness = position.figure.separator
        (look.lineColor ?? lines.color).setFill()
        if let top = lines.top { fill(top, at: 0, thickness) }
        if let bottom = lines.bottom { fill(bottom, at: bounds.height - thickness, thickness) }
    }

    private func fill(_ line: ListPosition.Line, at y: CGFloat, _ thickness: CGFloat) {
        let start = line.start ?? look.contentStart
        let width = max(0, bounds.width - start - line.end)
        let x = isRightToLeft ? bounds.width - start - width : start
        UIRectFill(CGRect(x: x, y: y, width: width, height: thickness))
    }
}
