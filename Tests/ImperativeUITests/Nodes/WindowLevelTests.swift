import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Levels of windows", .serialized) struct WindowLevelTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        private(set) lazy var windows = [UIWindow(), UIWindow(), UIWindow()]

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            for (window, title) in zip(windows, ["One", "Two", "Three"]) {
                let controller = UIViewController()
                controller.view.backgroundColor = .systemBackground
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
                label.text = title
                controller.view.addSubview(label)
                window.rootViewController = controller
                window.isHidden = false
            }
            return true
        }
    }

    @Test("The window with the highest level is in front, and of one level the last")
    func levels() {
        let delegate = Delegate()
        let host = HeadlessHost.launch(delegate, size: CGSize(width: 80, height: 16))
        defer { host.end() }
        func front() -> String { host.text.trimmingCharacters(in: .whitespacesAndNewlines) }
        #expect(front() == "Three")
        delegate.windows[0].windowLevel = .alert + 1
        #expect(front() == "One")
        #expect(UIApplication.shared.windows.last === delegate.windows[0])
        delegate.windows[1].windowLevel = .alert + 2
        #expect(front() == "Two")
        delegate.windows[1].windowLevel = .normal
        delegate.windows[0].windowLevel -= 5_000
        #expect(front() == "Three")
    }

    @Test("Levels are in order, and one that is not a number is the usual one")
    func numbers() {
        #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
        #expect(UIWindow.Level(rawValue: .nan) == .normal)
        #expect(UIWindow.Level(3) - 1 == UIWindow.Level(rawValue: 2))
    }
}
