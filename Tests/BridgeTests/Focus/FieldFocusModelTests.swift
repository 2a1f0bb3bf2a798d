import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// Fields of both worlds against arrays of characters and one number, the field with the focus.
@MainActor private final class FieldRun {
    let tree = FieldTree()
    var texts = [NaiveText](repeating: NaiveText(), count: FieldTree.count)
    var shown = [Bool](repeating: true, count: FieldTree.count)
    var enabled = [Bool](repeating: true, count: FieldTree.count)
    var focus: Int? { didSet { hadFocus = hadFocus || focus != nil } }
    /// Whether a field has had the focus: until then, the first one takes what is typed.
    private(set) var hadFocus = false

    private func beginTyping() {
        if !hadFocus { focus = texts.indices.first(where: isReachable) }
    }

    func isReachable(_ index: Int) -> Bool { shown[index] && enabled[index] }

    func loseFocusIfGone() {
        if let now = focus, !isReachable(now) { focus = nil }
    }

    /// Returns what went wrong; `nil` for nothing.
    func perform(_ step: FieldStep) -> String? {
        let host = tree.host
        let first = fieldsOfAKind
        switch step {
        case .type(let text):
            if let focus, texts[focus].characters.count > 14 { return nil }
            host.type(text)
            beginTyping()
            edit { $0.insert(text) }
        case .paste(let text):
            if let focus, texts[focus].characters.count > 14 { return nil }
            host.paste(text)
            beginTyping()
            edit { $0.insert(text) }
        case .left(let extends):
            if focus == nil { return nil }
            host.press(.keyboardLeftArrow, modifiers: extends ? .shift : [])
            edit { $0.move(-1, extending: extends) }
        case .right(let extends):
            if focus == nil { return nil }
            host.press(.keyboardRightArrow, modifiers: extends ? .shift : [])
            edit { $0.move(1, extending: extends) }
        case .home:
            host.press(.keyboardHome)
            edit { $0.go(toEnd: false) }
        case .end:
            host.press(.keyboardEnd)
            edit { $0.go(toEnd: true) }
        case .deleteBackward:
            host.press(.keyboardDeleteOrBackspace)
            edit { $0.delete(forward: false) }
        case .deleteForward:
            host.press(.keyboardDeleteForward)
            edit { $0.delete(forward: true) }
        case .escape: host.press(.keyboardEscape)
        case .submit:
            host.press(.keyboardReturnOrEnter)
            // Where the focus enters depends on where it was last, which is not modelled.
            if focus == nil, let now = tree.focused.first, isReachable(now) { focus = now }
        case .tab, .backtab:
            var isForward = true
            if case .backtab = step { isForward = false }
            host.press(.keyboardTab, modifiers: isForward ? [] : .shift)
            let all = texts.indices.filter(isReachable)
            if let focus, let place = all.firstIndex(of: focus) {
                self.focus = all[(place + (isForward ? 1 : all.count - 1)) % all.count]
            } else if let now = tree.focused.first, all.contains(now) {
                // Where the focus enters depends on where it was last, which is not modelled.
                focus = now
            } else if !all.isEmpty {
                return "Tab led to nothing"
            }
        case .tap(let index, let x):
            // Elsewhere before, so that two taps do not count as a double one.
            host.tap(at: CGPoint(x: 310, y: 300))
            host.tap(at: CGPoint(x: x, y: Double(16 * index) + 8))
            if isReachable(index) {
                focus = index
                edit { $0.tap(x) }
            }
        case .set(let index, let text):
            if index < first {
                tree.views[index].text = text
            } else if shown[index] {
                tree.hosted.texts[index - first] = text
            } else {
                return nil
            }
            let isOther = texts[index].string != text
            texts[index].set(text)
            if isOther, focus != index { texts[index].go(toEnd: true) }
        case .focus(let index):
            if index < first {
                _ = tree.views[index].becomeFirstResponder()
            } else if (index - first).isMultiple(of: 2) {
                tree.hosted.move(index - first)
            } else {
                _ = shown[index] ? tree.hosted.represented[index - first]?.becomeFirstResponder() : nil
            }
            if isReachable(index) {
                focus = index
            } else if index >= first, (index - first).isMultiple(of: 2), let now = focus, now >= first,
                (now - first).isMultiple(of: 2)
            {
                // The state of the fields that is set to what cannot have the focus leaves the one that has it.
                focus = nil
            }
        case .resign:
            guard let now = focus else { return nil }
            if now < first {
                tree.views[now].resignFirstResponder()
            } else if (now - first).isMultiple(of: 2) {
                tree.hosted.move(nil)
            } else {
                tree.hosted.represented[now - first]?.resignFirstResponder()
            }
            focus = nil
        case .remove(let index):
            shown[index] = false
            if index < first {
                tree.views[index].removeFromSuperview()
            } else {
                tree.hosted.shown[index - first] = false
            }
        case .show(let index):
            if shown[index] { return nil }
            shown[index] = true
            if index < first {
                tree.window.rootViewController?.view.insertSubview(tree.views[index], at: 0)
            } else {
                tree.hosted.shown[index - first] = true
                // A field that is made anew has its caret at the end.
                texts[index].go(toEnd: true)
            }
        case .disable(let index), .enable(let index):
            var isEnabled = false
            if case .enable = step { isEnabled = true }
            enabled[index] = isEnabled
            if index < first {
                tree.views[index].isEnabled = isEnabled
            } else {
                tree.hosted.disabled[index - first] = !isEnabled
            }
        }
        loseFocusIfGone()
        host.send(.focus(true))
        return fault
    }

