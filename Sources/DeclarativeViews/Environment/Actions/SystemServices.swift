import Foundation

/// The system's services for views.
package struct SystemServices {
    /// Whether a URL can be opened.
    package var canOpen: @MainActor (URL) -> Bool = { _ in false }
    /// Opens a URL, and calls back with whether it did.
    package var open: @MainActor (URL, @escaping @MainActor (Bool) -> Void) -> Void = { $1(false) }
    /// Plays sensory feedback.
    package var play: @MainActor (SensoryFeedback) -> Void = { _ in }

    /// Services that open nothing and play nothing.
    package init() {}

    package init(
        canOpen: @escaping @MainActor (URL) -> Bool,
        open: @escaping @MainActor (URL, @escaping @MainActor (Bool) -> Void) -> Void,
        play: @escaping @MainActor (SensoryFeedback) -> Void
    ) {
        (self.canOpen, self.open, self.play) = (canOpen, open, play)
    }

    /// Those of the host of the application, if the imperative world is linked.
    static var current: SystemServices {
        let finder: Any.Type = SystemServicesFinder.self
        return (finder as? any SystemServing.Type)?.services ?? SystemServices()
    }
}

/// Finds the system's services, if the imperative world is linked.
package protocol SystemServing {
    static var services: SystemServices { get }
}

/// Conforms to `SystemServing` where the imperative world is linked.
package enum SystemServicesFinder {}
