import Foundation
import BridgedEnvironment

extension UITableView: ItemView {
    nonisolated static var reportName: String { "table-view" }

    final var itemLayout: UICollectionViewLayout { rowLayout }

    // MARK: Data

    final var hasDataSource: Bool { dataSource != nil }

    final func askForSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

    final func askForItemCount(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    final func askForView(of key: ElementKey) -> (any ReusableView)? {
        guard let kind = key.kind else {
            guard let cell = dataSource?.tableView(self, cellForRowAt: key.path) else { return nil }
            // A cell that the data source has made itself is not prepared yet.
            if cell.superview !== self { adopt(cell, at: key.path) }
            if let delegate { cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: key.path) }
            return cell
        }
        let isHeader = kind == TableLayout.header
        if let view = delegateView(ofHeader: isHeader, key.path.section) {
            return view as? any ReusableView ?? hold(view)
        }
        return title(ofHeader: isHeader, key.path.section).flatMap { $0.isEmpty ? nil : titleView(kind, $0) }
    }

    /// Returns a holder of a view. A reusable view whose content it is is not used again.
    private final func hold(_ view: UIView) -> TableEdgeHolder {
        let around = itemState.pool.keep(around: view)
        let holder = TableEdgeHolder(view)
        for empty in around { arranging { empty.removeFromSuperview() } }
        return holder
    }

    private final func titleView(_ kind: String, _ title: String) -> (any ReusableView)? {
        let view = dequeue(.supplementary(kind: kind, identifier: ""), at: nil) {
            UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
        (view as? UITableViewHeaderFooterView)?.show(title: title)
        return view
    }

    final func canMove(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canMoveRowAt: path) == true }

    final func moveInData(_ path: IndexPath, to target: IndexPath) {
        dataSource?.tableView(self, moveRowAt: path, to: target)
    }

    final func askForMoveTarget(of path: IndexPath, proposed: IndexPath) -> IndexPath {
        delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    }

    // MARK: Display

    final var prefetchesItems: Bool { prefetchDataSource != nil && isPrefetchingEnabled }

    final func prefetch(_ paths: [IndexPath]) { prefetchDataSource?.tableView(self, prefetchRowsAt: paths) }

    final func cancelPrefetching(_ paths: [IndexPath]) {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
    }

    final func willShow(_ view: any ReusableView, _ key: ElementKey) {
        guard let delegate else { return }
        switch key.kind {
        case nil:
            if let cell = view as? UITableViewCell { delegate.tableView(self, willDisplay: cell, forRowAt: key.path) }
        case TableLayout.header:
            delegate.tableView(self, willDisplayHeaderView: view.heldView, forSection: key.path.section)
        default: delegate.tableView(self, willDisplayFooterView: view.heldView, forSection: key.path.section)
        }
    }

    final func didEndShowing(_ view: any ReusableView, _ key: ElementKey) {
        guard let delegate else { return }
        switch key.kind {
        case nil:
            if let cell = view as? UITableViewCell {
                delegate.tableView(self, didEndDisplaying: cell, forRowAt: key.path)
            }
        case TableLayout.header:
            delegate.tableView(self, didEndDisplayingHeaderView: view.heldView, forSection: key.path.section)
        default: delegate.tableView(self, didEndDisplayingFooterView: view.heldView, forSection: key.path.section)
        }
    }

    final func askForOffset(proposed: CGPoint) -> CGPoint { proposed }

    final func layoutWasPrepared() {}

    final func pinnedInsets(at path: IndexPath) -> UIEdgeInsets {
        guard style == .plain else { return .zero }
        return UIEdgeInsets(
            top: rowLayout.length(of: TableLayout.header, path.section), left: 0,
            bottom: rowLayout.length(of: TableLayout.footer, path.section), right: 0)
    }

    // MARK: Selection and editing

    final func canEdit(_ path: IndexPath) -> Bool { true }

    final func shouldHighlight(_ path: IndexPath) -> Bool {
        if isEditing, !isEditable(path) { return false }
        return delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }

    final func didHighlight(_ path: IndexPath) { delegate?.tableView(self, didHighlightRowAt: path) }
    final func didUnhighlight(_ path: IndexPath) { delegate?.tableView(self, didUnhighlightRowAt: path) }

    final func willSelect(_ path: IndexPath) -> IndexPath? {
        delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    }

    final func willDeselect(_ path: IndexPath) -> IndexPath? {
        delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    }

    final func willReplace(_ path: IndexPath) -> IndexPath? { willDeselect(path) }

    final var keepsReloadedSelected: Bool { false }

    final func didSelect(_ path: IndexPath) {
        delegate?.tableView(self, didSelectRowAt: path)
        cellForRow(at: path)?.cellContent.selectionSegue?()
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    final func didDeselect(_ path: IndexPath) { delegate?.tableView(self, didDeselectRowAt: path) }

    final func performPrimaryAction(at path: IndexPath) {
        guard let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    final func beginSelectingSeveral(at path: IndexPath) -> Bool {
        guard let delegate, delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) else {
            return false
        }
        delegate.tableView(self, didBeginMultipleSelectionInteractionAt: path)
        return true
    }

    final func endSelectingSeveral() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    // MARK: Menus

    final func menu(of paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let path = shownPath(at: point) else { return nil }
        return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }

    final func willShowMenu(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willDisplayContextMenu: menu, animator: animator)
    }

    final func willEndMenu(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willEndContextMenuInteraction: menu, animator: animator)
    }

    final func willCommitMenu(
        _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
}
