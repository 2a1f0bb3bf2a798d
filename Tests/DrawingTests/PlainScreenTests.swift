import Foundation
import Testing

@testable import Drawing

@Suite("Screens without colours") struct PlainScreenTests {
    private static let black = ColorComponents(white: 0)
    private static let white = ColorComponents(white: 1)
    private let blue = ColorComponents(red: 0, green: 0.48, blue: 1)
    private let red = ColorComponents(red: 1, green: 0.23, blue: 0.19)

    private func screen(
        _ canvas: ColorComponents = white, _ draw: (inout DrawingContext) -> Void
    ) -> TextScreen {
        var context = DrawingContext()
        draw(&context)
        var renderer = TextGridRenderer(columns: 12, rows: 3, canvas: canvas)
        return renderer.screen(context.finish())
    }

    @Test("The page and the surfaces on it are blank, in light and dark", arguments: [true, false])
    func pages(isDark: Bool) {
        let canvas = isDark ? Self.black : Self.white
        for white in isDark ? [0, 0.11, 0.17] : [1, 0.95] {
            let result = screen(canvas) {
                $0.fill(.cells(0, 0, 12, 3), with: ColorComponents(white: white))
                $0.text("ab", .cells(1, 1, 2, 1), isDark ? Self.white : Self.black)
            }
            #expect(result.text() == "\n ab\n\n")
        }
    }

    @Test("A plate behind a text is two brackets", arguments: [true, false])
    func plates(isDark: Bool) {
        let result = screen(isDark ? Self.black : Self.white) {
            $0.fill(.cells(1, 0, 8, 1), with: blue)
            $0.text("a b", .cells(3, 0, 3, 1), Self.white)
            $0.fill(.cells(1, 2, 1, 1), with: blue)
            $0.text("3", .cells(1, 2, 1, 1), Self.white)
        }
        #expect(result.text() == " [ a b  ]\n\n[3]\n")
    }

    @Test(
        "What is filled with a colour of controls is a plate, however close to the page, but not its quarter",
        arguments: [true, false])
    func fillsOfControls(isDark: Bool) {
        let appearance = SystemPalette.Appearance(isDark: isDark)
        for fill in [SystemPalette.tertiarySystemFill, .secondarySystemFill, .systemFill, .quaternarySystemFill] {
            let result = screen(isDark ? Self.black : Self.white) {
                $0.fill(.cells(1, 0, 8, 1), with: fill.components(in: appearance))
                $0.text("a b", .cells(3, 0, 3, 1), SystemPalette.label.components(in: appearance))
            }
            #expect(result.text() == (fill == .quaternarySystemFill ? "   a b\n\n\n" : " [ a b  ]\n\n\n"))
        }
    }

    @Test("What is painted over a plate hides it")
    func hiddenPlates() {
        let result = screen {
            $0.fill(.cells(1, 0, 8, 1), with: SystemPalette.systemFill.components(in: SystemPalette.Appearance()))
            $0.fill(.cells(0, 0, 12, 1), with: Self.white)
            $0.text("a b", .cells(3, 0, 3, 1), Self.black)
        }
        #expect(result.text() == "   a b\n\n\n")
    }

    @Test("The edges of a plate are not shown")
    func edges() {
        let result = screen {
            $0.fill(.rect(CGRect(x: 8, y: 8, width: 64, height: 32)), with: .color(blue))
            $0.text("ab", .cells(3, 1, 2, 1), Self.white)
        }
        #expect(result.text() == "\n [ ab   ]\n\n")
    }

    @Test("A shape without a text keeps the density of its colour")
    func shapes() {
        let result = screen(Self.black) { $0.fill(.cells(1, 0, 4, 1), with: ColorComponents(white: 1)) }
        #expect(result.text() == " ████\n\n\n")
    }

    @Test("A clear shape is not shown, however small", arguments: [8.0, 2, 40])
    func clearShapes(side: Double) {
        let result = screen {
            $0.fill(.ellipse(CGRect(x: 8, y: 4, width: side, height: side)), with: .color(blue.withAlpha(0)))
        }
        #expect(result.text() == "\n\n\n")
    }

    @Test("A text on a gradient has no brackets: the gradient ends beside it")
    func gradients() {
        let result = screen(Self.black) {
            let gradient = Paint.Gradient([.init(color: blue, location: 0), .init(color: red, location: 1)])
            $0.fill(
                .rect(.cells(0, 0, 12, 3)),
                with: .linearGradient(gradient, from: .zero, to: CGPoint(x: 960, y: 0)))
            $0.text("a b", .cells(4, 1, 3, 1), Self.white)
        }
        #expect(result.text() == "▒▒▒▒▒▒▒▒▒▒▒▒\n▒▒▒ a b ▒▒▒▒\n▒▒▒▒▒▒▒▒▒▒▒▒\n")
    }

    @Test("A text in red has an exclamation mark, once for all its words")
    func alerts() {
        let result = screen {
            $0.text("no way", .cells(1, 0, 6, 1), red)
            $0.text("yes", .cells(1, 1, 3, 1), Self.black)
        }
        #expect(result.text() == "!no way\n yes\n\n")
    }

    @Test("A terminal is sent weight: bold for colours, faint for what is faint on purpose, and no colours")
    func weight() {
        let result = screen {
            $0.text("ab", .cells(0, 0, 2, 1), blue)
            $0.text("cd", .cells(0, 1, 2, 1), ColorComponents(white: 0, alpha: 0.3))
        }
        #expect(
            result.update(from: nil, .none)
                == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0;1mab\u{1B}[2;1H\u{1B}[0;2mcd\u{1B}[0m")
        #expect(result.text() == "ab\ncd\n\n")
    }

    @Test("A shade over all of a light page is the page")
    func shades() {
        let result = screen {
            $0.fill(.cells(0, 0, 12, 3), with: ColorComponents(white: 0, alpha: 0.2))
            $0.text("ab", .cells(1, 1, 2, 1), Self.black)
        }
        #expect(result.text() == "\n ab\n\n")
    }
}
