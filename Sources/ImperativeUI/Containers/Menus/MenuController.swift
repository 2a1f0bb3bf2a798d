import Drawing
import Foundation
import BridgedEnvironment

/// Shows a menu while that is open.
///
/// The arrow keys move the focus through its rows, and lead to a menu inside and back; Return and the space bar choose,
/// letters find rows, and Escape leaves. An action runs once the menu is closed, unless it keeps that open.
package final class MenuController: UIViewController {
    /// The whole menu.
    private(set) package var menu: UIMenu
    /// The menus inside of which the one is that is shown, the outermost first.
    private var path: [UIMenu] = []
    /// The sender of the actions.
    private let sender: Any?
    let source: MenuSource
    private let order: UIContextMenuConfiguration.ElementOrder
    private let previewController: UIViewController?
    /// Called at each stage of the menu's life.
    private let events: MenuEvents
    let menuView = MenuView()
    /// The elements that deferred ones stand for.
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var loading: Set<ObjectIdentifier> = []
    /// Whether an action was chosen that closes the menu.
    private var isAnswered = false

    init(
        _ menu: UIMenu, source: MenuSource, sender: Any?, order: UIContextMenuConfiguration.ElementOrder,
        preview: UIViewController?, events: MenuEvents
    ) {
        (self.menu, self.source, self.sender, self.order) = (menu, source, sender, order)
        (previewController, self.events) = (preview, events)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
    }

    package required init?(coder: NSCoder) {
        fatalError("A menu cannot come from an archive.")
    }

    override func makePresentation() -> UIPresentationController? {
        let made = MenuPresentationController(presentedViewController: self, presenting: nil)
        made.style = .custom
        return made
    }

    package override func loadView() {
        view = menuView
        menuView.chosen = { [weak self] in self?.choose($0) }
        addPreview()
        refresh()
    }

    private func addPreview() {
        guard let previewController else { return }
        addChild(previewController)
        let frame = MenuPreview(previewController.view)
        frame.used = { [weak self] in self?.choosePreview() }
        let preferred = previewController.preferredContentSize
        menuView.previewSize = CGSize(
            width: preferred.width > 0 ? preferred.width : 240, height: preferred.height > 0 ? preferred.height : 160)
        menuView.preview = frame
        previewController.didMove(toParent: self)
    }

    // MARK: Content

    /// Shows another menu in place of this one. The menus inside that are open stay so if they are still there.
    package func update(_ new: UIMenu) {
        menu = new
        var around = new
        var kept: [UIMenu] = []
        for old in path {
            let inside = elements(of: around).first { $0.menuIdentity == old.menuIdentity } as? UIMenu
            guard let inside, inside.hasVisibleElements(loaded) else { break }
            kept.append(inside)
            around = inside
        }
        let isOther = kept.count < path.count
        path = kept
        refresh()
        if isOther { focus(menuView.firstRow) }
    }

    /// Shows the current state of the elements.
    package func refresh() {
        guard isViewLoaded else { return }
        var lines = MenuLines(shown, isInside: !path.isEmpty, loaded: loaded)
        // Elements that are provided at once are shown at once.
        while load(lines.unloaded) { lines = MenuLines(shown, isInside: !path.isEmpty, loaded: loaded) }
        let isReversed = order == .priority && isAbove && path.isEmpty
        let focused = focusedRow
        menuView.show(isReversed ? lines.lines.reversed() : lines.lines, loading: loading)
        presentation?.containerView?.setNeedsLayout()
        // The focused row may be gone.
        if let focused, focused.superview == nil || !focused.isEnabled { focus(menuView.firstRow) }
    }

    /// Whether the menu is above its source.
    var isAbove = false {
        didSet { if isAbove != oldValue, order == .priority { refresh() } }
    }

    private var shown: UIMenu { path.last ?? menu }
    /// The number of menus around the one that is shown.
    var depth: Int { path.count }

    private func elements(of menu: UIMenu) -> [UIMenuElement] {
        menu.ownElements.flatMap { loaded[ObjectIdentifier($0)] ?? [$0] }
    }

    /// Asks for elements. Returns whether some are known by now.
    private func load(_ elements: [UIDeferredMenuElement]) -> Bool {
        var isAnswered = false
        for element in elements where loading.insert(ObjectIdentifier(element)).inserted {
            var isLate = false
            element.load { [weak self] found in
                guard let self else { return }
                loaded[ObjectIdentifier(element)] = found
                loading.remove(ObjectIdentifier(element))
                isAnswered = true
                if isLate { refresh() }
            }
            isLate = true
        }
        return isAnswered
    }

    // MARK: Choosing

    private func choose(_ element: UIMenuElement?) {
        guard let element else { return _ = goBack() }
        if isAnswered || element.menuAttributes.contains(.disabled) { return }
        if let inside = element as? UIMenu {
            path.append(inside)
            refresh()
            return focus(menuView.firstRow)
        }
        if element.menuAttributes.contains(.keepsMenuPresented) {
            run(element)
            return refresh()
        }
        isAnswered = true
        close { [self] in run(element) }
    }

    private func run(_ element: UIMenuElement) {
        menu.selectAlone(element)
        events.chosen(element)
        if let action = element as? UIAction {
            action.performWithSender(sender, target: nil)
        } else if let command = element as? UICommand {
            command.perform(near: source.view, event: UIEvent())
        }
    }

    private func choosePreview() {
        if isAnswered { return }
        isAnswered = true
        close(events.previewChosen)
    }

    /// Closes the menu.
    package func close(_ completion: @escaping () -> Void = {}) {
        guard let presentingViewController else { return completion() }
        presentingViewController.dismiss(animated: true, completion: completion)
    }

    /// Shows the menu around the one that is shown. Returns whether there is one.
    func goBack() -> Bool {
        guard let left = path.popLast() else { return false }
        refresh()
        focus(menuView.row(of: left.menuIdentity) ?? menuView.firstRow)
        return true
    }

    // MARK: Life

    func willBegin() { events.willOpen() }
    func willEnd() { events.willClose() }
    func didEnd() { events.didClose() }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        focus(menuView.firstRow)
    }

    // MARK: Focus

    private var focusedRow: MenuRow? { viewIfLoaded?.window?.focus.focused?.view as? MenuRow }

    private func focus(_ row: MenuRow?) {
        guard let window = view.window, let row else { return }
        _ = window.focus.set(row)
    }

    package override var keyCommands: [UIKeyCommand]? {
        let keys: [(String, (MenuController) -> () -> Void)] = [
            (UIKeyCommand.inputUpArrow, MenuController.moveUp), (UIKeyCommand.inputDownArrow, MenuController.moveDown),
            (UIKeyCommand.inputLeftArrow, MenuController.moveLeft),
            (UIKeyCommand.inputRightArrow, MenuController.moveRight),
            (UIKeyCommand.inputHome, MenuController.moveToFirst), (UIKeyCommand.inputEnd, MenuController.moveToLast),
        ]
        return (super.keyCommands ?? [])
            + keys.map {
                UIKeyCommand(input: $0.0, modifierFlags: [], action: $0.1).listed(as: "move")
            }
    }

    private func moveUp() { moveLines(-1) }
    private func moveDown() { moveLines(1) }
    private func moveToFirst() { focus(menuView.rowsByLine.first?.first) }
    private func moveToLast() { focus(menuView.rowsByLine.last?.first) }
    private func moveLeft() { moveAcross(isForward: view.isRightToLeft) }
    private func moveRight() { moveAcross(isForward: !view.isRightToLeft) }

    /// Moves the focus by lines; behind the last one comes the first.
    private func moveLines(_ step: Int) {
        let lines = menuView.rowsByLine
        if lines.isEmpty { return }
        guard let row = focusedRow, let index = lines.firstIndex(where: { $0.contains { $0 === row } }) else {
            return focus(step > 0 ? lines[0].first : lines[lines.count - 1].first)
        }
        let line = lines[(index + step + lines.count) % lines.count]
        let middle = row.frame.midX
        focus(line.min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) })
    }

    /// Moves the focus to the next row of a line, opens the menu inside of which it is, or goes back.
    private func moveAcross(isForward: Bool) {
        guard let row = focusedRow else { return }
        let line = menuView.rowsByLine.first { $0.contains { $0 === row } } ?? []
        if line.count > 1, let index = line.firstIndex(where: { $0 === row }) {
            let next = index + (isForward ? 1 : -1)
            if line.indices.contains(next) { focus(line[next]) }
        } else if isForward {
            if let inside = menuView.element(of: row) as? UIMenu { choose(inside) }
        } else {
            _ = goBack()
        }
    }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let key = presses.first?.key, findRow(by: key) { return }
        super.pressesBegan(presses, with: event)
    }

    /// Moves the focus to the next row whose title begins with the character of a key. Returns whether there is one.
    private func findRow(by key: UIKey) -> Bool {
        guard key.characters.count == 1, key.modifierFlags.subtracting(.shift).isEmpty,
            let character = key.characters.lowercased().first, character.isLetter || character.isNumber
        else { return false }
        let rows = menuView.rowsByLine.flatMap { $0 }
        let start = rows.firstIndex { $0 === focusedRow }.map { $0 + 1 } ?? 0
        let found = (rows[min(start, rows.count)...] + rows[..<min(start, rows.count)]).first {
            $0.content.title.lowercased().first == character
        }
        if let found { focus(found) }
        return found != nil
    }
}
