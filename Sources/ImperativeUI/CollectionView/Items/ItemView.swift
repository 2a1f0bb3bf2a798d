import Foundation

/// A scroll view that shows a large number of items, with views only for the visible ones.
///
/// It shows, measures, reuses, updates and selects items in extensions of the protocol. The requirements are the questions
/// to a data source and a delegate, which each kind of view asks in its own words.
@MainActor protocol ItemView: UIScrollView {
    var itemState: ItemState { get }
    var itemLayout: UICollectionViewLayout { get }
    var backgroundView: UIView? { get }
    var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation { get }
    /// The category of the view's reports.
    nonisolated static var reportName: String { get }

    // MARK: Data

    var hasDataSource: Bool { get }
    /// The data source, if its rows can form a tree.
    var outlineSource: (any OutlineSource)? { get }
    func askForSectionCount() -> Int
    func askForItemCount(inSection section: Int) -> Int
    /// Has the data source make or reuse the view of an element; `nil` if there is no data source.
    func askForView(of key: ElementKey) -> (any ReusableView)?
    func canMove(_ path: IndexPath) -> Bool
    func moveInData(_ path: IndexPath, to target: IndexPath)
    func askForMoveTarget(of path: IndexPath, proposed: IndexPath) -> IndexPath

    /// Whether someone is told of items that come near.
    var prefetchesItems: Bool { get }
    func prefetch(_ paths: [IndexPath])
    func cancelPrefetching(_ paths: [IndexPath])

    // MARK: Display

    func willShow(_ view: any ReusableView, _ key: ElementKey)
    func didEndShowing(_ view: any ReusableView, _ key: ElementKey)
    func askForOffset(proposed: CGPoint) -> CGPoint
    /// The space that headers and footers take from the visible area around an item.
    func pinnedInsets(at path: IndexPath) -> UIEdgeInsets
    /// Called when the layout has been prepared.
    func layoutWasPrepared()

    // MARK: Swiping

    /// Whether rows may have swipe actions. Asked whenever a row is laid out.
    var offersSwipeActions: Bool { get }
    /// Returns the swipe actions of a row at an edge, the leading or the trailing one; `nil` for none.
    func swipeActions(at path: IndexPath, atLeading isLeading: Bool) -> UISwipeActionsConfiguration?
    /// Called when the buttons beside a row are about to be seen.
    func willBeginSwiping(_ path: IndexPath)
    /// Called once for each call of `willBeginSwiping`, when the row was put back; `nil` if it no longer shows an item.
    func didEndSwiping(_ path: IndexPath?)

    // MARK: Selection and editing

    var isEditing: Bool { get }
    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    /// Whether the cell of an item shows that the view is edited, while it is.
    func canEdit(_ path: IndexPath) -> Bool
    func shouldHighlight(_ path: IndexPath) -> Bool
    func didHighlight(_ path: IndexPath)
    func didUnhighlight(_ path: IndexPath)
    /// Returns the item that is selected when one is chosen; `nil` for none.
    func willSelect(_ path: IndexPath) -> IndexPath?
    func willDeselect(_ path: IndexPath) -> IndexPath?
    /// Returns the item that is deselected because another one is selected instead; `nil` for none.
    func willReplace(_ path: IndexPath) -> IndexPath?
    /// Whether items stay selected as they are reloaded.
    var keepsReloadedSelected: Bool { get }
    func didSelect(_ path: IndexPath)
    func didDeselect(_ path: IndexPath)
    /// Called when an item was chosen, after it was selected.
    func performPrimaryAction(at path: IndexPath)
    func beginSelectingSeveral(at path: IndexPath) -> Bool
    func endSelectingSeveral()

    // MARK: Menus

    /// Gives the menus of the items; made when they are first needed.
    var itemMenus: ItemMenus? { get set }
    func menu(of paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration?
    func willShowMenu(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func willEndMenu(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func willCommitMenu(_ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

extension ItemView {
    var outlineSource: (any OutlineSource)? { nil }
}
