import Foundation
import UnifiedStorage

/// Something that a popover can belong to: a view, or an item of a bar.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The sides at which the arrow of a popover can be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Makes directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up: the popover is below what it belongs to.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down: the popover is above.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points to the left: the popover is at the right.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points to the right: the popover is at the left.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known, as the popover is not shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Presents a controller beside what it is about, with an arrow that points there.
///
/// Set ``sourceView`` and ``sourceRect``, ``barButtonItem`` or ``sourceItem`` before it is presented; without any of them it
/// is reported, and shown in the middle. The popover has the controller's `preferredContentSize`, or 320 by 480 points. It
/// is dismissed by the key Escape or a touch beside it. Where the horizontal size class is compact it is a sheet, unless the
/// delegate returns `.none`.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
    /// Says how the popover adapts, and is told of dismissals by the user. It is held weakly.
    public final var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { _adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { _adaptiveDelegate = newValue }
    }

    /// The view that the popover belongs to.
    open weak var sourceView: UIView? { didSet { placeAgain() } }
    /// The part of ``sourceView`` that the popover belongs to, in its coordinates; all of it by default.
    open var sourceRect = CGRect.null { didSet { placeAgain() } }
    /// Returns where the popover belongs to now, in the coordinates of the window; asked in each layout, and instead of
    /// ``sourceRect``. `nil` where nothing follows what it belongs to.
    package final var sourceFrame: (() -> CGRect?)?
    /// The item of a bar that the popover belongs to.
    open weak var barButtonItem: UIBarButtonItem? { didSet { placeAgain() } }
    /// What the popover belongs to: a view or an item of a bar.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            if let view = newValue as? UIView { (sourceView, sourceRect) = (view, .null) }
        }
    }
    /// The directions in which the arrow may point; any by default. Of those with room for the popover the first of up,
    /// down, left and right is taken, else the one with most room.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeAgain() } }
    /// Where the arrow points; unknown while no popover is shown.
    public var arrowDirection: UIPopoverArrowDirection {
        (chrome as? PopoverChrome)?.direction ?? .unknown
    }
    /// Whether the popover may cover what it belongs to; false by default.
    open var canOverlapSourceViewRect = false { didSet { placeAgain() } }
    /// Views behind the popover that can be used while it is shown; `nil` by default.
    open var passthroughViews: [UIView]?
    /// The colour behind the controller's view; `nil`, the default, for the system's background.
    open var backgroundColor: UIColor? { didSet { placeAgain() } }
    /// How far the popover keeps from the edges of the window, in points; 10 by default, in a grid nothing.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { placeAgain() } }

    /// Says how the sheet is that the popover becomes.
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

    /// What the popover belongs to, in the container's coordinates; `nil` where that is not in its window.
    final func source(in container: UIView) -> (view: UIView, frame: CGRect)? {
        guard let view = barButtonItem?.view ?? sourceView, view.window != nil, view.window === container.window else {
            return nil
        }
        if barButtonItem == nil, let frame = sourceFrame?() { return (view, container.convert(frame, from: nil)) }
        let rect = barButtonItem == nil && !sourceRect.isNull ? sourceRect : view.bounds
        return (view, view.convert(rect, to: container))
    }
}

/// Says how a popover adapts, and is told of what becomes of it. All methods have an implementation.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Called before the popover is shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Returns whether the user may dismiss; true by default. Deprecated on Apple's systems.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called after the user dismissed. Deprecated on Apple's systems.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Returns `true`.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
