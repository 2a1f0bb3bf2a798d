import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Sections in lazy grids") struct LazySectionGridTests {
    /// Sections of cells of 20 points, with headers of 30 and footers of 10 points.
    private struct Page: View {
        let log: Log
        var width: CGFloat = 200
        var columns = [GridItem(.adaptive(minimum: 80), spacing: 10)]
        var sections = 1_000
        var count = 100
        var pins: PinnedScrollableViews = []

        var body: some View {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0, pinnedViews: pins) {
                    ForEach(0..<sections) { section in
                        Section {
                            ForEach(0..<count) { CountedRow(log: log, number: section * count + $0) }
                        } header: {
                            let _ = log.run("header")
                            Color.blue.frame(height: 30)
                        } footer: {
                            Color.green.frame(width: 20, height: 10)
                        }
                    }
                }
            }
            .frame(width: width)
        }
    }

    @Test("Header and footer take a line of their own across the grid; the content begins on a new line")
    func lines() {
        let rig = LazyRig(
            LazyVGrid(
                columns: [GridItem(.fixed(50), alignment: .leading), GridItem(.fixed(40))], alignment: .trailing,
                spacing: 5
            ) {
                Color.red.frame(width: 10, height: 10)
                Section {
                    ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 10) }
                } header: {
                    Color.blue.frame(height: 20)
                } footer: {
                    Color.green.frame(width: 30, height: 20)
                }
                Color.red.frame(width: 10, height: 10)
            }
            .frame(width: 200, height: 200, alignment: .top))
        let expected = [
            CGRect(x: 102, y: 0, width: 10, height: 10),
            CGRect(x: 0, y: 15, width: 200, height: 20),
            CGRect(x: 102, y: 40, width: 10, height: 10), CGRect(x: 190, y: 40, width: 10, height: 10),
            CGRect(x: 102, y: 55, width: 10, height: 10),
            CGRect(x: 170, y: 70, width: 30, height: 20),
            CGRect(x: 102, y: 95, width: 10, height: 10),
        ]
        #expect(rig.frames.map { $0.integral } == expected, "\(rig.frames)")
    }

    @Test("A grid that is there as a whole has its sections where a list of all lengths has them, in any width")
    func whole() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<40 {
            let sections = (0..<1 + random.below(6)).map { ShownSection.random($0, &random) }
            for columns in 1...4 {
                let page = SectionPage(sections: sections, columns: columns)
                let model = SectionModel(page, visible: 0...0)
                let rig = LazyRig(
                    VStack(spacing: 0) {
                        Color.clear.frame(height: 1)
                        LazyVGrid(columns: Array(repeating: GridItem(.fixed(100)), count: columns), spacing: 4) {
                            ShownSections(sections: sections)
                        }
                    }
                    .frame(height: 0, alignment: .top), 500, 0)
                let frames = rig.frames.dropFirst().map { ($0.width, $0.minY - 1) }
                #expect(frames.count == model.places.count)
                for (frame, place) in zip(frames, model.places) {
                    #expect(frame.0 == place.width && abs(frame.1 - place.top) < 0.01, "\(page)")
                }
            }
        }
    }

    @Test("A grid that is there as a whole answers its height in any width before it is placed in it")
    func sizes() {
        var random = SplitMix64(seed: 11)
        for _ in 0..<20 {
            let sections = (0..<1 + random.below(6)).map { ShownSection.random($0, &random) }
            let rig = LazyRig(
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)], spacing: 4) {
                    ShownSections(sections: sections)
                })
            for columns in [3, 1, 2, 4, 1] {
                let model = SectionModel(SectionPage(sections: sections, columns: columns), visible: 0...0)
                let proposal = ProposedViewSize(width: CGFloat(columns) * 100 + 50, height: nil)
                #expect(abs(rig.host.host.graph.sizeThatFits(proposal).height - model.length) < 0.01)
            }
        }
    }

    @Test("Of 100,000 cells in 1,000 sections those in sight are made")
    func counts() {
        let log = Log()
        // Two columns: 50 lines of cells in each section.
        let rig = LazyRig(log, Page(log: log, pins: .sectionHeaders))
        #expect(log("row") == 18 && log("header") == 1)
        rig.scroll(200)
        #expect(log("row") == 38 && log("header") == 1)
        rig.scroll(600 * 1_040)
        #expect(log("row") < 120 && log("header") <= 6, "\(log("row")) \(log("header"))")
    }

    @Test("Headers and footers of a grid are pinned as those of a column, across the whole grid")
    func pinned() {
        let rig = LazyRig(Page(log: Log(), count: 9, pins: [.sectionHeaders, .sectionFooters]))
        func tops(_ height: CGFloat) -> [CGFloat] {
            rig.frames.filter { $0.height == height && $0.maxY > 0 && $0.minY < 200 }.map(\.minY)
        }
        // A section has 140 points.
        #expect(tops(30) == [0, 140] && tops(10) == [130, 190])
        rig.scroll(50)
        #expect(tops(30) == [0, 90] && tops(10) == [80, 190])
        rig.scroll(70)
        #expect(tops(30) == [-10, 20, 160] && tops(10) == [10, 150, 190])
        #expect(rig.frames.filter { $0.height == 30 }.allSatisfy { $0.width == 200 && $0.minX == 0 })
        #expect(rig.frames.filter { $0.height == 10 }.allSatisfy { $0.minX == 90 })
    }

    @Test("In another width sections have other lines, and headers the new width")
    func rotation() {
        let log = Log()
        let rig = LazyRig(log, Page(log: log, sections: 5, count: 9, pins: .sectionHeaders))
        rig.walk()
        #expect(abs(rig.length - 5 * 140) < 0.01)
        rig.scroll(150)
        func header() -> CGRect? { rig.frames.first { $0.height == 30 && $0.maxY > 0 } }
        rig.show(Page(log: log, width: 100, sections: 5, count: 9, pins: .sectionHeaders))
        #expect(abs(rig.offset - 150) < 0.01)
        #expect(header() == CGRect(x: 50, y: 0, width: 100, height: 30))
        rig.walk()
        #expect(abs(rig.length - 5 * 220) < 0.01)
        rig.show(Page(log: log, sections: 5, count: 9, pins: .sectionHeaders))
        #expect(header() == CGRect(x: 0, y: 0, width: 200, height: 30))
        rig.walk()
        #expect(abs(rig.length - 5 * 140) < 0.01)
    }

    @Test("Gaps and columns that are no lengths neither trap nor hang with sections that are pinned")
    func hostile() {
        for length in [.nan, .infinity, -50, -1e300, 1e308] as [CGFloat] {
            for count in [0, 1, 30] {
                let rig = LazyRig(
                    ScrollView {
                        LazyVGrid(
                            columns: [GridItem(.flexible(minimum: 10, maximum: length)), GridItem(spacing: length)],
                            spacing: length, pinnedViews: [.sectionHeaders, .sectionFooters]
                        ) {
                            ForEach(0..<5) { _ in
                                Section {
                                    ForEach(0..<count) { _ in Color.red }
                                } header: {
                                    Color.blue.frame(height: length)
                                } footer: {
                                    Color.blue
                                }
                            }
                        }
                    })
                for distance in [50, 1e300, -70, 200] as [CGFloat] { rig.scroll(distance) }
                for frame in rig.frames { #expect(frame.minX.isFinite && frame.minY.isFinite) }
            }
        }
    }

    @Test("LazyHGrid is the same turned around")
    func transposed() {
        let rig = LazyRig(
            ScrollView(.horizontal) {
                LazyHGrid(
                    rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0, pinnedViews: .sectionHeaders
                ) {
                    ForEach(0..<10) { _ in
                        Section {
                            ForEach(0..<9) { _ in Color.red.frame(width: 50, height: 20) }
                        } header: {
                            Color.blue.frame(width: 30)
                        }
                    }
                }
            })
        let headers = { rig.frames.filter { $0.width == 30 && $0.maxX > 0 && $0.minX < 200 } }
        #expect(headers().map(\.minX) == [0] && headers().allSatisfy { $0.height == 200 })
        rig.scroll(0, across: 110)
        #expect(headers().map(\.minX) == [0, 170])
        rig.scroll(0, across: 150)
        #expect(headers().map(\.minX) == [-10, 20])
    }
}
