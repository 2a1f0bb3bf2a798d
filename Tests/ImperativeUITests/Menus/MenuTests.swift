import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Menus", .serialized) struct MenuTests {
    @Test(
        "A tap on a button opens its menu in whole rows below it, and a tap on a row runs the action once it is closed")
    func pointer() {
        let stage = MenuStage()
        defer { stage.host.end() }
        let button = stage.add(UIMenu(children: [stage.action("Copy"), stage.action("Paste")]))
        stage.host.tap(at: button.center)
        #expect(stage.isOpen)
        #expect(stage.menuLines == ["Copy", "Paste"])
        let rows = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows[4].contains("┌──") && rows[5].contains("Copy"))
        stage.host.tap(at: CGPoint(x: 100, y: 5 * 16 + 24))
        #expect(stage.takeNotes() == ["Paste"])
        #expect(!stage.isOpen)
    }

    @Test("The arrow keys go round, Return and the space bar choose, Escape and a touch beside close")
    func keys() {
        let stage = MenuStage()
        defer { stage.host.end() }
        _ = stage.add(UIMenu(children: ["One", "Two", "Three"].map { stage.action($0) }))
        stage.press(.keyboardTab, .keyboardReturnOrEnter, .keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["Two"])
        stage.press(.keyboardReturnOrEnter, .keyboardUpArrow, .keyboardSpacebar)
        #expect(stage.takeNotes() == ["Three"])
        stage.press(.keyboardReturnOrEnter, .keyboardEnd, .keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["One"])
        stage.press(.keyboardReturnOrEnter, .keyboardT, .keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["Two"])
        stage.press(.keyboardReturnOrEnter, .keyboardEscape)
        #expect(!stage.isOpen && stage.notes.isEmpty)
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.isOpen)
        stage.host.tap(at: CGPoint(x: 400, y: 300))
        #expect(!stage.isOpen && stage.notes.isEmpty)
    }

    @Test("What is disabled is passed over and does nothing, what is hidden is not there")
    func attributes() {
        let stage = MenuStage()
        defer { stage.host.end() }
        let button = stage.add(
            UIMenu(children: [
                stage.action("A", attributes: .disabled), stage.action("B"),
                stage.action("C", attributes: .hidden), stage.action("D", attributes: [.disabled, .destructive]),
                stage.action("E", attributes: .destructive),
            ]))
        stage.host.tap(at: button.center)
        #expect(stage.menuLines == ["A", "B", "D", "E"])
        stage.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["E"])
        stage.host.tap(at: button.center)
        stage.host.tap(at: CGPoint(x: 100, y: 5 * 16 + 8))
        #expect(stage.isOpen && stage.notes.isEmpty)
    }

    @Test("Groups stand between lines with their titles, empty ones leave nothing")
    func groups() {
        let stage = MenuStage()
        defer { stage.host.end() }
        let button = stage.add(
            UIMenu(
                title: "All",
                children: [
                    UIMenu(options: .displayInline, children: []),
                    UIMenu(options: .displayInline, children: [stage.action("A"), stage.action("B")]),
                    UIMenu(title: "Empty", children: []),
                    UIMenu(title: "More", options: .displayInline, children: [stage.action("C")]),
                    stage.action("D"),
                ]))
        stage.host.tap(at: button.center)
        let lines = stage.menuLines.map { $0.hasPrefix("──") ? "-" : $0 }
        #expect(lines == ["All", "A", "B", "-", "More", "C", "-", "D"])
    }

    @Test("A menu inside is opened in place by Return and the right arrow key, and left by the left one and Escape")
    func inside() {
        let stage = MenuStage()
        defer { stage.host.end() }
        let inner = UIMenu(title: "Share", children: [stage.action("Mail"), stage.action("Print")])
        let button = stage.add(UIMenu(children: [stage.action("A"), inner]))
        stage.host.tap(at: button.center)
        #expect(stage.menuLines.last == "Share      ›" || stage.menuLines.last?.hasSuffix("›") == true)
        stage.press(.keyboardDownArrow, .keyboardRightArrow)
        #expect(stage.menuLines == ["‹ Share", "Mail", "Print"])
        stage.press(.keyboardLeftArrow)
        #expect(stage.menuLines.first == "A")
        stage.press(.keyboardReturnOrEnter, .keyboardEscape)
        #expect(stage.menuLines.first == "A")
        stage.press(.keyboardReturnOrEnter, .keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["Print"])
        stage.host.tap(at: button.center)
        stage.press(.keyboardDownArrow, .keyboardReturnOrEnter, .keyboardHome, .keyboardReturnOrEnter)
        #expect(stage.menuLines.first == "A")
        stage.press(.keyboardEscape)
        #expect(!stage.isOpen)
    }

    @Test("States are marked; a menu with a single selection moves its mark")
    func states() {
        let stage = MenuStage()
        defer { stage.host.end() }
        let menu = UIMenu(
            options: .singleSelection,
            children: [stage.action("A", state: .on), stage.action("B"), stage.action("C", state: .mixed)])
        let button = stage.add(menu)
        stage.host.tap(at: button.center)
        #expect(stage.menuLines == ["✓ A", "B", "– C"])
        stage.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["B"])
        #expect(menu.selectedElements.map(\.title) == ["B"])
        stage.host.tap(at: button.center)
        #expect(stage.menuLines == ["A", "✓ B", "C"])
    }

    @Test("An action that keeps the menu shown runs while it is open, and its new state is shown")
    func keeping() {
        let stage = MenuStage()
        defer { stage.host.end() }
        let action = UIAction(title: "Bold", attributes: .keepsMenuPresented) { action in
            action.state = action.state == .on ? .off : .on
        }
        let button = stage.add(UIMenu(children: [action]))
        stage.host.tap(at: button.center)
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.menuLines == ["✓ Bold"] && stage.isOpen)
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.menuLines == ["Bold"] && stage.isOpen)
    }

    @Test("Elements that come later are loaded once, uncached ones each time")
    func deferred() {
        let stage = MenuStage()
        defer { stage.host.end() }
        var answer: (([UIMenuElement]) -> Void)?
        var asked = [0, 0]
        let late = UIDeferredMenuElement { completion in
            asked[0] += 1
            answer = completion
        }
        let fresh = UIDeferredMenuElement.uncached { completion in
            asked[1] += 1
            completion([stage.action("Fresh \(asked[1])")])
        }
        let button = stage.add(UIMenu(children: [late, fresh]))
        stage.host.tap(at: button.center)
        #expect(stage.menuLines == ["Loading…", "Fresh 1"])
        answer?([stage.action("X"), stage.action("Y")])
        answer?([])
        #expect(stage.menuLines == ["X", "Y", "Fresh 1"])
        stage.press(.keyboardEscape)
        stage.host.tap(at: button.center)
        #expect(stage.menuLines == ["X", "Y", "Fresh 2"])
        #expect(asked == [1, 2])
    }

    @Test("A button that changes its selection shows the chosen element, the first one at the start")
    func popUp() {
        let stage = MenuStage()
        defer { stage.host.end() }
        let menu = UIMenu(children: [stage.action("Red"), stage.action("Blue")])
        let button = stage.add(menu)
        button.changesSelectionAsPrimaryAction = true
        #expect(stage.lines == ["Red ▾"])
        stage.host.tap(at: button.center)
        #expect(stage.menuLines == ["✓ Red", "Blue"])
        stage.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.lines == ["Blue ▾"])
        #expect(!button.isSelected && stage.takeNotes() == ["Blue"])
        #expect(button.menu?.selectedElements.first?.title == "Blue")
        #expect(root(stage).tap(label: "Blue"))
        #expect(stage.isOpen)
    }

    private func root(_ stage: MenuStage) -> UIView { stage.root.view.window ?? stage.root.view }

    @Test("A menu that is not the primary action is opened by a long press, the secondary button and keys")
    func secondary() {
        let stage = MenuStage()
        defer { stage.host.end() }
        let button = stage.add(UIMenu(children: [stage.action("A")]))
        button.showsMenuAsPrimaryAction = false
        button.addAction(UIAction { _ in stage.notes.append("tap") }, for: .primaryActionTriggered)
        stage.host.tap(at: button.center)
        #expect(stage.takeNotes() == ["tap"] && !stage.isOpen)
        stage.host.send(.pointer(HostPointer(.down, at: button.center)))
        stage.host.wait(0.6)
        #expect(stage.isOpen)
        stage.host.send(.pointer(HostPointer(.up, at: button.center)))
        #expect(stage.isOpen)
        stage.press(.keyboardEscape)
        stage.host.secondaryClick(at: button.center)
        #expect(stage.isOpen)
        stage.press(.keyboardEscape, .keyboardTab)
        stage.host.press(.keyboardF10, modifiers: .shift)
        #expect(stage.isOpen)
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["A"] && !stage.isOpen)
        stage.press(.keyboardApplication)
        #expect(stage.isOpen)
        stage.press(.keyboardEscape)
        button.menu = nil
        stage.host.secondaryClick(at: button.center)
        #expect(!stage.isOpen)
    }

    @Test("Another menu of the button is shown while the old one is open, with the focus where it was")
    func changing() {
        let stage = MenuStage()
        defer { stage.host.end() }
        func menu(_ titles: String...) -> UIMenu {
            UIMenu(
                children: titles.map { title in
                    UIAction(title: title, identifier: UIAction.Identifier(title)) { stage.notes.append($0.title) }
                })
        }
        let button = stage.add(menu("A", "B", "C"))
        stage.host.tap(at: button.center)
        stage.press(.keyboardDownArrow)
        button.menu = menu("X", "A", "B")
        #expect(stage.menuLines == ["X", "A", "B"])
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["B"])
    }

    @Test("A menu with nothing to show, and one of a window without a root, are not opened; the latter is reported")
    func nothing() {
        let stage = MenuStage()
        defer { stage.host.end() }
        let button = stage.add(UIMenu(children: [UIMenu(), stage.action("A", attributes: .hidden)]))
        stage.host.tap(at: button.center)
        #expect(!stage.isOpen)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        other.menu = UIMenu(children: [stage.action("A")])
        other.showsMenuAsPrimaryAction = true
        window.addSubview(other)
        window.makeKeyAndVisible()
        #expect(issues { other.performPrimaryAction() }.count == 1)
        window.isHidden = true
    }

    @Test("An action may present something: the menu is gone by then")
    func presenting() {
        let stage = MenuStage()
        defer { stage.host.end() }
        let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
        let button = stage.add(
            UIMenu(children: [UIAction(title: "A") { _ in stage.root.present(alert, animated: true) }]))
        stage.host.tap(at: button.center)
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.root.presentedViewController === alert)
    }

    @Test("A menu near the lower edge opens above, one that is too long scrolls to what has the focus")
    func places() {
        let stage = MenuStage(size: CGSize(width: 320, height: 160))
        defer { stage.host.end() }
        let button = stage.add(UIMenu(children: ["A", "B", "C"].map { stage.action($0) }), at: CGPoint(x: 0, y: 144))
        stage.host.tap(at: button.center)
        let rows = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows[4].hasPrefix("┌") && rows[8].hasPrefix("└"))
        stage.press(.keyboardEscape)
        button.menu = UIMenu(children: (1...30).map { stage.action("Item \($0)") })
        stage.host.tap(at: button.center)
        stage.press(.keyboardUpArrow)
        #expect(stage.menuLines.last == "Item 30")
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["Item 30"])
    }

    @Test("With priority, the first element is the nearest to the button")
    func order() {
        let stage = MenuStage(size: CGSize(width: 320, height: 160))
        defer { stage.host.end() }
        let button = stage.add(UIMenu(children: ["A", "B"].map { stage.action($0) }), at: CGPoint(x: 0, y: 128))
        button.preferredMenuElementOrder = .priority
        stage.host.tap(at: button.center)
        #expect(stage.menuLines == ["B", "A"])
    }

    @Test("Small elements stand beside each other; the arrow keys move among them")
    func beside() {
        let stage = MenuStage()
        defer { stage.host.end() }
        let group = UIMenu(
            options: .displayInline, preferredElementSize: .small,
            children: ["Cut", "Copy", "Paste"].map { stage.action($0) })
        let button = stage.add(UIMenu(children: [group, stage.action("Last")]))
        stage.host.tap(at: button.center)
        #expect(stage.menuLines.first?.split(separator: " ") == ["Cut", "Copy", "Paste"])
        stage.press(.keyboardRightArrow, .keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["Copy"])
        stage.host.tap(at: button.center)
        stage.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["Last"])
    }

    @Test("Commands show their keys and go to the nearest responder of their type")
    func commands() {
        final class Page: UIViewController {
            var saved = 0
            func save() { saved += 1 }
        }
        let stage = MenuStage()
        defer { stage.host.end() }
        let page = Page()
        stage.root.addChild(page)
        stage.root.view.addSubview(page.view)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        page.view.addSubview(button)
        button.menu = UIMenu(children: [
            UIKeyCommand(title: "Save", action: Page.save, input: "s", modifierFlags: .command),
            UICommand(title: "Save Too", action: Page.save, attributes: .destructive, state: .on),
        ])
        button.showsMenuAsPrimaryAction = true
        _ = stage.host.text
        stage.host.tap(at: CGPoint(x: 8, y: 8))
        #expect(stage.menuLines.first?.hasSuffix("⌘S") == true && stage.menuLines.last == "✓ Save Too")
        stage.press(.keyboardReturnOrEnter)
        stage.host.tap(at: CGPoint(x: 8, y: 8))
        stage.press(.keyboardHome, .keyboardReturnOrEnter)
        #expect(page.saved == 2)
    }

    @Test("A control of one's own opens the menu that it configures as its primary action, and is told of its life")
    func ownControl() {
        final class Dial: UIControl {
            weak var stage: MenuStage?
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak stage] _ in
                    UIMenu(children: stage.map { [$0.action("Low"), $0.action("High")] } ?? [])
                }
            }
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                stage?.notes.append("shown, highlighted: \(isHighlighted)")
            }
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                stage?.notes.append("ended, highlighted: \(isHighlighted)")
            }
        }
        let stage = MenuStage()
        defer { stage.host.end() }
        let dial = Dial(frame: CGRect(x: 80, y: 48, width: 80, height: 16))
        dial.stage = stage
        dial.addAction(UIAction { _ in stage.notes.append("used") }, for: .primaryActionTriggered)
        stage.root.view.addSubview(dial)
        dial.showsMenuAsPrimaryAction = true
        dial.performPrimaryAction()
        #expect(stage.takeNotes() == ["used"] && !stage.isOpen)
        dial.isContextMenuInteractionEnabled = true
        stage.host.tap(at: dial.center)
        #expect(stage.isOpen && stage.takeNotes() == ["shown, highlighted: true"])
        stage.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["ended, highlighted: false", "High"])
    }

    @Test("A pointer over a row gives it the focus")
    func hover() {
        let stage = MenuStage()
        defer { stage.host.end() }
        let button = stage.add(UIMenu(children: ["A", "B", "C"].map { stage.action($0) }))
        stage.host.tap(at: button.center)
        stage.host.send(.pointer(HostPointer(.move, at: CGPoint(x: 104, y: 7 * 16 + 8))))
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["C"])
    }

    @Test("In right-to-left layout a menu ends where its button does, and the arrow keys are mirrored")
    func rightToLeft() {
        let stage = MenuStage(traits: UITraitCollection(layoutDirection: .rightToLeft))
        defer { stage.host.end() }
        let inner = UIMenu(title: "Share", children: [stage.action("Mail")])
        let button = stage.add(UIMenu(children: [inner]), at: CGPoint(x: 240, y: 48))
        stage.host.tap(at: button.center)
        let rows = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows[4].count == 40 && rows[4].hasSuffix("┐"))
        stage.press(.keyboardLeftArrow)
        #expect(stage.menuLines == ["Share ›", "Mail"])
        stage.press(.keyboardRightArrow)
        #expect(stage.menuLines.first?.hasPrefix("‹") == true)
    }

    @Test("An item of a bar opens its menu by a tap where it has no action")
    func bars() {
        let stage = MenuStage()
        defer { stage.host.end() }
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        stage.root.addChild(navigation)
        stage.root.view.addSubview(navigation.view)
        navigation.view.frame = stage.root.view.bounds
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [stage.action("A")]))
        page.navigationItem.rightBarButtonItem = item
        _ = stage.host.text
        #expect(stage.root.view.tap(label: "More"))
        #expect(stage.menuLines == ["A"])
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.takeNotes() == ["A"])
        item.primaryAction = UIAction { _ in stage.notes.append("tap") }
        _ = stage.host.text
        #expect(stage.root.view.tap(label: "More"))
        #expect(stage.takeNotes() == ["tap"] && !stage.isOpen)
    }
}
