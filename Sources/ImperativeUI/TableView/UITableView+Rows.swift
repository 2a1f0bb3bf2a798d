import Foundation

extension UITableView {
    // MARK: Counts

    // MARK: Visible rows

    /// The default implementation of the public member of this name.
    final func indexPathForRowValue(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let area = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        return rowLayout.rowAttributes(in: area).first { $0.frame.contains(point) }?.indexPath
    }

    /// The default implementation of the public member of this name.
    final func indexPathsForRowsValue(in rect: CGRect) -> [IndexPath]? {
        guard rect.isFinite else { return nil }
        prepareLayoutIfNeeded()
        return rowLayout.rowAttributes(in: rect).map(\.indexPath)
    }

    final func edgeView(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
        let key = ElementKey(kind: kind, path: IndexPath(row: 0, section: section))
        return itemState.shown[key]?.view as? UITableViewHeaderFooterView
    }

    // MARK: Places

    /// The default implementation of the public member of this name.
    final func rectValue(forSection section: Int) -> CGRect {
        prepareLayoutIfNeeded()
        guard let engine = rowLayout.engine, engine.sections.indices.contains(section) else { return .zero }
        let range = engine.range(ofSection: section)
        return CGRect(x: 0, y: range.lowerBound, width: bounds.width, height: range.upperBound - range.lowerBound)
    }

    final func edgeRect(_ kind: String, _ section: Int) -> CGRect {
        prepareLayoutIfNeeded()
        return rowLayout.engine?.edge(ofKind: kind, section: section)?.frame ?? .zero
    }

    // MARK: Scrolling

    /// The default implementation of the public member of this name.
    final func defaultScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let first = shownPaths.first ?? IndexPath(row: 0, section: 0)
        let after = itemState.selected.filter { $0 >= first }.min()
        guard let nearest = after ?? itemState.selected.max() else { return }
        scrollToRow(at: nearest, at: scrollPosition, animated: animated)
    }

    // MARK: Heights

    /// Returns the height that the delegate gives to a row; `nil` for that of its content.
    final func askedHeight(ofRow path: IndexPath) -> CGFloat? {
        if let asked = asked(.rowHeight, { delegate?.tableView(self, heightForRowAt: path) }) { return asked.setHeight }
        return rowHeight.setHeight
    }
}
