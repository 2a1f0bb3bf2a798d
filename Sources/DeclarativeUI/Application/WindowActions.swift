import Foundation
import UnifiedStorage

/// What opens and closes the windows of a program.
@MainActor protocol WindowOpening: AnyObject {
    /// Opens a window of the first group with an identifier, and of values of a type.
    func openWindow(id: String?, value: (any Hashable)?)
    /// Opens the window of the settings.
    func openSettings()
    /// Closes the windows of a group with an identifier, and with a value.
    func dismissWindow(id: String?, value: (any Hashable)?)
}

/// Opens windows of a program's groups.
///
/// A window that shows the same value is brought to the front instead of another one. Outside of a program, and for
/// what no group declares, nothing happens and that is reported.
@MainActor @preconcurrency public struct OpenWindowAction {
    private let reference: WindowsReference

    nonisolated init(_ reference: WindowsReference) { self.reference = reference }

    /// Opens a window of the group with an identifier.
    public func callAsFunction(id: String) { open(id: id, value: nil) }
    /// Opens a window of the group of values of a type.
    public func callAsFunction<D: Hashable & Codable>(value: D) { open(id: nil, value: value) }
    /// Opens a window of the group with an identifier, for a value.
    public func callAsFunction<D: Hashable & Codable>(id: String, value: D) { open(id: id, value: value) }

    private func open(id: String?, value: (any Hashable)?) {
        guard let windows = reference.windows else { return Self.report("opened") }
        windows.openWindow(id: id, value: value)
    }

    static func report(_ what: String) {
        RuntimeIssue.report("windows", "Windows are \(what) in a program of a type that is an App; nothing happens.")
    }
}

/// Closes windows of a program's groups.
@MainActor @preconcurrency public struct DismissWindowAction {
    private let reference: WindowsReference

    nonisolated init(_ reference: WindowsReference) { self.reference = reference }

    /// Closes the window that is in front.
    public func callAsFunction() { dismiss(id: nil, value: nil) }
    /// Closes all windows of the group with an identifier.
    public func callAsFunction(id: String) { dismiss(id: id, value: nil) }
    /// Closes the window that shows a value.
    public func callAsFunction<D: Hashable & Codable>(value: D) { dismiss(id: nil, value: value) }
    /// Closes the window of the group with an identifier that shows a value.
    public func callAsFunction<D: Hashable & Codable>(id: String, value: D) { dismiss(id: id, value: value) }

    private func dismiss(id: String?, value: (any Hashable)?) {
        guard let windows = reference.windows else { return OpenWindowAction.report("closed") }
        windows.dismissWindow(id: id, value: value)
    }
}

/// What opens the windows of the program that views are in.
enum WindowsKey: EnvironmentKey {
    static var defaultValue: WindowsReference { WindowsReference(windows: nil) }
}

/// Refers to what opens windows.
struct WindowsReference: Equatable, Sendable {
    // Only handed on to actions, which use it on the main actor.
    nonisolated(unsafe) weak var windows: (any WindowOpening)?

    static func == (one: WindowsReference, other: WindowsReference) -> Bool { one.windows === other.windows }
}

extension EnvironmentValues {
    /// Opens windows of the program's groups.
    public var openWindow: OpenWindowAction { OpenWindowAction(self[WindowsKey.self]) }
    /// Closes windows of the program's groups.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(self[WindowsKey.self]) }
}
