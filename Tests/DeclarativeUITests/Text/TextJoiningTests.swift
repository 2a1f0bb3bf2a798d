import Drawing
import Foundation
import Synchronization
import Testing
import TestSupport

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Measures every character as one point wide, and counts how many it was asked for.
private final class CountingMeasurer: TextMeasuring {
    let characters = Atomic(0)
    let asked = Atomic(0)

    func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
        asked.add(1, ordering: .relaxed)
        characters.add(text.count, ordering: .relaxed)
        return TextMeasurement(
            size: CGSize(width: Double(text.count), height: font.size), lineCount: 1, firstBaseline: font.size,
            lastBaseline: font.size)
    }
}

@MainActor @Suite("Texts that are joined") struct TextJoiningTests {
    private func chain(of text: Text) throws -> TextChain {
        guard case .joined(let chain) = text.content else { throw NotJoined() }
        return chain
    }

    private struct NotJoined: Error {}

    @Test("Texts that grow out of one another at either end share their parts, and each shows what it did")
    func shared() throws {
        var text = Text(verbatim: "a") + Text(verbatim: "b")
        let first = try chain(of: text)
        var all: [(text: Text, string: String)] = [(text, "ab")]
        for index in 0..<1_000 {
            text = index % 3 == 0 ? Text(verbatim: "<") + text : text + Text(verbatim: "\(index % 10)")
            let last = all[all.count - 1].string
            all.append((text, index % 3 == 0 ? "<" + last : last + "\(index % 10)"))
        }
        #expect(try chain(of: text).sharesTexts(with: first))
        for (text, string) in all.enumerated().filter({ $0.offset % 50 == 0 }).map(\.element) {
            #expect(text.string == string)
        }
        // Another way from the same text has parts of its own.
        let other = all[5].text + Text(verbatim: "!")
        #expect(other.string == all[5].string + "!")
        #expect(all[6].text.string == all[6].string)
        #expect(all[5].text != other)
    }

    @Test("Joined texts are equal where their parts and looks are, however they were put together")
    func equality() {
        let (a, b, c) = (Text(verbatim: "a"), Text(verbatim: "b").bold(), Text("c"))
        #expect((a + b) + c == a + (b + c))
        #expect((a + b).italic() == a.italic() + b.italic())
        #expect(a + b != b + a)
        #expect(a + b + c != a + b)
        #expect((a + b).bold() != a + b)
    }

    @Test("Texts nested 100,000 deep are joined, compared, shown as a string and let go without recursion")
    func deep() {
        let depth = SizeOfTests.isFull ? 100_000 : 20_000
        var (one, other) = (Text(verbatim: "a"), Text(verbatim: "a"))
        for _ in 0..<depth {
            one = (one + Text(verbatim: "b")).bold()
            other = (other + Text(verbatim: "b")).bold()
        }
        #expect(one.string.utf8.count == depth + 1)
        #expect(one == other)
    }

    @Test("The lines of 4,000 parts are measured in a number of questions that grows with the parts")
    func measuring() {
        func questions(_ count: Int, width: Double?) -> (asked: Int, characters: Int) {
            let measurer = CountingMeasurer()
            let text = StyledText(
                (0..<count).map { StyledText.Piece("word ", font: $0 % 2 == 0 ? .body : FontDescription(size: 12)) })
            let layout = StyledTextLayout(text, limits: .init(width: width), measurer: measurer)
            #expect(layout.lines.reduce(0) { $0 + $1.segments.count } >= count)
            return (measurer.asked.load(ordering: .relaxed), measurer.characters.load(ordering: .relaxed))
        }
        for width in [nil, 100.0] {
            let (few, many) = (questions(1_000, width: width), questions(4_000, width: width))
            #expect(many.asked <= few.asked * 5)
            #expect(many.characters <= few.characters * 5)
        }
    }

    @Test("The parts of any range are those a look at every part finds")
    func parts() {
        var source = SplitMix64(seed: 7)
        for _ in 0..<200 {
            let pieces = (0..<(2 + source.below(6))).map { _ in
                StyledText.Piece(String("abcd".prefix(source.below(4))), font: .body)
            }
            let text = StyledText(pieces)
            let length = text.text.count
            let (low, high) = (source.below(length + 1), source.below(length + 1))
            let range = text.text.dropFirst(min(low, high)).prefix(abs(high - low))
            let found = text.parts(of: range)
            #expect(found.map { String($0.text) }.joined() == String(range))
            var place = min(low, high)
            for part in found {
                let start = pieces.prefix(part.piece).reduce(0) { $0 + $1.text.count }
                #expect(start <= place && place + part.text.count <= start + pieces[part.piece].text.count)
                #expect(!part.text.isEmpty || range.isEmpty)
                place += part.text.count
            }
        }
    }
}
