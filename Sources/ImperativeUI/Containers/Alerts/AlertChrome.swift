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
    let traits: [PresentationTrait] = [.elevated]
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

    private var medium: Medium {
        (container?.traitCollection.textMedium ?? UITraitTextMedium.defaultValue).figures
    }
    private var border: CGSize { medium.alert.border }

    private var cardFrame: CGRect {
        guard let container, let content else { return .zero }
        let area = container.bounds.inset(by: container.safeAreaInsets)
        let (grain, figures) = (medium.grain, medium.alert)
        var width = (isAtEdge ? figures.sheetWidth : figures.width) + 2 * border.width
        width = grain.column(at: min(width, area.width - 2 * figures.margin))
        let inner = max(0, width - 2 * border.width)
        var height = content.sizeThatFits(CGSize(width: inner, height: 0)).height + 2 * border.height
        height = grain.row(at: min(height, area.height - 2 * figures.margin))
        var origin = CGPoint(x: area.midX - width / 2, y: area.midY - height / 2)
        if isAtEdge { origin.y = area.maxY - height - figures.margin }
        origin = CGPoint(x: grain.column(at: origin.x), y: grain.row(at: origin.y))
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
        switch medium.alert.frame {
        case .lines: card.box = border
        case .card: card.box = nil
        }
        card.layer.cornerRadius = medium.edges.corner(14)
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
