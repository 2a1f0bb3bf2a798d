import Foundation
import Testing

@testable import Drawing

@Suite("SVG: what occurs several times") struct SVGSharingTests {
    private func document(_ draw: (inout DrawingContext) -> Void) -> String {
        var context = DrawingContext()
        draw(&context)
        return SVGRenderer(size: CGSize(width: 400, height: 400)).document(context.finish())
    }

    private func count(_ text: String, in document: String) -> Int { document.components(separatedBy: text).count - 1 }

    private func wave(at origin: CGPoint) -> PathData {
        var path = PathData()
        path.move(to: origin)
        for step in 1..<20 {
            path.addLine(to: CGPoint(x: origin.x + Double(step * 10), y: origin.y + Double(step % 3) * 7))
        }
        return path
    }

    @Test("A path is defined once, wherever and in whatever colour it is drawn")
    func paths() {
        let text = document { context in
            for row in 0..<4 {
                let path = wave(at: CGPoint(x: 5, y: Double(row) * 40))
                context.stroke(.path(path), with: .color(ColorComponents(white: Double(row) / 4)))
            }
        }
        #expect(count("<path ", in: text) == 1)
        #expect(count("<use ", in: text) == 4)
        #expect(count("x=\"5\" y=\"80\" fill=\"none\" stroke=\"#808080\"", in: text) == 1)
    }

    @Test("A path that is drawn once and a short one stand where they are")
    func single() {
        let text = document { context in
            context.stroke(.path(wave(at: .zero)), with: .color(ColorComponents(white: 0)))
            var short = PathData()
            short.move(to: .zero)
            short.addLine(to: CGPoint(x: 3, y: 3))
            for _ in 0..<2 { context.stroke(.path(short), with: .color(ColorComponents(white: 0))) }
        }
        #expect(count("<use ", in: text) == 0)
        #expect(count("<path ", in: text) == 3)
    }

    @Test("A symbol is defined once for all its uses")
    func symbols() throws {
        let symbol = try #require(Symbol.named("gearshape.fill"))
        func size(_ uses: Int) -> Int {
            document { context in
                for index in 0..<uses {
                    let frame = CGRect(x: Double(index) * 24, y: 0, width: 24, height: 24)
                    context.draw(PlacedImage(.symbol(PlacedSymbol(symbol)), frame: frame))
                }
            }.utf8.count
        }
        #expect(size(101) - size(1) < 100 * 130)
    }

    @Test("A picture of shapes is defined once, whatever is in it")
    func pictures() {
        var inner = DrawingContext()
        for row in 0..<20 {
            inner.fill(CGRect(x: 0, y: Double(row), width: 10, height: 0.5), with: ColorComponents(white: 0.2))
        }
        let picture = ImageRepresentation(.vector(DisplayGroup(inner.finish())), size: CGSize(width: 20, height: 20))
        let text = document { context in
            for index in 0..<5 {
                picture.draw(
                    in: CGRect(x: Double(index) * 50, y: 3, width: 40, height: 40), style: .init(), to: &context)
            }
        }
        #expect(count("<rect x=\"0\" y=\"7\"", in: text) == 1)
        #expect(count("<use ", in: text) == 5)
    }

    @Test("Pictures of pictures of pictures take no more than each of them")
    func nested() {
        var list = DisplayList([
            .fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.blackInk), rule: .winding)
        ])
        for _ in 0..<15 {
            let group = DisplayGroup(list)
            list = DisplayList([.group(group), .group(group), .group(group)])
        }
        let text = SVGRenderer(size: CGSize(width: 10, height: 10)).document(list)
        #expect(count("<rect ", in: text) == 1)
        #expect(text.utf8.count < 4_000)
    }

    @Test("The wedges of an angular gradient begin where their pattern does")
    func wedges() {
        let gradient = Paint.Gradient(colors: [.redInk, .blueInk])
        let area = CGRect(x: 100, y: 200, width: 40, height: 40)
        let paint = Paint.angularGradient(
            gradient, center: CGPoint(x: 120, y: 220), start: 0, end: 2 * .pi, area: area)
        let text = document { $0.fill(.ellipse(area), with: paint) }
        // The pattern is 36 points larger on each side.
        #expect(text.contains("patternTransform=\"translate(64 164)\""))
        #expect(count("<path d=\"M56 56L", in: text) == count("<path ", in: text))
    }
}
