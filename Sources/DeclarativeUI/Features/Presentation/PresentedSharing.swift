import DeclarativeViews
import Foundation
import ImperativeUI
import BridgedEnvironment

/// A list of actions on items, which is presented for views.
final class PresentedSharing: PresentedThing {
    private let list: UIActivityViewController
    let boundary: BoundaryView
    private let place: PresentingPlace

    init(_ shared: SharedItems, _ placement: PopoverPlacement, of node: any PresentingNode, in source: UIView) {
        place = PresentingPlace(of: node)
        boundary = BoundaryView(presenting: node, at: place)
        list = UIActivityViewController(activityItems: shared.items, applicationActivities: nil)
        list.heading = (
            shared.title?.string(in: boundary.environment), shared.message?.string(in: boundary.environment)
        )
        if let picture = shared.picture {
            let hosting = _UIHostingView(rootView: picture)
            hosting.sizingOptions = .intrinsicContentSize
            list.preview = ScopedHostingView(hosting, in: boundary)
        }
        list.popoverPresentationController?.belong(to: placement, of: node, in: source)
    }

    var controller: UIViewController { list }
    var ended: (() -> Void)?

    func willPresent() {
        list.presentationController?.ended = { [weak self] in self?.ended?() }
    }

    // The shared items are decided when the link is used.
    func update(_ request: PresentationRequest) {}

    func leave() { boundary.leave() }
}
