import TestSupport
import Testing

@testable import SourceRewriting

@MainActor @Suite("Hostile sources") struct HostileSourceTests {
    nonisolated private static let pieces = [
        "(", "{", ")", "}", "\"", "\"\\(", "/*", "#/ ", "#/\n", "#", "class A{", "class A: B, C<D> ", "func f<",
        "@objc ",
        "#selector(", "#selector(f)", "#if (", "#if os(iOS) ||\n", "Selector((\"a\"))", "dynamic ", ".f?(",
        "class A { func f() { #selector(f) ", "@objc protocol P { @objc optional func f() -> Int }\n", "let x = A(\n",
        "protocol P { optional func f() ", "#keyPath(a.", "(/a", "\u{0}", "import class UIKit.A.",
    ]

    @Test("A piece that is repeated 8,000 times takes no more than 25 times as long as 1,000 times", arguments: pieces)
    func repetition(piece: String) {
        func time(_ count: Int) -> Duration {
            let bytes = Array(repeatElement(piece.utf8, count: count).joined())
            return leastProcessorTime {
                let file = SourceRewriter([SourceFile(path: "", bytes: bytes)]).rewritten(0)
                #expect(numberOfLines(file.bytes) == numberOfLines(bytes))
            }
        }
        #expect(time(8_000) < time(1_000) * 25 + .milliseconds(20))
    }

    @Test("Bytes that are no text are kept")
    func bytes() {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
        #expect(SourceRewriter([SourceFile(path: "", bytes: bytes)]).rewritten(0).bytes == bytes)
    }
}
