extension ControlSequence {
    /// Returns the meaning of the whole sequence, if any.
    func event(final: UInt8) -> TerminalEvent? {
        if isMalformed || intermediate != nil { return nil }
        if introducer == .singleShift { return prefix == nil ? singleShiftKey(final: final).map { .key($0) } : nil }
        switch prefix {
        case nil: return plainEvent(final: final)
        case UInt8(ascii: "<"): return mouse(final: final).map { .mouse($0) }
        case UInt8(ascii: "?"): return privateReply(final: final).map { .reply($0) }
        default: return nil
        }
    }

    /// Whether it begins a paste, if it ends with `~`.
    var isPasteStart: Bool {
        !isMalformed && prefix == nil && intermediate == nil && count == 1 && isFlat && number(0) == 200
    }

    private func plainEvent(final: UInt8) -> TerminalEvent? {
        switch final {
        case UInt8(ascii: "u"): kittyEvent()
        case UInt8(ascii: "I") where count == 0: .focus(true)
        case UInt8(ascii: "O") where count == 0: .focus(false)
        case UInt8(ascii: "t"): pixels().map { .reply($0) }
        case UInt8(ascii: "R"): cursorOrKey()
        default: key(final: final).map { .key($0) }
        }
    }

    /// The same bytes are a report of the cursor and F3 with modifiers. In the first row, the first columns after the
    /// first one are taken to be modifiers; to learn of these columns, ask with `CSI ? 6 n`.
    private func cursorOrKey() -> TerminalEvent? {
        let modifiers = 2...16
        if count == 0 || !isFlat || (number(0) == 1 && number(1).map(modifiers.contains) == true) {
            return key(final: UInt8(ascii: "R")).map { .key($0) }
        }
        return count == 2 ? cell(0).map { .reply(.cursor($0)) } : nil
    }

    /// The cell that two fields give, the row first.
    private func cell(_ field: Int) -> TerminalCell? {
        guard isFlat, let row = number(field), let column = number(field + 1), row > 0, column > 0 else { return nil }
        return TerminalCell(column: column - 1, row: row - 1)
    }

    private func pixels() -> TerminalReply? {
        guard isFlat, count == 3, let height = number(1), let width = number(2) else { return nil }
        return switch number(0) {
        case 4: .areaPixels(width: width, height: height)
        case 6: .cellPixels(width: width, height: height)
        default: nil
        }
    }

    private func privateReply(final: UInt8) -> TerminalReply? {
        guard isFlat else { return nil }
        switch final {
        case UInt8(ascii: "c"): return .deviceAttributes((0..<count).compactMap { number($0) })
        case UInt8(ascii: "u"): return count == 1 ? number(0).map { .keyboardFlags($0) } : nil
        // Some terminals tell the page, too.
        case UInt8(ascii: "R"): return count == 2 || count == 3 ? cell(0).map { .cursor($0) } : nil
        case UInt8(ascii: "n"):
            guard count == 2, number(0) == 997, let scheme = number(1), scheme == 1 || scheme == 2 else { return nil }
            return .colorScheme(isDark: scheme == 1)
        default: return nil
        }
    }
}
