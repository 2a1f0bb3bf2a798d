import Foundation

/// Presents a controller as a sheet over the window.
///
/// A sheet has heights at which it rests, its detents: it is dragged from one to the next, and the key Return on the
/// grabber leads there as well. Dragged down further, with the key Escape, or by a touch beside it, it is dismissed, unless
/// ``UIViewController/isModalInPresentation`` or the delegate says no.
///
/// In a narrow window the sheet reaches from edge to edge. In a wide one it is in the middle, and a form sheet has the
/// controller's `preferredContentSize`, or 540 by 620 points. Where a window is not high, the sheet fills it. In a text
/// grid its edges are at whole rows and columns, a row is kept free above it in a window of any height, and the grabber
/// has a row of its own.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
    /// Says how the presentation adapts, and is told of what the user does with the sheet. It is held weakly.
    public final var delegate: (any UISheetPresentationControllerDelegate)? {
        get { _adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { _adaptiveDelegate = newValue }
    }

    /// The heights at which the sheet rests, from the lowest; only the large one by default. An empty array counts as
    /// that.
    open var detents: [Detent] = [.large()] { didSet { placeAgain() } }

    /// The height at which the sheet rests; `nil`, the default, for the lowest. The user's choice is found here.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeAgain() } }

    /// The highest height at which what is behind is not dimmed, and can be used; `nil`, the default, for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { placeAgain() } }

    /// Whether there is a mark at the upper edge by which the sheet is dragged; false by default.
    open var prefersGrabberVisible = false { didSet { placeAgain() } }

    /// How round the upper corners are, in points; `nil`, the default, for the system's. Grids have no round corners.
    open var preferredCornerRadius: CGFloat? { didSet { placeAgain() } }

    /// Whether a drag over what scrolls makes the sheet higher before it scrolls; true by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { placeAgain() } }

    /// Whether the sheet leaves its upper edge free also in a window that is not high; false by default.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { placeAgain() } }

    /// Whether a sheet at the edge of a window has the width that the controller prefers; false by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { placeAgain() } }

    /// Whether nothing behind the sheet is dimmed, at no height.
    package final var isNeverDimmed = false { didSet { placeAgain() } }

    /// Makes changes that are shown together.
    public final func animateChanges(_ changes: () -> Void) {
        changes()
        placeAgain()
    }

    /// Has the heights of detents asked for again.
    public final func invalidateDetents() { placeAgain() }

    /// The sheet that this is, or that stands for this.
    final weak var shownSheet: SheetChrome?

    private func placeAgain() { shownSheet?.setNeedsLayout() }

    final override func makeChrome(for style: UIModalPresentationStyle) -> (any PresentationChrome)? {
        switch style {
        case .automatic, .pageSheet, .formSheet, .popover:
            SheetChrome(of: self, settings: self, isForm: style == .formSheet)
        default: nil
        }
    }

    /// Takes the user's choice.
    final func select(_ identifier: Detent.Identifier, by sheet: UIPresentationController) {
        if identifier == selectedDetentIdentifier { return placeAgain() }
        selectedDetentIdentifier = identifier
        (sheet._adaptiveDelegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

/// Says how a sheet adapts, and is told of what the user does with it. All methods have an implementation.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Called after the user moved the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
