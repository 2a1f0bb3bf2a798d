import DeclarativeUI
import Foundation
import UITestSupport

/// An application whose window shows a view, with the keyboard and the pointer of a person. It ends with this object.
@MainActor final class NavigationStage {
    let host: HeadlessHost
    let controller: UIViewController
    private let delegate: ControllerDelegate
    var window: UIWindow { delegate.window }

    convenience init<V: View>(_ view: V, size: CGSize = CGSize(width: 320, height: 192)) {
        self.init(UIHostingController(rootView: view), size: size)
    }

    init(_ controller: UIViewController, size: CGSize = CGSize(width: 320, height: 192)) {
        self.controller = controller
        delegate = ControllerDelegate(controller)
        host = HeadlessHost.launch(delegate, size: size)
    }

    isolated deinit { host.end() }

    /// The lines of what is seen, with one space for several, without those that are empty, the edges of bars, and the
    /// fill of a dark background.
    var lines: [String] {
        host.text.split(separator: "\n").map { line in
            line.split { $0 == " " || $0 == "█" }.joined(separator: " ")
        }
        .filter { line in line.contains { $0 != "─" } }
    }

    /// The navigation controllers below the root, the outermost first.
    var navigations: [UINavigationController] {
        var found: [UINavigationController] = []
        var waiting = [controller]
        while let here = waiting.popLast() {
            if let navigation = here as? UINavigationController { found.append(navigation) }
            waiting += here.children.reversed()
        }
        return found
    }

    func tap(_ label: String) { _ = window.tap(label: label) }
}
