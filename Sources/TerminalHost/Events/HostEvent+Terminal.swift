import Foundation
import ImperativeUI
import Terminal

extension HostEvent {
    /// Converts an event of a terminal to one of a host; `nil` for events that are not for applications.
    init?(_ event: TerminalEvent) {
        switch event {
        case .key(let key): self = .key(HostKey(key))
        case .text(let text): self = .text(text)
        case .paste(let text, _): self = .paste(text)
        case .focus(let isFocused): self = .focus(isFocused)
        case .mouse(let mouse):
            guard let event = Self.event(of: mouse) else { return nil }
            self = event
        case .reply: return nil
        }
    }

    /// The middle of a cell counts as the position.
    private static func event(of mouse: TerminalMouse) -> HostEvent? {
        // Just before the middle: a view that begins or ends there is drawn in the next cell.
        let point = CGPoint(x: Double(mouse.cell.column) * 8 + 3.99, y: Double(mouse.cell.row) * 16 + 7.99)
        let modifiers = UIKeyModifierFlags(mouse.modifiers)
        switch mouse.action {
        case .press(.left): return .pointer(HostPointer(.down, at: point, modifiers: modifiers))
        case .release(.left): return .pointer(HostPointer(.up, at: point, modifiers: modifiers))
        case .press(.right):
            return .pointer(HostPointer(.down, at: point, modifiers: modifiers, button: .secondary))
        case .release(.right): return .pointer(HostPointer(.up, at: point, modifiers: modifiers, button: .secondary))
        case .drag(.left), .move: return .pointer(HostPointer(.move, at: point, modifiers: modifiers))
        case .wheel(let direction):
            let step: CGVector
            switch direction {
            case .up: step = CGVector(dx: 0, dy: -48)
            case .down: step = CGVector(dx: 0, dy: 48)
            case .left: step = CGVector(dx: -24, dy: 0)
            case .right: step = CGVector(dx: 24, dy: 0)
            }
            return .wheel(step, at: point)
        default: return nil
        }
    }
}

extension UIKeyModifierFlags {
    init(_ modifiers: TerminalModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alt) || modifiers.contains(.meta) { insert(.alternate) }
        if modifiers.contains(.super) || modifiers.contains(.hyper) { insert(.command) }
    }
}

extension HostKey {
    init(_ key: TerminalKey) {
        let phase: Phase
        switch key.phase {
        case .press: phase = .down
        case .repeat: phase = .repeat
        case .release: phase = .up
        }
        let modifiers = UIKeyModifierFlags(key.modifiers)
        let (code, plain) = Self.codeAndText(of: key)
        self.init(
            code, characters: key.text.isEmpty ? plain : key.text, charactersIgnoringModifiers: plain,
            modifiers: modifiers, phase: phase)
    }

    private static func told(_ code: UIKeyboardHIDUsage) -> (UIKeyboardHIDUsage, String) { (code, code.text([])) }

    private static func codeAndText(of key: TerminalKey) -> (UIKeyboardHIDUsage, String) {
        switch key.code {
        case .character(let scalar):
            let character = String(scalar).lowercased()
            return (UIKeyboardHIDUsage(typing: key.base.map { String($0) } ?? character), character)
        case .up: return told(.keyboardUpArrow)
        case .down: return told(.keyboardDownArrow)
        case .left: return told(.keyboardLeftArrow)
        case .right: return told(.keyboardRightArrow)
        case .home: return told(.keyboardHome)
        case .end: return told(.keyboardEnd)
        case .pageUp: return told(.keyboardPageUp)
        case .pageDown: return told(.keyboardPageDown)
        case .insert: return told(.keyboardInsert)
        case .delete: return told(.keyboardDeleteForward)
        case .tab: return told(.keyboardTab)
        case .return: return told(.keyboardReturnOrEnter)
        case .escape: return told(.keyboardEscape)
        case .backspace: return told(.keyboardDeleteOrBackspace)
        case .space: return told(.keyboardSpacebar)
        case .menu: return told(.keyboardApplication)
        case .function(let number): return told(UIKeyboardHIDUsage(function: number))
        }
    }
}
