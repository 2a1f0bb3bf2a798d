import Foundation
import Terminal

extension HostEvent {
    /// What a terminal told, as an event of a host; `nil` for what no application wants to know.
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

    /// The middle of a cell counts as the place.
    private static func event(of mouse: TerminalMouse) -> HostEvent? {
        let place = CGPoint(x: Double(mouse.cell.column) * 8 + 4, y: Double(mouse.cell.row) * 16 + 8)
        let modifiers = UIKeyModifierFlags(mouse.modifiers)
        switch mouse.action {
        case .press(.left): return .pointer(HostPointer(.down, at: place, modifiers: modifiers))
        case .release(.left): return .pointer(HostPointer(.up, at: place, modifiers: modifiers))
        case .drag(.left), .move: return .pointer(HostPointer(.move, at: place, modifiers: modifiers))
        case .wheel(let direction):
            let step: CGVector
            switch direction {
            case .up: step = CGVector(dx: 0, dy: -48)
            case .down: step = CGVector(dx: 0, dy: 48)
            case .left: step = CGVector(dx: -24, dy: 0)
            case .right: step = CGVector(dx: 24, dy: 0)
            }
            return .wheel(step, at: place)
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

    private static func codeAndText(of key: TerminalKey) -> (UIKeyboardHIDUsage, String) {
        switch key.code {
        case .character(let scalar):
            let character = String(scalar).lowercased()
            return (UIKeyboardHIDUsage(typing: key.base.map { String($0) } ?? character), character)
        case .up: return (.keyboardUpArrow, UIKeyCommand.inputUpArrow)
        case .down: return (.keyboardDownArrow, UIKeyCommand.inputDownArrow)
        case .left: return (.keyboardLeftArrow, UIKeyCommand.inputLeftArrow)
        case .right: return (.keyboardRightArrow, UIKeyCommand.inputRightArrow)
        case .home: return (.keyboardHome, UIKeyCommand.inputHome)
        case .end: return (.keyboardEnd, UIKeyCommand.inputEnd)
        case .pageUp: return (.keyboardPageUp, UIKeyCommand.inputPageUp)
        case .pageDown: return (.keyboardPageDown, UIKeyCommand.inputPageDown)
        case .insert: return (.keyboardInsert, "")
        case .delete: return (.keyboardDeleteForward, UIKeyCommand.inputDelete)
        case .tab: return (.keyboardTab, "\t")
        case .return: return (.keyboardReturnOrEnter, "\r")
        case .escape: return (.keyboardEscape, UIKeyCommand.inputEscape)
        case .backspace: return (.keyboardDeleteOrBackspace, "\u{8}")
        case .space: return (.keyboardSpacebar, " ")
        case .function(let number): return (UIKeyboardHIDUsage(function: number), "")
        }
    }
}

extension UIKeyboardHIDUsage {
    /// The place of the key that types a character on a US keyboard.
    init(typing text: String) {
        let punctuation: [String: UIKeyboardHIDUsage] = [
            "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket,
            "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote,
            "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
            " ": .keyboardSpacebar, "0": .keyboard0,
        ]
        self = punctuation[text] ?? .keyboardErrorUndefined
        guard let scalar = text.lowercased().unicodeScalars.first, text.unicodeScalars.count == 1 else { return }
        let number: Int
        switch scalar {
        case "a"..."z": number = Self.keyboardA.rawValue + Int(scalar.value) - 97
        case "1"..."9": number = Self.keyboard1.rawValue + Int(scalar.value) - 49
        default: return
        }
        self = UIKeyboardHIDUsage(rawValue: number) ?? self
    }

    /// The place of a function key, from 1 on.
    init(function number: Int) {
        let first = number <= 12 ? Self.keyboardF1.rawValue - 1 : Self.keyboardF13.rawValue - 13
        self =
            (1...24).contains(number)
            ? UIKeyboardHIDUsage(rawValue: first + number) ?? .keyboardErrorUndefined
            : .keyboardErrorUndefined
    }
}
