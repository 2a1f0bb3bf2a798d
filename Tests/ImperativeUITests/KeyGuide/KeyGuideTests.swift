import Foundation
import Testing
import UITestSupport
@testable import ImperativeUI

/// The keys that work now.
@MainActor @Suite struct KeyGuideTests {
    private final class Page: UIViewController {
        var log: [String] = []
        var isEnabled = true

        override var keyCommands: [UIKeyCommand]? {
            let save = UIKeyCommand(title: "Save", action: Page.save, input: "s", modifierFlags: .command)
            let new = UIKeyCommand(title: "New", action: Page.new, input: "n")
            let secret = UIKeyCommand(input: "x", modifierFlags: [], action: Page.save)
            if !isEnabled { save.attributes = .disabled }
            return [save, new, secret]
        }

        private func save() { log.append("save") }
        private func new() { log.append("new") }
    }

    private func guide(_ host: HeadlessHost) throws -> KeyGuide {
        try #require(host.keyGuide)
    }

    private func texts(_ guide: KeyGuide) -> [String] {
        guide.hints.filter { !$0.isBlocked }.map { "\($0.names): \($0.title)" }
    }

    @Test("Commands with a title are listed in their order, with Control where terminals do not tell of Command")
    func commands() throws {
        let page = Page()
        let host = ControllerDelegate.launch(page)
        defer { host.end() }
        let shown = texts(try guide(host))
        #expect(shown.starts(with: ["^S: Save", "n: New"]))
        #expect(!shown.contains { $0.hasPrefix("x") })
        host.press(.keyboardS, modifiers: .control)
        host.type("n")
        #expect(page.log == ["save", "new"])
        page.isEnabled = false
        #expect(!texts(try guide(host)).contains("^S: Save"))
    }

    @Test("Keys that edit the text are told as such, and commands of the same keys are not")
    func editing() throws {
        let page = Page()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
        page.loadViewIfNeeded()
        page.view.addSubview(field)
        let host = ControllerDelegate.launch(page)
        defer { host.end() }
        _ = field.becomeFirstResponder()
        let guide = try guide(host)
        let shown = texts(guide)
        #expect(shown.contains("Return: submit"))
        #expect(shown.contains("^S: Save"))
        #expect(!shown.contains("n: New"))
        #expect(guide.hints.contains { $0.title == "New" && $0.isBlocked })
        // The question mark and Control-P are for the text.
        #expect(shown.contains("F1: all keys"))
        #expect(!shown.contains { $0.contains("find a command") })
    }

    @Test("Escape is listed with what it leaves, Return with what it does to the focused element")
    func leaving() throws {
        let root = UIViewController()
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 0, y: 48, width: 80, height: 16)
        root.view.addSubview(button)
        let navigation = UINavigationController(rootViewController: root)
        let host = ControllerDelegate.launch(navigation)
        defer { host.end() }
        #expect(!texts(try guide(host)).contains { $0.hasPrefix("Esc") })
        host.press(.keyboardTab)
        #expect(texts(try guide(host)).contains("Return, Space: press"))
        navigation.pushViewController(UIViewController(), animated: false)
        host.send(.focus(true))
        #expect(texts(try guide(host)).contains("Esc: back"))
        navigation.present(UIViewController(), animated: false)
        host.send(.focus(true))
        #expect(texts(try guide(host)).contains("Esc: close"))
    }

    @Test("A slider is changed by its keys, and Return does nothing to it")
    func slider() throws {
        let page = UIViewController()
        page.view.addSubview(UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 16)))
        let host = ControllerDelegate.launch(page)
        defer { host.end() }
        host.press(.keyboardTab)
        let shown = texts(try guide(host))
        #expect(shown.contains("←→, Home, End: change"))
        #expect(!shown.contains { $0.hasPrefix("Return") })
    }

    @Test("Control-C copies a selection, and otherwise leaves")
    func controlC() throws {
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
        field.text = "some"
        page.view.addSubview(field)
        let host = ControllerDelegate.launch(page)
        defer { host.end() }
        #expect(texts(try guide(host)).contains("^C: leave the program"))
        _ = field.becomeFirstResponder()
        #expect(texts(try guide(host)).contains("^C: leave the program"))
        field.selectAll(nil)
        let shown = texts(try guide(host))
        #expect(shown.contains("^C: copy"))
        #expect(!shown.contains("^C: leave the program"))
    }

    @Test("A combination is named as people write it, and is the key that a host sends")
    func names() {
        let combinations: [(KeyCombination, String)] = [
            (KeyCombination("n", .control), "^N"), (KeyCombination("n"), "n"), (KeyCombination("?"), "?"),
            (KeyCombination(UIKeyCommand.inputLeftArrow, .control), "Ctrl-←"),
            (KeyCombination("\t", .shift), "Shift-Tab"), (KeyCombination("s", [.command, .shift]), "Cmd-Shift-S"),
            (KeyCombination("b", .alternate), "Alt-B"), (KeyCombination(" "), "Space"),
        ]
        for (combination, name) in combinations { #expect(combination.name == name) }
        let question = KeyCombination("?").key
        #expect(question.keyCode == .keyboardSlash && question.characters == "?" && question.modifierFlags == .shift)
        let control = KeyCombination("p", .control).key
        #expect(control.keyCode == .keyboardP && control.modifierFlags == .control)
        #expect(KeyCombination("c", .command).withControl == nil)
        #expect(KeyCombination("s", .command).withControl == KeyCombination("s", .control))
    }
}
