import Foundation
import TestSupport
import Testing

@testable import Drawing

private let box = DisplayItem.fill(
    .rect(CGRect(x: 0, y: 0, width: 8, height: 16)), .color(.blackInk), rule: .winding)

@Suite("Display lists") struct DisplayListTests {
    @Test("Lists are equal if they draw the same, made apart or not")
    func equality() {
        func make(_ text: String) -> DisplayList {
            var context = DrawingContext()
            context.beginGroup(opacity: 0.5)
            context.translate(x: 3, y: 4)
            context.text(text, CGRect(x: 0, y: 0, width: 80, height: 16))
            return context.finish()
        }
        #expect(make("a") == make("a"))
        #expect(make("a") != make("b"))
        #expect(make("a") != DisplayList())
    }

    @Test("A group's fingerprint tells whether it is the same as one made elsewhere")
    func fingerprints() {
        let (one, other) = (DisplayGroup(DisplayList([box])), DisplayGroup(DisplayList([box])))
        #expect(one.fingerprint == other.fingerprint)
        let moved = DisplayGroup(
            DisplayList([box]), effects: .init(transform: CGAffineTransform(translationX: 1, y: 0)))
        #expect(one.fingerprint != moved.fingerprint)
        #expect(moved.bounds == CGRect(x: 1, y: 0, width: 8, height: 16))
    }

    @Test("Two hundred thousand groups in groups are compared, walked, drawn and freed")
    func deep() {
        func make() -> DisplayList {
            var list = DisplayList([box])
            for _ in 0..<(SizeOfTests.isFull ? 200_000 : 40_000) { list = DisplayList([.group(DisplayGroup(list))]) }
            return list
        }
        let (one, other) = (make(), make())
        #expect(one == other)
        var renderer = TextGridRenderer(columns: 1, rows: 1)
        #expect(renderer.screen(one).text() == "█\n")
    }

    @Test("A state that is restored leaves no trace, one that was never saved is not restored")
    func states() {
        var context = DrawingContext()
        let nothingSaved = context.restore()
        #expect(!nothingSaved)
        context.save()
        context.translate(x: 8, y: 0)
        context.clip(to: .rect(CGRect(x: 0, y: 0, width: 8, height: 16)))
        context.scale(x: 2, y: 1)
        context.append(box)
        context.restore()
        context.append(box)
        let list = context.finish()
        #expect(list.items.count == 2)
        var renderer = TextGridRenderer(columns: 4, rows: 1)
        #expect(renderer.screen(list).text() == "██\n")
    }

    @Test("Items with numbers that cannot be drawn with are left out")
    func badNumbers() {
        var list = DisplayList()
        list.append(.fill(.rect(.null), .color(.blackInk), rule: .winding))
        list.append(.stroke(.rect(.zero), StrokePen(width: .nan), .color(.blackInk)))
        let flat = DisplayGroup.Effects(transform: CGAffineTransform(scaleX: 0, y: 1))
        list.append(.group(DisplayGroup(DisplayList([box]), effects: flat)))
        list.append(.group(DisplayGroup(DisplayList())))
        #expect(list.isEmpty)
    }

    @Test("A style grows with the text size and never shrinks")
    func fonts() {
        #expect(FontDescription.size(of: .body, at: .large) == 17)
        #expect(FontDescription.size(of: .largeTitle, at: .accessibility5) == 60)
        #expect(FontDescription(.headline).weight == .semibold)
        for style in FontDescription.Style.allCases {
            let sizes = FontDescription.TextSize.allCases.map { FontDescription.size(of: style, at: $0) }
            #expect(sizes == sizes.sorted())
        }
        #expect(FontDescription.scaled(34, as: .body, at: .accessibility5) == 106)
    }
}
