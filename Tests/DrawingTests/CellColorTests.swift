import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("Colours of cells as they are sent") struct CellColorTests {
    /// Colours in equal steps, and greys.
    private static let colors: [ColorComponents] = {
        let steps = [0, 0.3, 0.6, 1]
        let all = steps.flatMap { red in
            steps.flatMap { green in steps.map { ColorComponents(red: red, green: green, blue: $0) } }
        }
        return all + (0...10).map { ColorComponents(white: Double($0) / 10) }
    }()

    private func screen(
        _ ink: ColorComponents, on below: ColorComponents?, canvas: ColorComponents = ColorComponents(white: 1)
    ) -> TextScreen {
        var context = DrawingContext()
        if let below { context.fill(CGRect(x: 0, y: 0, width: 32, height: 16), with: below) }
        context.text("ab", .cells(1, 0, 2, 1), ink)
        var renderer = TextGridRenderer(columns: 4, rows: 1, canvas: canvas)
        return renderer.screen(context.finish())
    }

    @Test("Each text can be read on each background", arguments: [TextScreen.Colors.sixteen, .indexed, .full])
    func table(depth: TextScreen.Colors) {
        for ink in Self.colors {
            for below in Self.colors {
                let text = screen(ink, on: below).update(from: nil, depth, on: .canvas)
                let shown = ScreenModel(columns: 4, rows: 1, after: text)
                let contrast = shown.contrast(row: 0, column: 1) ?? 0
                #expect(contrast >= 4.49, "\(ink) on \(below): \(text.debugDescription)")
            }
        }
    }

    @Test("Text that is faint on purpose keeps less contrast than other text")
    func faint() throws {
        let text = screen(ColorComponents(white: 0, alpha: 0.3), on: nil).update(from: nil, .full, on: .canvas)
        let contrast = try #require(ScreenModel(columns: 4, rows: 1, after: text).contrast(row: 0, column: 1))
        #expect(contrast >= 3 && contrast < 3.2)
    }

    @Test("White text on a colour stays white: the colour of the whole plate is darker")
    func plates() {
        let green = ColorComponents(red: 0.2, green: 0.78, blue: 0.35)
        let text = screen(ColorComponents(white: 1), on: green).update(from: nil, .full, on: .canvas)
        let shown = ScreenModel(columns: 4, rows: 1, after: text)
        #expect(shown.cell(row: 0, column: 1).foreground == "2;255;255;255")
        #expect(Set((0..<4).map { shown.cell(row: 0, column: $0).background }).count == 1)
    }

    @Test("White text on a gradient gives way: no bar of a darker colour is drawn across it")
    func gradients() throws {
        let (top, bottom) = (
            ColorComponents(red: 0.9, green: 0.36, blue: 0.36), ColorComponents(red: 0.8, green: 0.2, blue: 0.3)
        )
        var context = DrawingContext()
        let gradient = Paint.Gradient([.init(color: top, location: 0), .init(color: bottom, location: 1)])
        context.fill(
            .rect(.cells(0, 0, 4, 5)), with: .linearGradient(gradient, from: .zero, to: CGPoint(x: 0, y: 160)))
        context.text("ab", .cells(1, 2, 2, 1), ColorComponents(white: 1))
        var renderer = TextGridRenderer(columns: 4, rows: 5, canvas: ColorComponents(white: 1))
        let screen = renderer.screen(context.finish())
        let shown = ScreenModel(columns: 4, rows: 5, after: screen.update(from: nil, .full, on: .canvas))
        for row in 0..<5 {
            let expected = CellColor.channels(screen.cells[row * 4].background)
            #expect(
                shown.cell(row: row, column: 1).background == "2;\(expected.red);\(expected.green);\(expected.blue)")
        }
        #expect(try #require(shown.contrast(row: 2, column: 1)) >= CellContrast.ofText)
    }

    @Test(
        "On a terminal of unknown colours, text on the page has the terminal's colours, and on a plate both of its own")
    func terminal() {
        let blue = ColorComponents(red: 0, green: 0, blue: 1)
        for depth in [TextScreen.Colors.sixteen, .indexed, .full] {
            #expect(screen(blue, on: nil).text(depth) == " ab\n")
            let shown = ScreenModel(
                columns: 4, rows: 1, after: screen(ColorComponents(white: 1), on: blue).update(from: nil, depth))
            #expect((shown.contrast(row: 0, column: 1) ?? 0) >= 4.5)
        }
    }

    @Test("On a terminal of unknown colours, nothing has a foreground without a background, nor the other way")
    func pairs() throws {
        let seed = TestSeed.of("pairs of colours")
        var drawing = RandomDrawing(source: SplitMix64(seed: seed))
        for index in 0..<TestEffort.count(300) {
            var renderer = TextGridRenderer(columns: 6, rows: 3)
            let screen = renderer.screen(drawing.list())
            for (depth, ground) in [(TextScreen.Colors.full, TextScreen.Ground.terminal), (.sixteen, .canvas)] {
                let shown = ScreenModel(columns: 6, rows: 3, after: screen.update(from: nil, depth, on: ground))
                for cell in 0..<18 {
                    let (row, column) = (cell / 6, cell % 6)
                    if shown.cell(row: row, column: column).character == " " { continue }
                    if let contrast = shown.contrast(row: row, column: column) {
                        #expect(contrast > 0, "ISTHMUS_SEED=\(seed), case \(index)")
                    }
                }
            }
        }
    }

    @Test("A screen that is prepared after others is the same as one prepared alone")
    func again() {
        let seed = TestSeed.of("screens prepared again")
        var drawing = RandomDrawing(source: SplitMix64(seed: seed))
        for colors in TextScreen.Colors.allCases {
            var renderer = TextGridRenderer(columns: 6, rows: 3)
            var preparer = ScreenPreparer(colors)
            for index in 0..<TestEffort.count(200) {
                let screen = renderer.screen(drawing.list())
                let ground: TextScreen.Ground = index / 3 % 2 == 0 ? .canvas : .terminal
                let shown = preparer.prepare(screen, on: ground)
                #expect(shown == screen.prepared(for: colors, on: ground), "ISTHMUS_SEED=\(seed), case \(index)")
            }
        }
    }

    @Test("A page that is known is sent as the background of every cell")
    func canvas() {
        let text = screen(ColorComponents(white: 1), on: nil, canvas: ColorComponents(white: 0)).update(
            from: nil, .full, on: .canvas)
        let shown = ScreenModel(columns: 4, rows: 1, after: text)
        #expect((0..<4).allSatisfy { shown.cell(row: 0, column: $0).background == "2;0;0;0" })
    }
}
