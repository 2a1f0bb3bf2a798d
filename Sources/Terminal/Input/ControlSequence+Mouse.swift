extension ControlSequence {
    /// Returns the mouse event in the form of mode 1006: a code and a cell, counted from one.
    func mouse(final: UInt8) -> TerminalMouse? {
        let isRelease = final == UInt8(ascii: "m")
        guard isRelease || final == UInt8(ascii: "M"), isFlat, count == 3, let code = number(0), code < 256,
            let column = number(1), let row = number(2), column > 0, row > 0,
            let action = action(code, isRelease: isRelease)
        else { return nil }
        var modifiers: TerminalModifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        return TerminalMouse(action, at: TerminalCell(column: column - 1, row: row - 1), modifiers: modifiers)
    }

    private func action(_ code: Int, isRelease: Bool) -> TerminalMouse.Action? {
        let isMotion = code & 32 != 0
        if code & 0xC0 == 64 {
            let directions: [TerminalMouse.Direction] = [.up, .down, .left, .right]
            return isMotion || isRelease ? nil : .wheel(directions[code & 3])
        }
        let key: TerminalMouse.Key?
        switch code & 0xC0 {
        // 3 stands for no key.
        case 0: key = code & 3 == 3 ? nil : [.left, .middle, .right][code & 3]
        case 128: key = [.back, .forward, .tenth, .eleventh][code & 3]
        default: return nil
        }
        if isMotion { return key.map { .drag($0) } ?? .move }
        return key.map { isRelease ? .release($0) : .press($0) }
    }
}
