import Foundation
import Localization
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@Suite("Keys of texts that may be translated") struct LocalizedKeyTests {
    private func key(_ key: LocalizedStringKey) -> String { key.key }

    @Test("A key has a place holder for each value, and two percent signs for each of the literal")
    func keys() {
        #expect(key("plain 50%") == "plain 50%")
        #expect(key("\(3) of \("x") at \(0.5)") == "%lld of %@ at %lf")
        #expect(key("\(50)% of \(Substring("é%"))") == "%lld%% of %@")
        #expect(key("\(1) \(2.5, specifier: "%.1f")% \(3)") == "%lld %.1f%% %lld")
        #expect(key("") == "" && key("\("")") == "%@")
    }

    @Test("The text of a key has the values in their places")
    func texts() {
        func text(_ key: LocalizedStringKey) -> String { Text(key).wording(at: nil, in: .root).first.string }
        #expect(text("plain 50%") == "plain 50%" && text("plain 50%%") == "plain 50%")
        #expect(text("\(3) of \("x%@") at \(0.5)") == "3 of x%@ at 0.500000")
        #expect(text("\(50)% of \(Substring("é%"))") == "50% of é%")
        #expect(text("\(1) \(2.5, specifier: "%.1f")% \("%lld") \(UInt8(3))") == "1 2.5% %lld 3")
    }

    @Test("Keys are equal if their literal parts and values are")
    func equality() {
        func same(_ one: LocalizedStringKey, _ other: LocalizedStringKey) -> Bool { one == other }
        #expect(same("a\(1)", "a\(1)") && same("a\("b")", "a\("b")"))
        #expect(!same("a\(1)", "a\(2)") && !same("a\(1)", "a1") && !same("a\(1)", "a\("1")"))
        #expect(!same("a\("bc")", "a\("b")c") && !same("%@", "\("%@")"))
        #expect(same("\("é")a", "\("e\u{301}")a"))
        #expect(same("\(2.5, specifier: "%.1f")", "\(2.5, specifier: "%.1f")"))
    }
}
