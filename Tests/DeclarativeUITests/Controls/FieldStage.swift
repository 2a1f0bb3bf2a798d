import DeclarativeUI
import Foundation

/// An application whose window shows a view, with the keyboard and the pointer of a person.
@MainActor final class FieldStage: NSObject, UIApplicationDelegate {
    private(set) lazy var window = UIWindow()
    private(set) var host: HeadlessHost!
    private let controller: UIViewController
    /// The application before, which ends when another one is launched.
    private static var last: HeadlessHost?

    /// Shows a view from the upper left corner on.
    init<V: View>(_ view: V, width: Double = 320) {
        controller = UIHostingController(
            rootView: view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
        super.init()
        Self.last?.end()
        host = HeadlessHost.launch(self, size: CGSize(width: width, height: 192))
        Self.last = host
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return true
    }

    /// The lines of what is seen, without those that are empty at the end.
    var lines: [String] {
        var lines = host.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
