@testable import Terminal

/// Writes events as a terminal does, each in the simplest way.
enum NaiveEncoder {
    static func encode(_ event: TerminalEvent) -> String {
        switch event {
        case .key(let key): encode(key)
        case .text(let text): "\u{1B}[0;;\(scalars(text))u"
        case .paste(let text, _): "\u{1B}[200~\(text)\u{1B}[201~"
        case .mouse(let mouse): encode(mouse)
        case .focus(let gained): gained ? "\u{1B}[I" : "\u{1B}[O"
        case .reply(let reply): encode(reply)
        }
    }

    private static func scalars(_ text: String) -> String {
        text.unicodeScalars.map { "\($0.value)" }.joined(separator: ":")
    }

    private static func encode(_ key: TerminalKey) -> String {
        let phase = key.phase == .press ? "" : key.phase == .repeat ? ":2" : ":3"
        let second = "\(Int(key.modifiers.rawValue) + 1)\(phase)"
        func numbered(_ number: Int) -> String { "\u{1B}[\(number);\(second)~" }
        func lettered(_ letter: String) -> String { "\u{1B}[1;\(second)\(letter)" }
        func kitty(_ number: UInt32) -> String {
            let shifted = key.shifted.map { "\($0.value)" } ?? ""
            let base = key.base.map { ":\($0.value)" } ?? ""
            return "\u{1B}[\(number):\(shifted)\(base);\(second);\(scalars(key.text))u"
        }
        return switch key.code {
        case .character(let scalar): kitty(scalar.value)
        case .up: lettered("A")
        case .down: lettered("B")
        case .right: lettered("C")
        case .left: lettered("D")
        case .home: lettered("H")
        case .end: lettered("F")
        case .insert: numbered(2)
        case .delete: numbered(3)
        case .pageUp: numbered(5)
        case .pageDown: numbered(6)
        case .tab: kitty(9)
        case .return: kitty(13)
        case .escape: kitty(27)
        case .space: kitty(32)
        case .backspace: kitty(127)
        case .menu: kitty(57363)
        case .function(let number):
            number > 12
                ? kitty(57363 + UInt32(number))
                : numbered([11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24][number - 1])
        }
    }

    private static func encode(_ mouse: TerminalMouse) -> String {
        func code(_ key: TerminalMouse.Key) -> Int {
            switch key {
            case .left: 0
            case .middle: 1
            case .right: 2
            case .back: 128
            case .forward: 129
            case .tenth: 130
            case .eleventh: 131
            }
        }
        var letter = "M"
        var number: Int
        switch mouse.action {
        case .press(let key): number = code(key)
        case .release(let key):
            number = code(key)
            letter = "m"
        case .move: number = 35
        case .drag(let key): number = code(key) + 32
        case .wheel(.up): number = 64
        case .wheel(.down): number = 65
        case .wheel(.left): number = 66
        case .wheel(.right): number = 67
        }
        if mouse.modifiers.contains(.shift) { number += 4 }
        if mouse.modifiers.contains(.alt) { number += 8 }
        if mouse.modifiers.contains(.control) { number += 16 }
        return "\u{1B}[<\(number);\(mouse.cell.column + 1);\(mouse.cell.row + 1)\(letter)"
    }

    private static func encode(_ reply: TerminalReply) -> String {
        return switch reply {
        case .deviceAttributes(let numbers): "\u{1B}[?\(numbers.map { "\($0)" }.joined(separator: ";"))c"
        case .keyboardFlags(let flags): "\u{1B}[?\(flags)u"
        case .background(let color):
            "\u{1B}]11;rgb:\(padded(color.red))/\(padded(color.green))/\(padded(color.blue))\u{1B}\\"
        case .colorScheme(let isDark): "\u{1B}[?997;\(isDark ? 1 : 2)n"
        case .cursor(let cell): "\u{1B}[?\(cell.row + 1);\(cell.column + 1)R"
        case .areaPixels(let width, let height): "\u{1B}[4;\(height);\(width)t"
        case .cellPixels(let width, let height): "\u{1B}[6;\(height);\(width)t"
        }
    }

    private static func padded(_ channel: UInt16) -> String {
        let digits = String(channel, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
