/// A hash table from the bytes of words to the words that rewriting knows.
struct KeywordTable: Sendable {
    static let shared = KeywordTable()

    /// FNV-1a, which the lexer computes as it reads a word.
    static let firstHash: UInt32 = 2_166_136_261
    static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

    private static let mask: UInt32 = 1023
    private var slots = [Keyword](repeating: .none, count: Int(mask) + 1)
    private var spellings = [[UInt8]](repeating: [], count: Int(mask) + 1)

    private init() {
        for keyword in Keyword.allCases where keyword != .none {
            let spelling = Array(keyword.rawValue.utf8)
            var slot = spelling.reduce(Self.firstHash, Self.hash) & Self.mask
            while slots[Int(slot)] != .none { slot = (slot + 1) & Self.mask }
            slots[Int(slot)] = keyword
            spellings[Int(slot)] = spelling
        }
    }

    /// Returns the word that bytes with a hash spell; `none` for any other.
    func keyword(_ bytes: [UInt8], _ range: Range<Int>, hash: UInt32) -> Keyword {
        var slot = hash & Self.mask
        while slots[Int(slot)] != .none {
            if matches(bytes, range, slot: Int(slot)) { return slots[Int(slot)] }
            slot = (slot + 1) & Self.mask
        }
        return .none
    }

    private func matches(_ bytes: [UInt8], _ range: Range<Int>, slot: Int) -> Bool {
        guard spellings[slot].count == range.count else { return false }
        for offset in 0..<range.count where spellings[slot][offset] != bytes[range.lowerBound + offset] {
            return false
        }
        return true
    }
}
