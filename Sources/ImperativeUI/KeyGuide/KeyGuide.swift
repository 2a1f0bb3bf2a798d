import AccessibilityModel
import Foundation

/// The keys that work in a window at the moment: those of commands, of shortcuts, of the focused element, and those
/// with an effect everywhere.
///
/// It follows the order in which keys are delivered, so that a key is listed once, with the effect that it has. Nothing
/// is kept: a guide costs a step for each view below the last presentation, and for each responder in the chain.
@MainActor package struct KeyGuide {
    /// The keys of the program as a whole. Properties that cost a search are closures, called once they are needed.
    package struct Program {
        /// Whether Control-C ends it.
        package var ends = false
        /// Whether there is content that keys refresh.
        package var refreshes: () -> Bool = { false }
        /// Whether Control-Z suspends it.
        package var suspends = false
        /// Keys that it takes if nothing else does.
        package var others: () -> [(key: KeyCombination, title: String)] = { [] }

        package init() {}
    }

    package let window: UIWindow
    /// The first receiver of keys.
    package let first: UIResponder
    package let program: Program

    package init(_ window: UIWindow, first: UIResponder, program: Program) {
        (self.window, self.first, self.program) = (window, first, program)
    }

    /// All keys that work, those that are offered a key first before others. Keys that edit a text now are among them,
    /// as blocked ones, if they have another effect otherwise.
    package var hints: [KeyHint] {
        var list = KeyHintList(window.textKeyReceiver)
        addCommands(to: &list)
        let focused = window.focus.focused
        let content = focused.flatMap { stop in stop.view?.contents?.contentKeys(focused: stop.object) }
        for key in content?.keys ?? [] { list.add([key.combination], key.title, .focus, rank: 4) }
        addText(to: &list, content?.role ?? role(of: focused))
        addShortcuts(to: &list)
        addFocused(to: &list, focused, content)
        addMoves(to: &list)
        addProgram(to: &list)
        return list.hints
    }

    private func addCommands(to list: inout KeyHintList) {
        for responder in first.chain {
            // Of commands with the same keys, the last one is performed.
            for command in (responder.keyCommands ?? []).reversed() {
                guard let key = command.combination else { continue }
                let title = command.attributes.contains(.disabled) ? nil : command.listedTitle
                list.addCommand(
                    key, title, isUrgent: command.wantsPriorityOverSystemBehavior,
                    group: command.isOfSystem ? .focus : .commands
                ) { [weak responder] in
                    _ = command.perform(near: responder, event: UIEvent())
                }
            }
            list.finishResponder()
        }
    }

    private func addShortcuts(to list: inout KeyHintList) {
        var stack: [UIView] = [window.focus.top]
        while let view = stack.popLast() {
            if !view.takesEvents { continue }
            for shortcut in view.contents?.contentShortcuts ?? [] {
                list.add([shortcut.combination], shortcut.title, .commands, rank: 3, alsoWithControl: true) {
                    _ = shortcut.perform()
                }
            }
            stack.append(contentsOf: view.subviewStorage.reversed())
        }
    }

    /// The kind of a focused view.
    private func role(of stop: FocusStop?) -> AccessibilityRole? {
        guard let view = stop?.view, stop?.object === view else { return nil }
        return view.ownAccessibility.role
    }

    private func addFocused(to list: inout KeyHintList, _ stop: FocusStop?, _ content: FocusedContent?) {
        guard let stop, stop.receiver == nil else { return }
        let role = content?.role ?? role(of: stop)
        if let verb = role.verb(opensMenu: (stop.object as? UIControl)?.showsMenuAsPrimaryAction == true) {
            list.add([KeyCombination("\r"), KeyCombination(" ")], verb, .focus, short: verb, rank: 2)
        }
        if content?.hasMenu == true || stop.view?.hasMenuAround == true {
            list.add(
                [KeyCombination(KeyCombination.functionInput(10), .shift)], "open the menu", .focus, short: "menu",
                rank: 5)
        }
    }

    private func addText(to list: inout KeyHintList, _ role: AccessibilityRole?) {
        guard let receiver = window.textKeyReceiver else { return }
        let isLong = role == .textView || first is UITextView
        if receiver.wants(KeyCombination("\r").key) {
            let verb = isLong ? "new line" : role == .searchField ? "search" : "submit"
            list.add([KeyCombination("\r")], verb, .text, short: verb, rank: 2, editsText: true)
        }
        for (keys, title) in KeyHintList.editing where keys.contains(where: { receiver.wants($0.key) }) {
            list.add(keys, title, .text, rank: 9, editsText: true)
        }
        if receiver.wants(KeyCombination("c", .control).key) {
            list.add([KeyCombination("c", .control)], "copy", .text, short: "copy", rank: 0, editsText: true)
        }
    }

    private func addMoves(to list: inout KeyHintList) {
        if let leaving = LeavingByKey(window, first).title {
            list.add([KeyCombination(UIKeyCommand.inputEscape)], leaving, .moving, short: leaving, rank: 1)
        }
        // What explains keys is used with its own.
        if isExplaining { return }
        let hasStops = window.focus.focused != nil || hasFocusStops
        if hasStops {
            let (tab, back) = (KeyCombination("\t"), KeyCombination("\t", .shift))
            if window.textKeyReceiver?.wants(tab.key) == true {
                list.add([back], "previous element", .moving, short: "previous", rank: 6)
            } else {
                list.add([tab, back], "next and previous element", .moving, short: "next", rank: 6)
            }
        }
        list.add(
            [
                KeyCombination(UIKeyCommand.inputUpArrow), KeyCombination(UIKeyCommand.inputDownArrow),
                KeyCombination(UIKeyCommand.inputLeftArrow), KeyCombination(UIKeyCommand.inputRightArrow),
            ], hasStops ? "move, or scroll by a line" : "scroll by a line", .moving,
            short: hasStops ? "move" : "scroll", rank: 7)
        list.add(
            [KeyCombination(UIKeyCommand.inputPageUp), KeyCombination(UIKeyCommand.inputPageDown)], "scroll by a page",
            .moving, rank: 9)
        list.add(
            [KeyCombination(UIKeyCommand.inputHome), KeyCombination(UIKeyCommand.inputEnd)],
            "scroll to the start or the end", .moving, rank: 9)
    }

    /// Whether the list of keys, or the palette, is shown.
    private var isExplaining: Bool {
        let shown = window.presentations.last?.presentedViewController
        return shown is KeySheetController || shown is PaletteController
    }

    /// Whether something can have the focus.
    private var hasFocusStops: Bool {
        var stack: [UIView] = [window.focus.top]
        while let view = stack.popLast() {
            if !view.takesEvents { continue }
            if view.takesFocus || view.contents?.contentFocusStops.isEmpty == false { return true }
            stack.append(contentsOf: view.subviewStorage)
        }
        return false
    }

    private func addProgram(to list: inout KeyHintList) {
        if program.refreshes() {
            list.add(
                [KeyCombination("r", .control), KeyCombination(KeyCombination.functionInput(5))], "refresh", .program,
                short: "refresh", rank: 5)
        }
        for other in program.others() {
            list.add([other.key], other.title, .program, short: other.title, rank: 5, alsoWithControl: true)
        }
        if !isExplaining {
            list.add(
                [KeyCombination("p", .control), KeyCombination(":")], "find a command by its name", .program,
                short: "commands", rank: 4)
            list.add(
                [KeyCombination("?"), KeyCombination(KeyCombination.functionInput(1))], "all keys", .program,
                short: "keys", rank: 0)
        }
        if program.suspends { list.add([KeyCombination("z", .control)], "suspend the program", .program, rank: 9) }
        if program.ends {
            list.add([KeyCombination("c", .control)], "leave the program", .program, short: "leave", rank: 0)
        }
    }
}

extension AccessibilityRole? {
    /// What Return does to a focused element of this kind; `nil` for nothing.
    fileprivate func verb(opensMenu: Bool) -> String? {
        if opensMenu { return "open the menu" }
        switch self {
        case .link, .cell: return "open"
        case .toggle: return "switch"
        case .tab: return "show"
        case .menuItem: return "choose"
        case .slider, .stepper, .picker, .pages, .progress, .meter: return nil
        default: return "press"
        }
    }
}
