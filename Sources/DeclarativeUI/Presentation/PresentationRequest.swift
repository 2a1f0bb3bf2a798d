import Foundation

/// What a view wants to be presented.
package struct PresentationRequest {
    /// How it is presented.
    package enum Kind {
        case sheet
        case fullScreenCover
        case popover(PopoverPlacement)
        case alert(AlertWording)
        case dialog(AlertWording)
        case sharing(SharedItems, PopoverPlacement)

        /// Whether another kind is shown in the same way, so that what is shown stays.
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
    /// What makes it another one than before; `nil` where it is always the same.
    package let identity: AnyHashable?
    package let content: AnyView

    /// Whether what is shown for another request can be updated for this one.
    package func continues(_ other: PresentationRequest) -> Bool {
        kind.isLike(other.kind) && identity == other.identity
    }
}

/// What a question to the user says.
package struct AlertWording {
    package let title: Text
    package var showsTitle = true
    /// What is explained below the title; `nil` for nothing.
    package let message: AnyView?
}

/// What is shared, and what is shown of it.
package struct SharedItems {
    package let items: [Any]
    package let title: Text?
    /// What is said about the items; `nil` for nothing.
    package let message: Text?
    /// A picture of them; `nil` for none.
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

/// A view that presents something while it says so.
@MainActor package protocol PresentingNode: _ViewNode {
    /// What is to be presented as of the last update; `nil` for nothing.
    var request: PresentationRequest? { get }
    /// Whether the program still wants that, also if no update has run since it changed its mind.
    var isWanted: Bool { get }
    /// Where the view is in the layout in progress, or was in the last, in the coordinates of the topmost view.
    var placedFrame: CGRect? { get }
    /// Called when what was presented is gone without this node having asked for it: tells the program.
    func presentationWasEnded()
    /// Called after what was presented is gone, for whatever reason.
    func presentationDidEnd()
}

/// A host whose views can present something.
@MainActor package protocol PresentationHost: ViewGraphHost {
    /// Called after an update in which a node's request may have changed.
    func presentingNodeDidChange(_ node: any PresentingNode)
    /// Called when a node goes.
    func presentingNodeIsGone(_ node: any PresentingNode)
}
