import Foundation
import ImperativeUI
import Testing
import UITestSupport

@MainActor @Suite("Keys", .serialized) struct KeyTests {
    private final class Noting: UIViewController {
        var notes: [String] = []
        var hands = true

        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(input: "n", modifierFlags: .control, action: Noting.make),
                UIKeyCommand(title: "Find", action: Noting.find, input: UIKeyCommand.inputF, modifierFlags: []),
                UIKeyCommand(input: "+", modifierFlags: [], action: Noting.grow),
            ]
        }

        func make() { notes.append("new") }
        func find(_ command: UIKeyCommand) { notes.append(command.title) }
        func grow() { notes.append("grow") }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            notes.append("down \(presses.first?.key?.characters ?? "-")")
            if hands { super.pressesBegan(presses, with: event) }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            notes.append("up \(presses.first?.key?.characters ?? "-")")
        }
    }

    private func buttons(_ count: Int, in view: UIView, _ press: @escaping (Int) -> Void) -> [UIButton] {
        (0..<count).map { number in
            let button = UIButton(type: .system)
            button.setTitle("Button \(number)", for: .normal)
            button.frame = CGRect(x: 0, y: CGFloat(number) * 32, width: 96, height: 32)
            button.addAction(UIAction { _ in press(number) }, for: .primaryActionTriggered)
            view.addSubview(button)
            return button
        }
    }

    @Test("Keys go to the controller in front, down and up, and a command comes first")
    func commands() {
        let controller = Noting()
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        host.type("a")
        host.press(.keyboardN, modifiers: .control)
        host.type("+")
        #expect(controller.notes == ["down a", "up a", "new", "grow"])
    }

    @Test("Tab goes through the controls in reading order and around, Shift and Tab back")
    func tab() {
        let controller = UIViewController()
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        let all = buttons(3, in: controller.view) { _ in }
        all[1].frame.origin = CGPoint(x: 200, y: 4)
        var seen: [Int?] = []
        for _ in 0..<4 {
            host.press(.keyboardTab)
            seen.append(all.firstIndex { $0.isFocused })
        }
        host.press(.keyboardTab, modifiers: .shift)
        seen.append(all.firstIndex { $0.isFocused })
        #expect(seen == [0, 1, 2, 0, 2])
        #expect(all[2].state.contains(.focused))
    }

    @Test("Return and space press what has the focus, and at first the first element")
    func press() {
        let controller = UIViewController()
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        var pressed: [Int] = []
        _ = buttons(2, in: controller.view) { pressed.append($0) }
        host.press(.keyboardReturnOrEnter)
        host.press(.keyboardTab)
        host.press(.keyboardReturnOrEnter)
        host.press(.keyboardTab)
        host.press(.keyboardSpacebar)
        #expect(pressed == [0, 1, 0])
    }

    @Test("Arrows move the focus to what is nearest in their direction")
    func arrows() {
        let controller = UIViewController()
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        let all = buttons(4, in: controller.view) { _ in }
        all[2].frame.origin = CGPoint(x: 200, y: 0)
        all[3].frame.origin = CGPoint(x: 200, y: 32)
        var seen: [Int?] = []
        for key in [
            UIKeyboardHIDUsage.keyboardTab, .keyboardRightArrow, .keyboardDownArrow, .keyboardLeftArrow,
            .keyboardUpArrow, .keyboardUpArrow,
        ] {
            host.press(key)
            seen.append(all.firstIndex { $0.isFocused })
        }
        #expect(seen == [0, 2, 3, 1, 0, 0])
    }

    @Test("The focus stays with a control that moves, and leaves one that is gone, disabled or hidden")
    func identity() {
        let controller = UIViewController()
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        let all = buttons(3, in: controller.view) { _ in }
        host.press(.keyboardTab)
        host.press(.keyboardTab)
        all[1].frame.origin.y = 200
        _ = host.text
        #expect(all[1].isFocused)
        all[1].isEnabled = false
        _ = host.text
        #expect(!all[1].isFocused)
        all[1].isEnabled = true
        #expect(!all[1].isFocused)
        host.press(.keyboardTab)
        all[0].isHidden = true
        all[2].removeFromSuperview()
        _ = host.text
        #expect(all.allSatisfy { !$0.isFocused })
    }

    @Test("What is presented keeps the focus inside, and Escape dismisses it unless it must be answered")
    func presented() {
        let controller = UIViewController()
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        let below = buttons(2, in: controller.view) { _ in }
        let shown = UIViewController()
        controller.present(shown, animated: false)
        let above = buttons(2, in: shown.view) { _ in }
        var seen: [Int?] = []
        for _ in 0..<3 {
            host.press(.keyboardTab)
            seen.append(above.firstIndex { $0.isFocused })
            #expect(below.allSatisfy { !$0.isFocused })
        }
        #expect(seen == [0, 1, 0])
        shown.isModalInPresentation = true
        host.press(.keyboardEscape)
        #expect(controller.presentedViewController === shown)
        shown.isModalInPresentation = false
        host.press(.keyboardEscape)
        #expect(controller.presentedViewController == nil)
    }

    @Test("What has the focus can be seen without colours")
    func mark() {
        let controller = UIViewController()
        let host = ControllerDelegate.launch(controller, size: CGSize(width: 160, height: 64))
        defer { host.end() }
        _ = buttons(1, in: controller.view) { _ in }
        #expect(!host.text.contains("▸"))
        host.press(.keyboardTab)
        #expect(host.text.contains("▸ Button 0 ◂"))
    }

    @Test("Keys scroll, wherever what has the focus is scrolled to")
    func scroll() {
        let controller = UIViewController()
        let host = ControllerDelegate.launch(controller, size: CGSize(width: 160, height: 64))
        defer { host.end() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
        scroll.contentSize = CGSize(width: 160, height: 640)
        _ = buttons(1, in: scroll) { _ in }
        controller.view.addSubview(scroll)
        host.press(.keyboardTab)
        host.press(.keyboardEnd)
        #expect(scroll.contentOffset.y == 576)
        // The button is out of sight now, and still has the focus.
        host.press(.keyboardPageUp)
        #expect(scroll.contentOffset.y == 544)
        host.press(.keyboardUpArrow)
        #expect(scroll.contentOffset.y == 528)
        host.press(.keyboardHome)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("Control and C end the application where nobody wants them")
    func end() {
        let host = ControllerDelegate.launch(UIViewController())
        host.press(.keyboardC, modifiers: .control)
        #expect(host.isOver)
    }
}

extension UIKeyCommand {
    fileprivate static let inputF = "f"
}
