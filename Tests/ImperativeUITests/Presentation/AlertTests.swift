import ImperativeUI
import TestSupport
import Testing
import UITestSupport

@MainActor @Suite("Alerts", .serialized) struct AlertTests {
    @MainActor private final class AlertStage {
        let host: HeadlessHost
        let root = UIViewController()
        let alert: UIAlertController
        var notes: [String] = []

        init(_ style: UIAlertController.Style = .alert, size: CGSize = CGSize(width: 640, height: 384)) {
            host = ControllerDelegate.launch(root, size: size)
            alert = UIAlertController(title: "Delete it?", message: "It is gone then.", preferredStyle: style)
        }

        @discardableResult func add(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
            let action = UIAlertAction(title: title, style: style) { [unowned self] action in
                let isGone = root.presentedViewController == nil && alert.view.window == nil
                notes.append((action.title ?? "") + (isGone ? "" : " too early"))
            }
            alert.addAction(action)
            return action
        }

        func present() {
            root.present(alert, animated: true)
            _ = host.text
        }

        func press(_ key: UIKeyboardHIDUsage) -> [String] {
            host.press(key)
            _ = host.text
            defer { notes = [] }
            return notes
        }

        var isShown: Bool { alert.view.window != nil }
    }

    @Test("An alert shows its title, its message and a button for each action, in a frame of whole cells")
    func looks() {
        let stage = AlertStage(size: CGSize(width: 400, height: 160))
        defer { stage.host.end() }
        stage.add("Delete", .destructive)
        stage.add("Cancel", .cancel)
        stage.present()
        let lines = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.contains { $0.contains("Delete it?") } && lines.contains { $0.contains("It is gone then.") })
        let buttons = lines.first { $0.contains("Cancel") } ?? ""
        #expect(buttons.contains("Delete") && buttons.contains("│"))
        #expect(buttons.firstRange(of: "Cancel")!.lowerBound < buttons.firstRange(of: "Delete")!.lowerBound)
        #expect(lines.contains { $0.contains("┌──") } && lines.contains { $0.contains("└──") })
    }

    @Test("Escape chooses the only action of an alert, unless it destroys something")
    func onlyAction() {
        for (style, answer) in [(UIAlertAction.Style.default, ["OK"]), (.destructive, [])] {
            let stage = AlertStage()
            defer { stage.host.end() }
            stage.add("OK", style)
            stage.present()
            #expect(stage.press(.keyboardEscape) == answer)
            #expect(stage.isShown == answer.isEmpty)
        }
    }

    @Test("The preferred action has the focus, or else the one that cancels, wherever they stand")
    func firstFocus() {
        for (preferred, answer) in [(nil, "Cancel"), (1, "Keep")] {
            let stage = AlertStage()
            defer { stage.host.end() }
            let actions = [
                stage.add("Delete All", .destructive), stage.add("Keep"), stage.add("Cancel", .cancel),
            ]
            stage.alert.preferredAction = preferred.map { actions[$0] }
            stage.present()
            #expect(stage.press(.keyboardReturnOrEnter) == [answer])
        }
    }

    @Test("The focus of an alert without an action that cancels is not on one that destroys")
    func safeFocus() {
        let stage = AlertStage()
        defer { stage.host.end() }
        for title in ["Delete One", "Delete All"] { stage.add(title, .destructive) }
        stage.add("Archive")
        stage.present()
        #expect(stage.press(.keyboardReturnOrEnter) == ["Archive"])
    }

    @Test("Return chooses what has the focus, Escape what cancels; handlers run after the dismissal")
    func keys() {
        for (keys, answer) in [
            ([UIKeyboardHIDUsage.keyboardReturnOrEnter], "Keep"),
            ([.keyboardTab, .keyboardReturnOrEnter], "Delete"),
            ([.keyboardTab, .keyboardSpacebar], "Delete"),
            ([.keyboardEscape], "Cancel"), ([.keyboardTab, .keyboardEscape], "Cancel"),
        ] {
            let stage = AlertStage()
            defer { stage.host.end() }
            let keep = stage.add("Keep")
            stage.add("Delete", .destructive)
            stage.add("Cancel", .cancel)
            stage.alert.preferredAction = keep
            stage.present()
            for key in keys.dropLast() { #expect(stage.press(key) == []) }
            #expect(stage.press(keys.last!) == [answer])
            #expect(!stage.isShown)
        }
    }

    @Test("A touch on a button chooses it, one beside an alert does nothing")
    func pointer() throws {
        let stage = AlertStage()
        defer { stage.host.end() }
        stage.add("OK")
        stage.add("Later")
        stage.present()
        stage.host.tap(at: CGPoint(x: 8, y: 8))
        #expect(stage.isShown)
        #expect(stage.press(.keyboardEscape) == [] && stage.isShown)
        #expect(stage.root.view.window?.tap(label: "OK") == true)
        _ = stage.host.text
        #expect(stage.notes == ["OK"] && !stage.isShown)
    }

    @Test("A disabled action cannot be chosen until it is enabled")
    func disabled() {
        let stage = AlertStage()
        defer { stage.host.end() }
        let save = stage.add("Save")
        save.isEnabled = false
        stage.alert.preferredAction = save
        stage.present()
        #expect(stage.press(.keyboardReturnOrEnter) == [] && stage.isShown)
        save.isEnabled = true
        #expect(stage.press(.keyboardReturnOrEnter) == ["Save"])
    }

    @Test("The first text field is edited at once; Return leads through the fields to the preferred action")
    func fields() {
        let stage = AlertStage()
        defer { stage.host.end() }
        for name in ["Name", "Word"] { stage.alert.addTextField { $0.placeholder = name } }
        stage.alert.preferredAction = stage.add("Log In")
        stage.add("Cancel", .cancel)
        stage.present()
        stage.host.type("ann")
        #expect(stage.press(.keyboardReturnOrEnter) == [])
        stage.host.type("secret")
        #expect(stage.alert.textFields?.map(\.text) == ["ann", "secret"])
        #expect(stage.press(.keyboardReturnOrEnter) == ["Log In"])
    }

    @Test("The focus cannot leave an alert, and comes back to where it was")
    func focus() {
        let stage = AlertStage()
        defer { stage.host.end() }
        let button = UIButton(type: .system, primaryAction: UIAction(title: "below") { _ in })
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
        stage.root.view.addSubview(button)
        #expect(stage.press(.keyboardTab) == [] && button.isFocused)
        stage.add("OK")
        stage.present()
        for _ in 0..<4 { #expect(stage.press(.keyboardTab) == [] && !button.isFocused) }
        #expect(stage.press(.keyboardReturnOrEnter) == ["OK"] && button.isFocused)
    }

    @Test("An action sheet is at the lower edge, and a touch beside it cancels")
    func actionSheet() {
        let stage = AlertStage(.actionSheet)
        defer { stage.host.end() }
        stage.add("Copy")
        stage.add("Cancel", .cancel)
        stage.present()
        let frame = stage.alert.view.convert(stage.alert.view.bounds, to: stage.root.view.window)
        #expect(frame.maxY == 368 && stage.alert.popoverPresentationController?.arrowDirection == .unknown)
        stage.host.tap(at: CGPoint(x: 8, y: 8))
        _ = stage.host.text
        #expect(stage.notes == ["Cancel"] && !stage.isShown)
    }

    @Test("An action sheet that belongs to something is a popover in a wide window, and can be left")
    func popover() {
        for width in [640.0, 320] {
            let stage = AlertStage(.actionSheet, size: CGSize(width: width, height: 384))
            defer { stage.host.end() }
            let source = UIView(frame: CGRect(x: 80, y: 32, width: 80, height: 16))
            stage.root.view.addSubview(source)
            stage.alert.popoverPresentationController?.sourceView = source
            stage.add("Copy")
            stage.present()
            #expect((stage.alert.popoverPresentationController?.arrowDirection == .up) == (width > 600))
            #expect(stage.press(.keyboardEscape) == [])
            #expect(stage.isShown == (width < 600))
        }
    }

    @Test("An alert with more than fits scrolls to what has the focus")
    func tall() {
        let stage = AlertStage(size: CGSize(width: 400, height: 160))
        defer { stage.host.end() }
        for index in 0..<20 { stage.add("Answer \(index)") }
        stage.present()
        for _ in 0..<15 { #expect(stage.press(.keyboardTab) == []) }
        #expect(stage.host.text.contains("Answer 15"))
        #expect(stage.press(.keyboardReturnOrEnter) == ["Answer 15"])
    }

    @Test("An alert can be presented again, and by an alert's answer")
    func again() {
        let stage = AlertStage()
        defer { stage.host.end() }
        stage.add("OK")
        for _ in 0..<2 {
            stage.present()
            #expect(stage.press(.keyboardReturnOrEnter) == ["OK"])
        }
        let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
        stage.alert.addAction(
            UIAlertAction(title: "More", style: .default) { _ in stage.root.present(next, animated: true) })
        stage.present()
        #expect(stage.root.view.window?.tap(label: "More") == true)
        #expect(stage.host.text.contains("Next"))
    }
}
