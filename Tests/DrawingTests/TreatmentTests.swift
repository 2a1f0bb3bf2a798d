import Foundation
import Testing

@testable import Drawing

@Suite("What is done to groups as a whole") struct TreatmentTests {
    private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: ColorComponents = .blackInk)
        -> DisplayList
    {
        DisplayList([.fill(.rect(.cells(x, y, width, height)), .color(color), rule: .winding)])
    }

    private func text(_ list: DisplayList, columns: Int = 8, rows: Int = 2) -> String {
        var renderer = TextGridRenderer(columns: columns, rows: rows)
        return renderer.screen(list).text()
    }

    private func group(_ lists: DisplayList..., treatment: Treatment? = nil) -> DisplayList {
        var all = DisplayList()
        for list in lists { all.append(list) }
        return DisplayList([.group(DisplayGroup(all, effects: .init(treatment: treatment)))])
    }

    @Test("Contents are seen where a mask is, or where it is not")
    func masks() {
        let contents = box(0, 0, 6, 2)
        let inside = DisplayItem.masked(contents, by: box(2, 0, 8, 1)).map { DisplayList([$0]) } ?? DisplayList()
        #expect(text(inside) == "  ████\n\n")
        let outside =
            DisplayItem.masked(contents, by: box(2, 0, 8, 1), isInverted: true).map { DisplayList([$0]) }
            ?? DisplayList()
        #expect(text(outside) == "██\n██████\n")
        #expect(DisplayItem.masked(contents, by: DisplayList()) == nil)
    }

    @Test("Characters of a mask are seen in the colour of what they show")
    func letters() {
        var mask = DrawingContext()
        mask.text("mask", .cells(1, 0, 6, 1))
        let item = DisplayItem.masked(box(0, 0, 3, 1, .redInk), by: mask.finish())
        var renderer = TextGridRenderer(columns: 8, rows: 1)
        let screen = renderer.screen(DisplayList(item.map { [$0] } ?? []))
        // What is red has a mark without colours.
        #expect(screen.text() == "!ma\n")
        #expect(screen.cells[1].foreground == 0xFFFF_3B30 && screen.cells[1].background == 0)
    }

    @Test("A mask that is half opaque lets half be seen")
    func halves() {
        let item = DisplayItem.masked(
            box(0, 0, 2, 1, .blackInk), by: box(0, 0, 2, 1, ColorComponents.redInk.withAlpha(0.5)))
        var renderer = TextGridRenderer(columns: 2, rows: 1)
        let screen = renderer.screen(DisplayList(item.map { [$0] } ?? []))
        #expect(CellColor.channels(screen.cells[0].background).red == 127)
    }

    @Test("What is taken away is what is in the same picture, and not what is behind that")
    func erasing() {
        let hole = group(box(2, 0, 2, 2), treatment: .blend(.destinationOut))
        let isolated = group(box(0, 0, 6, 1), hole, treatment: .isolation)
        #expect(text(isolated) == "██  ██\n\n")
        #expect(text(group(box(0, 1, 4, 1), isolated)) == "██  ██\n████\n")
        #expect(text(group(box(0, 0, 6, 2), group(box(0, 0, 6, 1), hole))) == "██  ██\n██  ██\n")
        let white = group(box(2, 0, 2, 2, .whiteInk), treatment: .blend(.difference))
        var renderer = TextGridRenderer(columns: 6, rows: 1)
        let screen = renderer.screen(group(box(0, 0, 6, 1, .whiteInk), white, treatment: .isolation))
        #expect(screen.cells.map(\.background)[1...2] == [0xFFFF_FFFF, 0xFF00_0000])
    }

    @Test("Atop is only where there is something, behind only where there is nothing")
    func places() {
        var renderer = TextGridRenderer(columns: 6, rows: 1)
        func colors(_ kind: BlendKind) -> [UInt32] {
            let front = group(box(1, 0, 4, 1, .blueInk), treatment: .blend(kind))
            return renderer.screen(group(box(0, 0, 3, 1, .redInk), front, treatment: .isolation)).cells.map(
                \.background)
        }
        let (red, blue): (UInt32, UInt32) = (0xFFFF_3B30, 0xFF00_7AFF)
        #expect(colors(.sourceAtop) == [red, blue, blue, 0, 0, 0])
        #expect(colors(.destinationOver) == [red, red, red, blue, blue, 0])
    }

    @Test("Each kind of blending of whole colours is what its formula says")
    func blending() {
        let (front, back): (UInt32, UInt32) = (0xFF80_4000, 0xFF40_C0FF)
        #expect(BlendKind.multiply.blended(front, over: back) == 0xFF20_3000)
        #expect(BlendKind.screen.blended(front, over: back) == 0xFFA0_D0FF)
        #expect(BlendKind.darken.blended(front, over: back) == 0xFF40_4000)
        #expect(BlendKind.lighten.blended(front, over: back) == 0xFF80_C0FF)
        #expect(BlendKind.difference.blended(front, over: back) == 0xFF40_80FF)
        #expect(BlendKind.plusLighter.blended(front, over: back) == 0xFFC0_FFFF)
        #expect(BlendKind.plusDarker.blended(front, over: back) == 0xFF00_0100)
        for kind in BlendKind.allCases {
            // White, black and the colour itself give colours.
            for color in [0xFF00_0000, 0xFFFF_FFFF, back] as [UInt32] {
                #expect(kind.blended(color, over: back) >= 0xFF00_0000)
            }
        }
        #expect(BlendKind.luminosity.blended(back, over: back) == back)
        #expect(BlendKind.color.blended(back, over: back) == back)
    }

    @Test("Filters do to colours what they say")
    func filters() {
        let color = ColorComponents(red: 0.5, green: 0.25, blue: 1)
        func channels(_ filter: ColorFilter) -> [Double] {
            let new = filter.apply(to: color)
            return [new.red, new.green, new.blue, new.alpha].map { ($0 * 1000).rounded() / 1000 }
        }
        #expect(channels(.brightness(0.1)) == [0.6, 0.35, 1, 1])
        #expect(channels(.contrast(0)) == [0.5, 0.5, 0.5, 1])
        #expect(channels(.contrast(2)) == [0.5, 0, 1, 1])
        #expect(channels(.saturation(1)) == [0.5, 0.25, 1, 1])
        #expect(channels(.saturation(0)) == [0.357, 0.357, 0.357, 1])
        #expect(channels(.hueRotation(0)) == [0.5, 0.25, 1, 1])
        #expect(channels(.inversion(1)) == [0.5, 0.75, 0, 1])
        #expect(channels(.multiply(ColorComponents(red: 0.5, green: 1, blue: 0, alpha: 0.5))) == [0.25, 0.25, 0, 0.5])
        #expect(channels(.luminanceToAlpha) == [0, 0, 0, 0.357])
        #expect(channels(.alphaThreshold(min: 0.5, max: 1, color: .redInk)).last == 1)
        #expect(channels(.alphaThreshold(min: 0, max: 0.5, color: .redInk)).last == 0)
    }

    @Test("Filters of groups in one another apply from the inside out")
    func nestedFilters() {
        let list = group(
            group(box(0, 0, 1, 1, .whiteInk), treatment: .colors(.multiply(.redInk))),
            treatment: .colors(.inversion(1)))
        var renderer = TextGridRenderer(columns: 1, rows: 1)
        #expect(renderer.screen(list).cells[0].background == 0xFF00_C4CF)
    }

    @Test("Blurred characters cannot be read, areas stay")
    func blur() {
        var context = DrawingContext()
        context.fill(.cells(0, 1, 3, 1), with: .blackInk)
        context.text("read me", .cells(0, 0, 8, 1))
        let list = context.finish()
        #expect(text(group(list, treatment: .blur(radius: 1, opaqueArea: nil))) == "read me\n███\n")
        #expect(text(group(list, treatment: .blur(radius: 5, opaqueArea: nil))) == "▒▒▒▒ ▒▒\n███\n")
    }

    @Test("What takes none of this has groups of the same size as before")
    func size() {
        #expect(MemoryLayout<Treatment?>.size == 8)
    }
}
