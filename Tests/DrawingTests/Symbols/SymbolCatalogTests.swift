import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("The catalogue of symbols") struct SymbolCatalogTests {
    /// All bases as they can be shown alone or in a circle, and filled.
    private static let names: [String] = SymbolCatalog.names.flatMap { base in
        let design = SymbolCatalog.design(of: base)
        let plain = design?.needsEnclosure == true ? base + ".circle" : base
        return design?.isFillable == true ? [plain, plain + ".fill"] : [plain]
    }

    /// The names that are drawn: all with `ISTHMUS_ALL=1`, otherwise some, as each takes long in a debug build.
    private static let drawn: [String] =
        SizeOfTests.isFull ? names : stride(from: 0, to: names.count, by: 80).map { names[$0] }

    /// These with their drawings in the usual weight, which are made once for all tests: the library remembers a part.
    private static let regular: [(name: String, symbol: Symbol?)] = drawn.map { ($0, Symbol.named($0)) }

    @Test("Names that applications use are known", arguments: UsualSymbols.names)
    func usual(name: String) throws {
        let read = try #require(SymbolName(name))
        #expect(SymbolCatalog.design(of: read.base) != nil)
        if SizeOfTests.isFull { #expect(Symbol.named(name) != nil) }
    }

    @Test("All paths can be read")
    func notations() {
        for base in SymbolCatalog.names {
            for part in SymbolCatalog.design(of: base)?.parts ?? [] {
                #expect(SVGPathReader.read(part.notation).isWhole, "\(base): \(part.notation)")
            }
        }
    }

    @Test("A drawing is not empty and inside of its box, in the lightest and the heaviest weight")
    func boxes() throws {
        for (index, name) in Self.drawn.enumerated() {
            // Each in one of them; with `ISTHMUS_ALL=1` in both.
            let weights = [FontDescription.Weight.ultraLight, .black]
            for weight in SizeOfTests.isFull ? weights : [weights[index % 2]] {
                let symbol = try #require(Symbol.named(name, weight: weight), "\(name)")
                let box = CGRect(x: 0, y: 0, width: symbol.width, height: Symbol.height)
                let bounds = symbol.silhouette.bounds
                #expect(bounds.width > 1 && bounds.height > 1 || weight == .ultraLight, "\(name) is \(bounds)")
                #expect(!symbol.silhouette.isEmpty, "\(name)")
                #expect(box.insetBy(dx: -0.011, dy: -0.011).contains(bounds), "\(name) in \(weight) is \(bounds)")
            }
        }
    }

    @Test("No two names have the same drawing, but those that differ in right-to-left layout only")
    func differences() throws {
        // Bases of which all parts are alike are drawn alike.
        var bases: [String: String] = [:]
        for base in SymbolCatalog.names {
            let design = try #require(SymbolCatalog.design(of: base), "\(base)")
            let key = "\(design.width) \(design.needsEnclosure) \(design.isFilledInside) \(design.parts)"
            guard let other = bases[key] else {
                bases[key] = base
                continue
            }
            let mirrored = SymbolCatalog.design(of: other)?.isMirroredRightToLeft
            #expect(mirrored != design.isMirroredRightToLeft, "\(base) has the parts of \(other)")
        }
        var names: [PathData: String] = [:]
        for (name, symbol) in Self.regular {
            let symbol = try #require(symbol, "\(name)")
            guard let other = names[symbol.silhouette] else {
                names[symbol.silhouette] = name
                continue
            }
            let mirrored = try #require(Symbol.named(other)).isMirroredRightToLeft
            #expect(mirrored != symbol.isMirroredRightToLeft, "\(name) is drawn as \(other)")
        }
    }

    @Test("A symbol has one or two cells of text, which can be printed")
    func texts() throws {
        let composed = ["heart.slash", "person.badge.plus", "5.circle.fill", "photo.badge.plus"]
        for name in Self.names + composed {
            let read = try #require(SymbolName(name), "\(name)")
            let texts = read.text(of: try #require(SymbolCatalog.design(of: read.base), "\(name)"))
            for text in [texts.text, texts.mirrored] {
                let cells = text.reduce(0) { $0 + $1.cellWidth }
                #expect((1...2).contains(cells), "\(name): \(text)")
                #expect(CellText.pieces(text, limit: nil).reduce(0) { $0 + $1.width } == cells, "\(name): \(text)")
            }
        }
        for (name, symbol) in Self.regular {
            let symbol = try #require(symbol, "\(name)")
            let read = try #require(SymbolName(name), "\(name)")
            let texts = read.text(of: try #require(SymbolCatalog.design(of: read.base), "\(name)"))
            #expect(symbol.text == texts.text && symbol.mirroredText == texts.mirrored, "\(name)")
        }
    }

    @Test("No symbol has a character that newer terminals show in two cells and older ones in one")
    func disputedWidths() throws {
        // Trigrams, digrams and hexagrams, which Unicode 16 made wide.
        let disputed: [ClosedRange<UInt32>] = [0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF]
        for (name, symbol) in Self.regular {
            let text = try #require(symbol, "\(name)").text
            for scalar in text.unicodeScalars {
                #expect(!disputed.contains { $0.contains(scalar.value) }, "\(name): \(text)")
            }
        }
    }

    @Test("Any composed symbol is drawn inside of its box, with text of one or two cells, in all colours")
    @MainActor func laws() {
        let bases = SymbolCatalog.names
        let words = [
            [""], ["", ".fill", ".slash"], ["", "", ".circle", ".bubble", ".triangle", ".seal", ".bin", ".rectangle"],
            ["", ".fill"], ["", ".slash"], ["", "", ".badge", ".badge.plus", ".badge.questionmark"],
        ]
        let check = PropertyCheck<Int>("composed symbols", make: { $0.below(1 << 30) }) { numbers in
            for number in numbers {
                var source = SplitMix64(seed: UInt64(number))
                let name = bases[source.below(bases.count)] + words.map { $0[source.below($0.count)] }.joined()
                let weight = FontDescription.Weight.allCases[source.below(9)]
                guard let symbol = Symbol.named(name, weight: weight) else { continue }
                let box = CGRect(x: 0, y: 0, width: symbol.width, height: Symbol.height).insetBy(dx: -0.1, dy: -0.1)
                if symbol.silhouette.isEmpty { return "\(name) is empty" }
                let areas =
                    [symbol.silhouette] + (symbol.plainLayers + symbol.levelLayers + symbol.coloredLayers).map(\.area)
                for area in areas where !box.contains(area.bounds) { return "\(name) in \(weight) is \(area.bounds)" }
                if !(1...2).contains(symbol.text.reduce(0) { $0 + $1.cellWidth }) { return "\(name): \(symbol.text)" }
                // Other tests that run meanwhile may fill the memory for symbols once; then this is made anew, and kept.
                let again = Symbol.named(name, weight: weight)
                if again !== symbol, Symbol.named(name, weight: weight) !== again { return "\(name) is made twice" }
            }
            return nil
        }
        check.check(sequences: 100, length: 1)
    }
}
