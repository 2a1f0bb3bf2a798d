import Foundation
import ImperativeUI
import Testing
import UITestSupport

@MainActor @Suite("Input views", .serialized) struct InputViewTests {
    private func bar(_ title: String, _ action: @escaping () -> Void = {}) -> UIView {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 16))
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
        bar.addSubview(button)
        return bar
    }

    /// The texts of the lines that have one.
    private func lines(_ host: HeadlessHost) -> [String] {
        host.text.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " █▓▒░")) }
            .filter { !$0.isEmpty }
    }

    @Test("An accessory is at the bottom while its text is edited, and takes touches there")
    func accessory() {
        let field = UITextField()
        field.inputAccessoryView = bar("Done") { field.resignFirstResponder() }
        let stage = FieldHost(field)
        #expect(!stage.host.text.contains("Done"))
        field.becomeFirstResponder()
        #expect(lines(stage.host).last == "Done")
        #expect(field.inputAccessoryView?.frame == CGRect(x: 0, y: 0, width: 320, height: 16))
        stage.host.tap(at: CGPoint(x: 8, y: 184))
        #expect(!field.isFirstResponder && !stage.host.text.contains("Done"))
    }

    @Test("Keys reach the accessory, which stays while something in it has the focus")
    func keys() {
        let (field, second) = (UITextField(), UITextField())
        var presses = 0
        field.inputAccessoryView = bar("Next") { presses += 1 }
        let stage = FieldHost(second, field)
        field.becomeFirstResponder()
        _ = stage.host.text
        stage.host.press(.keyboardTab)
        #expect(stage.host.text.contains("Next"))
        stage.host.press(.keyboardReturnOrEnter)
        #expect(presses == 1)
        second.becomeFirstResponder()
        #expect(!stage.host.text.contains("Next"))
    }

    @Test("An input view is below the accessory, and both are told of as a keyboard")
    func input() {
        let field = UITextField()
        let input = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 48))
        field.inputView = input
        field.inputAccessoryView = bar("Done")
        let stage = FieldHost(field)
        var heights: [CGFloat] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { note in
            let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            MainActor.assumeIsolated { heights.append(192 - (frame?.minY ?? 0)) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        field.becomeFirstResponder()
        _ = stage.host.text
        #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 144, width: 320, height: 48))
        field.inputView = nil
        _ = stage.host.text
        #expect(input.superview == nil)
        field.resignFirstResponder()
        _ = stage.host.text
        #expect(heights == [64, 16, 0])
    }

    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 32))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            becomeFirstResponder()
        }
    }

    @Test("A controller's accessory stays while a text in it is edited, and after that")
    func chat() {
        let chat = Chat()
        let host = ControllerDelegate.launch(chat, size: CGSize(width: 320, height: 192))
        defer { host.end() }
        _ = host.text
        #expect(chat.isFirstResponder && chat.field.convert(CGPoint.zero, to: nil).y == 160)
        chat.field.becomeFirstResponder()
        _ = host.text
        #expect(chat.field.isFirstResponder && chat.bar.window != nil)
        chat.field.resignFirstResponder()
        _ = host.text
        #expect(chat.isFirstResponder && chat.bar.window != nil)
        chat.resignFirstResponder()
        _ = host.text
        #expect(chat.bar.window == nil)
    }
}
