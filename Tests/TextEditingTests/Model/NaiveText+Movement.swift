@testable import TextEditing

extension NaiveText {
    private enum Kind { case letter, ideograph, hiragana, katakana, space, other }

    private func kind(_ index: Int) -> Kind {
        let character = now.characters[index]
        if character == "." || character == "'" || character == "," {
            guard index > 0, index + 1 < now.characters.count else { return .other }
            let (before, after) = (now.characters[index - 1], now.characters[index + 1])
            let joins = character == "," ? isDigit(before) && isDigit(after) : isLetter(before) && isLetter(after)
            return joins ? .letter : .other
        }
        if isLetter(character) { return .letter }
        switch character.unicodeScalars.first {
        case "日", "本": return .ideograph
        case "か": return .hiragana
        case "カ": return .katakana
        case " ", "\t": return .space
        default: return .other
        }
    }

    private func isDigit(_ character: Character) -> Bool { character.unicodeScalars.first == "1" }

    private func isLetter(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { "ab1_eאב".unicodeScalars.contains($0) } ?? false
    }

    private func isWord(_ index: Int) -> Bool { kind(index) != .space && kind(index) != .other }

    /// Returns the index of a movement's destination. Of those that need no layout.
    func destination(_ movement: Movement, from head: Int) -> Int {
        let count = now.characters.count
        var index = head
        switch movement {
        case .backward:
            return max(0, head - 1)
        case .forward:
            return min(count, head + 1)
        case .wordBackward:
            while index > 0, !isWord(index - 1) { index -= 1 }
            if index == 0 { return 0 }
            let found = kind(index - 1)
            while index > 0, kind(index - 1) == found { index -= 1 }
            return index
        case .wordForward:
            while index < count, !isWord(index) { index += 1 }
            if index == count { return count }
            let found = kind(index)
            while index < count, kind(index) == found { index += 1 }
            return index
        case .paragraphStart:
            while index > 0, !now.characters[index - 1].isNewline { index -= 1 }
            return index
        case .paragraphEnd:
            while index < count, !now.characters[index].isNewline { index += 1 }
            return index
        case .paragraphBackward:
            return destination(.paragraphStart, from: max(0, head - 1))
        case .paragraphForward:
            return destination(.paragraphEnd, from: min(count, head + 1))
        case .textStart:
            return 0
        default:
            return count
        }
    }

    mutating func move(_ movement: Movement, extending: Bool) {
        var start = now.head
        if !extending, !selected.isEmpty {
            switch movement {
            case .backward: return select(selected.lowerBound, selected.lowerBound)
            case .forward: return select(selected.upperBound, selected.upperBound)
            case .wordBackward, .paragraphStart, .paragraphBackward, .textStart: start = selected.lowerBound
            default: start = selected.upperBound
            }
        }
        let target = destination(movement, from: start)
        select(extending ? now.anchor : target, target)
    }

    mutating func delete(_ movement: Movement) {
        var target = destination(movement, from: now.head)
        if target == now.head, movement == .paragraphStart { target = max(0, target - 1) }
        if target == now.head, movement == .paragraphEnd { target = min(now.characters.count, target + 1) }
        delete(target)
    }
}
