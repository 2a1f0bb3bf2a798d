import TestSupport
import Testing

@testable import Drawing

@Suite("Names of symbols") struct SymbolNameTests {
    private func name(_ text: String) throws -> SymbolName { try #require(SymbolName(text), "\(text)") }

    @Test("The longest base wins, and what follows is done to it")
    func bases() throws {
        #expect(try name("person.crop.circle").base == "person.crop.circle")
        let badged = try name("person.crop.circle.fill.badge.plus")
        #expect(badged.base == "person.crop.circle" && badged.isFilled && badged.badge == .plus)
        #expect(try name("square.and.arrow.up.circle").enclosure == .circle)
        #expect(try name("list.bullet.rectangle").enclosure == .rectangle)
    }

    @Test("A fill or a slash before the shape is that of the base, and one after it that of the whole")
    func order() throws {
        let outer = try name("heart.circle.fill")
        #expect(outer.isFilled && !outer.isInnerFilled)
        let inner = try name("heart.fill.circle")
        #expect(!inner.isFilled && inner.isInnerFilled)
        #expect(try name("eye.slash.circle").isInnerSlashed)
        #expect(try name("eye.circle.slash").isSlashed)
        #expect(try name("eye.slash.fill") == name("eye.fill.slash"))
    }

    @Test("What has no area is not filled without a shape around it")
    func openBases() {
        #expect(SymbolName("plus.fill") == nil)
        #expect(SymbolName("chevron.right.fill") == nil)
        #expect(SymbolName("plus.circle.fill") != nil)
        #expect(SymbolName("plus.fill.circle") == nil)
    }

    @Test("Letters and numbers up to 50 are in a shape")
    func glyphs() {
        #expect(SymbolName("a") == nil && SymbolName("1") == nil && SymbolName("a.slash") == nil)
        #expect(SymbolName("a.circle") != nil && SymbolName("50.square.fill") != nil)
        #expect(SymbolName("51.circle") == nil && SymbolName("01.circle") == nil && SymbolName("ä.circle") == nil)
    }

    @Test(
        "A name with anything else is none",
        arguments: [
            "", ".", "heart.", ".heart", "heart..fill", "Heart", "heart.fill.fill", "heart.circle.square",
            "heart.badge.fillet",
            "heart.slash.slash", "circle.circle.circle", "heart.badge.plus.badge.minus", "heart\u{0}",
            "heart.badge.plus.circle", "nobody",
        ])
    func unknown(text: String) {
        #expect(SymbolName(text) == nil)
        #expect(Symbol.named(text) == nil)
    }

    @Test("A variant is added where there is such a symbol, and what the name says stays")
    func variants() {
        func shown(_ name: String, _ variant: SymbolVariant) -> String? { Symbol.named(name, variant: variant)?.name }
        let filled = SymbolVariant(isFilled: true)
        #expect(shown("heart", filled) == "heart.fill")
        #expect(shown("heart.fill", filled) == "heart.fill")
        #expect(shown("plus", filled) == "plus")
        #expect(shown("plus.circle", filled) == "plus.circle.fill")
        #expect(shown("heart", SymbolVariant(shape: .circle, isFilled: true)) == "heart.circle.fill")
        #expect(shown("heart.square", SymbolVariant(shape: .circle)) == "heart.square")
        #expect(shown("heart", SymbolVariant(isSlashed: true)) == "heart.slash")
        #expect(shown("eye.slash", SymbolVariant(isSlashed: true)) == "eye.slash")
        #expect(shown("plus", SymbolVariant(shape: .rectangle)) == "plus.rectangle")
        #expect(shown("nobody", filled) == nil)
    }

    @Test("An older name stands for the same symbol")
    func aliases() {
        #expect(
            Symbol.named("line.horizontal.3.decrease.circle") == Symbol.named("line.3.horizontal.decrease.circle"))
    }

    @Test("A composed name is read as it was written, and random words are read or refused")
    @MainActor func laws() {
        let bases = SymbolCatalog.names
        let words = [
            "fill", "slash", "badge", "plus", "circle", "square", "", "and", "🦆", "..", "\u{0}", "person", "2", "x",
        ]
        let check = PropertyCheck<Int>("names of symbols", make: { $0.below(1 << 30) }) { numbers in
            var source = SplitMix64(seed: numbers.reduce(0) { $0 &* 31 &+ UInt64($1) })
            var name = SymbolName(base: bases[source.below(bases.count)])
            if source.below(2) == 0 {
                name.enclosure = SymbolName.Enclosure.allCases[source.below(SymbolName.Enclosure.allCases.count)]
                (name.isInnerFilled, name.isInnerSlashed) = (source.below(2) == 0, source.below(2) == 0)
            }
            (name.isFilled, name.isSlashed) = (source.below(2) == 0, source.below(2) == 0)
            if source.below(3) == 0 { name.badge = SymbolName.Badge.allCases[source.below(8)] }
            let text = name.description
            if let read = SymbolName(text), read.description != text, SymbolName(read.description) != read {
                return "\(text) is read as \(read.description)"
            }
            let random = numbers.map { words[$0 % words.count] }.joined(separator: ".")
            if let read = SymbolName(random), SymbolName(read.description) != read {
                return "\(random) is read as \(read.description)"
            }
            return nil
        }
        check.check(sequences: 2000, length: 6)
    }

    @Test("A long name is refused at once")
    func long() {
        let long = Array(repeating: "fill", count: 1_000_000).joined(separator: ".")
        #expect(Symbol.named("heart." + long) == nil)
        #expect(Symbol.named(String(repeating: ".", count: 5_000_000)) == nil)
    }
}
