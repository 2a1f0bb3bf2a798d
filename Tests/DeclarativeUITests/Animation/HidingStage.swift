import DeclarativeUI
import BridgedEnvironment

/// A view on screen that can be hidden, and so is not seen.
@MainActor final class HidingStage {
    @Observable final class Visibility {
        var isOn = true
    }

    private struct Hidden<Content: View>: View {
        let visibility: Visibility
        let content: Content
        var body: some View { content.opacity(visibility.isOn ? 1 : 0) }
    }

    private let visibility = Visibility()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// Shows a view.
    init<Content: View>(@ViewBuilder _ content: () -> Content) {
        window.rootViewController = UIHostingController(rootView: Hidden(visibility: visibility, content: content()))
        window.makeKeyAndVisible()
        look()
    }

    /// Hides the view, or shows it again.
    func show(_ isOn: Bool) {
        visibility.isOn = isOn
        UpdateQueue.shared.flush()
        look()
        UpdateQueue.shared.flush()
    }

    private func look() { _ = window.snapshot().text() }
}
