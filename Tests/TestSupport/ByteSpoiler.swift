import Foundation

/// Changes files at random, as malformed ones are.
public struct ByteSpoiler: Sendable {
    /// What is put in.
    public let words: [String]
    /// The largest numbers of changes, of bytes cut out, of bytes repeated elsewhere, and of copies of one byte.
    public let (changes, cut, copy, run): (Int, Int, Int, Int)

    /// A spoiler with words to put in and the largest numbers of changes, and of bytes in each of them.
    public init(words: [String], changes: Int, cut: Int, copy: Int, run: Int) {
        self.words = words
        (self.changes, self.cut, self.copy, self.run) = (changes, cut, copy, run)
    }

    /// Returns a word.
    public func word(_ random: inout SplitMix64) -> String { words[random.below(words.count)] }

    /// Returns changed bytes.
    ///
    /// - Parameter change: A change of the caller's own, as likely as each of the others.
    public func spoil(
        _ data: Data, _ random: inout SplitMix64, change: (inout [UInt8], _ place: Int, inout SplitMix64) -> Void
    ) -> Data {
        var bytes = [UInt8](data)
        for _ in 0...random.below(changes) {
            guard !bytes.isEmpty else { break }
            let place = random.below(bytes.count)
            switch random.below(7) {
            case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(cut)))
            case 2: bytes.insert(contentsOf: word(&random).utf8, at: place)
            case 3: bytes = Array(bytes[..<place])
            case 4:
                let end = min(bytes.count, place + 1 + random.below(copy))
                bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
            case 5: change(&bytes, place, &random)
            default:
                bytes.insert(contentsOf: [UInt8](repeating: bytes[place], count: 1 + random.below(run)), at: place)
            }
        }
        return Data(bytes)
    }
}
