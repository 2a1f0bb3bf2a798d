import Foundation

/// A text whose parts may have different fonts.
package struct StyledText: Hashable, Sendable {
    /// A part in one font.
    package struct Piece: Hashable, Sendable {
        package var text: String
        package var font: FontDescription

        package init(_ text: String, font: FontDescription) {
            self.text = text
            self.font = font
        }
    }

    /// The parts in order; at least one.
    package let pieces: [Piece]
    /// The whole text.
    package let text: String
    /// The end of each part in `text`.
    let ends: [String.Index]

    /// Creates a text of one font.
    package init(_ text: String, font: FontDescription) {
        self.init([Piece(text, font: font)])
    }

    /// Creates a text from parts. Without any it is empty, in the body font.
    package init(_ pieces: [Piece]) {
        self.pieces = pieces.isEmpty ? [Piece("", font: .body)] : pieces
        if pieces.count == 1 {
            // Native storage has stable indices, even for bridged strings.
            var text = pieces[0].text
            text.makeContiguousUTF8()
            self.text = text
            ends = [text.endIndex]
            return
        }
        var text = ""
        var lengths: [Int] = []
        for piece in self.pieces {
            text += piece.text
            lengths.append(text.utf8.count)
        }
        self.text = text
        ends = lengths.map { text.utf8.index(text.startIndex, offsetBy: $0) }
    }

    /// Returns the parts of a range of `text`, each with the index of its piece. An empty range belongs to the piece at
    /// its position.
    package func parts(of range: Substring) -> [(piece: Int, text: Substring)] {
        if pieces.count == 1 { return [(0, range)] }
        var result: [(piece: Int, text: Substring)] = []
        var start = range.startIndex
        for piece in firstPiece(at: start, isEmpty: range.isEmpty)..<ends.count {
            let end = ends[piece]
            if end == start, !range.isEmpty { continue }
            let stop = min(end, range.endIndex)
            result.append((piece, text[start..<stop]))
            start = stop
            if start >= range.endIndex { break }
        }
        return result.isEmpty ? [(pieces.count - 1, range)] : result
    }

    /// Returns the index of the first piece that ends after `start`, or at it for an empty range; the number of pieces
    /// if there is none.
    private func firstPiece(at start: String.Index, isEmpty: Bool) -> Int {
        ends.partitioningIndex { $0 > start || ($0 == start && isEmpty) }
    }

    /// Returns the text with every font scaled by a factor.
    func scaled(by factor: Double) -> StyledText {
        StyledText(
            pieces.map { Piece($0.text, font: $0.font.scaled(by: factor)) })
    }
}

/// A text with several fonts, as the source for line breaking.
struct StyledLineSource: LineSource {
    let styled: StyledText
    let measurer: any TextMeasuring

    var text: String { styled.text }

    func width(_ part: Substring) -> Double {
        if part.isEmpty { return 0 }
        var width = 0.0
        for (piece, text) in styled.parts(of: part) {
            width += self.width(of: text.onOneLine, piece: piece)
        }
        return width
    }

    /// Returns the width of a text in the font of a piece, including letter spacing.
    func width(of text: String, piece: Int) -> Double {
        let font = styled.pieces[piece].font
        let width = measurer.width(of: text, font: font)
        return font.letterSpacing == 0 ? width : max(0, width + Double(font.letterSpacing) * Double(text.count))
    }

    func width(_ head: Substring, isCut: Bool, _ tail: Substring) -> Double {
        if styled.pieces.count == 1 {
            return width(of: CutLine.text(head, isCut: isCut, tail), piece: 0)
        }
        var width = 0.0
        for (piece, text) in segments(head, isCut: isCut, tail) {
            width += self.width(of: text, piece: piece)
        }
        return width
    }

    /// Returns the contents of a line by piece. The ellipsis has the font of the text before it, or else of that after
    /// it.
    func segments(_ head: Substring, isCut: Bool, _ tail: Substring) -> [(piece: Int, text: String)] {
        if styled.pieces.count == 1 { return [(0, CutLine.text(head, isCut: isCut, tail))] }
        var result: [(piece: Int, text: String)] = []
        if !head.isEmpty || tail.isEmpty {
            for (piece, text) in styled.parts(of: head) { result.append((piece, text.onOneLine)) }
        }
        if isCut, !result.isEmpty { result[result.count - 1].text += "…" }
        let isBare = isCut && result.isEmpty
        if !tail.isEmpty {
            for (piece, text) in styled.parts(of: tail) { result.append((piece, text.onOneLine)) }
            if isBare, !result.isEmpty { result[0].text = "…" + result[0].text }
        }
        return result
    }

    func brokenLines(maxWidth: Double?, atWords: Bool) -> [BrokenLine] {
        if styled.pieces.count == 1, atWords, styled.pieces[0].font.letterSpacing == 0 {
            return measurer.brokenLines(of: text, font: styled.pieces[0].font, maxWidth: maxWidth)
        }
        return LineBreaking.lines(of: text, maxWidth: maxWidth, atWords: atWords, width: width)
    }
}
