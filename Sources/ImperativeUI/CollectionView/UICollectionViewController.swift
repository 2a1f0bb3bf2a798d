import Foundation
import BridgedEnvironment

/// A view controller that manages a collection view, as its data source and delegate.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private final let firstLayout: UICollectionViewLayout?

    /// Creates a controller whose collection view has an initial layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose collection view comes from a nib of a bundle; `nil` is the main bundle.
    ///
    /// Without a nib, `loadView()` must be overridden: the default implementation traps without a layout.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        firstLayout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates the controller of a storyboard. Traps for another archive, which does not contain the layout.
    public required init?(coder: NSCoder) {
        guard coder.interfaceElement != nil else {
            fatalError("A collection view controller needs its layout: use init(collectionViewLayout:).")
        }
        firstLayout = nil
        super.init(coder: coder)
        coder.fill(self, as: UICollectionViewController.self)
    }

    /// Loads the collection view from the storyboard or the nib of the controller, or else creates it.
    open override func loadView() {
        if loadViewFromNib() {
            guard let made = viewStorage as? UICollectionView else { return }
            if made.delegate == nil { made.delegate = self }
            if made.dataSource == nil { made.dataSource = self }
            if installsStandardGestureForInteractiveMovement { made.addGestureRecognizer(movePress) }
            return
        }
        guard let firstLayout else {
            fatalError(
                "A collection view controller needs its layout: \(type(of: self)) was made without one. Use "
                    + "init(collectionViewLayout:), or make the collection view in loadView().")
        }
        let made = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: firstLayout)
        made.delegate = self
        made.dataSource = self
        made.isEditing = isEditing
        if installsStandardGestureForInteractiveMovement { made.addGestureRecognizer(movePress) }
        view = made
    }

    /// The collection view, loaded if necessary. Traps if a view of another kind was assigned.
    open var collectionView: UICollectionView! {
        get {
            guard let collection = view as? UICollectionView else {
                fatalError(
                    "The view of a \(type(of: self)) is a collection view: \(type(of: view)) is none. Assign a "
                        + "UICollectionView in loadView().")
            }
            return collection
        }
        set { view = newValue }
    }

    /// Sets editing mode for the controller and its collection view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UICollectionView)?.isEditing = editing
    }

    private final lazy var movePress = ItemMovePress()

    /// A Boolean value that indicates whether a long press lifts an item for moving, if the data source allows it to be
    /// moved; `true` by default.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet {
            guard let list = viewIfLoaded as? UICollectionView else { return }
            list.removeGestureRecognizer(movePress)
            if installsStandardGestureForInteractiveMovement { list.addGestureRecognizer(movePress) }
        }
    }

    /// The layout of the collection view.
    open var collectionViewLayout: UICollectionViewLayout {
        if viewIfLoaded == nil, let firstLayout { return firstLayout }
        return collectionView.collectionViewLayout
    }

    // Members of extensions cannot be overridden: all methods of the data source and of the delegate are here.

    // MARK: Data source

    /// Returns the number of sections; 1 by default.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns the number of items in a section; 0 by default.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Returns the cell of an item. The default implementation traps.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError(
            "Every item has a cell: override collectionView(_:cellForItemAt:) in \(type(of: self)) for the item at "
                + "\(indexPath).")
    }

    /// Returns a supplementary view; by default, an empty view. Called only if the layout has supplementary views.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }

    /// Returns whether an item can be moved; by default, whether the class overrides
    /// `collectionView(_:moveItemAt:to:)`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        movingControllers.contain(type(of: self))
    }

    /// Updates the data after an item was moved. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Delegate

    /// Returns whether a touched item is highlighted and may be selected; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Called after a touched item has been highlighted.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// Called after an item is no longer highlighted.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Returns whether the user may select an item; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Returns whether the user may deselect an item, if multiple selection is allowed; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Called after the user selected an item. Not called for `selectItem(at:animated:scrollPosition:)`.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Called after the user has deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// Returns whether a tap performs the primary action of an item; `true` by default, except in editing mode.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    /// Called to perform the primary action of an item, after a tap or the Return key selected it.
    ///
    /// It is called regardless of whether the item may be selected, and also for an item that is already selected.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

    /// Returns whether a Shift-click or Command-click of an item begins a multiple selection; `false` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Called before a multiple selection begins. Set `isEditing` here if only editing mode allows multiple
    /// selection.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// Called after a multiple selection ends.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

    /// Returns whether the cell of an item shows its editing state in editing mode; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

    /// Returns whether an item can become focused; by default, the value of `allowsFocus`, if items can be selected.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        collectionView.allowsFocus && collectionView.canSelect
    }

    /// Returns the index path to move an item to; by default, the proposed one.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    /// Called before a cell is shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Called before a supplementary view is shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Called after a cell was removed, with the index path that its item had.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Called after a supplementary view was removed, with the index path that it had.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Returns the content offset after a change of the layout or the items; by default, the proposed offset. An
    /// offset that is not finite counts as the proposed one.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the configuration of the context menu for items; `nil`, the default, for no menu.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The item at the point, or all selected items if it is selected; empty between items.
    ///   - point: The location at which the menu was requested, in the view's coordinates.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the configuration of the context menu for a single item; `nil`, the default, for no menu. Called only
    /// if `collectionView(_:contextMenuConfigurationForItemsAt:point:)` returns `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called before a context menu appears.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before a context menu disappears.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called after the user chooses the preview of a context menu.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
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

/// The controller classes that move items in their data.
@MainActor private let movingControllers = KnownOverrides(
    base: UICollectionViewController.self, plain: FixedController.self, overriding: MovingController.self)

// The override has a body to keep the linker from folding it into the empty method it overrides.
private class FixedController: UICollectionViewController {}
private class MovingController: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { collectionView.tag += 1 }
}
