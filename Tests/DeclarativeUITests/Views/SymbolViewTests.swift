import Drawing
import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Symbols in views") struct SymbolViewTests {
    /// The symbol that a view draws, with its tint.
    private func symbol(_ view: some View) throws -> (placed: PlacedSymbol, tint: ColorComponents) {
        let snapshot = view.snapshot(size: CGSize(width: 100, height: 100), background: nil)
        for item in DisplayListContents(snapshot.vectorPicture.list).items {
            if case .image(let image) = item, case .symbol(let placed) = image.source { return (placed, image.tint) }
        }
        throw NoSymbol()
    }

    private struct NoSymbol: Error {}

    private func size(_ view: some View) -> CGSize { TestHost(view).graph.sizeThatFits(.unspecified) }

    @Test("A symbol is as high as a line in the font around it, and has its weight")
    func fonts() throws {
        let heart = Image(systemName: "heart")
        #expect(size(heart.font(.system(size: 34))).height == size(Text("x").font(.system(size: 34))).height)
        #expect(size(heart.font(.largeTitle)).height > size(heart).height)
        let bold = try symbol(heart.font(.body.bold())).placed.symbol
        #expect(bold == Symbol.named("heart", weight: .bold))
        #expect(size(heart.font(.body).dynamicTypeSize(.accessibility3)).height > size(heart).height)
        #expect(size(Image(systemName: "chevron.right")).width < size(heart).width)
    }

    @Test("The baseline of a symbol is that of the text beside it")
    func baselines() {
        let row = size(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image(systemName: "star")
                Text("x")
            })
        #expect(row.height == 16)
        let large = size(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image(systemName: "star").imageScale(.large)
                Text("x")
            })
        #expect(large.height == 20)
    }

    @Test("A variant is added as far as there is such a symbol")
    func variants() throws {
        func name(_ name: String, _ variant: SymbolVariants) throws -> String {
            try symbol(Image(systemName: name).symbolVariant(variant)).placed.symbol.name
        }
        #expect(try name("heart", .fill) == "heart.fill")
        #expect(try name("plus", .fill) == "plus")
        #expect(try name("plus", .circle.fill) == "plus.circle.fill")
        #expect(try name("bell", .slash) == "bell.slash")
        #expect(try name("star", .rectangle) == "star.rectangle")
        let inner = Image(systemName: "heart").symbolVariant(.none).symbolVariant(.fill)
        #expect(try symbol(inner).placed.symbol.name == "heart")
    }

    @Test("Two foreground styles are a palette, and one is not, unless the mode says so")
    func palettes() throws {
        let image = Image(systemName: "person.badge.plus")
        #expect(try symbol(image.foregroundStyle(.red)).placed.paint == SymbolPaint())
        #expect(try symbol(image.foregroundStyle(.red, .blue)).placed.paint.levels.count == 2)
        #expect(try symbol(image.foregroundStyle(.red, .blue, .green)).placed.paint.levels.count == 3)
        let mono = image.foregroundStyle(.red, .blue).symbolRenderingMode(.monochrome)
        #expect(try symbol(mono).placed.paint == SymbolPaint())
    }

    @Test("A mode decides on the colours")
    func modes() throws {
        let image = Image(systemName: "person.badge.plus").foregroundStyle(Color.red)
        let faint = try symbol(image.symbolRenderingMode(.hierarchical)).placed.paint
        #expect(faint.levels.map(\.alpha) == [1, 0.5, 0.25])
        let own = try symbol(image.symbolRenderingMode(.multicolor).environment(\.colorScheme, .dark))
        #expect(own.placed.paint.appearance?.isDark == true)
    }

    @Test("A symbol in a gradient is drawn as its outline")
    func gradients() {
        let image = Image(systemName: "heart.fill").foregroundStyle(
            LinearGradient(
                colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        let size = CGSize(width: 40, height: 40)
        #expect(image.snapshot(size: size, background: nil).svg().contains("linearGradient"))
        #expect(image.snapshot(size: size, background: nil, medium: .text).text().contains("♥"))
    }

    @Test("A value is shown")
    func values() throws {
        #expect(try symbol(Image(systemName: "wifi", variableValue: 0.4)).placed.paint.value == 0.4)
        #expect(try symbol(Image(systemName: "wifi", variableValue: 4)).placed.paint.value == 1)
        #expect(try symbol(Image(systemName: "wifi", variableValue: .nan)).placed.paint.value == nil)
    }

    @Test("What points forward is mirrored in right-to-left layout")
    func mirroring() throws {
        func isMirrored(_ name: String) throws -> Bool {
            try symbol(Image(systemName: name).environment(\.layoutDirection, .rightToLeft)).placed.isMirrored
        }
        #expect(try isMirrored("chevron.forward") && isMirrored("arrow.backward.circle"))
        #expect(try !isMirrored("chevron.right") && !isMirrored("forward.fill"))
    }

    @Test("Of an unknown name nothing is shown, which is reported once")
    func unknown() {
        let view = Image(systemName: "a name that only this test looks for")
        let reports = issues {
            #expect(size(view) == .zero)
            _ = view.snapshot(size: CGSize(width: 40, height: 40), background: nil).svg()
        }
        #expect(reports.count == 1 && reports[0].category == "symbol")
        #expect(size(VStack { view }) == .zero)
    }

    @Test("An unknown name is reported in a tab, a menu and a picture of the other world, too")
    func unknownElsewhere() {
        let reports = issues {
            _ = TabView {
                Text("page").tabItem { Label("tab", systemImage: "a name that only tabs have") }
            }
            .snapshot(size: CGSize(width: 160, height: 96), background: nil).svg()
            #expect(UIImage(systemName: "a name that only images have") == nil)
            #expect(UIImage(systemName: "a name that only images have") == nil)
        }
        #expect(reports.filter { $0.category == "symbol" }.count == 2)
    }
}