    private func edit(_ change: (inout NaiveText) -> Void) {
        if let focus { change(&texts[focus]) }
    }

    private var fault: String? {
        let focused = tree.focused
        if focused != (focus.map { [$0] } ?? []) {
            return "the focus is at \(focused) instead of \(focus.map { "\($0)" } ?? "nothing")"
        }
        if (tree.window.focus.focused == nil) != (focus == nil) { return "the window's focus differs" }
        for index in texts.indices where tree.text(index) != texts[index].string {
            return "field \(index) has '\(tree.text(index))' instead of '\(texts[index].string)'"
        }
        return nil
    }
}

@MainActor @Suite struct FieldFocusModelTests {
    private static let pieces = ["a", "b", "c", "é", "漢", "😀"]

    private func step(_ random: inout SplitMix64) -> FieldStep {
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        func text(_ pieces: [String], _ count: Int) -> String {
            (0..<number(count + 1)).map { _ in pieces[number(pieces.count)] }.joined()
        }
        let field = number(FieldTree.count)
        switch number(40) {
        case 0..<8: return .type(Self.pieces[number(Self.pieces.count)])
        case 8..<10: return .paste(text(Self.pieces, 3) + "x")
        case 10..<13: return .left(number(3) == 0)
        case 13..<15: return .right(number(3) == 0)
        case 15: return .home
        case 16: return .end
        case 17..<19: return .deleteBackward
        case 19: return .deleteForward
        case 20..<22: return .tab
        case 22: return .backtab
        case 23: return .escape
        case 24: return .submit
        case 25..<28: return .tap(field, Double(number(150) * 2 + 1))
        case 28..<30: return .set(field, text(Self.pieces, 6))
        case 30..<33: return .focus(field)
        case 33: return .resign
        case 34: return .remove(field)
        case 35..<37: return .show(field)
        case 37: return .disable(field)
        default: return .enable(field)
        }
    }

    @Test("Fields of both worlds edit like arrays of characters, and one of them or none has the focus")
    func model() {
        PropertyCheck("Fields of both worlds", make: step) { steps in
            let run = FieldRun()
            defer { run.tree.host.end() }
            for (index, step) in steps.enumerated() {
                if let fault = run.perform(step) { return "\(fault) after step \(index), \(step)" }
            }
            return nil
        }
        .check(sequences: SizeOfTests.isFull ? 150 : 60, length: 200, least: 3)
    }
}
