import Foundation

/// An interaction that lets items be dropped on a view.
@MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction {
    /// The delegate, held weakly.
    public private(set) final weak var delegate: (any UIDropInteractionDelegate)?
    /// The view that has the interaction.
    public private(set) final weak var view: UIView?

    /// Creates an interaction with a delegate.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Tells the interaction that it is about to be added to a view or removed from one.
    open func willMove(to view: UIView?) {}

    /// Tells the interaction that it was added to a view or removed from one.
    open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTarget {
    package final var dropIdentity: ObjectIdentifier { ObjectIdentifier(self) }

    package final func accepts(_ session: DropSession) -> Bool {
        delegate?.dropInteraction(self, canHandle: session) ?? false
    }

    package final func dragEntered(_ session: DropSession) {
        delegate?.dropInteraction(self, sessionDidEnter: session)
    }

    package final func dragMoved(_ session: DropSession) -> UIDropOperation {
        delegate?.dropInteraction(self, sessionDidUpdate: session).operation ?? .cancel
    }

    package final func dragLeft(_ session: DropSession) {
        delegate?.dropInteraction(self, sessionDidExit: session)
    }

    package final func drop(_ session: DropSession) {
        delegate?.dropInteraction(self, performDrop: session)
        delegate?.dropInteraction(self, concludeDrop: session)
    }

    package final func dragEnded(_ session: DropSession) {
        delegate?.dropInteraction(self, sessionDidEnd: session)
    }
}
