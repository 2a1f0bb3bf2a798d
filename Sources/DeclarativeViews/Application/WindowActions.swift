import Foundation
import BridgedEnvironment

/// An object that opens and closes the windows of a program.
@MainActor package protocol WindowOpening: AnyObject {
    /// Opens a window of the first group with an identifier, and of values of a type.
    func openWindow(id: String?, value: (any Hashable)?)
    /// Opens the window of the settings.
    func openSettings()
    /// Closes the windows of a group with an identifier, and with a value.
    func dismissWindow(id: String?, value: (any Hashable)?)
}

/// An action that opens windows of the app's window groups.
///
/// If a window already shows the same value, it comes to the front and no new window opens. Outside an app, and if no
/// group matches, the action does nothing and reports a runtime issue.
@MainActor @preconcurrency public struct OpenWindowAction {
    private let reference: WindowsReference

    nonisolated init(_ reference: WindowsReference) { self.reference = reference }

    /// Opens a window of the group with the given identifier.
    public func callAsFunction(id: String) { open(id: id, value: nil) }
    /// Opens a window that presents the value, from the group for values of its type.
    public func callAsFunction<D: Hashable & Codable>(value: D) { open(id: nil, value: value) }
    /// Opens a window that presents the value, from the group with the given identifier.
    public func callAsFunction<D: Hashable & Codable>(id: String, value: D) { open(id: id, value: value) }

    private func open(id: String?, value: (any Hashable)?) {
        guard let windows = reference.windows else { return Self.report("opened") }
        windows.openWindow(id: id, value: value)
    }

    static func report(_ what: String) {
        RuntimeIssue.report("windows", "Windows are \(what) in a program of a type that is an App; nothing happens.")
    }
}

/// An action that closes windows of the app's window groups.
@MainActor @preconcurrency public struct DismissWindowAction {
    private let reference: WindowsReference

    nonisolated init(_ reference: WindowsReference) { self.reference = reference }

    /// Closes the window of the view that read the action.
    public func callAsFunction() { dismiss(id: nil, value: nil) }
    /// Closes all windows of the group with the given identifier.
    public func callAsFunction(id: String) { dismiss(id: id, value: nil) }
    /// Closes the window that presents the given value.
    public func callAsFunction<D: Hashable & Codable>(value: D) { dismiss(id: nil, value: value) }
    /// Closes the window that presents the given value and belongs to the group with the given identifier.
    public func callAsFunction<D: Hashable & Codable>(id: String, value: D) { dismiss(id: id, value: value) }

    private func dismiss(id: String?, value: (any Hashable)?) {
        guard let windows = reference.windows else { return OpenWindowAction.report("closed") }
        windows.dismissWindow(id: id, value: value)
    }
}

/// The environment key of the object that opens the windows of the program.
package enum WindowsKey: EnvironmentKey {
    package static var defaultValue: WindowsReference { WindowsReference(windows: nil) }
}

/// A reference to the object that opens windows.
package struct WindowsReference: Equatable, Sendable {
    // Only handed on to actions, which use it on the main actor.
    package nonisolated(unsafe) weak var windows: (any WindowOpening)?

    package init(windows: (any WindowOpening)?) { self.windows = windows }

    package static func == (one: WindowsReference, other: WindowsReference) -> Bool { one.windows === other.windows }
}

extension EnvironmentValues {
    /// The action that opens windows of the app's window groups.
    public var openWindow: OpenWindowAction { OpenWindowAction(self[WindowsKey.self]) }
    /// The action that closes windows of the app's window groups.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(self[WindowsKey.self]) }
}
