import Foundation
import BridgedEnvironment

/// A view controller that manages a table view, as its data source and delegate.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private final let style: UITableView.Style

    /// Creates a controller whose table view has a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose table view comes from a nib of a bundle; `nil` is the main bundle. Without a nib, it is
    /// a plain one.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates the controller of a storyboard; one with a plain table view from another archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        coder.fill(self, as: UITableViewController.self)
    }

    /// Loads the table view from the storyboard or the nib of the controller, or else creates it.
    open override func loadView() {
        if loadViewFromNib() {
            guard let made = viewStorage as? UITableView else { return }
            if made.delegate == nil { made.delegate = self }
            if made.dataSource == nil { made.dataSource = self }
            return
        }
        let made = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
        made.delegate = self
        made.dataSource = self
        made.isEditing = isEditing
        view = made
    }

    /// The table view, loaded if necessary. Traps if a view of another kind was assigned.
    open var tableView: UITableView! {
        get {
            guard let table = view as? UITableView else {
                fatalError(
                    "The view of a \(type(of: self)) is a table view: \(type(of: view)) is none. Assign a UITableView in "
                        + "loadView().")
            }
            return table
        }
        set { view = newValue }
    }

    /// A Boolean value that indicates whether the selection is cleared before the table view appears; `true` by
    /// default.
    open var clearsSelectionOnViewWillAppear = true

    /// The control that refreshes the content of the table view; `nil`, the default, for none.
    open var refreshControl: UIRefreshControl? {
        get { (viewIfLoaded as? UITableView)?.refreshControl ?? firstRefreshControl }
        set {
            firstRefreshControl = newValue
            (viewIfLoaded as? UITableView)?.refreshControl = newValue
        }
    }
    /// The control that was set before there was a view.
    private final var firstRefreshControl: UIRefreshControl?

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let firstRefreshControl { (view as? UITableView)?.refreshControl = firstRefreshControl }
    }

    /// Reloads the data before the table view first appears, and clears the selection.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }

    /// Sets editing mode for the controller and its table view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    // Members of extensions cannot be overridden: all methods of the data source and of the delegate are here.

    // MARK: Data source

    /// Returns the number of sections; by default, that of the interface file, or 1.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }

    /// Returns the number of rows in a section; by default, that of the interface file, or 0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticSection(section)?.rows.count ?? 0
    }

    /// Returns the cell for a row. The default implementation returns that of the interface file, and traps if there is
    /// none.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let row = tableView.staticRow(indexPath) { return row.cell }
        fatalError(
            "Every row has a cell: override tableView(_:cellForRowAt:) in \(type(of: self)) for the row at \(indexPath)."
        )
    }

    /// Returns the title above a section; by default, that of the interface file, or `nil` for no title.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticSection(section)?.header
    }

    /// Returns the title below a section; by default, that of the interface file, or `nil` for no title.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticSection(section)?.footer
    }

    /// Returns whether a row can be edited; `true` by default.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.answerByDefault(.canEdit, true)
    }

    /// Inserts or deletes a row in the data, after the user has asked for that. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.answerByDefault(.commit, ()) }

    /// Returns whether a row can be moved in editing mode; by default, whether the class overrides
    /// `tableView(_:moveRowAt:to:)`.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        TableOverride.move.contain(type(of: self))
    }

    /// Updates the data after a row was moved. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Returns the titles of the index at the trailing edge; `nil`, the default, for no index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section to scroll to for an index title; by default, the one with the title's number.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    // MARK: Heights

    /// Returns the height of a row, in points; `UITableView.automaticDimension` for the height of its content. By
    /// default, that of the interface file's cell, or the table view's `rowHeight`.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard tableView.staticSections != nil else {
            return tableView.answerByDefault(.rowHeight, tableView.rowHeight)
        }
        return tableView.staticRow(indexPath)?.height ?? tableView.rowHeight
    }

    /// Returns the height of a section's header, in points; by default, the table view's `sectionHeaderHeight`.
    open func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { tableView.answerByDefault(.headerHeight, tableView.sectionHeaderHeight) }

    /// Returns the height of a section's footer, in points; by default, the table view's `sectionFooterHeight`.
    open func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { tableView.answerByDefault(.footerHeight, tableView.sectionFooterHeight) }

    /// Returns the height of a row until it becomes visible, in points; by default, the table view's
    /// `estimatedRowHeight`. Called for all rows if it is implemented.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.answerByDefault(.estimatedRowHeight, tableView.estimatedRowHeight) }

    /// Returns the height of a header until it becomes visible, in points; by default, the table view's
    /// `estimatedSectionHeaderHeight`.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }

    /// Returns the height of a footer until it becomes visible, in points; by default, the table view's
    /// `estimatedSectionFooterHeight`.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }

    // MARK: Headers and footers

    /// Returns the view above a section; `nil`, the default, for the title that the data source gives, if there is one.
    open func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { tableView.answerByDefault(.headerView, nil) }

    /// Returns the view below a section; `nil`, the default, for the title that the data source gives, if there is one.
    open func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { tableView.answerByDefault(.footerView, nil) }

    // MARK: Display

    /// Called before a cell is displayed.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    /// Called before a section's header is displayed.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    /// Called before a section's footer is displayed.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    /// Called after a cell was removed, with the index path that its row had.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Called after a section's header was removed.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

    /// Called after a section's footer was removed.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

    /// Returns the nesting depth of a row, by which its content is indented; 0 by default.
    open func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { 0 }

    // MARK: Selection

    /// Returns whether a touched row is highlighted and may be selected; `true` by default.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// Called after a touched row was highlighted.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Called after a row is no longer highlighted.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns the row that is selected instead of one that the user has chosen; by default, the same row. `nil`
    /// selects none.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// Returns the row that is deselected instead of one that the user has chosen; by default, the same row. `nil`
    /// deselects none.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// Called after the user selected a row. Not called for `selectRow(at:animated:scrollPosition:)`.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Called after the user deselected a row, or selected another one instead.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Returns whether a tap performs the primary action of a row; by default, outside of editing mode.
    open func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { !tableView.isEditing }

    /// Called to perform the primary action of a row, after a tap or the Return key selected it.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    /// Returns whether a Shift-click or Command-click of a row begins a multiple selection; `false` by default.
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Called before a multiple selection begins. Set `isEditing` here if only editing mode allows multiple selection.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}

    /// Called after a multiple selection ends.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

    /// Called after the user tapped a row's detail button.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// Returns whether a row can become focused; by default, the value of `allowsFocus`, if rows can be selected.
    open func tableView(
        _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
    ) -> Bool { tableView.allowsFocus && tableView.canSelect }

    // MARK: Editing

    /// Returns the control that a row shows in editing mode; by default, the one for deleting it.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { tableView.answerByDefault(.editingStyle, .delete) }

    /// Returns the title of the button that deletes a row; `nil`, the default, for "Delete".
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Returns the buttons beside a row that is swiped from the leading edge; `nil`, the default, for none.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns the buttons beside a row that is swiped from the trailing edge; `nil`, the default, for the button that
    /// deletes a row whose editing style is `.delete`.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns the buttons beside a row that is swiped from the trailing edge, as they were written before
    /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`, which is asked first; `nil`, the default, for none.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        nil
    }

    /// Returns whether the content of a row without an editing control is indented in editing mode like the others;
    /// `true` by default.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

    /// Called before the buttons beside a swiped row are shown.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Called after the buttons beside a swiped row were hidden. The index path is `nil` if the row was deleted.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Returns the index path to move a row to; by default, the proposed one.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    // MARK: Context menus

    /// Returns the configuration of the context menu for a row; `nil`, the default, for no menu. The point is in the
    /// table view's coordinates.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called before a context menu appears.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before a context menu disappears.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called after the user chooses the preview of a context menu.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    // MARK: Scrolling

    /// Called after the content offset changes for any reason.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Called before the user drags the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Called after the user has dragged the content. `decelerate` says whether it glides on.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Called after a programmatic scroll with `animated: true`, if the offset changed.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Called after `adjustedContentInset` has changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// Called before a drag ends. Overrides can set another offset for the content to come to rest at.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Called before the content glides after a drag.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Called after the content has come to rest after it glided.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Returns whether the Home key scrolls to the top; `true` by default.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Called after the Home key has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Returns the subview that is scaled when the content is zoomed; `nil` by default.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Called before two fingers zoom the content.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Called after the scale of the content has changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Called after two fingers have zoomed the content.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
