/// Words: the longest runs of letters, digits and connectors (`_`), of ideographs, of hiragana, or of katakana.
///
/// Marks and format characters belong to the character before them. An apostrophe or a full stop between two letters
/// or digits is part of their word, and so is a comma between two digits. These are the main rules of UAX #29 without
/// a dictionary. Scalars are looked at one by one, so that a search takes time linear in the text it passes.
extension TextBuffer {
    /// Returns the end of the word that a position is in, or else of the next word; the end of the text if there is
    /// none.
    package func wordEnd(after position: Int) -> Int {
        var index = index(roundedDown(position))
        while index < text.endIndex, !wordClass(at: index).isWord { index = text.unicodeScalars.index(after: index) }
        guard index < text.endIndex else { return end }
        return roundedUp(self.position(runEnd(from: index)))
    }

    /// Returns the start of the word that ends at a position or includes it, or else of the word before; 0 if there is
    /// none.
    package func wordStart(before position: Int) -> Int {
        var index = index(roundedUp(position))
        while let base = base(before: index) {
            if wordClass(at: base).isWord { return roundedDown(self.position(runStart(from: base))) }
            index = base
        }
        return 0
    }

    /// Returns the word at a position. Where there is none, it is the run of spaces or the character there. At the end
    /// of a text or of a paragraph it is the word, run or character before that.
    package func word(at position: Int) -> Range<Int> {
        if text.isEmpty { return 0..<0 }
        var start = roundedDown(position)
        if start == end || (start > paragraphStart(of: start) && start == paragraphEnd(of: start)) {
            start = boundary(before: start)
        }
        let index = index(start)
        let found = wordClass(at: index)
        guard found.isWord || found == .space else { return start..<boundary(after: start) }
        return rounded(self.position(runStart(from: index))..<self.position(runEnd(from: index)))
    }

    /// Returns the class of the scalar at an index, with regard to its neighbours. One that joins is asked about only
    /// where there is nothing before it to join.
    private func wordClass(at index: String.Index) -> WordClass {
        let scalars = text.unicodeScalars
        let scalar = scalars[index]
        switch scalar.value {
        case 0x27, 0x2019, 0x2E, 0x2C:
            let next = scalars.index(after: index)
            guard next < scalars.endIndex, let before = base(before: index) else { return .other }
            if scalar.value == 0x2C {
                return scalars[before].isDigit && scalars[next].isDigit ? .letter : .other
            }
            return WordClass(scalars[before]) == .letter && WordClass(scalars[next]) == .letter ? .letter : .other
        default:
            return WordClass(scalar)
        }
    }

    /// Returns the index of the last scalar before an index that does not join; that of the first scalar if all do.
    private func base(before index: String.Index) -> String.Index? {
        guard index > text.startIndex else { return nil }
        var base = text.unicodeScalars.index(before: index)
        while base > text.startIndex, WordClass(text.unicodeScalars[base]) == .joining {
            base = text.unicodeScalars.index(before: base)
        }
        return base
    }

    /// Returns the end of the run of one class at an index.
    private func runEnd(from start: String.Index) -> String.Index {
        let scalars = text.unicodeScalars
        let wanted = wordClass(at: start)
        var index = scalars.index(after: start)
        while index < scalars.endIndex,
            WordClass(scalars[index]) == .joining || wordClass(at: index) == wanted
        {
            index = scalars.index(after: index)
        }
        return index
    }

    /// Returns the start of the run of one class that includes the scalar at an index.
    private func runStart(from start: String.Index) -> String.Index {
        let wanted = wordClass(at: start)
        var index = start
        while let base = base(before: index), wordClass(at: base) == wanted { index = base }
        return index
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { value < 0x80 ? (0x30...0x39).contains(value) : properties.numericType == .decimal }
}
