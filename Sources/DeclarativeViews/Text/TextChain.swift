/// Texts that are joined, in order.
///
/// Chains that grew out of one another share their texts: one more at either end costs the same however many there are.
struct TextChain: Sendable {
    private let storage: Storage
    /// The part of the storage's texts that belongs to this chain.
    private let range: Range<Int>

    /// A chain of two texts.
    init(_ first: Text, _ second: Text) {
        storage = Storage(first, second)
        range = 0..<2
    }

    /// A chain of texts.
    init(_ texts: [Text]) {
        storage = Storage(texts)
        range = 0..<texts.count
    }

    private init(_ storage: Storage, _ range: Range<Int>) {
        (self.storage, self.range) = (storage, range)
    }

    /// The texts.
    var texts: [Text] { storage.texts(in: range) }

    /// This chain with a text behind it.
    func appending(_ text: Text) -> TextChain {
        if storage.append(text, at: range.upperBound) {
            return TextChain(storage, range.lowerBound..<range.upperBound + 1)
        }
        let copy = Storage(texts + [text])
        return TextChain(copy, 0..<range.count + 1)
    }

    /// This chain with a text before it.
    func prepending(_ text: Text) -> TextChain {
        if storage.prepend(text, at: range.lowerBound) {
            return TextChain(storage, range.lowerBound - 1..<range.upperBound)
        }
        let copy = Storage([text] + texts)
        return TextChain(copy, 0..<range.count + 1)
    }

    /// Whether both are the same part of the same texts.
    func isIdentical(to other: TextChain) -> Bool { storage === other.storage && range == other.range }

    /// Whether both keep their texts in one object. For tests.
    func sharesTexts(with other: TextChain) -> Bool { storage === other.storage }

    /// The texts of chains that grew out of one another. The content of each chain never changes.
    private final class Storage: Sendable {
        private struct Ends {
            /// The texts from 0 on.
            var back: [Text]
            /// Those before, the nearest first.
            var front: [Text] = []
        }

        private let ends: Locked<Ends>

        init(_ first: Text, _ second: Text) { ends = Locked(Ends(back: [first, second])) }
        init(_ texts: [Text]) { ends = Locked(Ends(back: texts)) }

        /// Chains may be nested to any depth: those held only by this one are released in a loop.
        deinit {
            var held: [Storage] = []
            Storage.collect(takeTexts(), into: &held)
            while var storage = held.popLast() {
                if isKnownUniquelyReferenced(&storage) { Storage.collect(storage.takeTexts(), into: &held) }
            }
        }

        private static func collect(_ texts: [Text], into held: inout [Storage]) {
            for text in texts {
                if case .joined(let chain) = text.content { held.append(chain.storage) }
            }
        }

        private func takeTexts() -> [Text] {
            ends.withLock { ends in
                let texts = ends.back + ends.front
                ends.back = []
                ends.front = []
                return texts
            }
        }

        func texts(in range: Range<Int>) -> [Text] {
            ends.withLock { ends in
                if range.lowerBound >= 0 { return Array(ends.back[range]) }
                let front = ends.front[max(0, -range.upperBound)..<(-range.lowerBound)].reversed()
                return Array(front) + ends.back[0..<max(0, range.upperBound)]
            }
        }

        /// Adds a text if `position` is the end.
        func append(_ text: Text, at position: Int) -> Bool {
            ends.withLock { ends in
                if ends.back.count != position { return false }
                ends.back.append(text)
                return true
            }
        }

        /// Adds a text if `position` is the beginning.
        func prepend(_ text: Text, at position: Int) -> Bool {
            ends.withLock { ends in
                if -ends.front.count != position { return false }
                ends.front.append(text)
                return true
            }
        }
    }
}
