import Drawing
import Foundation

/// An alert: a card over a shade, in the middle of its container or at the lower edge, as high as its content.
final class AlertChrome: PresentationChrome {
    private weak var presentation: UIPresentationController?
    private weak var container: UIView?
    private weak var content: UIView?
    private let shade = PresentationShade()
    private let card = PresentationCard()
    private let isAtEdge: Bool
    let traits: [PlaceTrait] = [.elevated]
    let letsThrough = false
    let isDismissible = false

    init(of presentation: UIPresentationController, isAtEdge: Bool) {
        self.presentation = presentation
        self.isAtEdge = isAtEdge
        if isAtEdge { shade.touched = { [weak presentation] in _ = presentation?.userWantsToLeave() } }
    }

    func install(_ view: UIView, in container: UIView) {
        self.container = container
        content = view
        container.addSubview(shade)
        container.addSubview(card)
        card.addSubview(view)
    }

    func remove() {
        content?.removeFromSuperview()
        shade.removeFromSuperview()
        card.removeFromSuperview()
    }

    func passes(_ point: CGPoint, _ event: UIEvent?) -> Bool { false }

    // MARK: Geometry

    private var isGrid: Bool { container?.traitCollection.textMedium == .grid }
    private var border: CGSize {
        isGrid ? CGSize(width: SheetGeometry.column, height: SheetGeometry.row) : .zero
    }

    private var cardFrame: CGRect {
        guard let container, let content else { return .zero }
        let area = container.bounds.inset(by: container.safeAreaInsets)
        var width = isGrid ? AlertView.gridWidth + 2 * border.width : isAtEdge ? 400 : AlertView.width
        width = min(width, area.width - (isGrid ? 0 : 16))
        if isGrid { width = (width / SheetGeometry.column).rounded(.down) * SheetGeometry.column }
        let inner = max(0, width - 2 * border.width)
        var height = content.sizeThatFits(CGSize(width: inner, height: 0)).height + 2 * border.height
        height = min(height, area.height - (isGrid ? 0 : 16))
        if isGrid { height = (height / SheetGeometry.row).rounded(.down) * SheetGeometry.row }
        var origin = CGPoint(x: area.midX - width / 2, y: area.midY - height / 2)
        if isAtEdge { origin.y = area.maxY - height - (isGrid ? 0 : 8) }
        if isGrid {
            origin.x = (origin.x / SheetGeometry.column).rounded(.down) * SheetGeometry.column
            origin.y = (origin.y / SheetGeometry.row).rounded(.down) * SheetGeometry.row
        }
        return CGRect(x: origin.x, y: max(area.minY, origin.y), width: max(0, width), height: max(0, height))
    }

    var presentedFrame: CGRect {
        let frame = cardFrame
        return frame.insetBy(dx: min(border.width, frame.width / 2), dy: min(border.height, frame.height / 2))
    }

    func layOut() {
        guard let container, let presentation else { return }
        shade.frame = container.bounds
        let frame = cardFrame
        card.frame = frame
        card.hasBox = isGrid
        card.layer.cornerRadius = isGrid ? 0 : 14
        card.show(.systemBackground, of: presentation)
        content?.frame = presentedFrame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
}

/// Presents an alert.
final class AlertPresentationController: UIPresentationController {
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override func makeChrome(for style: UIModalPresentationStyle) -> (any PresentationChrome)? {
        AlertChrome(of: self, isAtEdge: alert?.preferredStyle == .actionSheet)
    }

    // It must be answered, if not by the answer that leaves everything as it is.
    override func userWantsToLeave() -> Bool {
        _ = alert?.cancel()
        return true
    }
}

/// A controller shown as an action sheet.
@MainActor protocol CancellableSheet: UIViewController {
    /// Leaves everything as it is. Returns whether that is possible.
    func cancel() -> Bool
}

/// Presents an action sheet: as a popover where it belongs to something and there is room, else at the lower edge.
final class ActionSheetPresentationController: UIPopoverPresentationController {
    private var sheet: (any CancellableSheet)? { presentedViewController as? any CancellableSheet }

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let belongs = barButtonItem != nil || sourceView != nil
        return belongs ? super.adaptivePresentationStyle(for: traitCollection) : .formSheet
    }

    override func makeChrome(for style: UIModalPresentationStyle) -> (any PresentationChrome)? {
        style == .popover ? super.makeChrome(for: style) : AlertChrome(of: self, isAtEdge: true)
    }

    override func userWantsToLeave() -> Bool {
        if sheet?.cancel() != true { leaveAsPopover() }
        return true
    }

    /// Dismisses the popover, which needs no answer.
    func leaveAsPopover() {
        if chrome is PopoverChrome { dismissByUser() }
    }
}
