import Foundation
import Testing

@testable import Drawing

@Suite("Marks of the focus") struct FocusMarkTests {
    private let gray = ColorComponents(white: 0.5)
    private let red = ColorComponents(red: 1, green: 0, blue: 0)
    private let focus: UInt32 = 0xFF00_5FD7
    private let white: UInt32 = 0xFFFF_FFFF

    /// A screen of 8 by 4 cells with a mark.
    private func screen(
        _ place: CGRect, _ colors: TextScreen.Colors = .full, _ draw: (inout DrawingContext) -> Void
    ) -> TextScreen {
        var context = DrawingContext()
        draw(&context)
        var renderer = TextGridRenderer(columns: 8, rows: 4)
        var screen = renderer.screen(context.finish())
        screen.markFocus(place, colors)
        return screen
    }

    private func cell(_ screen: TextScreen, _ column: Int, _ row: Int) -> TextScreen.Cell {
        screen.cells[row * screen.columns + column]
    }

    @Test("The background of the text has the strong colour, and the text is white")
    func text() {
        let result = screen(.cells(1, 1, 4, 1)) { $0.text("ab", .cells(1, 1, 4, 1)) }
        #expect((1..<5).allSatisfy { cell(result, $0, 1).background == focus })
        #expect(cell(result, 1, 1).foreground == white)
        #expect(cell(result, 0, 1).background == 0 && cell(result, 5, 1).background == 0)
        #expect((0..<8).allSatisfy { cell(result, $0, 0).background == 0 && cell(result, $0, 2).background == 0 })
    }

    @Test("What is behind the text keeps its form, and what has other colours keeps these")
    func forms() {
        // It begins and ends in the middle of a row.
        let result = screen(CGRect(x: 0, y: 8, width: 64, height: 30)) {
            $0.fill(.rect(CGRect(x: 0, y: 8, width: 64, height: 30)), with: .color(gray))
            $0.fill(.rect(CGRect(x: 48, y: 16, width: 8, height: 8)), with: .color(red))
            $0.text("ab", .cells(1, 1, 4, 1))
        }
        #expect(cell(result, 1, 1).background == focus)
        // The half of a cell at the edge is the strong colour's, the other half is not marked.
        for row in [0, 2] {
            #expect([cell(result, 1, row).foreground, cell(result, 1, row).background].count { $0 == focus } == 1)
        }
        #expect(cell(result, 6, 1).foreground == 0xFFFF_0000)
        #expect(cell(result, 6, 1).background == focus)
    }

    @Test("A separator beside the text stays as it is, and a line that is all there is does not")
    func lines() {
        let separated = screen(.cells(0, 0, 8, 2)) {
            $0.text("ab", .cells(0, 0, 8, 1))
            $0.fill(CGRect(x: 0, y: 23.5, width: 64, height: 1), with: red)
        }
        #expect(cell(separated, 0, 0).background == focus)
        #expect(cell(separated, 0, 1).background == 0 && cell(separated, 0, 1).foreground == 0xFFFF_0000)
        let alone = screen(.cells(0, 1, 8, 1)) {
            $0.fill(CGRect(x: 0, y: 23.5, width: 64, height: 1), with: red)
        }
        #expect(cell(alone, 0, 1).background == focus)
    }

    @Test(
        "What is out of sight, or nowhere, is not marked",
        arguments: [
            CGRect(x: -80, y: 0, width: 40, height: 16), CGRect(x: 0, y: 64, width: 8, height: 16),
            CGRect(x: CGFloat.nan, y: 0, width: 8, height: 16), .null,
        ])
    func nowhere(place: CGRect) {
        for colors in [TextScreen.Colors.full, .none] {
            #expect(screen(place, colors) { _ in } == TextScreen(columns: 8, rows: 4))
        }
    }

    @Test("Without colours two triangles are around the text, inside of the place if there is room")
    func triangles() {
        #expect(screen(.cells(0, 0, 6, 1), .none) { $0.text(" ab", .cells(0, 0, 6, 1)) }.text() == "▸ab  ◂\n\n\n\n")
        #expect(screen(.cells(1, 0, 2, 1), .none) { $0.text("ab", .cells(1, 0, 2, 1)) }.text() == "▸ab◂\n\n\n\n")
    }

    /// Cells of a picture of three colours in the middle, and those of the page.
    private func flag(_ colors: TextScreen.Colors, x: Double = 2) -> (TextScreen, TextScreen) {
        let place = CGRect.cells(x, 1, 3, 2)
        func draw(_ context: inout DrawingContext) {
            for (index, color) in [gray, red, ColorComponents(white: 0)].enumerated() {
                context.fill(.rect(.cells(x + Double(index), 1, 1, 2)), with: .color(color))
            }
        }
        return (screen(.null, colors, draw), screen(place, colors, draw))
    }

    @Test("A picture is marked with a frame around it, and none of it is repainted", arguments: [false, true])
    func picture(inColor: Bool) {
        let (plain, marked) = flag(inColor ? .full : .none)
        for row in 1...2 {
            for column in 2...4 { #expect(cell(marked, column, row) == cell(plain, column, row)) }
        }
        let lines = marked.text().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == " ┏━━━┓" && lines[3] == " ┗━━━┛")
        #expect(cell(marked, 1, 1).foreground == (inColor ? focus : 0))
    }

    @Test("A picture without room for a frame is marked beside it, and one that fills the screen on its edges")
    func crowdedPicture() {
        let (plain, marked) = flag(.full, x: 0)
        #expect((0...2).allSatisfy { cell(marked, $0, 1) == cell(plain, $0, 1) })
        #expect(cell(marked, 3, 1).glyph == 0x25C2 && cell(marked, 3, 1).background == focus)
        let all = screen(.cells(0, 0, 8, 4)) { $0.fill(.rect(.cells(0, 0, 8, 4)), with: .color(red)) }
        #expect(all.cells.count { $0.background == focus } == 2)
    }

    @Test("Pixels of an image beside a text keep their colours, also those of the text's background")
    func image() throws {
        let file = PixelImage(width: 2, height: 1, bytes: [255, 255, 255, 255, 255, 0, 0, 255])?.png
        let image = try #require(file.flatMap { Bitmap($0) })
        let result = screen(.cells(0, 0, 8, 1)) {
            $0.fill(.rect(.cells(0, 0, 8, 4)), with: .color(ColorComponents(white: 1)))
            $0.draw(PlacedImage(.bitmap(image, isTemplate: false), frame: .cells(0, 0, 2, 1)))
            $0.text("ab", .cells(4, 0, 4, 1))
        }
        #expect(cell(result, 0, 0).background == white && cell(result, 1, 0).background == 0xFFFF_0000)
        #expect(cell(result, 4, 0).background == focus && cell(result, 2, 0).background == focus)
    }
}
