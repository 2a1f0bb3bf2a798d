/// Changes to the bytes of a file, none of which changes the number of lines.
struct EditList {
    private struct Edit {
        let range: Range<Int>
        let text: [UInt8]
        let isRemoval: Bool
    }

    private var edits: [Edit] = []

    /// Whether nothing changes.
    var isEmpty: Bool { edits.isEmpty }

    /// The ranges that change, in order and apart from each other.
    var ranges: [Range<Int>] { ordered().map(\.range) }

    /// Replaces bytes. The text gets the line ends that the bytes have and it lacks: in front of its last character if
    /// that is a parenthesis, else behind it.
    mutating func replace(_ range: Range<Int>, with text: String, in bytes: [UInt8]) {
        var text = Array(text.utf8)
        let missing = [UInt8](repeating: UInt8(ascii: "\n"), count: max(0, lines(bytes[range]) - lines(text[...])))
        let isCall = text.last == UInt8(ascii: ")")
        text.insert(contentsOf: missing, at: isCall ? text.count - 1 : text.count)
        edits.append(Edit(range: range, text: text, isRemoval: false))
    }

    /// Adds text that has no line ends in front of an offset.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: Array(text.utf8), isRemoval: false))
    }

    /// Removes bytes, line ends aside.
    mutating func remove(_ range: Range<Int>) { edits.append(Edit(range: range, text: [], isRemoval: true)) }

    private func lines(_ bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        var last: UInt8 = 0
        for byte in bytes {
            if byte == UInt8(ascii: "\r") || (byte == UInt8(ascii: "\n") && last != UInt8(ascii: "\r")) { count += 1 }
            last = byte
        }
        return count
    }

    /// The edits by place, without those that overlap one in front.
    private func ordered() -> [Edit] {
        var result: [Edit] = []
        result.reserveCapacity(edits.count)
        // What is inserted at a place stands in front of what is replaced or removed there.
        func order(_ edit: EnumeratedSequence<[Edit]>.Element) -> (Int, Int, Int) {
            (edit.element.range.lowerBound, edit.element.range.isEmpty ? 0 : 1, edit.offset)
        }
        let sorted = edits.enumerated().sorted { order($0) < order($1) }
        var end = 0
        for (_, edit) in sorted where edit.range.lowerBound >= end {
            result.append(edit)
            end = edit.range.upperBound
        }
        return result
    }

    /// Returns the changed bytes.
    func applied(to bytes: [UInt8], spacing: SourceRewriter.Spacing) -> [UInt8] {
        if edits.isEmpty { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        var position = 0
        for edit in ordered() {
            if edit.range.lowerBound > position { result += bytes[position..<edit.range.lowerBound] }
            position = max(position, edit.range.upperBound)
            guard edit.isRemoval else {
                result += edit.text
                continue
            }
            switch spacing {
            case .kept: result += bytes[edit.range].map { Self.isNewline($0) ? $0 : UInt8(ascii: " ") }
            case .closed:
                result += bytes[edit.range].filter(Self.isNewline)
                position = close(&result, bytes, at: position)
            }
        }
        result += bytes[position...]
        return result
    }

    /// Skips the space behind a removal, and takes away that in front of it if nothing else is on its line.
    private func close(_ result: inout [UInt8], _ bytes: [UInt8], at position: Int) -> Int {
        var position = position
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
        if position == bytes.count || Self.isNewline(bytes[position]) {
            while let last = result.last, Self.isSpace(last) { result.removeLast() }
        }
        return position
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
