import Foundation
import TestSupport
import Testing
@testable import ImperativeUI

/// Finding titles by what is typed.
@Suite struct CommandMatchTests {
    @Test(
        "A title matches by its beginning, its words, a part or its characters, and these count in this order",
        arguments: [
            ("open file", "Open File", CommandMatch.Kind.whole), ("OPEN", "Open File", .prefix),
            ("file", "Open File", .words), ("o f", "Open File", .words), ("pen", "Open File", .part),
            ("ofe", "Open File", .characters), ("resume", "Résumé", .whole), ("  open ", "Open", .whole),
        ])
    func kinds(typed: String, title: String, kind: CommandMatch.Kind) throws {
        #expect(try #require(CommandMatch(typed, in: title)).kind == kind)
    }

    @Test("A title without a typed character, or with them in another order, does not match")
    func noMatch() {
        #expect(CommandMatch("xyz", in: "Open File") == nil)
        #expect(CommandMatch("file open", in: "Open File") == nil)
        #expect(CommandMatch("openfiles", in: "Open File") == nil)
        #expect(CommandMatch("a", in: "") == nil)
    }

    @Test("The best matches come first, the shorter title before the longer, and equal ones stay in their order")
    func order() {
        let titles = ["Reopen", "Show Open Files", "Open Recent", "Open", "Over the pen", "Open", "Close"]
        let found = CommandMatch.indices("open", in: titles).map { titles[$0] }
        #expect(found == ["Open", "Open", "Open Recent", "Show Open Files", "Reopen", "Over the pen"])
        #expect(CommandMatch.indices("open", in: titles).prefix(2) == [3, 5])
        #expect(CommandMatch.indices(" ", in: titles) == Array(titles.indices))
    }

    @Test("Random titles match as in a model that tries every choice of characters")
    func model() {
        let seed = TestSeed.of("palette")
        var random = SplitMix64(seed: seed)
        let letters: [Character] = ["a", "b", "A", " "]
        func text(_ most: Int) -> String {
            String(
                (0..<Int.random(in: 0...most, using: &random)).compactMap { _ in letters.randomElement(using: &random) }
            )
        }
        for _ in 0..<2_000 {
            let (typed, title) = (text(4), text(9))
            let match = CommandMatch(typed, in: title).map { Model(kind: $0.kind, pieces: $0.pieces) }
            #expect(match == Model(typed, title), "\"\(typed)\" in \"\(title)\", seed \(seed)")
        }
    }

    /// Tries everything.
    private struct Model: Equatable {
        let kind: CommandMatch.Kind
        let pieces: Int

        init(kind: CommandMatch.Kind, pieces: Int) { (self.kind, self.pieces) = (kind, pieces) }

        init?(_ typed: String, _ title: String) {
            func plain(_ text: String) -> String {
                text.lowercased().split(separator: " ", omittingEmptySubsequences: false).joined(separator: " ")
                    .trimmingCharacters(in: .whitespaces)
            }
            let (typed, title) = (plain(typed), plain(title))
            let least = Self.leastPieces(Array(typed.filter { $0 != " " }), Array(title))
            if typed == title {
                self.init(kind: .whole, pieces: 1)
            } else if title.hasPrefix(typed) {
                self.init(kind: .prefix, pieces: 1)
            } else if Self.beginsWords(typed.split(separator: " ")[...], title.split(separator: " ")[...]) {
                self.init(kind: .words, pieces: 1)
            } else if title.contains(typed) {
                self.init(kind: .part, pieces: 1)
            } else if let least {
                self.init(kind: .characters, pieces: least)
            } else {
                return nil
            }
        }

        private static func beginsWords(_ typed: ArraySlice<Substring>, _ words: ArraySlice<Substring>) -> Bool {
            guard let first = typed.first else { return true }
            return words.indices.contains { index in
                words[index].hasPrefix(first) && beginsWords(typed.dropFirst(), words[(index + 1)...])
            }
        }

        private static func leastPieces(_ typed: [Character], _ title: [Character]) -> Int? {
            if typed.isEmpty { return nil }
            var least: Int?
            for choice in 0..<(1 << title.count) where choice.nonzeroBitCount == typed.count {
                let places = title.indices.filter { choice & (1 << $0) != 0 }
                if places.map({ title[$0] }) != typed { continue }
                let pieces = 1 + zip(places, places.dropFirst()).filter { $0 + 1 != $1 }.count
                least = min(least ?? pieces, pieces)
            }
            return least
        }
    }
}
