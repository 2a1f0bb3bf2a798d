import Foundation
import Testing
import UITestSupport
@testable import DeclarativeUI
@testable import ImperativeUI

/// The line of keys, the list of all keys, and the palette of commands, for views of both worlds.
@MainActor @Suite struct KeyLineTests {
    private struct Screen: View {
        let note: (String) -> Void
        @State private var name = ""
        @State private var volume = 0.5

        var body: some View {
            NavigationStack {
                VStack {
                    Button("Save draft") { note("save") }.keyboardShortcut("s")
                    Button("Refuse") { note("refuse") }.disabled(true)
                    TextField("Name", text: $name)
                    Slider(value: $volume) { Text("Volume") }
                    Menu("Sort") {
                        Button("By name") { note("by name") }
                        Button("By date") { note("by date") }.disabled(true)
                    }
                    NavigationLink("Details") { Text("Second page") }
                }
            }
        }
    }

    private func launch(
        width: Double = 80, height: Double = 24, note: @escaping (String) -> Void = { _ in }
    ) -> HeadlessHost {
        let delegate = ControllerDelegate(making: { UIHostingController(rootView: Screen(note: note)) })
        return HeadlessHost.launch(
            delegate, size: CGSize(width: width * 8, height: height * 16), showsKeys: true)
    }

    private func lines(_ host: HeadlessHost) -> [String] {
        // What is behind a presentation, and what is selected, is shaded without colours.
        host.text.replacingOccurrences(of: "░", with: " ").split(separator: "\n").map(String.init)
    }

    private func line(_ host: HeadlessHost) -> String { lines(host).last { !$0.isEmpty } ?? "" }

    @Test("The last line shows the keys, and the scene has the rest of the size")
    func lastLine() {
        let host = launch()
        defer { host.end() }
        #expect(UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.size.height } == [23 * 16])
        #expect(host.text.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
        let shown = line(host)
        #expect(shown.contains("^S Save draft"))
        #expect(shown.contains("? keys") && shown.contains("^C leave"))
    }

    @Test("A line with less room leaves out what matters less")
    func narrow() {
        let host = launch(width: 30)
        defer { host.end() }
        let shown = line(host)
        #expect(shown.contains("? keys   ^C leave"))
        #expect(shown.count <= 30)
        host.resize(to: CGSize(width: 240, height: 160))
        #expect(!host.text.contains("^C leave"))
    }

    @Test("The line follows the focus, and says what Escape leaves")
    func follows() {
        let host = launch()
        defer { host.end() }
        host.press(.keyboardTab)
        #expect(line(host).contains("Return press"))
        #expect(!line(host).contains("Esc back"))
        for _ in 0..<8 where !host.text.contains("Second page") {
            host.press(.keyboardTab)
            host.press(.keyboardReturnOrEnter)
            if host.text.contains("By name") { host.press(.keyboardEscape) }
        }
        #expect(host.text.contains("Second page"))
        #expect(line(host).contains("Esc back"))
    }

    @Test("The line tells of the way back in a container beside the one with the focus, and Escape takes it")
    func beside() {
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(UIViewController(), animated: false)
        let side = UIViewController()
        for (index, child) in [stack, side].enumerated() {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.view.frame = CGRect(x: Double(index) * 320, y: 0, width: 320, height: 320)
            child.didMove(toParent: root)
        }
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Refresh") { _ in })
        button.frame = CGRect(x: 8, y: 160, width: 120, height: 16)
        side.view.addSubview(button)
        let host = HeadlessHost.launch(
            ControllerDelegate(root), size: CGSize(width: 640, height: 384), showsKeys: true)
        defer { host.end() }
        _ = root.view.window?.focus.set(button)
        #expect(line(host).contains("Esc back"))
        host.press(.keyboardEscape)
        #expect(stack.viewControllers.count == 1)
        #expect(!line(host).contains("Esc back"))
    }

    @Test("Frames without an event or another focus collect no keys")
    func cost() throws {
        let host = launch()
        defer { host.end() }
        _ = host.picture
        let keys = try #require(host.application?.keyLine)
        let before = keys.collectCount
        for _ in 0..<10 { _ = host.picture }
        #expect(keys.collectCount == before)
        host.press(.keyboardTab)
        _ = host.picture
        _ = host.picture
        #expect(keys.collectCount == before + 1)
    }

