import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Sections in lazy stacks") struct LazySectionTests {
    private let sectionLength: CGFloat = 30 + 100 * 20 + 10

    @Test("Of 100,000 rows in 1,000 sections those in sight are made, and the sections they are in")
    func counts() {
        for pins: PinnedScrollableViews in [[], [.sectionHeaders, .sectionFooters]] {
            let log = Log()
            let rig = LazyRig(log, LazySectionPage(log: log, pins: pins))
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

    @Test("Scrolling costs no more for what is pinned than a place for each section in sight")
    func costs() {
        func measured(_ pins: PinnedScrollableViews) -> (Int, Int) {
            let log = Log()
            let rig = LazyRig(log, LazySectionPage(log: log, pins: pins))
            for _ in 0..<5 { rig.scroll(200) }
            let context = rig.host.host.graph.layoutContext
            let (measured, placed) = (context.measuredCount, context.placedCount)
            for _ in 0..<3 { rig.scroll(200) }
            return (context.measuredCount - measured, context.placedCount - placed)
        }
        let (plain, pinned) = (measured([]), measured([.sectionHeaders, .sectionFooters]))
        #expect(pinned.0 <= plain.0 + 40, "\(pinned) \(plain)")
        #expect(pinned.1 <= plain.1 + 20, "\(pinned) \(plain)")
    }

    @Test("A section, a pinned header and a row in a section are scrolled to where they are without pinning")
    func scrollTo() throws {
        for pins: PinnedScrollableViews in [[], [.sectionHeaders, .sectionFooters]] {
            let handle = Handle<ScrollViewProxy>()
            let rig = LazyRig(LazySectionPage(log: Log(), pins: pins, proxy: handle))
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

    @Test("Sections that come, go and move while scrolled leave the offset, and are pinned where they are then")
    func edits() {
        let log = Log()
        var page = LazySectionPage(log: log, sections: Array(0..<30), count: 10, pins: .sectionHeaders)
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
}
