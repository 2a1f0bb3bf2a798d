import Foundation
import ImperativeUI
import Testing
import UITestSupport

@MainActor @Suite("On-screen keyboards", .serialized) struct KeyboardTests {
    @MainActor private final class Observer {
        var notes: [String] = []
        private var tokens: [any NSObjectProtocol] = []

        init() {
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardDidChangeFrameNotification,
            ]
            for name in names {
                let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    let info = note.userInfo ?? [:]
                    let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    let start = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
                    let seconds = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double).map {
                        CGFloat($0)
                    }
                    let word = name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                        .replacingOccurrences(of: "Notification", with: "")
                    let numbers = [start?.minY, frame?.minY, frame?.height, seconds].map { "\($0 ?? -1)" }
                    let text = ([word] + numbers).joined(separator: " ")
                    MainActor.assumeIsolated { self.notes.append(text) }
                }
                tokens.append(token)
            }
        }

        func end() { for token in tokens { NotificationCenter.default.removeObserver(token) } }

        func take() -> [String] {
            defer { notes = [] }
            return notes
        }
    }

    @Test("A keyboard that a host shows and hides is announced before and after it moves, with its frames")
    func posts() {
        let host = ControllerDelegate.launch(UIViewController(), size: CGSize(width: 320, height: 400))
        let observer = Observer()
        defer {
            observer.end()
            host.end()
        }
        host.setKeyboardHeight(150)
        #expect(observer.take() == ["WillShow 400.0 250.0 150.0 0.25"])
        host.wait(0.3)
        #expect(
            observer.take() == ["DidChangeFrame 400.0 250.0 150.0 0.25", "DidShow 400.0 250.0 150.0 0.25"])
        host.setKeyboardHeight(150)
        #expect(observer.take() == [])
        host.setKeyboardHeight(0)
        #expect(observer.take() == ["WillHide 250.0 400.0 150.0 0.25"])
        host.wait(0.3)
        #expect(
            observer.take() == ["DidChangeFrame 250.0 400.0 150.0 0.25", "DidHide 250.0 400.0 150.0 0.25"])
    }

    @Test("The guide of the keyboard is above the part that it covers")
    func guide() {
        let controller = UIViewController()
        let bar = UIView()
        controller.view.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 32),
            bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        ])
        let host = ControllerDelegate.launch(controller, size: CGSize(width: 320, height: 400))
        defer { host.end() }
        _ = host.text
        #expect(bar.frame.maxY == 400)
        host.setKeyboardHeight(160)
        _ = host.text
        #expect(bar.frame.maxY == 240)
        host.setKeyboardHeight(CGFloat.nan)
        _ = host.text
        #expect(bar.frame.maxY == 400)
    }

    @Test("Values contain geometry")
    func values() {
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y == 2)
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }
}
