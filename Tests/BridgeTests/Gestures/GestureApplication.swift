import DeclarativeUI
import Foundation
import UITestSupport

/// An application of one controller in 320 by 320 points.
@MainActor final class GestureApplication {
    let host: HeadlessHost
    let controller: UIViewController
    private let delegate: ControllerDelegate
    var window: UIWindow { delegate.window }

    init(_ controller: UIViewController) {
        self.controller = controller
        delegate = ControllerDelegate(controller)
        host = HeadlessHost.launch(delegate, size: CGSize(width: 320, height: 320))
    }
}
