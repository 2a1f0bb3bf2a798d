import Foundation
import ImperativeUI

/// The delegate of an application that shows one controller in a window.
@MainActor package final class ControllerDelegate: UIResponder, UIApplicationDelegate {
    /// The window, which is made once there is a screen.
    package private(set) lazy var window = UIWindow()
    private let makeController: () -> UIViewController

    /// Creates a delegate that shows the controller that `makeController` returns, once there is a screen.
    package init(making makeController: @escaping () -> UIViewController) {
        self.makeController = makeController
        super.init()
    }

    /// Creates a delegate that shows a controller.
    package convenience init(_ controller: UIViewController) { self.init(making: { controller }) }

    package func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = makeController()
        window.makeKeyAndVisible()
        return true
    }

    /// Launches an application with a controller.
    package static func launch(
        _ controller: UIViewController, size: CGSize = CGSize(width: 640, height: 384)
    ) -> HeadlessHost {
        HeadlessHost.launch(ControllerDelegate(controller), size: size)
    }
}
