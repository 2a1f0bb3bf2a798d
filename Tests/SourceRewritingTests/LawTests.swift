import Foundation
import TestSupport
import Testing

@testable import SourceRewriting

/// Laws of rewriting, for random sources.
@MainActor @Suite("Laws of rewriting") struct LawTests {
    /// Pieces of source that meet each other in any order. Attributes and modules stand before the declarations that they belong to.
    nonisolated private static let soup = [
        " ", "\n", "\r\n", "\t", "\"", "\"\"\"", "\\(", "\\", "#", "/", "/*", "*/", "//", "(", ")", "[", "]", "{", "}",
        "<", ">", "?", "!", ".", ",", ":", ";", "->", "=", "@", "&&", "`", "é", "\u{0}", "@objc func f",
        "@objc(a:) var x ",
        "@IBAction func f", "dynamic ", "optional ", "class A: P ", "class B: A ", "extension A ", "protocol P ",
        "struct S ",
        "func f", "func g(_ x: X) ", "func h(a: A, b: B) -> Int ", "var x ", "let y = ", "#selector(", "#selector(f)",
        "#selector(g(_:))", "#selector(getter: x)", " as (A) -> Void", "Selector(\"g:\")", "#keyPath(a.b)", "#if ",
        "#elseif ", "#else\n", "#endif\n", "os(iOS)", "canImport(UIKit)", "import UIKit", "import ", "UIKit.UIView",
        "x",
        "self.", "d?.f?(", "a: ", "3", "3.5", "private(set) ", "static ", "where ", "throws ",
        "@UIApplicationMain class A: P ",
    ]

    /// Source as people write it.
    nonisolated private static let sample = """
        // Page.swift
        import UIKit
        import struct SwiftUI.Color

        @objc public protocol PageDelegate: NSObjectProtocol {
            @objc optional func page(_ page: Page, didTurnTo number: Int)
            @objc optional func title(for page: Page) -> String
            @objc optional var height: CGFloat { get }
        }

        @objcMembers
        open class Page: UIViewController, PageDelegate {
            @IBOutlet private weak var label: UILabel!
            @IBInspectable dynamic var number: Int = 3 { didSet { label.text = "\\(number) of \\(#keyPath(Page.number))" } }
            weak var delegate: PageDelegate?
            private lazy var button: UIButton = {
                let button = UIButton()
                button.addTarget(self, action: #selector(turn(_:)), for: .touchUpInside)
                button.addTarget(self, action: #selector(
                    Page.turn as (UIButton) -> Void), for: .touchUpInside)
                return button
            }()

            #if os(iOS) && !targetEnvironment(macCatalyst)
            @IBAction private func turn(_ sender: UIButton) {
                delegate?.page?(self, didTurnTo: number + 1)
                let text = delegate?.title?(for: self) ?? #"none "\\#(UIKit.UIFont.self)""#
                perform(Selector(("turn:")), with: text.contains(/[a-z"]+/))
            }
            #endif

            public func title(for page: Page) -> String { /* a title */ "Page" }
        }

        """

    private func law(_ name: String, twice: Bool = true, source: @escaping ([Int]) -> [UInt8]) {
        let check = PropertyCheck<Int>(name, make: { Int(truncatingIfNeeded: $0.next() >> 1) }) { commands in
            Self.fault(source(commands), twice: twice)
        }
        check.check(sequences: 3_000, length: 30)
    }

    @Test("Random pieces keep their tokens, lines and other bytes, and are rewritten once")
    func randomPieces() {
        law("pieces of source") { $0.flatMap { Array(Self.soup[$0 % Self.soup.count].utf8) } }
    }

    @Test("Lines of a source in any order keep their tokens, lines and other bytes, and are rewritten once")
    func randomLines() {
        let lines = Self.sample.split(separator: "\n", omittingEmptySubsequences: false)
        law("lines of a source") { Array($0.map { lines[$0 % lines.count] + "\n" }.joined().utf8) }
    }

    // Spoiled source can become Swift once its attributes are removed, so that rewriting it again finds more.
    @Test("Spoiled sources keep their tokens, lines and other bytes")
    func spoiledSources() {
        let bytes = Array(Self.sample.utf8)
        let spoiler = ByteSpoiler(words: Self.soup, changes: 1, cut: 60, copy: 60, run: 4)
        law("spoiled source", twice: false) { commands in
            commands.prefix(8).reduce(bytes) { bytes, command in
                var random = SplitMix64(seed: UInt64(command))
                return Array(
                    spoiler.spoil(Data(bytes), &random) { bytes, _, random in
                        bytes.reverse(); _ = random.next()
                    })
            }
        }
    }

    @Test("The unspoiled source keeps them, too")
    func sample() {
        #expect(Self.fault(Array(Self.sample.utf8), twice: true) == nil)
    }

    /// Returns which law a source breaks; `nil` if it breaks none.
    nonisolated private static func fault(_ bytes: [UInt8], twice: Bool) -> String? {
        let file = SourceFile(path: "Page.swift", bytes: bytes)
        if let fault = faultOfTokens(file) { return fault }
        let rewriter = SourceRewriter([file])
        for spacing in [SourceRewriter.Spacing.kept, .closed] {
            let result = rewriter.rewritten(0, spacing: spacing)
            if numberOfLines(result.bytes) != numberOfLines(bytes) {
                return "the number of lines changes: \(result.text)"
            }
            if let fault = faultOfBytes(bytes, result, spacing) { return fault }
        }
        if !twice { return nil }
        let once = rewriter.rewritten(0)
        let again = SourceRewriter([SourceFile(path: "Page.swift", bytes: once.bytes)]).rewritten(0)
        return again.bytes == once.bytes ? nil : "rewriting twice differs:\n\(once.text)\n---\n\(again.text)"
    }

    /// Tokens are in order and reach the end, and only white space and comments are between them.
    nonisolated private static func faultOfTokens(_ file: SourceFile) -> String? {
        var end = 0
        for token in file.tokens {
            guard token.range.lowerBound >= end, token.range.upperBound >= token.range.lowerBound else {
                return "order"
            }
            let gap = Array(file.bytes[end..<token.range.lowerBound])
            let isStart = end == 0 && (gap.starts(with: [0xEF, 0xBB, 0xBF]) || gap.starts(with: "#!".utf8))
            if !isStart, SourceFile(path: "", bytes: gap).tokens.count != 1 { return "a token is left out: \(gap)" }
            end = token.range.upperBound
        }
        return end == file.bytes.count ? nil : "the end is missing"
    }

    /// The bytes outside of the changes are in the result, in their order.
    nonisolated private static func faultOfBytes(
        _ bytes: [UInt8], _ result: RewrittenFile, _ spacing: SourceRewriter.Spacing
    ) -> String? {
        var kept: [[UInt8]] = []
        var end = 0
        for change in result.changes + [bytes.count..<bytes.count] {
            kept.append(Array(bytes[end..<change.lowerBound]))
            end = change.upperBound
        }
        // Closed spacing takes space away beside the changes as well.
        func relevant(_ bytes: [UInt8]) -> [UInt8] { spacing == .kept ? bytes : bytes.filter { $0 != 32 && $0 != 9 } }
        var rest = relevant(result.bytes)[...]
        for piece in kept.map(relevant) where !piece.isEmpty {
            guard let range = rest.firstRange(of: piece) else {
                return "bytes are lost: \(String(decoding: piece, as: UTF8.self))"
            }
            rest = rest[range.upperBound...]
        }
        return nil
    }
}
