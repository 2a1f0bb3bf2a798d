import AllocationCount
import DeclarativeUI

/// A window that shows a view, as an application shows a screen.
@MainActor final class Screen {
    let window: UIWindow
    let scene = UIWindowScene()

    /// Shows a view in a window of a scene, and lays it out.
    init<Content: View>(_ content: Content, size: CGSize = CGSize(width: 800, height: 640)) {
        window = UIWindow(windowScene: scene)
        window.textMedium = .text
        window.frame = CGRect(origin: .zero, size: size)
        window.rootViewController = UIHostingController(rootView: content)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    /// The nanoseconds and the bytes it takes to show a view, each divided by `count`.
    static func cost<Content: View>(
        of count: Int, repetitions: Int = 5, size: CGSize = CGSize(width: 800, height: 640), _ content: () -> Content
    ) async -> (time: Double, bytes: Double) {
        var time = Double.infinity
        var bytes = Double.infinity
        for _ in 0..<(Options.times ?? (Options.isSmall ? 1 : repetitions)) {
            let before = live_bytes()
            var screen: Screen?
            time = min(time, once { screen = Screen(content(), size: size) })
            bytes = min(bytes, Double(live_bytes() - before))
            // The update that displays comes with the next turn; until then the queue keeps the window.
            await Task.yield()
            _ = screen?.window
            screen = nil
            await Task.yield()
        }
        return (time / Double(count), bytes / Double(count))
    }

    /// The nanoseconds it takes to call `change` with one number after the other and settle.
    func cost(ofSteps steps: Int = 20, repetitions: Int = 40, _ change: (Int) -> Void) -> Double {
        var number = 0
        return best(of: repetitions, steps: steps) {
            for _ in 0..<steps {
                number += 1
                change(number)
                window.layoutIfNeeded()
            }
        }
    }
}
