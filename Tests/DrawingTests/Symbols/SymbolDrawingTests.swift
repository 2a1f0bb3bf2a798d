import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("How symbols are drawn") struct SymbolDrawingTests {
    private func symbol(_ name: String, _ weight: FontDescription.Weight = .regular) throws -> Symbol {
        try #require(Symbol.named(name, weight: weight))
    }

    private func contains(_ symbol: Symbol, _ x: Double, _ y: Double) -> Bool {
        symbol.silhouette.contains(CGPoint(x: x, y: y))
    }

    @Test("A symbol is made once for a name and a weight, and looked up after that")
    func cache() throws {
        #expect(try symbol("heart") === symbol("heart"))
        #expect(try symbol("heart") !== symbol("heart", .bold))
        #expect(try symbol("heart", .bold) != symbol("heart"))
    }

    @Test("The pen is wider in a heavier weight")
    func weights() throws {
        let heights = try FontDescription.Weight.allCases.map { try symbol("minus", $0).silhouette.bounds.height }
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("A fill fills the outline and leaves out the details in it")
    func fills() throws {
        let (plain, filled) = (try symbol("lock"), try symbol("lock.fill"))
        #expect(!contains(plain, 12, 16) && contains(filled, 12, 16))
        let tag = try symbol("tag.fill")
        #expect(contains(tag, 12, 12) && !contains(tag, 7.6, 7.6))
    }

    @Test("A shape around is an outline with the base in it, or filled with the base left out")
    func enclosures() throws {
        let (plain, filled) = (try symbol("plus.circle"), try symbol("plus.circle.fill"))
        #expect(contains(plain, 12, 12) && !contains(plain, 9, 9) && contains(plain, 2, 12))
        #expect(!contains(filled, 12, 12) && contains(filled, 9, 9) && contains(filled, 2, 12))
    }

    @Test("A slash has a gap on both sides")
    func slashes() throws {
        let slashed = try symbol("square.fill.slash")
        #expect(contains(slashed, 12, 12) && !contains(slashed, 13.2, 10.8) && !contains(slashed, 10.8, 13.2))
        #expect(contains(slashed, 16, 8) && contains(slashed, 8, 16))
    }

    @Test("A badge is in the lower right corner with a gap around it, and a point alone in the upper one")
    func badges() throws {
        let minus = try symbol("square.fill.badge.minus")
        #expect(!contains(minus, 17.8, 17.8) && contains(minus, 17.8, 21) && !contains(minus, 17.8, 11.6))
        let point = try symbol("square.fill.badge")
        #expect(contains(point, 17.8, 6.2) && !contains(point, 13.4, 6.2) && contains(point, 8, 18))
    }

    @Test("In one colour all layers have it")
    func monochrome() throws {
        let fills = SymbolPaint().fills(of: try symbol("person.badge.plus"), tint: .blackInk)
        #expect(fills.count == 1 && fills[0].color == .blackInk)
    }

    @Test("In a hierarchy, what is less important is fainter, and a mark is on its area")
    func hierarchy() throws {
        let fills = SymbolPaint.hierarchy(.blackInk).fills(of: try symbol("xmark.circle.fill"), tint: .redInk)
        #expect(fills.map(\.color.alpha) == [0.5, 1])
        #expect(fills[0].area.contains(CGPoint(x: 12, y: 12)) && fills[1].area.contains(CGPoint(x: 12, y: 12)))
    }

    @Test("The last colour of a palette is also for the levels that follow")
    func palette() throws {
        let symbol = try symbol("person.3")
        #expect(SymbolPaint(levels: [.redInk]).fills(of: symbol, tint: .blackInk).allSatisfy { $0.color == .redInk })
        let two = SymbolPaint(levels: [.redInk, .blueInk]).fills(of: symbol, tint: .blackInk).map(\.color)
        #expect(two == [.blueInk, .blueInk, .redInk])
    }

    @Test("In own colours a badge has one, with a white mark, and the rest the tint")
    func multicolor() throws {
        let paint = SymbolPaint(appearance: SystemPalette.Appearance())
        let colors = paint.fills(of: try symbol("person.badge.plus"), tint: .blackInk).map(\.color)
        let green = SystemPalette.systemGreen.components(in: SystemPalette.Appearance())
        #expect(colors == [.blackInk, green, ColorComponents(white: 1)])
    }

    @Test("Parts above the value are faint")
    func values() throws {
        func alphas(_ value: Double) throws -> [Double] {
            SymbolPaint(value: value).fills(of: try symbol("wifi"), tint: .blackInk).map(\.color.alpha)
        }
        #expect(try alphas(1) == [1, 1, 1, 1])
        #expect(try alphas(0.5) == [1, 1, 0.3, 0.3])
        #expect(try alphas(0) == [0.3, 0.3, 0.3, 0.3])
    }

    @Test("The same symbol in one document is one definition, whatever its size and colour")
    func sharing() throws {
        var context = DrawingContext()
        let heart = PlacedSymbol(try symbol("heart"))
        context.draw(PlacedImage(.symbol(heart), frame: CGRect(x: 0, y: 0, width: 20, height: 20), tint: .redInk))
        context.draw(PlacedImage(.symbol(heart), frame: CGRect(x: 30, y: 0, width: 40, height: 40), tint: .blueInk))
        let text = SVGRenderer(size: CGSize(width: 80, height: 40)).document(context.finish())
        #expect(text.components(separatedBy: "<path").count == 2)
        #expect(text.components(separatedBy: "<use").count == 3)
    }

    @Test("A symbol many rows high is drawn by its outline in a text screen, and a low one as a character")
    func rows() throws {
        func text(_ rows: Int) throws -> String {
            var context = DrawingContext()
            let frame = CGRect(x: 0, y: 0, width: Double(rows) * 16, height: Double(rows) * 16)
            context.draw(PlacedImage(.symbol(PlacedSymbol(try symbol("circle.fill"))), frame: frame, tint: .blackInk))
            var renderer = TextGridRenderer(columns: rows * 2, rows: rows)
            return renderer.screen(context.finish()).text(.none)
        }
        #expect(try text(3).contains("●"))
        #expect(try text(8).contains("█") && !text(8).contains("●"))
    }

    @Test("What is directional is mirrored, and has its mirrored character")
    func mirroring() throws {
        let forward = try symbol("chevron.forward")
        #expect(forward.isMirroredRightToLeft && forward.text == "›" && forward.mirroredText == "‹")
        #expect(try !symbol("chevron.right").isMirroredRightToLeft && symbol("forward").mirroredText == "»")
        let frame = CGRect(x: 10, y: 0, width: 15, height: 24)
        let (plain, mirrored) = (
            forward.outline(in: frame, isMirrored: false), forward.outline(in: frame, isMirrored: true)
        )
        #expect(plain.contains(CGPoint(x: 20.5, y: 12)) && !mirrored.contains(CGPoint(x: 20.5, y: 12)))
        #expect(mirrored.contains(CGPoint(x: 14.5, y: 12)))
    }

    @Test("A symbol is as high as a line, one row in a grid, and its middle is that of the line")
    func sizes() throws {
        let star = try symbol("star")
        for medium in TextMedium.allCases {
            let font = FontDescription(size: 34).shown(in: medium)
            let line = TextMetrics.current.size(of: "x", font: font, maxWidth: nil)
            let image = ImageRepresentation(star, font: font)
            #expect(image.size.height == (medium == .grid ? 16 : line.size.height))
            #expect(image.baseline == line.firstBaseline)
        }
        let grid = FontDescription.body.shown(in: .grid)
        #expect(ImageRepresentation(star, font: grid, factor: 1.25).size == CGSize(width: 16, height: 16))
        #expect(ImageRepresentation(try symbol("chevron.right"), font: grid).size.width == 8)
        #expect(ImageRepresentation(try symbol("person.3"), font: grid).size.width == 32)
        let large = ImageRepresentation(star, font: FontDescription(size: 34), factor: 1.25)
        #expect(large.size == CGSize(width: 40, height: 40) && large.baseline == 28)
    }
}
