import Foundation
import BridgedEnvironment

/// The views that want to know of URLs that a window is to open.
@MainActor package final class OpenedURLs {
    private var actions: [(id: UUID, action: (URL) -> Void)] = []
    /// URLs that came before the first handler.
    private var waiting: [URL] = []

    package init() {}

    func add(_ id: UUID, _ action: @escaping (URL) -> Void) {
        remove(id)
        actions.append((id, action))
        let due = waiting
        waiting = []
        for url in due { action(url) }
    }

    func remove(_ id: UUID) { actions.removeAll { $0.id == id } }

    /// Tells the views, or those that come.
    package func open(_ url: URL) {
        if actions.isEmpty { waiting.append(url) }
        for (_, action) in actions { action(url) }
    }
}

/// The views of a window that want to know of its URLs.
package enum OpenedURLsKey: EnvironmentKey {
    package static var defaultValue: Reference { Reference(urls: nil) }

    package struct Reference: Equatable, Sendable {
        // Used on the main actor by the views it is handed to.
        package nonisolated(unsafe) var urls: OpenedURLs?

        package init(urls: OpenedURLs?) { self.urls = urls }

        package static func == (one: Reference, other: Reference) -> Bool { one.urls === other.urls }
    }
}

private struct OpenURLListener {
    let action: (URL) -> Void

    nonisolated init(action: @escaping (URL) -> Void) { self.action = action }

    @State private var id = UUID()
    @Environment(\.openedURLs) private var opened
}

extension OpenURLListener: ViewModifier {
    func body(content: Content) -> some View {
        content
            .onAppear { opened.urls?.add(id, action) }
            .onDisappear { opened.urls?.remove(id) }
    }
}

extension EnvironmentValues {
    fileprivate var openedURLs: OpenedURLsKey.Reference { self[OpenedURLsKey.self] }
}

extension View {
    /// Calls `action` with each URL that the view's window is asked to open, for as long as the view is in the
    /// hierarchy.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLListener(action: action))
    }
}
