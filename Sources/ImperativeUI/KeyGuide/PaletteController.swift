import Drawing
import Foundation

/// Finds a command by typing, and performs the chosen one once it is closed.
///
/// The arrow keys choose, Return performs, Escape closes.
package final class PaletteController: UIViewController {
    private let entries: [PaletteEntry]
    private let field = UITextField()
    private let list = PaletteListView()

    package init(_ entries: [PaletteEntry]) {
        self.entries = entries
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
        preferredContentSize = CGSize(width: 480, height: 16 * 18)
    }

    package required init?(coder: NSCoder) {
        fatalError("A palette of commands cannot come from an archive.")
    }

    package override func loadView() {
        view = UIView()
        view.backgroundColor = .systemBackground
        field.borderStyle = .none
        field.placeholder = "Find a command"
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.returnKeyType = .go
        field.accessibilityLabel = "Find a command"
        field.addTarget(self, action: PaletteController.find, for: .editingChanged)
        list.chosen = { [weak self] in self?.run($0) }
        view.addSubview(field)
        view.addSubview(list)
        find()
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        _ = field.becomeFirstResponder()
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let grain = traitCollection.textMedium.figures.grain
        let line = grain.wholeHeight(list.lineHeight)
        let inset: CGFloat = 16
        let area = view.bounds.inset(by: view.safeAreaInsets)
        field.frame = CGRect(x: area.minX + inset, y: area.minY + line, width: area.width - 2 * inset, height: line)
        let top = field.frame.maxY + line
        list.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    }

    private func find() {
        let titles = entries.map { entry in entry.menu.map { "\($0) \(entry.title)" } ?? entry.title }
        let typed = field.text ?? ""
        // What is found by its title comes before what is found by its menu.
        let byTitle = CommandMatch.indices(typed, in: entries.map(\.title))
        let known = Set(byTitle)
        let byMenu = CommandMatch.indices(typed, in: titles).filter { !known.contains($0) }
        list.show((byTitle + byMenu).map { entries[$0] })
    }

    private func run(_ entry: PaletteEntry) { dismiss(animated: true) { entry.perform() } }

    package override var keyCommands: [UIKeyCommand]? {
        let moves: [(String, UIKeyModifierFlags, Int)] = [
            (UIKeyCommand.inputUpArrow, [], -1), (UIKeyCommand.inputDownArrow, [], 1), ("p", .control, -1),
            ("n", .control, 1),
        ]
        var commands = moves.map { input, modifiers, step in
            UIKeyCommand(input: input, modifierFlags: modifiers) { (palette: PaletteController) in
                { palette.list.select(by: step) }
            }
            .listed(as: "choose")
        }
        let pages: [(String, Int)] = [(UIKeyCommand.inputPageUp, -1), (UIKeyCommand.inputPageDown, 1)]
        commands += pages.map { input, direction in
            UIKeyCommand(input: input, modifierFlags: []) { (palette: PaletteController) in
                { palette.list.select(by: direction * max(1, palette.list.visibleCount - 1)) }
            }
        }
        commands.append(
            UIKeyCommand(input: "\r", modifierFlags: [], action: PaletteController.runSelected).listed(as: "run"))
        commands.append(
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: PaletteController.close)
                .listed(as: "close"))
        for command in commands { command.wantsPriorityOverSystemBehavior = true }
        return (super.keyCommands ?? []) + commands
    }

    private func runSelected() {
        if let entry = list.selected { run(entry) }
    }

    private func close() { dismiss(animated: true) }
}
