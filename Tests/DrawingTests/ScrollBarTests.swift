import Foundation
import Testing

@testable import Drawing

@Suite("Scroll bars") struct ScrollBarTests {
    private let viewport = CGRect(x: 10, y: 20, width: 80, height: 160)

    private func bar(width: Double = 80, height: Double = 160, x: Double = 0, y: Double = 0) -> ScrollBar {
        bar(in: .grid, width: width, height: height, x: x, y: y)
    }

    private func bar(
        in medium: Medium, width: Double = 80, height: Double = 160, x: Double = 0, y: Double = 0
    ) -> ScrollBar {
        ScrollBar(
            viewport: viewport, content: CGSize(width: width, height: height), offset: CGPoint(x: x, y: y),
            medium: medium)
    }

    @Test("A pointer on a bar holds it, one beside it scrolls by what is in sight, and one elsewhere does nothing")
    func presses() {
        func press(_ x: Double, _ y: Double) -> ScrollBar.Press? {
            bar(height: 320, y: 80).press(at: CGPoint(x: x, y: y), vertical: true, horizontal: true, isReversed: false)
        }
        #expect(press(85, 70) == .thumb(isVertical: true, grip: 10))
        #expect(press(85, 30) == .track(CGVector(dx: 0, dy: -160)))
        #expect(press(85, 170) == .track(CGVector(dx: 0, dy: 160)))
        #expect(press(40, 70) == nil && press(95, 70) == nil)
        #expect(bar().press(at: CGPoint(x: 85, y: 70), vertical: true, horizontal: true, isReversed: false) == nil)
    }

    @Test("A bar that is held leads to where the content is seen, and not beyond its ends", arguments: [20.0, 60, 500])
    func drags(_ y: Double) {
        let way = bar(height: 320, y: 80).distance(toDrag: true, grip: 10, to: CGPoint(x: 0, y: y + 10))
        #expect(way.dx == 0 && way.dy == min(max((y - 20) * 2, 0), 160) - 80)
    }

    @Test("A content that is all in sight has no bars")
    func allInSight() {
        #expect(bar().bars(vertical: true, horizontal: true, isReversed: false).isEmpty)
        #expect(bar(width: 80.5, height: 160.5).bars(vertical: true, horizontal: true, isReversed: false).isEmpty)
    }

    @Test("Each axis whose content is longer has a bar, the vertical one first")
    func axes() {
        let vertical = CGRect(x: 86, y: 20, width: 4, height: 80)
        let horizontal = CGRect(x: 10, y: 176, width: 40, height: 4)
        let both = bar(width: 160, height: 320).bars(vertical: true, horizontal: true, isReversed: false)
        #expect(both == [vertical, horizontal])
        #expect(bar(height: 320).bars(vertical: true, horizontal: true, isReversed: false) == [vertical])
        #expect(bar(width: 160).bars(vertical: true, horizontal: true, isReversed: false) == [horizontal])
    }

    @Test("On a surface of points, bars are thin, and apart from the edges and ends")
    func thin() {
        let start = bar(in: .points, height: 320).bars(vertical: true, horizontal: false, isReversed: false)
        #expect(start == [CGRect(x: 84, y: 23, width: 3, height: 80)])
        let end = bar(in: .points, height: 320, y: 160).bars(vertical: true, horizontal: false, isReversed: false)
        #expect(end.map(\.maxY) == [177])
    }

    @Test("An axis that is not wanted has no bar")
    func unwanted() {
        let large = bar(width: 160, height: 320)
        #expect(large.bars(vertical: true, horizontal: false, isReversed: false).map(\.height) == [80])
        #expect(large.bars(vertical: false, horizontal: true, isReversed: false).map(\.height) == [4])
        #expect(large.bars(vertical: false, horizontal: false, isReversed: false).isEmpty)
    }

    @Test("Where texts read from right to left, the vertical bar is at the left edge and the other as before")
    func reversed() {
        let large = bar(width: 160, height: 320)
        let (plain, reversed) = (
            large.bars(vertical: true, horizontal: true, isReversed: false),
            large.bars(vertical: true, horizontal: true, isReversed: true)
        )
        #expect(reversed.map(\.minX) == [10, 10])
        #expect(plain.map(\.minX) == [86, 10])
        #expect(reversed.map(\.minY) == plain.map(\.minY))
    }

    @Test("A bar is at the end of its room when the content is, and not beyond when it is dragged further")
    func ends() {
        for y in [160.0, 900] {
            #expect(
                bar(height: 320, y: y).bars(vertical: true, horizontal: false, isReversed: false).map(\.maxY) == [180])
        }
        #expect(bar(height: 320, y: -50).bars(vertical: true, horizontal: false, isReversed: false).map(\.minY) == [20])
    }

    @Test("A bar is at least as long as a line of text is high")
    func leastLength() {
        #expect(bar(height: 1e9).bars(vertical: true, horizontal: false, isReversed: false).map(\.height) == [16])
    }

    @Test("A content without end, or an offset that is no number, has no bar")
    func hostile() {
        #expect(bar(height: .infinity).bars(vertical: true, horizontal: false, isReversed: false).isEmpty)
        #expect(bar(height: 320, y: .nan).bars(vertical: true, horizontal: false, isReversed: false).isEmpty)
    }

    @Test("Each bar is drawn as a rectangle of one colour")
    func drawing() {
        var context = DrawingContext()
        bar(width: 160, height: 320).draw(vertical: true, horizontal: true, isReversed: false, in: &context)
        #expect(context.finish().items.count == 2)
    }
}
