import Foundation
import Testing

@testable import DeclarativeUI

@MainActor @Suite("Sections in lazy stacks") struct LazySectionTests {
    /// Sections of rows of 20 points, each with a header of 30 and a footer of 10 points.
    private struct Page: View {
        let log: Log
        var sections = Array(0..<1_000)
        var count = 100
        var pins: PinnedScrollableViews = []
        var hasTaps = false
        var proxy: Handle<ScrollViewProxy>?

        var body: some View {
            ScrollViewReader { reader in
                let _ = proxy?.value = reader
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: pins) {
                        ForEach(sections, id: \.self) { section in
                            Section {
                                ForEach(0..<count) { row in
                                    if hasTaps {
                                        Color.red.frame(height: 20).onTapGesture { log.run("row tap") }
                                    } else {
                                        CountedRow(log: log, number: section * 1_000 + row)
                                    }
                                }
                            } header: {
                                if hasTaps {
                                    Color.green.frame(height: 30).onTapGesture { log.run("header tap", "\(section)") }
                                } else {
                                    Edge(log: log, name: "header", section: section, height: 30).id("header \(section)")
                                }
                            } footer: {
                                Edge(log: log, name: "footer", section: section, height: 10)
                            }
                        }
                    }
                }
            }
        }
    }

    /// A header or footer, told by its width.
    private struct Edge: View {
        let log: Log
        let name: String
        let section: Int
        let height: CGFloat
        @State private var life = Edge.nextLife()

        @MainActor private static var lives = 0
        @MainActor private static func nextLife() -> Int {
            lives += 1
            return lives
        }

        var body: some View {
            let _ = log.run(name, "\(section)")
            let _ = log.run("life of \(name) \(section)", "\(life)")
            Color.blue.frame(width: CGFloat(100 + section), height: height)
                .onAppear { log.run("\(name) appears", "\(section)") }
                .onDisappear { log.run("\(name) disappears", "\(section)") }
        }
    }

    private func tops(_ rig: LazyRig, height: CGFloat) -> [CGFloat] {
        rig.frames.filter { $0.height == height && $0.maxY > 0 && $0.minY < 200 }.map(\.minY)
    }

    /// 2,040 points.
    private let sectionLength: CGFloat = 30 + 100 * 20 + 10

    @Test("Of 100,000 rows in 1,000 sections those in sight are made, and the sections they are in")
    func counts() {
        for pins: PinnedScrollableViews in [[], [.sectionHeaders, .sectionFooters]] {
            let log = Log()
            let rig = LazyRig(log, Page(log: log, pins: pins))
            #expect(log("row") == 9 && log("header") == 1)
            #expect(rig.frames.first?.height == 30)
            rig.scroll(200)
            #expect(log("row") == 19 && log("header") == 1)
            rig.scroll(10_000 * sectionLength)
            #expect(log("row") < 60 && log("header") <= 4)
            rig.scroll(-500 * sectionLength)
            #expect(log("row") < 150 && log("header") <= 12, "\(log("row")) \(log("header"))")
        }
    }

    @Test("A header stays at the start of what can be seen while its section is in sight, and is pushed out by its end")
    func headers() {
        let rig = LazyRig(Page(log: Log(), count: 10, pins: .sectionHeaders))
        #expect(tops(rig, height: 30) == [0])
        rig.scroll(100)
        #expect(tops(rig, height: 30) == [0, 140])
        // The section's end, that of its footer, is at 240.
        rig.scroll(110)
        #expect(tops(rig, height: 30) == [0, 30])
        rig.scroll(20)
        #expect(tops(rig, height: 30) == [-20, 10])
        rig.scroll(10)
        #expect(tops(rig, height: 30) == [0])
        rig.scroll(-10)
        #expect(tops(rig, height: 30) == [-20, 10])
        rig.scroll(-230)
        #expect(tops(rig, height: 30) == [0])
    }

    @Test("A footer stays at the end of what can be seen while its section is in sight, and never before its section")
    func footers() {
        let rig = LazyRig(Page(log: Log(), count: 10, pins: .sectionFooters))
        #expect(tops(rig, height: 10) == [190])
        rig.scroll(35)
        #expect(tops(rig, height: 10) == [190])
        rig.scroll(10)
        #expect(tops(rig, height: 10) == [185, 195])
        rig.scroll(10)
        #expect(tops(rig, height: 10) == [175, 190])
    }

    @Test("Without pinned views headers and footers scroll along; with a header alone footers do")
    func unpinned() {
        let rig = LazyRig(Page(log: Log(), count: 10))
        rig.scroll(100)
        #expect(tops(rig, height: 30) == [140] && tops(rig, height: 10) == [130])
        rig.show(Page(log: Log(), count: 10, pins: .sectionHeaders))
        #expect(tops(rig, height: 30) == [0, 140] && tops(rig, height: 10) == [130])
        rig.show(Page(log: Log(), count: 10))
        #expect(tops(rig, height: 30) == [140])
    }

    @Test("A pinned header is drawn after the rows and is tapped before them")
    func order() {
        let log = Log()
        let rig = LazyRig(log, Page(log: log, pins: .sectionHeaders, hasTaps: true))
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
        let rig = LazyRig(log, Page(log: log, pins: .sectionHeaders))
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
        #expect(tops(rig, height: 30).count == 2)
    }

    @Test("Scrolling costs no more for what is pinned than a place for each section in sight")
    func costs() {
        func measured(_ pins: PinnedScrollableViews) -> (Int, Int) {
            let log = Log()
            let rig = LazyRig(log, Page(log: log, pins: pins))
            for _ in 0..<5 { rig.scroll(200) }
            let engine = rig.host.host.graph.layoutEngine
            let (measured, placed) = (engine.measuredCount, engine.placedCount)
            for _ in 0..<3 { rig.scroll(200) }
            return (engine.measuredCount - measured, engine.placedCount - placed)
        }
        let (plain, pinned) = (measured([]), measured([.sectionHeaders, .sectionFooters]))
        #expect(pinned.0 <= plain.0 + 40, "\(pinned) \(plain)")
        #expect(pinned.1 <= plain.1 + 20, "\(pinned) \(plain)")
    }

    @Test("A section, a pinned header and a row in a section are scrolled to where they are without pinning")
    func scrollTo() throws {
        for pins: PinnedScrollableViews in [[], [.sectionHeaders, .sectionFooters]] {
            let handle = Handle<ScrollViewProxy>()
            let rig = LazyRig(Page(log: Log(), pins: pins, proxy: handle))
            let proxy = try #require(handle.value)
            func edge(_ length: CGFloat, _ section: Int) -> CGRect? {
                rig.frames.first { $0.width == CGFloat(100 + section) && $0.height == length }
            }
            proxy.scrollTo(700, anchor: .top)
            rig.settle()
            #expect(edge(30, 700).map { abs($0.minY) < 0.01 } == true)
            for _ in 0..<10 { rig.scroll(100) }
            // The section begins far above.
            proxy.scrollTo(700, anchor: .top)
            rig.settle()
            #expect(edge(30, 700).map { abs($0.minY) < 0.01 } == true)
            proxy.scrollTo(700, anchor: .bottom)
            rig.settle()
            #expect(edge(10, 700).map { abs($0.maxY - 200) < 0.01 } == true)
            #expect(edge(30, 701) == nil)
            if pins.isEmpty { continue }
            proxy.scrollTo("header 700", anchor: .top)
            rig.settle()
            #expect(edge(30, 700).map { abs($0.minY) < 0.01 } == true)
            #expect(rig.frames.contains { $0.height == 20 && abs($0.minY - 30) < 0.01 })
        }
    }

    @Test("A pinned header whose own place was never in sight is scrolled to exactly")
    func scrollToHeader() throws {
        let handle = Handle<ScrollViewProxy>()
        let rig = LazyRig(Page(log: Log(), count: 30, pins: .sectionHeaders, proxy: handle))
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

    @Test("A view that is there but out of sight is scrolled to by its id, also inside of what a modifier made of it")
    func scrollToView() throws {
        let handle = Handle<ScrollViewProxy>()
        let rig = LazyRig(
            ScrollViewReader { reader in
                let _ = handle.value = reader
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1_000) { Color.red.frame(width: 50, height: CGFloat(10 + $0 * 37 % 61)) }
                        Color.blue.frame(width: 100, height: 30).id("a view").padding(.bottom, 5)
                        ForEach(0..<1_000) { Color.red.frame(width: 50, height: CGFloat(10 + $0 * 37 % 61)) }
                        EmptyView().id("nothing")
                    }
                }
            })
        let proxy = try #require(handle.value)
        proxy.scrollTo("nothing", anchor: .top)
        rig.settle()
        #expect(rig.offset == 0)
        proxy.scrollTo("a view", anchor: .top)
        rig.settle()
        #expect(rig.frames.first { $0.width == 100 }.map { abs($0.minY) < 0.01 } == true)
        #expect(rig.frames.contains { abs($0.minY - 35) < 0.01 })
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

    @Test("Sections that come, go and move while scrolled leave the offset, and are pinned where they are then")
    func edits() {
        let log = Log()
        var page = Page(log: log, sections: Array(0..<30), count: 10, pins: .sectionHeaders)
        let rig = LazyRig(log, page)
        func header() -> CGFloat? { rig.frames.first { $0.height == 30 && $0.minY == 0 }?.width }
        rig.walk()
        // In the middle of section 5.
        rig.scroll(1_300)
        #expect(header() == 105)
        let (rows, appearances) = (rig.frames, log("appear"))
        page.sections.insert(500, at: 20)
        page.sections.remove(at: 25)
        rig.show(page)
        #expect(rig.offset == 1_300 && rig.frames == rows && log("appear") == appearances)
        page.sections.removeFirst()
        rig.show(page)
        #expect(rig.offset == 1_300 && header() == 106)
        page.sections.insert(0, at: 0)
        rig.show(page)
        #expect(rig.offset == 1_300 && header() == 105)
        page.sections.reverse()
        rig.show(page)
        #expect(rig.offset == 1_300 && header() == CGFloat(100 + page.sections[5]))
        rig.scroll(140)
        #expect(header() == CGFloat(100 + page.sections[6]))
        page.sections = []
        rig.show(page)
        #expect(rig.frames.isEmpty && rig.length == 0)
    }

    @Test("Rows that come behind what is in sight in a long section leave everything where it is")
    func insertedRows() {
        struct Long: View {
            var count = 200
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        ForEach(0..<3) { section in
                            Section {
                                ForEach(Array(0..<count), id: \.self) { row in
                                    Color.red.frame(width: 50, height: CGFloat(10 + row * 37 % 61))
                                }
                            } header: {
                                Color.blue.frame(width: 100, height: 30)
                            }
                        }
                    }
                }
            }
        }
        let rig = LazyRig(Long())
        for _ in 0..<20 { rig.scroll(150) }
        let (frames, offset) = (rig.frames, rig.offset)
        rig.show(Long(count: 201))
        #expect(rig.frames == frames && rig.offset == offset)
        rig.show(Long(count: 150))
        #expect(rig.frames == frames && rig.offset == offset)
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
        #expect(tops(rig, height: 30).isEmpty)
    }
}
