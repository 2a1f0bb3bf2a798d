import Drawing
import Foundation

extension UITableView {
    /// The height of the view above the rows, in points.
    final var headerLength: CGFloat { length(of: tableHeaderView) }
    /// The height of the view below the rows, in points.
    final var footerLength: CGFloat { length(of: tableFooterView) }

    private final func length(of view: UIView?) -> CGFloat { view?.frame.height.usableLength ?? 0 }

    final func endViewDidChange(from old: UIView?, to new: UIView?) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        rowLayout.invalidateLayout()
        setNeedsLayout()
    }

    /// Places the views above and below the rows.
    final func placeEndViews() {
        place(tableHeaderView, at: 0)
        place(tableFooterView, at: contentSize.height - footerLength)
    }

    private final func place(_ view: UIView?, at y: CGFloat) {
        guard let view else { return }
        arranging {
            if view.superview !== self { insertSubview(view, at: lowestIndex) }
            let frame = CGRect(x: 0, y: y, width: layoutRoom.width, height: length(of: view))
            if view.frame != frame { view.frame = frame }
        }
    }
}
