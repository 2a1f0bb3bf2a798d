import Foundation
import ImperativeUI
import TestSupport

/// A navigation controller in a window.
@MainActor struct BarRig {
    let navigation: UINavigationController
    let window: UIWindow

    init(_ root: UIViewController = UIViewController(), medium: Snapshot.Medium? = nil, width: CGFloat = 320) {
        navigation = UINavigationController(rootViewController: root)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 480))
        window.textMedium = medium
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        update()
    }

    func update() {
        window.layoutIfNeeded()
        flushAll()
    }

    var bar: UINavigationBar { navigation.navigationBar }
    var root: UIViewController { navigation.viewControllers[0] }

    /// The rows of the window as text, without spaces at their ends.
    var rows: [String] {
        update()
        return window.snapshot(medium: .text).text().split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0.reversed().drop { $0 == " " }.reversed())
        }
    }
}
