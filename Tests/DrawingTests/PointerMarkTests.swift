import Foundation
import Testing

@testable import Drawing

@Suite("Marks of a pointer") struct PointerMarkTests {
    private let canvas = ColorComponents(white: 1)

    private func screen(
        isPressed: Bool, _ colors: TextScreen.Colors, canvas: ColorComponents?
    ) -> (before: TextScreen, after: TextScreen) {
        var context = DrawingContext()
        context.text("a b", .cells(1, 0, 4, 1))
        context.text("cd", .cells(1, 1, 4, 1))
        var renderer = TextGridRenderer(columns: 7, rows: 2)
        let before = renderer.screen(context.finish())
        var after = before
        after.markPointer(.cells(1, 0, 4, 1), isPressed: isPressed, colors, canvas: canvas)
        return (before, after)
    }

    @Test(
        "The text under a pointer is underlined, and nothing else is changed",
        arguments: [TextScreen.Colors.full, .sixteen])
    func hover(_ colors: TextScreen.Colors) {
        let (before, after) = screen(isPressed: false, colors, canvas: canvas)
        for index in before.cells.indices {
            var cell = before.cells[index]
            if index == 1 || index == 3 { cell.style.insert(.underline) }
            #expect(after.cells[index] == cell)
        }
    }

    @Test("A text that is pressed and what is behind it have each other's colours")
    func press() {
        let (before, after) = screen(isPressed: true, .full, canvas: canvas)
        #expect(after.cells[1].background == before.cells[1].foreground)
        #expect(after.cells[1].foreground == 0xFFFF_FFFF)
        #expect(after.cells[7...] == before.cells[7...])
    }

    @Test("Without colours triangles are around the text, which are filled while it is pressed")
    func triangles() {
        #expect(screen(isPressed: false, .none, canvas: canvas).after.text() == "▹a b◃\n cd\n")
        #expect(screen(isPressed: true, .none, canvas: canvas).after.text() == "▶a b◀\n cd\n")
    }

    @Test("What is out of sight, or nowhere, is not marked")
    func nowhere() {
        for place in [CGRect(x: -80, y: 0, width: 40, height: 16), .null] {
            var screen = TextScreen(columns: 7, rows: 2)
            screen.markPointer(place, isPressed: true, .full, canvas: canvas)
            #expect(screen == TextScreen(columns: 7, rows: 2))
        }
    }
}
