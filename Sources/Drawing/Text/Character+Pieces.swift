extension Character {
    /// Whether the width of the character is told by itself, or with its neighbours, and not as one of the letters of
    /// a face.
    ///
    /// - Parameters:
    ///   - hasOwnLetters: Whether the face's letters were told, ``MeasuredFaces/letters``, and no others are known.
    ///   - isMonospaced: Whether all letters of the face are of one width.
    func isPiece(hasOwnLetters: Bool, isMonospaced: Bool) -> Bool {
        if isASCII { return false }
        if cellWidth == 2 { return isDrawnInColor }
        if isJoined { return true }
        if isMonospaced { return false }
        guard let scalar = unicodeScalars.first else { return false }
        if hasOwnLetters {
            return unicodeScalars.count > 1 || !MeasuredFaces.letters.contains { $0.contains(scalar.value) }
        }
        return !AdvanceTable.contains(scalar)
    }

    /// Whether the character is an emoji.
    private var isDrawnInColor: Bool {
        unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }

    /// Whether the character may join its neighbours, so that their common width is not the sum of their own.
    var isJoined: Bool {
        guard let value = unicodeScalars.first?.value, value >= 0x0600 else { return false }
        // Arabic and its relatives, the scripts of India, Tibetan, Burmese, Khmer, Mongolian.
        return Self.joinedScripts.contains { $0.contains(value) }
    }

    private static let joinedScripts: [ClosedRange<UInt32>] = [
        0x0600...0x08FF, 0x0900...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF, 0xA840...0xA87F, 0xA8E0...0xA8FF,
        0xFB50...0xFDFF, 0xFE70...0xFEFF,
    ]
}
