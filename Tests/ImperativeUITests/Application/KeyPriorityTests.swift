import Foundation
import ImperativeUI
import Testing
import UITestSupport

@MainActor @Suite("Keys that are for the text or for a command", .serialized) struct KeyPriorityTests {
    private final class Editing: UIViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
        var isUrgent = false
        var notes: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            field.text = "ab"
            view.addSubview(field)
        }

        override var keyCommands: [UIKeyCommand]? {
            let back = UIKeyCommand(
                input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Editing.goBack)
            back.wantsPriorityOverSystemBehavior = isUrgent
            return [back]
        }

        func goBack() { notes.append("back") }
    }

    private final class Arrows: UIViewController {
        var notes: [String] = []

        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Arrows.goBack)]
        }

        func goBack() { notes.append("back") }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            switch presses.first?.type {
            case .leftArrow: notes.append("left")
            case .rightArrow: notes.append("right")
            case .upArrow: notes.append("up")
            case .downArrow: notes.append("down")
            default: super.pressesBegan(presses, with: event)
            }
        }
    }

    @Test("A command for an arrow comes after the text that is edited, unless wantsPriorityOverSystemBehavior is set")
    func priority() {
        let controller = Editing()
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        controller.field.becomeFirstResponder()
        controller.field.selectedTextRange = controller.field.textRange(
            from: controller.field.endOfDocument, to: controller.field.endOfDocument)
        host.press(.keyboardLeftArrow)
        host.type("x")
        #expect(controller.notes.isEmpty && controller.field.text == "axb")
        controller.isUrgent = true
        host.press(.keyboardLeftArrow)
        host.type("y")
        #expect(controller.notes == ["back"] && controller.field.text == "axyb")
    }

    @Test("Arrows are presses of the types leftArrow, rightArrow, upArrow and downArrow; a command has its modifiers")
    func arrows() {
        let controller = Arrows()
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        for key in [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow] { host.press(key) }
        host.press(.keyboardLeftArrow)
        host.press(.keyboardLeftArrow, modifiers: .shift)
        #expect(controller.notes == ["right", "up", "down", "back", "left"])
    }

    @MainActor private final class Pressed {
        var notes: [String] = []
        func press(_ press: UILongPressGestureRecognizer) { notes.append("\(press.state)") }
    }

    @Test("A press is long after its minimumPressDuration, within its allowableMovement")
    func minimumPressDuration() {
        let controller = UIViewController()
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        let target = Pressed()
        let press = UILongPressGestureRecognizer(target: target, action: Pressed.press)
        press.minimumPressDuration = 1.5
        press.allowableMovement = 40
        controller.view.addGestureRecognizer(press)
        host.send(.pointer(HostPointer(.down, at: CGPoint(x: 10, y: 10))))
        host.wait(1)
        host.send(.pointer(HostPointer(.move, at: CGPoint(x: 40, y: 10))))
        #expect(target.notes.isEmpty)
        host.wait(0.6)
        #expect(target.notes == ["began"])
        host.send(.pointer(HostPointer(.up, at: CGPoint(x: 40, y: 10))))
        #expect(target.notes == ["began", "ended"])
    }
}
