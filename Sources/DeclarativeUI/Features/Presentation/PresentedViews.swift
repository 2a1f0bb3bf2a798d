import DeclarativeViews
import Foundation
import ImperativeUI
import BridgedEnvironment

/// Views that are presented for other views: as a sheet, in a popover or all over the window.
final class PresentedViews: PresentedThing {
    private let hosting: PresentedHostingController
    let boundary: BoundaryView
    private let place: PresentingPlace
    private weak var node: (any PresentingNode)?
    private weak var source: UIView?

    init(_ request: PresentationRequest, of node: any PresentingNode, in source: UIView) {
        place = PresentingPlace(of: node)
        boundary = BoundaryView(presenting: node, at: place)
        (self.node, self.source) = (node, source)
        hosting = PresentedHostingController(PresentedContent(views: request.content, background: nil))
        switch request.kind {
        case .fullScreenCover: hosting.modalPresentationStyle = .fullScreen
        case .popover:
            hosting.modalPresentationStyle = .popover
            hosting.sizingOptions = .preferredContentSize
        default: hosting.modalPresentationStyle = .automatic
        }
        placePopover(request)
    }

    var controller: UIViewController { hosting }
    var ended: (() -> Void)?

    func willPresent() {
        guard let presentation = hosting.presentationController else { return }
        boundary.leadTraits(of: presentation)
        presentation.ended = { [weak self] in self?.ended?() }
        presentation._adaptiveDelegate = hosting
    }

    func update(_ request: PresentationRequest) {
        hosting.rootView.views = request.content
        placePopover(request)
    }

    /// Sets where a popover is to be.
    private func placePopover(_ request: PresentationRequest) {
        guard case .popover(let placement) = request.kind, let popover = hosting.popoverPresentationController,
            let source
        else { return }
        popover.belong(to: placement, of: node, in: source)
        popover.permittedArrowDirections = placement.edge.map { direction($0) } ?? .any
    }

    private func direction(_ edge: Edge) -> UIPopoverArrowDirection {
        let isMirrored = source?.traitCollection.layoutDirection == .rightToLeft
        return switch edge {
        case .top: .down
        case .bottom: .up
        case .leading: isMirrored ? .left : .right
        case .trailing: isMirrored ? .right : .left
        }
    }

    func leave() { boundary.leave() }
}

extension UIPopoverPresentationController {
    /// Anchors the popover to a part of the view of a node, and follows it in each layout.
    func belong(to placement: PopoverPlacement, of node: (any PresentingNode)?, in view: UIView) {
        sourceView = view
        sourceRect = placement.frame.map { view.convert(placement.attachment.frame(in: $0), from: nil) } ?? .null
        sourceFrame = { [weak node] in node?.placedFrame.map { placement.attachment.frame(in: $0) } }
    }
}

/// The content of a presented hosting controller.
struct PresentedContent: View {
    var views: AnyView
    /// The background; `nil` for the system's.
    var background: AnyView?

    var body: some View {
        // A background is as large as the presentation.
        let most: CGFloat? = background == nil ? nil : .infinity
        return views.frame(maxWidth: most, maxHeight: most).background { background?.ignoresSafeArea() }
    }
}
