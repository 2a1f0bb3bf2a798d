import Foundation

/// A presentation controller that presents a view controller as a sheet over the window.
///
/// A sheet rests at one of several heights, its detents. The user drags it from one to the next; Return on the
/// grabber does the same. Dragging it further down, pressing Escape, or touching beside it dismisses the sheet,
/// unless ``UIViewController/isModalInPresentation`` or the delegate prevents it.
///
/// In a narrow window the sheet reaches from edge to edge. In a wide one it is centred; a form sheet has the
/// controller's `preferredContentSize`, or 540 by 620 points. In a window of little height, the sheet fills the
/// window. In a text grid, its edges lie at whole rows and columns, a row above it stays free in a window of any
/// height, and the grabber has a row of its own.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
    /// The delegate, which decides how the presentation adapts and is notified of the user's actions; held weakly.
    public final var delegate: (any UISheetPresentationControllerDelegate)? {
        get { _adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { _adaptiveDelegate = newValue }
    }

    /// The heights at which the sheet rests, from the lowest; only the large one by default. An empty array counts as
    /// the default.
    open var detents: [Detent] = [.large()] { didSet { placeAgain() } }

    /// The identifier of the detent at which the sheet rests; `nil`, the default, for the lowest. It changes when the
    /// user chooses another detent.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeAgain() } }

    /// The identifier of the highest detent at which the content behind the sheet is neither dimmed nor blocked;
    /// `nil`, the default, for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { placeAgain() } }

    /// A Boolean value that indicates whether the sheet shows a grabber at its upper edge; `false` by default.
    open var prefersGrabberVisible = false { didSet { placeAgain() } }

    /// The radius of the upper corners in points; `nil`, the default, for the system's. Grids have no rounded
    /// corners.
    open var preferredCornerRadius: CGFloat? { didSet { placeAgain() } }

    /// A Boolean value that indicates whether dragging over scrollable content expands the sheet before it scrolls;
    /// `true` by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { placeAgain() } }

    /// A Boolean value that indicates whether the sheet leaves its upper edge free also in a window of little height;
    /// `false` by default.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { placeAgain() } }

    /// A Boolean value that indicates whether a sheet attached to the edge of a window has the controller's preferred
    /// width; `false` by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { placeAgain() } }

    /// Whether nothing behind the sheet is dimmed, at no height.
    package final var isNeverDimmed = false { didSet { placeAgain() } }

    /// Performs changes of the sheet together.
    public final func animateChanges(_ changes: () -> Void) {
        changes()
        placeAgain()
    }

    /// Invalidates the heights of the detents, which are then resolved again.
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

/// The methods that decide how a sheet adapts and report the user's actions. All of them are optional.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Called after the user moved the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Provides a default implementation that does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
