import Foundation
import Motion

/// Delivers the keys and pointers of a host to the windows of a target.
@MainActor final class EventDelivery {
    private unowned let target: any EventTarget
    private let keys: KeyDelivery
    private let pointer: PointerDelivery
    private let drag = DragDelivery()

    init(to target: any EventTarget, clock: AnimationClock) {
        self.target = target
        keys = KeyDelivery(to: target)
        pointer = PointerDelivery(clock)
        keys.scroll = { [pointer, unowned target] in pointer.scroll(by: $0, at: $1, in: target.windows) }
    }

    /// Delivers an event of a key, a text, a pointer, a pinch, a drag or a motion. Returns false for others.
    func deliver(_ event: HostEvent) -> Bool {
        switch event {
        case .key(let key): keys.deliver(key)
        case .text(let text), .paste(let text): keys.insert(text)
        case .pointer(let event): pointer.deliver(event, to: target.windows)
        case .wheel(let delta, let point): _ = pointer.scroll(by: delta, at: point, in: target.windows)
        case .pinch(let event): pointer.deliver(event, to: target.windows)
        case .drag(let event): drag.deliver(event, to: target.windows)
        case .motion(let motion): keys.deliver(motion)
        default: return false
        }
        return true
    }

    /// The effect of a drop at the location of the drag.
    var dropOperation: UIDropOperation { drag.operation }

    /// Presses a key as a host would, and lets it go.
    func press(_ key: KeyCombination) { keys.press(key) }

    /// The keys that work in a window.
    func keyGuide(of window: UIWindow) -> KeyGuide { keys.guide(of: window) }

    /// Whether something leads back in a window.
    func canGoBack(in window: UIWindow) -> Bool { keys.leaving(window).title != nil }

    /// Goes back in a window, or leaves its last presentation. Returns whether there is a way.
    func goBack(in window: UIWindow) -> Bool { keys.leaving(window).leave() }

    /// Cancels all keys that are down, as there will be no events when they go up.
    func cancelKeys() { keys.cancel() }

    /// Cancels all keys, touches and drags.
    func cancel() {
        keys.cancel()
        drag.cancel()
        pointer.cancel()
    }
}
