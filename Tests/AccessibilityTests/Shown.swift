import DeclarativeUI

/// Views in a window.
@MainActor final class Shown<Content: View> {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let controller: UIHostingController<Content>

    init(@ViewBuilder _ content: () -> Content) {
        controller = UIHostingController(rootView: content())
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }

    func show(_ content: Content) { controller.rootView = content }

    var tree: AccessibilityTree { window.accessibilityTree }

    /// The lines for what is in the window.
    var lines: [String] {
        tree.outline.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
    }
}

/// A value that views bind to.
@MainActor final class Box<Value: Sendable> {
    var value: Value

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
        Binding(
            get: { MainActor.assumeIsolated { self.value } },
            set: { new in MainActor.assumeIsolated { self.value = new } })
    }
}

/// What happened.
@MainActor final class Notes {
    var entries: [String] = []

    func add(_ entry: String) { entries.append(entry) }
}
