import DeclarativeUI
import Foundation

/// An application of one controller in 320 by 320 points.
@MainActor final class GestureApplication: NSObject, UIApplicationDelegate {
    // Made once there is a screen.
    private(set) lazy var window = UIWindow()
    let controller: UIViewController
    private(set) var host: HeadlessHost!

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init()
        host = HeadlessHost.launch(self, size: CGSize(width: 320, height: 320))
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return true
    }
}
