@testable import Terminal

/// Draws events and bytes at random.
struct RandomEvents {
    /// A scalar that may be typed, of any length in UTF-8.
    static func scalar(_ random: inout SplitMix64) -> Unicode.Scalar {
        let bounds: [ClosedRange<UInt32>] = [
            0x21...0x7E, 0xA0...0x7FF, 0x800...0xD7FF, 0xF900...0xFFFF, 0x10000...0x10FFFF,
        ]
        let range = bounds[random.below(bounds.count)]
        let value = range.lowerBound + UInt32(random.below(Int(range.upperBound - range.lowerBound) + 1))
        // No bound is inside the surrogates.
        return Unicode.Scalar(value)!
    }

    static func text(_ random: inout SplitMix64, most: Int = 8) -> String {
        var text = ""
        for _ in 0...random.below(most) { text.unicodeScalars.append(scalar(&random)) }
        return text
    }

    /// An event that `NaiveEncoder` can write.
    static func event(_ random: inout SplitMix64) -> TerminalEvent {
        switch random.below(8) {
        case 0: .text(text(&random))
        case 1: .paste(pasted(&random), isEnd: true)
        case 2, 3: .mouse(mouse(&random))
        case 4: .focus(random.below(2) == 0)
        case 5: .reply(reply(&random))
        default: .key(key(&random))
        }
    }

    /// Anything but the end of a paste.
    private static func pasted(_ random: inout SplitMix64) -> String {
        let parts = ["a", "é", "\u{1B}", "\u{1B}[", "\u{1B}[20", "\u{1B}[200~", "\u{1B}[A", "\r", "\u{03}", "1~"]
        return (0..<random.below(9)).map { _ in parts[random.below(parts.count)] + text(&random) }.joined()
    }

    private static func key(_ random: inout SplitMix64) -> TerminalKey {
        let named: [TerminalKey.Code] = [
            .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .tab, .return, .escape,
            .backspace, .space,
        ]
        var key = TerminalKey(
            random.below(2) == 0 ? named[random.below(named.count)] : .function(1 + random.below(24)),
            modifiers: TerminalModifiers(rawValue: UInt8(random.below(64))))
        key.phase = [.press, .repeat, .release][random.below(3)]
        if random.below(2) == 0 {
            // A key without text that has modifiers, so that none is made up for it.
            key.code = .character(scalar(&random))
            key.modifiers.insert(.control)
            if random.below(2) == 0 { key.text = text(&random) }
            if random.below(2) == 0 { key.shifted = scalar(&random) }
            if random.below(2) == 0 { key.base = scalar(&random) }
        } else if key.code == .space {
            key.text = " "
        }
        return key
    }

    private static func mouse(_ random: inout SplitMix64) -> TerminalMouse {
        let key = TerminalMouse.Key.allCases[random.below(TerminalMouse.Key.allCases.count)]
        let direction = TerminalMouse.Direction.allCases[random.below(4)]
        let actions: [TerminalMouse.Action] = [.press(key), .release(key), .drag(key), .move, .wheel(direction)]
        return TerminalMouse(
            actions[random.below(actions.count)], at: cell(&random),
            modifiers: TerminalModifiers(rawValue: UInt8(random.below(8))))
    }

    private static func cell(_ random: inout SplitMix64) -> TerminalCell {
        TerminalCell(column: random.below(500), row: random.below(500))
    }

    private static func reply(_ random: inout SplitMix64) -> TerminalReply {
        func channel() -> UInt16 { UInt16(random.below(0x1_0000)) }
        return switch random.below(7) {
        case 0: .deviceAttributes((0..<random.below(9)).map { _ in random.below(100) })
        case 1: .keyboardFlags(random.below(32))
        case 2: .background(TerminalColor(red: channel(), green: channel(), blue: channel()))
        case 3: .colorScheme(isDark: random.below(2) == 0)
        case 4: .cursor(cell(&random))
        case 5: .areaPixels(width: random.below(9000), height: random.below(9000))
        default: .cellPixels(width: random.below(100), height: random.below(100))
        }
    }

    /// Bytes of any kind: whole sequences, broken ones, and noise, mostly of bytes that mean something.
    static func bytes(_ random: inout SplitMix64) -> [UInt8] {
        switch random.below(8) {
        case 0: return Array(text(&random, most: 30).utf8)
        case 1: return (0..<random.below(20)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        case 2:
            let alphabet = Array("\u{1B}\u{1B}\u{1B}[[]OP_;:<>?0123456789~uMmRIAabc\\\u{07}\u{03}$é\u{1B}[200~".utf8)
            return (0..<random.below(40)).map { _ in alphabet[random.below(alphabet.count)] }
        case 3:
            // One byte of a sequence is another, or missing.
            var bytes = Array(NaiveEncoder.encode(event(&random)).utf8)
            let index = random.below(bytes.count)
            if random.below(2) == 0 { bytes[index] = UInt8(random.below(256)) } else { bytes.remove(at: index) }
            return bytes
        case 4: return Array(NaiveEncoder.encode(event(&random)).utf8.dropLast(1 + random.below(4)))
        case 5: return Array("\u{1B}[\(random.next());\(random.next())A".utf8)
        default: return Array(NaiveEncoder.encode(event(&random)).utf8)
        }
    }
}