    @Test("The question mark lists all keys, Escape closes the list, and the focus is where it was")
    func list() {
        let host = launch(height: 14)
        defer { host.end() }
        host.press(.keyboardTab)
        host.type("?")
        #expect(host.text.contains("Commands"))
        #expect(host.text.contains("Save draft"))
        #expect(host.text.contains("With the focus here"))
        #expect(line(host).contains("Esc close"))
        let before = host.text
        host.press(.keyboardPageDown)
        #expect(host.text != before)
        #expect(host.text.contains("Moving around"))
        host.press(.keyboardEscape)
        #expect(!host.text.contains("Moving around"))
        #expect(line(host).contains("Return press"))
        host.press(.keyboardF1)
        #expect(host.text.contains("With the focus here"))
    }

    @Test("The palette finds a button, a link and an item of a menu, and performs it")
    func palette() {
        var log: [String] = []
        let host = launch { log.append($0) }
        defer { host.end() }
        host.press(.keyboardP, modifiers: .control)
        #expect(host.text.contains("ind a command"))
        host.type("save")
        #expect(lines(host).contains { $0.contains("> Save draft") && $0.contains("^S") })
        host.press(.keyboardReturnOrEnter)
        #expect(log == ["save"])
        host.type(":")
        host.press(.keyboardEscape)
        #expect(!host.text.contains("ind a command"))
        host.type(":")
        host.type("byn")
        #expect(lines(host).contains { $0.contains("> By name") && $0.contains("Sort") })
        host.press(.keyboardReturnOrEnter)
        #expect(log == ["save", "by name"])
        host.type(":")
        host.type("details")
        host.press(.keyboardReturnOrEnter)
        #expect(host.text.contains("Second page"))
    }

    @Test("What is disabled is not in the palette; what has no match says so; Down chooses another")
    func paletteContents() {
        var log: [String] = []
        let host = launch { log.append($0) }
        defer { host.end() }
        host.type(":")
        host.type("refuse")
        #expect(!host.text.contains("> Refuse"))
        #expect(host.text.contains("Nothing found"))
        for _ in 0..<6 { host.press(.keyboardDeleteOrBackspace) }
        host.type("by date")
        #expect(host.text.contains("Nothing found"))
        for _ in 0..<7 { host.press(.keyboardDeleteOrBackspace) }
        host.type("a")
        let first = lines(host).first { $0.contains("> ") }
        host.press(.keyboardDownArrow)
        let second = lines(host).first { $0.contains("> ") }
        #expect(first != second)
        host.press(.keyboardUpArrow)
        #expect(lines(host).first { $0.contains("> ") } == first)
    }

    @Test("Every control of the screen that is enabled is in the palette")
    func everyControl() throws {
        let host = launch()
        defer { host.end() }
        let guide = try #require(host.keyGuide)
        let titles = Set(guide.paletteEntries { _ in }.map(\.title))
        for element in guide.window.accessibilityTree.elements where element.isInteractive && element.isEnabled {
            #expect(titles.contains(element.label ?? ""))
        }
        #expect(!titles.contains("Refuse"))
    }

    @Test("A question mark typed into a text is text")
    func typed() {
        let host = launch()
        defer { host.end() }
        host.type(":")
        host.type("name")
        host.press(.keyboardReturnOrEnter)
        host.type("why?:")
        #expect(host.text.contains("why?:"))
        #expect(!host.text.contains("Moving around"))
        host.press(.keyboardF1)
        #expect(host.text.contains("While editing text"))
    }

    @Test("A click on a key of the line presses it")
    func click() throws {
        var log: [String] = []
        let host = launch { log.append($0) }
        defer { host.end() }
        let shown = host.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let row = try #require(shown.lastIndex { $0.contains("Save draft") && $0.contains("^C leave") })
        let place = try #require(shown[row].range(of: "Save draft")?.lowerBound)
        let column = shown[row].distance(from: shown[row].startIndex, to: place)
        host.tap(at: CGPoint(x: Double(column) * 8 + 4, y: Double(row) * 16 + 8))
        #expect(log == ["save"])
    }
}
