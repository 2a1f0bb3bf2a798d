import DeclarativeUI
import Foundation
import UITestSupport

/// An application in whose window a controller is, with a clock of its own. It ends with this object.
@MainActor final class ControlStage {
    private let host: HeadlessHost
    private let delegate: ControllerDelegate
    private let clock = ManualAnimationClock()
    private let before: AnimationClock

    init(_ controller: UIViewController) {
        before = clock.makeCurrent()
        delegate = ControllerDelegate(controller)
        host = HeadlessHost.launch(delegate, size: CGSize(width: 320, height: 640))
        settle()
    }

    isolated deinit {
        host.end()
        before.makeCurrent()
    }

    /// Does what is due, and waits until nothing moves.
    func settle() {
        _ = host.text
        clock.advance(by: 1)
        _ = host.text
    }

    var tree: AccessibilityTree { delegate.window.accessibilityTree }

    /// The lines for what is in the window.
    var lines: [String] { tree.outline.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) } }
}
