import Foundation

extension UITableView {
    // MARK: Counts

    /// The number of sections, as last reported by the data source.
    public final var numberOfSections: Int { knownCounts.count }

    /// Returns the number of rows in a section, as last reported by the data source; 0 for a section that does not
    /// exist.
    public final func numberOfRows(inSection section: Int) -> Int { itemCount(inSection: section) }

    // MARK: Visible rows

    /// The cells of the visible rows, in order. Reading it performs pending layout first.
    public final var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return shownPaths.compactMap { cellForRow(at: $0) }
    }

    /// The index paths of the visible rows, in order. Reading it performs pending layout first.
    public final var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return shownPaths
    }

    /// Returns the cell of a row; `nil` if the row is not visible.
    public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        shownCell(at: indexPath) as? UITableViewCell
    }

    /// Returns the index path of a cell; `nil` if the cell does not display a row of this table view.
    public final func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }

    /// Returns the index path of the row at a point of the content; `nil` if there is none.
    public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let area = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        return rowLayout.rowAttributes(in: area).first { $0.frame.contains(point) }?.indexPath
    }

    /// Returns the index paths of the rows in a rectangle of the content, visible or not; `nil` if the rectangle is not
    /// finite.
    public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard rect.isFinite else { return nil }
        prepareLayoutIfNeeded()
        return rowLayout.rowAttributes(in: rect).map(\.indexPath)
    }

    /// Returns the visible header of a section; `nil` if it is not visible, or no `UITableViewHeaderFooterView`.
    public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(TableLayout.header, section)
    }

    /// Returns the visible footer of a section; `nil` if it is not visible, or no `UITableViewHeaderFooterView`.
    public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(TableLayout.footer, section)
    }

    private final func edgeView(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
        let key = ElementKey(kind: kind, path: IndexPath(row: 0, section: section))
        return itemState.shown[key]?.view as? UITableViewHeaderFooterView
    }

    // MARK: Places

    /// Returns the frame of a row in the content, in points; zero for a row that does not exist. A row that was never
    /// visible has its estimated height.
    public final func rectForRow(at indexPath: IndexPath) -> CGRect {
        prepareLayoutIfNeeded()
        return rowLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    }

    /// Returns the frame of a section in the content, in points; zero for a section that does not exist.
    public final func rect(forSection section: Int) -> CGRect {
        prepareLayoutIfNeeded()
        guard let engine = rowLayout.engine, engine.sections.indices.contains(section) else { return .zero }
        let range = engine.range(ofSection: section)
        return CGRect(x: 0, y: range.lowerBound, width: bounds.width, height: range.upperBound - range.lowerBound)
    }

    /// Returns the frame of a section's header in the content, in points; empty if there is none.
    public final func rectForHeader(inSection section: Int) -> CGRect { rect(TableLayout.header, section) }

    /// Returns the frame of a section's footer in the content, in points; empty if there is none.
    public final func rectForFooter(inSection section: Int) -> CGRect { rect(TableLayout.footer, section) }

    private final func rect(_ kind: String, _ section: Int) -> CGRect {
        prepareLayoutIfNeeded()
        return rowLayout.engine?.edge(ofKind: kind, section: section)?.frame ?? .zero
    }

    // MARK: Scrolling

    /// Scrolls to a row, or with ``ScrollPosition/none`` just far enough to make it visible. Ignores a row that does
    /// not exist.
    public final func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard exists(indexPath) else { return }
        scroll(to: indexPath, at: scrollPosition.items, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to the first visible one. Does nothing if none is selected.
    public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
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
