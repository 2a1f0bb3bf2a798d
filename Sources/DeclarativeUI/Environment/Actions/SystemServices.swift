import Foundation

/// What the system around the program does for views.
struct SystemServices: Sendable {
    /// Opens a URL, and calls back with whether it did; `nil` where there is no system.
    var open: (@MainActor @Sendable (URL, @escaping @MainActor (Bool) -> Void) -> Void)?
    /// Lets somebody feel something.
    var play: @MainActor @Sendable (SensoryFeedback) -> Void = { _ in }
}

enum SystemServicesKey: EnvironmentKey {
    static var defaultValue: SystemServices { SystemServices() }
}

extension EnvironmentValues {
    var systemServices: SystemServices { self[SystemServicesKey.self] }
}
