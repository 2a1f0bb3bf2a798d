extension TerminalInput {
    private static let escape: UInt8 = 0x1B

    /// Goes on with one byte.
    mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeInGround(byte)
        case .escape: takeAfterEscape(byte)
        case .control:
            switch sequence.take(byte) {
            case .more: break
            case .end: endSequence(byte)
            case .broken: drop(before: byte)
            }
        case .consoleKey:
            guard (0x20...0x7E).contains(byte) else { return drop(before: byte) }
            let number = Int(byte) - 0x40
            finish(with: (1...5).contains(number) ? .key(TerminalKey(.function(number))) : nil)
        case .oldMouse(let left):
            if byte < 0x20 { return drop(before: byte) }
            if left > 1 { state = .oldMouse(left - 1) } else { finish(with: nil) }
        case .string: takeInString(byte)
        case .stringEscape:
            if byte == UInt8(ascii: "\\") { return finish(with: string.event) }
            finish(with: nil)
            beginEscape()
            take(byte)
        case .paste:
            guard let part = paste.take(byte) else { return }
            events.append(.paste(part.text, isEnd: part.isEnd))
            if part.isEnd { state = .ground }
        }
    }

    /// Interprets an incomplete sequence.
    mutating func timeOut() {
        switch state {
        case .ground: type(decoder.end())
        case .escape:
            emit(TerminalKey(.escape, modifiers: hasPrefix ? .alt : []))
            hasPrefix = false
            state = .ground
        case .control where sequence.isEmpty:
            finishWithAlt(sequence.introducer == .control ? "[" : "O")
        case .string where string.bytes.isEmpty: finishWithAlt(Unicode.Scalar(string.introducer))
        case .stringEscape:
            finish(with: nil)
            emit(TerminalKey(.escape))
        case .paste:
            events.append(.paste(paste.timeOut(), isEnd: true))
            state = .ground
        case .control, .string, .consoleKey, .oldMouse: finish(with: nil)
        }
    }

    private mutating func takeInGround(_ byte: UInt8) {
        if byte < 0x80, decoder.isPending { type(decoder.end()) }
        switch byte {
        case Self.escape: beginEscape()
        case 0x00...0x1F, 0x7F: emit(KeyCodes.control(byte))
        default:
            let isBeginning = !decoder.isPending
            // The decoder hands on one or two scalars while it changes itself.
            var scalars: (Unicode.Scalar?, Unicode.Scalar?)
            decoder.decode(byte) { if scalars.0 == nil { scalars.0 = $0 } else { scalars.1 = $0 } }
            if let first = scalars.0 { type(first) }
            if let second = scalars.1 { type(second) }
            if isBeginning || scalars.0 != nil { markBeginning() }
        }
    }

    private mutating func takeAfterEscape(_ byte: UInt8) {
        switch byte {
        case Self.escape:
            if hasPrefix {
                emit(TerminalKey(.escape, modifiers: .alt))
                markBeginning()
            }
            hasPrefix.toggle()
        case UInt8(ascii: "["): begin(.control)
        case UInt8(ascii: "O"): begin(.singleShift)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
            string = CommandString(byte)
            state = .string
        default:
            if hasPrefix { emit(TerminalKey(.escape)) }
            state = .ground
            if byte < 0x20 || byte == 0x7F {
                hasPrefix = false
                var key = KeyCodes.control(byte)
                key.modifiers.insert(.alt)
                emit(key)
            } else {
                hasPrefix = true
                takeInGround(byte)
            }
        }
    }

    private mutating func beginEscape() {
        state = .escape
        markBeginning()
    }

    private mutating func begin(_ introducer: ControlSequence.Introducer) {
        sequence = ControlSequence(introducer)
        state = .control
    }

    private mutating func endSequence(_ final: UInt8) {
        if sequence.introducer == .control {
            if sequence.isEmpty, final == UInt8(ascii: "[") {
                state = .consoleKey
                return
            }
            if sequence.isEmpty, final == UInt8(ascii: "M") {
                state = .oldMouse(3)
                return
            }
            if final == UInt8(ascii: "~"), sequence.isPasteStart {
                finish(with: nil)
                state = .paste
                return
            }
        }
        finish(with: sequence.event(final: final))
    }

    private mutating func takeInString(_ byte: UInt8) {
        switch byte {
        case Self.escape: state = .stringEscape
        // BEL, which ends strings, too.
        case 0x07: finish(with: string.event)
        case 0x00...0x06, 0x0E...0x1F: drop(before: byte)
        default: string.append(byte)
        }
    }

    /// Ends the sequence with an event, or drops it. Alt belongs to a key; before anything else it was Escape.
    private mutating func finish(with event: TerminalEvent?) {
        state = .ground
        if case .key(var key) = event {
            if hasPrefix { key.modifiers.insert(.alt) }
            emit(key)
        } else {
            if hasPrefix { emit(TerminalKey(.escape)) }
            if let event { events.append(event) }
        }
        hasPrefix = false
    }

    /// Ends the sequence as Alt with a character.
    private mutating func finishWithAlt(_ scalar: Unicode.Scalar) {
        finish(with: nil)
        emit(TerminalKey(.character(scalar), modifiers: .alt))
    }

    /// Drops the sequence, and goes on with a byte that is not a part of it.
    private mutating func drop(before byte: UInt8) {
        finish(with: nil)
        take(byte)
    }

    /// A scalar that was typed, after ESC with Alt.
    private mutating func type(_ scalar: Unicode.Scalar) {
        defer { hasPrefix = false }
        // Encoded control characters are nothing that is typed.
        if KeyCodes.isControl(scalar) { return }
        var key = KeyCodes.typing(scalar)
        if hasPrefix {
            key.modifiers.insert(.alt)
            key.text = ""
        }
        emit(key)
    }

    private mutating func emit(_ key: TerminalKey) { events.append(.key(key)) }
}
