import Foundation

/// The system's services for views.
struct SystemServices {
    /// Whether a URL can be opened.
    var canOpen: @MainActor (URL) -> Bool = { _ in false }
    /// Opens a URL, and calls back with whether it did.
    var open: @MainActor (URL, @escaping @MainActor (Bool) -> Void) -> Void = { $1(false) }
    /// Plays sensory feedback.
    var play: @MainActor (SensoryFeedback) -> Void = { _ in }

    /// Those of the host of the application, if `Interop` is linked.
    static var current: SystemServices {
        let finder: Any.Type = SystemServicesFinder.self
        return (finder as? any SystemServing.Type)?.services ?? SystemServices()
    }
}

/// Finds the system's services, if `Interop` is linked.
protocol SystemServing {
    static var services: SystemServices { get }
}

/// Conforms to `SystemServing` where `Interop` is linked.
enum SystemServicesFinder {}
