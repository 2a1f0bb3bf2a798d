import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Pinned views of lazy stacks") struct PinnedViewsTests {
    @Test("A header stays at the start of what can be seen while its section is in sight, and is pushed out by its end")
    func headers() {
        let rig = LazyRig(LazySectionPage(log: Log(), count: 10, pins: .sectionHeaders))
        #expect(rig.tops(height: 30) == [0])
        rig.scroll(100)
        #expect(rig.tops(height: 30) == [0, 140])
        // The section's end, that of its footer, is at 240.
        rig.scroll(110)
        #expect(rig.tops(height: 30) == [0, 30])
        rig.scroll(20)
        #expect(rig.tops(height: 30) == [-20, 10])
        rig.scroll(10)
        #expect(rig.tops(height: 30) == [0])
        rig.scroll(-10)
        #expect(rig.tops(height: 30) == [-20, 10])
        rig.scroll(-230)
        #expect(rig.tops(height: 30) == [0])
    }

    @Test("A footer stays at the end of what can be seen while its section is in sight, and never before its section")
    func footers() {
        let rig = LazyRig(LazySectionPage(log: Log(), count: 10, pins: .sectionFooters))
        #expect(rig.tops(height: 10) == [190])
        rig.scroll(35)
        #expect(rig.tops(height: 10) == [190])
        rig.scroll(10)
        #expect(rig.tops(height: 10) == [185, 195])
        rig.scroll(10)
        #expect(rig.tops(height: 10) == [175, 190])
    }

    @Test("Without pinned views headers and footers scroll along; with a header alone footers do")
    func unpinned() {
        let rig = LazyRig(LazySectionPage(log: Log(), count: 10))
        rig.scroll(100)
        #expect(rig.tops(height: 30) == [140] && rig.tops(height: 10) == [130])
        rig.show(LazySectionPage(log: Log(), count: 10, pins: .sectionHeaders))
        #expect(rig.tops(height: 30) == [0, 140] && rig.tops(height: 10) == [130])
        rig.show(LazySectionPage(log: Log(), count: 10))
        #expect(rig.tops(height: 30) == [140])
    }

    @Test("A pinned header is drawn after the rows and is tapped before them")
    func order() {
        let log = Log()
        let rig = LazyRig(log, LazySectionPage(log: log, pins: .sectionHeaders, hasTaps: true))
        rig.scroll(310)
        #expect(rig.host.tap(100, 15))
        #expect(log("header tap") == 1 && log("row tap") == 0)
        #expect(rig.host.tap(100, 45))
        #expect(log("header tap") == 1 && log("row tap") == 1)
        let painted = rig.host.host.graph.rootItems[0].paintedUnits.filter { $0.item is LeafLayoutNode }
        #expect(painted.last?.frame.height == 30)
        #expect(painted.filter { $0.frame.intersects(CGRect(x: 0, y: 0, width: 200, height: 30)) }.count > 1)
    }

    @Test("A header out of its place is there and keeps its life, however far its section scrolls")
    func lives() {
        let log = Log()
        let rig = LazyRig(log, LazySectionPage(log: log, pins: .sectionHeaders))
        for _ in 0..<15 { rig.scroll(120) }
        #expect(rig.offset == 1_800)
        #expect(log("header appears") == 1 && log("header disappears") == 0)
        #expect(Set(log.values("life of header 0")).count == 1)
        #expect(log("header") == 1)
        rig.scroll(300)
        #expect(log.values("header disappears") == ["0"])
        #expect(log.values("header appears") == ["0", "1"])
        // Its section comes back from its end.
        rig.scroll(-100)
        #expect(log.values("header appears") == ["0", "1", "0"])
        #expect(rig.tops(height: 30).count == 2)
    }

    @Test("A pinned header whose own place was never in sight is scrolled to exactly")
    func scrollToHeader() throws {
        let handle = Handle<ScrollViewProxy>()
        let rig = LazyRig(LazySectionPage(log: Log(), count: 30, pins: .sectionHeaders, proxy: handle))
        let proxy = try #require(handle.value)
        proxy.scrollTo(700, anchor: .bottom)
        rig.settle()
        let header = { rig.frames.first { $0.height == 30 && $0.width == 800 } }
        #expect(header().map { abs($0.minY) < 0.01 } == true)
        proxy.scrollTo("header 700", anchor: .center)
        rig.settle()
        #expect(header().map { abs($0.midY - 100) < 0.01 } == true)
        #expect(rig.frames.contains { $0.height == 10 && abs($0.maxY - 85) < 0.01 }, "The footer before")
        #expect(rig.frames.contains { $0.height == 20 && abs($0.minY - 115) < 0.01 }, "The row behind")
    }

    @Test("In a lazy row headers are pinned to the leading edge, in either reading direction")
    func horizontal() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let rig = LazyRig(
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                        ForEach(0..<100) { _ in
                            Section {
                                ForEach(0..<10) { _ in Color.red.frame(width: 50, height: 20) }
                            } header: {
                                Color.red.frame(width: 30, height: 20)
                            } footer: {
                                Color.red.frame(width: 10, height: 20)
                            }
                        }
                    }
                }
                .environment(\.layoutDirection, direction))
            let sign: CGFloat = direction == .leftToRight ? 1 : -1
            func starts(_ width: CGFloat) -> [CGFloat] {
                rig.frames.filter { $0.width == width && $0.maxX > 0 && $0.minX < 200 }
                    .map { direction == .leftToRight ? $0.minX : 200 - $0.maxX }
            }
            #expect(starts(30) == [0] && starts(10) == [190])
            rig.scroll(0, across: sign * 120)
            #expect(starts(30) == [0] && starts(10) == [190])
            for _ in 0..<4 { rig.scroll(0, across: sign * 100) }
            #expect(starts(30) == [-10, 20], "\(starts(30))")
            #expect(starts(10) == [10, 190])
        }
    }

    @Test("All views of a header, those of a ForEach too, are pinned together, one after the other")
    func longHeaders() {
        let rig = LazyRig(
            ScrollView {
                LazyVStack(spacing: 5, pinnedViews: .sectionHeaders) {
                    ForEach(0..<100) { _ in
                        Section {
                            ForEach(0..<10) { _ in Color.red.frame(width: 50, height: 20) }
                        } header: {
                            ForEach(0..<2) { Color.blue.frame(width: 100, height: 30 + CGFloat($0) * 10) }
                        }
                    }
                }
            })
        rig.scroll(150)
        #expect(rig.frames.filter { $0.width == 100 }.map(\.minY) == [0, 35, 180, 215])
        // The section's end is at 325, less the header's 75 points.
        rig.scroll(115)
        #expect(rig.frames.filter { $0.width == 100 }.map(\.minY) == [-15, 20, 65, 100])
    }

    @Test("A header whose line is not known any more is pushed out by its section's end, whatever it is taken for")
    func unknownLines() {
        struct Page: View {
            var hasMore = false
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        ForEach(0..<2) { section in
                            Section {
                                ForEach(0..<(section == 0 ? 3 : 100)) { _ in Color.red.frame(width: 50, height: 10) }
                                if hasMore, section == 0 { Color.red.frame(width: 50, height: 10) }
                            } header: {
                                Color.blue.frame(width: 100, height: 60)
                            }
                        }
                    }
                }
            }
        }
        let rig = LazyRig(Page())
        rig.scroll(70)
        #expect(rig.tops(height: 60) == [-40, 20])
        rig.show(Page(hasMore: true))
        let tops = rig.tops(height: 60)
        #expect(tops.count == 2 && abs(tops[0] + 30) < 0.01 && abs(tops[1] - 30) < 0.01, "\(tops)")
    }

    @Test("A section with a layout modifier is its views: its rows are made at once, and nothing is pinned")
    func modified() {
        let log = Log()
        let rig = LazyRig(
            log,
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<50) { CountedRow(log: log, number: $0) }
                    } header: {
                        Color.blue.frame(width: 100, height: 30)
                    }
                    .padding(.bottom, 5)
                }
            })
        #expect(log("row") == 50)
        rig.scroll(100)
        #expect(rig.tops(height: 30).isEmpty)
    }
}
