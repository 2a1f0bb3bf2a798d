/// A key that is down, and who was told.
@MainActor final class HeldKey {
    /// What stays the same from when a key goes down until it goes up, whatever is held down with it.
    struct Identity: Equatable {
        private let code: UIKeyboardHIDUsage
        /// What a key types whose place is not known.
        private let characters: String

        init(_ key: HostKey) {
            code = key.code
            characters =
                key.code == .keyboardErrorUndefined ? key.charactersIgnoringModifiers.lowercased() : ""
        }
    }

    /// Who acts on the key while it is down.
    enum Taker {
        /// A command of the responder chain; its responders are not told of the press.
        case command
        /// A responder that keeps the press for itself.
        case responder
        /// Views of another world, the text that is edited, or the system.
        case others
    }

    let identity: Identity
    let press: UIPress
    var taker = Taker.others
    /// The responders that were told that the key went down, the first one first.
    private var told: [Told] = []
    /// What had the focus when views of another world were told of the key; `nil` if they were not, or once it is gone.
    weak var focused: AnyObject?
    /// The view that shows it.
    weak var view: UIView?

    private struct Told { weak var responder: UIResponder? }

    init(_ key: HostKey, _ press: UIPress) {
        identity = Identity(key)
        self.press = press
    }

    /// Tells a responder, and those after it, that the key went down. Returns whether nobody kept that for itself.
    func begin(at first: UIResponder, with event: UIPressesEvent) -> Bool {
        press.responder = first
        told = [Told(responder: first)]
        first.pressesBegan([press], with: event)
        told += event.handedTo.map { Told(responder: $0) }
        return event.reachedEnd && !event.wasHandled
    }

    /// Tells those responders that the key went up, or that it no longer counts: once each, also those whose views are
    /// elsewhere by now.
    func end(_ event: UIPressesEvent) {
        var left = told.compactMap(\.responder)
        told = []
        while let first = left.first {
            let chain = Array(first.chain)
            left.removeAll { responder in chain.contains { $0 === responder } }
            if press.phase == .ended {
                first.pressesEnded([press], with: event)
            } else {
                first.pressesCancelled([press], with: event)
            }
        }
    }
}
