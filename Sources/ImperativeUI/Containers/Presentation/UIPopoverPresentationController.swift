import Foundation
import BridgedEnvironment

/// An object that can be the source of a popover: a view or a bar item.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The directions in which the arrow of a popover can point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The directions as a bit mask.
    public let rawValue: UInt
    /// Creates directions from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up; the popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down; the popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points left; the popover is to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points right; the popover is to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any of the four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction is not known because the popover is not shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// A presentation controller that presents a view controller as a popover beside its source, with an arrow that
/// points there.
///
/// Set ``sourceView`` and ``sourceRect``, ``barButtonItem`` or ``sourceItem`` before the presentation. Without any of
/// them, the popover is reported and shown in the centre. The popover has the controller's `preferredContentSize`, or
/// 320 by 480 points. Escape, or a touch beside it, dismisses it. In a compact horizontal size class it becomes a
/// sheet, unless the delegate returns `.none`.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
    /// The delegate, which decides how the popover adapts and is notified of dismissals by the user; held weakly.
    public final var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { _adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { _adaptiveDelegate = newValue }
    }

    /// The view that is the source of the popover.
    open weak var sourceView: UIView? { didSet { placeAgain() } }
    /// The rectangle of ``sourceView`` that is the source of the popover, in the view's coordinates; the whole view
    /// by default.
    open var sourceRect = CGRect.null { didSet { placeAgain() } }
    /// Returns the frame of the popover's source, in the coordinates of the window; asked in each layout, and instead
    /// of ``sourceRect``. `nil` for a source that is not followed.
    package final var sourceFrame: (() -> CGRect?)?
    /// The bar item that is the source of the popover.
    open weak var barButtonItem: UIBarButtonItem? { didSet { placeAgain() } }
    /// The view or bar item that is the source of the popover.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            if let view = newValue as? UIView { (sourceView, sourceRect) = (view, .null) }
        }
    }
    /// The permitted directions of the arrow; any by default. The popover uses the first of up, down, left and right
    /// that is permitted and has room for it; otherwise, the permitted direction with the most room.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeAgain() } }
    /// The direction in which the arrow points; unknown while no popover is shown.
    public var arrowDirection: UIPopoverArrowDirection {
        (chrome as? PopoverChrome)?.direction ?? .unknown
    }
    /// A Boolean value that indicates whether the popover may overlap its source; `false` by default.
    open var canOverlapSourceViewRect = false { didSet { placeAgain() } }
    /// The views behind the popover that the user can interact with while it is shown; `nil` by default.
    open var passthroughViews: [UIView]?
    /// The background colour of the popover; `nil`, the default, for the system's background colour.
    open var backgroundColor: UIColor? { didSet { placeAgain() } }
    /// The minimum distances between the popover and the edges of the window, in points; 10 by default, and 0 in a
    /// grid.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { placeAgain() } }

    /// The sheet presentation controller that configures the sheet the popover adapts to.
    public private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        sheet.holdController(false)
        return sheet
    }()

    private func placeAgain() { containerView?.setNeedsLayout() }

    open override var adaptivePresentationStyle: UIModalPresentationStyle { .formSheet }

    override func makeChrome(for style: UIModalPresentationStyle) -> (any PresentationChrome)? {
        switch style {
        case .popover: PopoverChrome(of: self)
        case .automatic, .pageSheet, .formSheet:
            SheetChrome(of: self, settings: adaptiveSheetPresentationController, isForm: style == .formSheet)
        default: nil
        }
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        if chrome is PopoverChrome { delegate?.prepareForPopoverPresentation(self) }
        if chrome is PopoverChrome, barButtonItem == nil, sourceView == nil { sourceIsMissing() }
    }

    /// Called where nothing says where the popover is to be.
    func sourceIsMissing() {
        RuntimeIssue.report(
            "popover",
            "A popover belongs to something: that of \(type(of: presentedViewController)) has no sourceView and no "
                + "barButtonItem, and is shown in the middle. Set one before it is presented.")
    }

    override var mayDismiss: Bool { delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true }
    override func wasDismissed() { delegate?.popoverPresentationControllerDidDismissPopover(self) }

    /// The source of the popover, in the container's coordinates; `nil` if it is not in its window.
    final func source(in container: UIView) -> (view: UIView, frame: CGRect)? {
        guard let view = barButtonItem?.view ?? sourceView, view.window != nil, view.window === container.window else {
            return nil
        }
        if barButtonItem == nil, let frame = sourceFrame?() { return (view, container.convert(frame, from: nil)) }
        let rect = barButtonItem == nil && !sourceRect.isNull ? sourceRect : view.bounds
        return (view, view.convert(rect, to: container))
    }
}

/// The methods that decide how a popover adapts and report its changes. All of them are optional.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Called before the popover is shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Returns whether the user may dismiss; `true` by default. Deprecated on Apple's systems.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called after the user dismissed. Deprecated on Apple's systems.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Provides a default implementation that does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Provides a default implementation that returns `true`.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Provides a default implementation that does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
