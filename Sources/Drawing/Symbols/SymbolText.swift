extension SymbolName {
    /// Returns characters of like meaning, one or two cells wide, for both directions of layout.
    func text(of design: SymbolDesign) -> (text: String, mirrored: String) {
        let isFilled = isFilled || isInnerFilled
        let plain = isFilled ? design.filledText ?? design.text : design.text
        var texts = (plain, design.mirroredText ?? plain)
        if let whole = enclosedText { texts = (whole, whole) }
        return (marked(texts.0), marked(texts.1))
    }

    /// The character for a base in a shape, where there is one.
    private var enclosedText: String? {
        guard let enclosure else { return nil }
        if enclosure == .circle, let number = Int(base), let character = Self.circled(number, isFilled: isFilled) {
            return character
        }
        switch (base, enclosure) {
        case ("plus", .circle): return "⊕"
        case ("minus", .circle): return "⊖"
        case ("xmark", .circle): return "⊗"
        case ("multiply", .circle): return "⊗"
        case ("plus", .square): return "⊞"
        case ("minus", .square): return "⊟"
        case ("xmark", .square): return "⊠"
        case ("checkmark", .square): return "☑"
        case ("info", .circle): return "ⓘ"
        case ("exclamationmark", .triangle): return "⚠"
        case ("circle", .circle): return "◎"
        case (_, .circle):
            guard base.utf8.count == 1, let letter = base.unicodeScalars.first, ("a"..."z").contains(letter) else {
                return nil
            }
            return Unicode.Scalar(0x24B6 + letter.value - 0x61).map { String(Character($0)) }
        default: return nil
        }
    }

    /// Returns a number in a circle.
    private static func circled(_ number: Int, isFilled: Bool) -> String? {
        let first: UInt32
        switch (number, isFilled) {
        case (0, _): return isFilled ? "⓿" : "⓪"
        case (1...10, true): first = 0x2776
        case (11...20, true): first = 0x24EB - 10
        case (1...20, false): first = 0x2460
        default: return nil
        }
        return Unicode.Scalar(first + UInt32(number) - 1).map { String(Character($0)) }
    }

    /// Adds a character for a badge or a line across, where there is room.
    private func marked(_ text: String) -> String {
        guard text.reduce(0, { $0 + $1.cellWidth }) == 1 else { return text }
        switch badge {
        case .plus: return text + "+"
        case .minus: return text + "−"
        case .xmark: return text + "×"
        case .checkmark: return text + "✓"
        case .exclamationmark: return text + "!"
        case .questionmark: return text + "?"
        case .ellipsis: return text + "…"
        case .point: return text + "•"
        case nil: return isSlashed || isInnerSlashed ? text + "/" : text
        }
    }
}
