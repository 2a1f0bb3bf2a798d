/// A key that is down, and the receivers that were told of it.
@MainActor final class HeldKey {
    /// Identifies a key from when it goes down until it goes up, under any modifiers.
    struct Identity: Equatable {
        private let code: UIKeyboardHIDUsage
        /// The characters of the key, if its position on the keyboard is not known; empty otherwise.
        private let characters: String

        init(_ key: HostKey) {
            code = key.code
            characters =
                key.code == .keyboardErrorUndefined ? key.charactersIgnoringModifiers.lowercased() : ""
        }
    }

    /// The handler of the key while it is down.
    enum Taker {
        /// A command of the responder chain. Responders are not told of the press.
        case command
        /// A responder that does not pass the press on.
        case responder
        /// Views of another world, the text that is being edited, or the system.
        case others
    }

    let identity: Identity
    let press: UIPress
    var taker = Taker.others
    /// The responders that were told that the key went down, the first one first.
    private var told: [Told] = []
    /// The focused object when views of another world were told of the key; `nil` if they were not, or once it is
    /// gone.
    weak var focused: AnyObject?
    /// The view that shows the focused object.
    weak var view: UIView?

    private struct Told { weak var responder: UIResponder? }

    init(_ key: HostKey, _ press: UIPress) {
        identity = Identity(key)
        self.press = press
    }

    /// Tells a responder, and those after it, that the key went down. Returns whether every one passed it on.
    func begin(at first: UIResponder, with event: UIPressesEvent) -> Bool {
        press.responder = first
        told = [Told(responder: first)]
        first.pressesBegan([press], with: event)
        told += event.handedTo.map { Told(responder: $0) }
        return event.reachedEnd && !event.wasHandled
    }

    /// Tells those responders that the key went up or was cancelled: once each, even if their views have moved
    /// elsewhere.
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
