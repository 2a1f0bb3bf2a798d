import Drawing
import Foundation

/// What is behind the content of a cell: its background and the lines at its edges.
///
/// It is one view that draws both, as every row of a list has it.
final class CellBackdrop: UIView {
    struct Look: Equatable {
        var background: UIBackgroundConfiguration?
        var place: ListPlace?
        /// Where the content begins, in points from the leading edge.
        var contentStart: CGFloat = 0
        var lineColor: UIColor?
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
                in: area, rounding: own > 0 ? .allCorners : look.place?.corners ?? [],
                radius: own > 0 ? own : look.place?.figure.cornerRadius ?? 0,
                fill: background.resolvedBackgroundColor(for: tint), tint: tint)
        }
        guard let place = look.place, let separators = place.separators else { return }
        let thickness = place.figure.separator
        (look.lineColor ?? separators.color).setFill()
        if place.hasTopLine { line(separators.topSeparatorInsets, CGRect(x: 0, y: 0, width: 0, height: thickness)) }
        if place.hasBottomLine {
            line(
                separators.bottomSeparatorInsets,
                CGRect(x: 0, y: bounds.height - thickness, width: 0, height: thickness))
        }
    }

    private func line(_ insets: NSDirectionalEdgeInsets, _ place: CGRect) {
        let automatic = UIListSeparatorConfiguration.automaticInsets
        let start = insets.leading == automatic.leading ? look.contentStart : insets.leading.finiteOrZero
        let end = insets.trailing == automatic.trailing ? 0 : insets.trailing.finiteOrZero
        let width = max(0, bounds.width - start - end)
        let x = isRightToLeft ? bounds.width - start - width : start
        UIRectFill(CGRect(x: x, y: place.minY, width: width, height: place.height))
    }
}
