import Foundation
import Testing
import UITestSupport
@testable import ImperativeUI

/// The palette of commands of views and controllers.
@MainActor @Suite struct PaletteTests {
    private final class Page: UIViewController {
        var log: [String] = []
        let field = UITextField(frame: CGRect(x: 0, y: 96, width: 160, height: 16))
        let slider = UISlider(frame: CGRect(x: 0, y: 128, width: 160, height: 16))

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, title) in ["Play", "Stop"].enumerated() {
                let button = UIButton(
                    type: .system,
                    primaryAction: UIAction(title: title) { [weak self] _ in
                        self?.log.append(title)
                    })
                button.frame = CGRect(x: 0, y: 48 + 16 * index, width: 80, height: 16)
                button.isEnabled = title == "Play"
                view.addSubview(button)
            }
            let sort = UIButton(type: .system)
            sort.setTitle("Sort", for: .normal)
            sort.frame = CGRect(x: 0, y: 80, width: 80, height: 16)
            sort.showsMenuAsPrimaryAction = true
            sort.menu = UIMenu(children: [
                UIAction(title: "By name") { [weak self] _ in self?.log.append("by name") },
                UIAction(title: "By size", attributes: .disabled) { _ in },
                UIMenu(
                    title: "More",
                    children: [
                        UIAction(title: "By date") { [weak self] _ in self?.log.append("by date") }
                    ]),
            ])
            field.accessibilityLabel = "Name"
            slider.accessibilityLabel = "Volume"
            for part in [sort, field, slider] { view.addSubview(part) }
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Share", primaryAction: UIAction { [weak self] _ in self?.log.append("share") })
        }

        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(title: "Shuffle", action: Page.shuffle, input: "x"),
                UIKeyCommand(title: "Play", action: Page.shuffle, input: "p", modifierFlags: .control),
            ]
        }

        private func shuffle() { log.append("shuffle") }
    }

    private func launch() -> (page: Page, host: HeadlessHost) {
        let page = Page()
        return (page, ControllerDelegate.launch(UINavigationController(rootViewController: page)))
    }

    // The first character of the placeholder has the caret.
    private func run(_ typed: String, in host: HeadlessHost) {
        // The application has Control-P itself here, and a text takes what is typed.
        host.press(.keyboardEscape)
        host.type(":")
        #expect(host.text.contains("ind a command"))
        host.type(typed)
        host.press(.keyboardReturnOrEnter)
        #expect(!host.text.contains("ind a command"))
    }

    @Test("It lists commands, controls, bar items and the items of menus, each with its keys and its menu")
    func entries() throws {
        let (_, host) = launch()
        defer { host.end() }
        let entries = try #require(host.keyGuide).paletteEntries { _ in }
        func entry(_ title: String) -> PaletteEntry? { entries.first { $0.title == title } }
        #expect(entry("Shuffle")?.keys == "x")
        #expect(entry("Play")?.kind == "button" && entry("Play")?.keys == "^P")
        #expect(entries.filter { $0.title == "Play" }.count == 1)
        #expect(entry("Share") != nil && entry("Name") != nil && entry("Volume") != nil)
        #expect(entry("By name")?.menu == "Sort")
        #expect(entry("By date")?.menu == "Sort ▸ More")
        #expect(entry("Stop") == nil && entry("By size") == nil)
    }

    @Test("What is chosen is performed once the palette is closed")
    func performing() {
        let (page, host) = launch()
        defer { host.end() }
        for typed in ["shuffle", "play", "share", "by name", "by date"] { run(typed, in: host) }
        #expect(page.log == ["shuffle", "Play", "share", "by name", "by date"])
    }

    @Test("A chosen slider has the focus, and a chosen field is edited")
    func focus() {
        let (page, host) = launch()
        defer { host.end() }
        run("volume", in: host)
        #expect(page.slider.isFocused)
        run("name", in: host)
        #expect(page.field.isFirstResponder)
        host.type("a:?")
        #expect(page.field.text == "a:?")
    }

    @Test("A palette over an alert has its buttons, and Escape closes one after the other")
    func alert() throws {
        let (page, host) = launch()
        defer { host.end() }
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        page.present(alert, animated: false)
        host.send(.focus(true))
        host.type(":")
        #expect(host.text.contains("Keep"))
        host.press(.keyboardEscape)
        #expect(!host.text.contains("ind a command"))
        #expect(page.presentedViewController === alert)
        host.press(.keyboardEscape)
        #expect(page.presentedViewController == nil)
    }
}
