import DeclarativeUI
import Foundation
import UITestSupport

/// An application whose window shows a view, with the keyboard and the pointer of a person. It ends with this object.
@MainActor final class FieldStage {
    let host: HeadlessHost
    private let delegate: ControllerDelegate
    var window: UIWindow { delegate.window }

    /// Shows a view from the upper left corner on.
    init<V: View>(_ view: V, width: Double = 320) {
        delegate = ControllerDelegate(
            UIHostingController(
                rootView: view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)))
        host = HeadlessHost.launch(delegate, size: CGSize(width: width, height: 192))
    }

    isolated deinit { host.end() }

    /// The lines of what is seen, without those that are empty at the end.
    var lines: [String] {
        var lines = host.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
