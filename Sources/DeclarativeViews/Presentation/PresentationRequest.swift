import BridgedEnvironment
import Foundation

/// A request of a view to present something.
package struct PresentationRequest {
    /// How it is presented.
    package enum Kind {
        case sheet
        case fullScreenCover
        case popover(PopoverPlacement)
        case alert(AlertWording)
        case dialog(AlertWording)
        case sharing(SharedItems, PopoverPlacement)

        /// Whether another kind is presented in the same way, so that the presentation stays.
        func isLike(_ other: Kind) -> Bool {
            switch (self, other) {
            case (.sheet, .sheet), (.fullScreenCover, .fullScreenCover), (.popover, .popover), (.alert, .alert),
                (.dialog, .dialog), (.sharing, .sharing):
                true
            default: false
            }
        }
    }

    package let kind: Kind
    /// The identity of the request; `nil` if it is always the same.
    package let identity: AnyHashable?
    package let content: AnyView

    /// Whether the presentation of another request can be updated for this one.
    package func continues(_ other: PresentationRequest) -> Bool {
        kind.isLike(other.kind) && identity == other.identity
    }
}

/// The title and message of an alert or a dialog.
package struct AlertWording {
    package let title: Text
    package var showsTitle = true
    /// The message below the title; `nil` for none.
    package let message: AnyView?
}

/// The items to share, and their preview.
package struct SharedItems {
    package let items: [Any]
    package let title: Text?
    /// The message about the items; `nil` for none.
    package let message: Text?
    /// The picture of the items; `nil` for none.
    package let picture: AnyView?
}

/// Where a popover is shown.
package struct PopoverPlacement {
    /// Where the view was in the last layout, in the coordinates of the topmost view; `nil` until it was laid out.
    package let frame: CGRect?
    /// The part of the view that it belongs to.
    package var attachment = PopoverAttachmentAnchor.rect(.bounds)
    /// The side of that at which it is shown; `nil` where that is left open.
    package let edge: Edge?
}

/// A view that presents something while it has a request.
@MainActor package protocol PresentingNode: _ViewNode {
    /// The request as of the last update; `nil` for none.
    var request: PresentationRequest? { get }
    /// Whether the program still wants that, also if no update has run since it changed its mind.
    var isWanted: Bool { get }
    /// Where the view is in the layout in progress, or was in the last, in the coordinates of the topmost view.
    var placedFrame: CGRect? { get }
    /// Called when the presentation is gone without a request of this node: tells the program.
    func presentationWasEnded()
    /// Called after the presentation is gone, for any reason.
    func presentationDidEnd()
}

/// The delegate of a graph whose views can present something.
@MainActor package protocol GraphPresentationDelegate: ViewGraphDelegate {
    /// Called after an update in which a node's request may have changed.
    func presentingNodeDidChange(_ node: any PresentingNode)
    /// Called when a node goes.
    func presentingNodeIsGone(_ node: any PresentingNode)
    /// Returns the boundary around what a node presents; `nil` if it presents nothing.
    func boundary(of node: any PresentingNode) -> (any ScopeNode)?
}
