import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Lazy stacks") struct LazyStackTests {
    /// 100,000 rows of 20 points.
    private func many(_ log: Log = Log(), count: Int = 100_000) -> LazyRig {
        LazyRig(
            log,
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count) { CountedRow(log: log, number: $0) } } })
    }

    @Test("Of 100,000 rows those in sight are made; a screen further on, as many more")
    func counts() {
        let rig = many()
        #expect(rig.log("row") == 10)
        #expect(rig.rowCount == 10)
        #expect(rig.length == 2_000_000)
        rig.scroll(200)
        #expect(rig.log("row") == 20)
        rig.scroll(10)
        #expect(rig.log("row") == 21)
        #expect(rig.frames.count == 11)
        #expect(rig.frames.first?.minY == -10)
        for _ in 0..<100 { rig.scroll(200) }
        #expect(rig.log("row") == 1_021)
        #expect(rig.rowCount <= 60)
        #expect(rig.offset == 20_210)
    }

    @Test("Rows appear as they come into sight and disappear as they go")
    func appearances() {
        let rig = many()
        #expect(rig.log.values("appear") == (0..<10).map { "\($0)" })
        rig.scroll(60)
        #expect(rig.log.values("appear").suffix(3) == ["10", "11", "12"])
        #expect(rig.log.values("disappear") == ["0", "1", "2"])
        rig.scroll(-60)
        #expect(rig.log.values("appear").suffix(3).sorted() == ["0", "1", "2"])
        #expect(rig.log.values("disappear").count == 6)
        #expect(rig.log("row") == 13)
    }

    @Test("A row that comes back soon has its state; one that was away for long starts a new life")
    func state() {
        let rig = many()
        rig.scroll(200)
        rig.scroll(-200)
        #expect(rig.log("row") == 20)
        for _ in 0..<12 { rig.scroll(200) }
        for _ in 0..<12 { rig.scroll(-200) }
        #expect(Set(rig.log.values("life 0")).count == 2)
        #expect(rig.frames.first?.minY == 0)
    }

    @Test("The work of a scroll is the same at 1,000 and 100,000 rows, and after a thousand screens")
    func cost() {
        func measured(_ count: Int, screens: Int) -> Int {
            let rig = many(count: count)
            for _ in 0..<screens { rig.scroll(200) }
            let context = rig.host.host.graph.layoutContext
            let before = context.measuredCount
            rig.scroll(200)
            return context.measuredCount - before
        }
        let few = measured(1_000, screens: 5)
        #expect(few < 400)
        #expect(measured(100_000, screens: 5) <= few)
        #expect(measured(100_000, screens: SizeOfTests.isFull ? 1_000 : 60) <= few)
    }

    @Test("Outside of a scroll view, or in one that scrolls across, everything is made")
    func whole() {
        let log = Log()
        let rig = LazyRig(log, LazyVStack(spacing: 0) { ForEach(0..<50) { CountedRow(log: log, number: $0) } })
        #expect(log("row") == 50)
        #expect(rig.frames.first == CGRect(x: 75, y: -400, width: 50, height: 20))
        let other = Log()
        _ = LazyRig(
            other,
            ScrollView(.horizontal) { LazyVStack { ForEach(0..<50) { CountedRow(log: other, number: $0) } } })
        #expect(other("row") == 50)
    }

    /// A column of rows of some heights, and what scrolls it.
    private func column(_ heights: [CGFloat], _ handle: Handle<ScrollViewProxy>) -> LazyRig {
        let log = Log()
        return LazyRig(
            log,
            ScrollViewReader { proxy in
                let _ = handle.value = proxy
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(heights.indices, id: \.self) { CountedRow(log: log, number: $0, height: heights[$0]) }
                    }
                }
            })
    }

    @Test("What is in sight stays where it is when the rows before it turn out to be of other lengths")
    func estimates() throws {
        let handle = Handle<ScrollViewProxy>()
        let count = SizeOfTests.isFull ? 1_000 : 300
        let heights = (0..<count).map { CGFloat(10 + ($0 * 37) % 61) }
        let rig = column(heights, handle)
        try #require(handle.value).scrollTo(count / 2, anchor: .top)
        rig.settle()
        #expect(rig.frames.first.map { abs($0.minY) < 0.01 && $0.height == heights[count / 2] } == true)
        var before = rig.frames
        for step in 0..<(SizeOfTests.isFull ? 300 : 60) where rig.offset > 7 {
            rig.scroll(-7)
            let now = rig.frames
            // The rows that were in sight have all moved by 7 points, whatever has come in above.
            let expected = before.map { $0.offsetBy(dx: 0, dy: 7) }.filter { $0.minY < 200 }
            let actual = Array(now.suffix(expected.count))
            #expect(zip(actual, expected).allSatisfy { abs($0.minY - $1.minY) < 0.01 }, "step \(step)")
            before = now
        }
        while rig.offset > 0 { rig.scroll(-150) }
        #expect(rig.frames.first?.minY == 0)
        #expect(rig.frames.first?.height == heights[0])
        for _ in 0..<1_000 where rig.offset + 200 < rig.length { rig.scroll(150) }
        #expect(abs(rig.length - heights.reduce(0, +)) < 0.01)
        #expect(rig.frames.last.map { abs($0.maxY - 200) < 0.01 } == true)
    }

    @Test("A row that was not made yet is scrolled to exactly, by its top, its end, or the least way")
    func scrollTo() throws {
        let handle = Handle<ScrollViewProxy>()
        let heights = (0..<2_000).map { CGFloat(5 + ($0 * 53) % 90) }
        let rig = column(heights, handle)
        let proxy = try #require(handle.value)
        for (row, anchor) in [(1_500, UnitPoint.top), (200, .bottom), (1_000, .center), (1_999, .bottom), (0, .top)] {
            proxy.scrollTo(row, anchor: anchor)
            rig.settle()
            let made = rig.log("row")
            let frame = rig.frames.first { $0.height == heights[row] && abs($0.midY - point(anchor, $0)) < 0.01 }
            #expect(frame != nil, "row \(row): \(rig.frames)")
            proxy.scrollTo(row, anchor: anchor)
            rig.settle()
            #expect(rig.log("row") == made)
        }
        #expect(rig.log("row") < 400)
    }

    private func point(_ anchor: UnitPoint, _ frame: CGRect) -> CGFloat {
        anchor.y * (200 - frame.height) + frame.height / 2
    }

    @Test("Rows keep their lives when others come and go before them while scrolled; only new ones in sight are made")
    func edits() {
        struct Page: View {
            let log: Log
            let numbers: [Int]
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { CountedRow(log: log, number: $0) } }
                }
            }
        }
        let log = Log()
        let rig = LazyRig(log, Page(log: log, numbers: Array(0..<1_000)))
        rig.scroll(1_000)
        let lives = (50..<60).map { Set(log.values("life \($0)")) }
        #expect(rig.shown(StyleNode<Color>.self).count == 10)
        var made = log("appear")
        // Two rows in sight are taken out, and a new one comes in between.
        rig.show(Page(log: log, numbers: Array(0..<52) + [5_000] + Array(54..<1_000)))
        #expect(rig.offset == 1_000)
        #expect(rig.length == 19_980)
        #expect(Set(log.values("disappear").suffix(2)) == ["52", "53"])
        #expect(Set(log.values("appear").suffix(log("appear") - made)) == ["5000", "60"])
        made = log("appear")
        rig.show(Page(log: log, numbers: [-2, -1] + Array(0..<1_000)))
        #expect(rig.offset == 1_000 && rig.length == 20_040)
        for (number, life) in zip(54..<58, lives[4...]) { #expect(Set(log.values("life \(number)")) == life) }
        // The order turns around.
        rig.show(Page(log: log, numbers: Array((0..<1_000).reversed())))
        #expect(rig.frames.count == 10 && rig.offset == 1_000)
        rig.show(Page(log: log, numbers: []))
        #expect(rig.frames.isEmpty && rig.length == 0 && rig.offset == 0 && rig.rowCount == 0)
        rig.show(Page(log: log, numbers: [7]))
        #expect(rig.frames.count == 1)
    }

    @Test("Sections of rows in sections are made as they come into sight, as are rows of several views and of none")
    func nested() {
        let log = Log()
        let sections = SizeOfTests.isFull ? 100 : 8
        let rig = LazyRig(
            log,
            ScrollView {
                LazyVStack(spacing: 0) {
                    Color.blue.frame(height: 30)
                    ForEach(0..<sections, id: \.self) { section in
                        Color.green.frame(height: 10)
                        ForEach(0..<100) { row in
                            if row % 2 == 0 { CountedRow(log: log, number: section * 100 + row) }
                        }
                    }
                    Color.blue.frame(height: 30).onAppear { log.run("footer") }
                }
            })
        #expect(log("row") <= 20)
        #expect(rig.frames.first?.height == 30 && rig.frames.count == 10)
        for _ in 0..<1_000 where rig.offset + 200 < rig.length { rig.scroll(190) }
        #expect(abs(rig.length - CGFloat(60 + sections * 10 + sections * 50 * 20)) < 0.01)
        #expect(log("footer") == 1)
        #expect(rig.frames.last.map { abs($0.maxY - 200) < 0.01 } == true)
        #expect(Set(log.values("row")).count == sections * 50)
    }

    @Test("Without a spacing neighbours keep the distances they prefer; a row is as wide as the stack")
    func spacing() {
        let rig = LazyRig(
            ScrollView {
                LazyVStack(alignment: .trailing) {
                    ForEach(0..<100) { _ in
                        Color.red.frame(width: 50, height: 20)
                        Spacer(minLength: 4)
                    }
                }
            })
        #expect(rig.frames.map(\.minY) == [0, 24, 48, 72, 96, 120, 144, 168, 192])
        #expect(rig.frames.allSatisfy { $0.maxX == 200 })
    }

    @Test("A lazy row scrolls from side to side, in either reading direction")
    func horizontal() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let log = Log()
            let rig = LazyRig(
                log,
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) { ForEach(0..<1_000) { CountedRow(log: log, number: $0) } }
                }
                .environment(\.layoutDirection, direction))
            #expect(log("row") == 4)
            rig.scroll(0, across: direction == .leftToRight ? 120 : -120)
            #expect(log("row") == 7)
            #expect(
                rig.frames.map(\.minX).sorted()
                    == (direction == .leftToRight ? [-20, 30, 80, 130, 180] : [-30, 20, 70, 120, 170]))
        }
    }

    @Test("A lazy stack further down makes no more than a row before it comes into sight")
    func furtherDown() {
        let log = Log()
        let rig = LazyRig(
            log,
            ScrollView {
                VStack(spacing: 0) {
                    LazyVStack(spacing: 0) { ForEach(0..<100) { CountedRow(log: log, number: $0) } }
                    LazyVStack(spacing: 0) { ForEach(100..<200) { CountedRow(log: log, number: $0) } }
                }
            })
        #expect(log.values("row").filter { Int($0)! >= 100 } == ["100"])
        #expect(log.values("appear").count == 10)
        rig.scroll(1_900)
        #expect(rig.frames.count == 10)
        #expect(
            log.values("appear").suffix(5).map { Int($0)! }.sorted() == [100, 101, 102, 103, 104] || log("appear") == 20
        )
    }
}
