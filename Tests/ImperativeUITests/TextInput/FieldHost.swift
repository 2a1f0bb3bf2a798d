import Foundation
import ImperativeUI
import UITestSupport

/// An application whose window shows some views, with the keyboard and the pointer of a person. It ends with this object.
@MainActor final class FieldHost {
    let host: HeadlessHost
    private let delegate: ControllerDelegate
    var window: UIWindow { delegate.window }

    /// Shows views from top to bottom, 200 points wide, each in a row of 32 points unless it has a height.
    init(_ views: UIView...) {
        delegate = ControllerDelegate(making: { Self.column(of: views) })
        host = HeadlessHost.launch(delegate, size: CGSize(width: 320, height: 192))
    }

    isolated deinit { host.end() }

    private static func column(of views: [UIView]) -> UIViewController {
        let controller = UIViewController()
        var top = 0.0
        for view in views {
            let height = view.frame.height > 0 ? view.frame.height : 16
            view.frame = CGRect(x: 0, y: top, width: view.frame.width > 0 ? view.frame.width : 200, height: height)
            controller.view.addSubview(view)
            top += height + 16
        }
        return controller
    }

    /// The first line of what is seen.
    var line: String { String(host.text.split(separator: "\n", omittingEmptySubsequences: false).first ?? "") }
}

/// Notes what a text field tells and asks.
@MainActor final class FieldDelegate: UITextFieldDelegate {
    var notes: [String] = []
    var allows = true
    var ends = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        notes.append("should begin")
        return allows
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { notes.append("did begin \(textField.isFirstResponder)") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        notes.append("should end")
        return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { notes.append("did end \(textField.isFirstResponder)") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        notes.append("change \(range.location),\(range.length) to '\(string)'")
        return allows
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        notes.append("should return")
        return allows
    }
}
