import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// What rows of different heights are in.
private enum ScrolledKind: CaseIterable {
    case stack, sections, pinnedHeaders, pinnedEdges, list, plainList, form

    var isSectioned: Bool { self != .stack && self != .list }
    var pins: PinnedScrollableViews {
        switch self {
        case .pinnedHeaders: .sectionHeaders
        case .pinnedEdges: [.sectionHeaders, .sectionFooters]
        default: []
        }
    }
    /// How much of the visible part headers and footers cover that are pinned.
    var pinned: (header: CGFloat, footer: CGFloat) {
        switch self {
        case .pinnedHeaders: (30, 0)
        case .pinnedEdges: (30, 10)
        default: (0, 0)
        }
    }
    /// Lists have rows of a least height.
    var least: Int {
        switch self {
        case .list, .plainList, .form: 44
        default: 6
        }
    }
}

private struct ScrolledRows: View {
    let kind: ScrolledKind
    let heights: [CGFloat]
    let log: Log
    let proxy: Handle<ScrollViewProxy>

    var body: some View {
        ScrollViewReader { reader in
            let _ = proxy.value = reader
            switch kind {
            case .stack: ScrollView { LazyVStack(spacing: 0) { rows(heights.indices) } }
            case .sections, .pinnedHeaders, .pinnedEdges:
                ScrollView { LazyVStack(spacing: 0, pinnedViews: kind.pins) { sections } }
            case .list: List { rows(heights.indices) }
            case .plainList: List { sections }.listStyle(.plain)
            case .form: Form { sections }
            }
        }
    }

    private var sections: some View {
        ForEach(0..<(heights.count + 19) / 20, id: \.self) { section in
            Section {
                rows(section * 20..<min(section * 20 + 20, heights.count))
            } header: {
                Color.blue.frame(height: 30)
            } footer: {
                Color.blue.frame(height: 10)
            }
        }
    }

    private func rows(_ range: Range<Int>) -> some View {
        ForEach(range.map { "\($0)" }, id: \.self) { id in
            let index = Int(id) ?? 0
            let _ = log.run("row")
            Color.red.frame(width: CGFloat(index + 1) / 1_000, height: heights[index]).listRowInsets(EdgeInsets())
        }
    }
}

private enum ScrollToStep {
    case to(Double, UnitPoint?)
    case wheel(CGFloat)

    static func random(_ source: inout SplitMix64) -> ScrollToStep {
        if source.below(4) == 0 { return .wheel(CGFloat(source.below(900)) - 450) }
        let anchors: [UnitPoint?] = [nil, nil, .top, .center, .bottom, UnitPoint(x: 0, y: 0.3)]
        // Mostly nearby, where it matters what is known already.
        let place = Double(source.below(1_000)) / 1_000
        return .to(place, anchors[source.below(anchors.count)])
    }
}

@MainActor @Suite("Scrolling to rows of different heights") struct ScrollToHeightsTests {
    @Test("Wherever a row of whatever height is, its anchor or the least way brings it into sight", arguments: 0..<7)
    private func law(number: Int) {
        let kind = ScrolledKind.allCases[number]
        PropertyCheck("Scrolling to heights in \(kind)", make: ScrollToStep.random) { steps in
            let run = ScrollToRun(kind)
            for step in steps {
                if let fault = run.perform(step) { return "\(step): \(fault)" }
            }
            return nil
        }
        .check(sequences: SizeOfTests.isFull ? 60 : 2, length: 8)
    }

    @Test("The least way to a row behind ends at its end, to one before at its start, and to one in sight nowhere")
    func leastWay() {
        let run = ScrollToRun(.stack, heights: (0..<200).map { $0 % 3 == 0 ? 48 : 16 })
        for index in [100, 102, 5, 199, 0] { #expect(run.perform(to: index, nil) == nil) }
        let offset = run.rig.offset
        #expect(run.perform(to: 2, nil) == nil && run.rig.offset == offset)
    }

    @Test("What was brought to a place keeps it when the scroll view has another size, until the contents are moved")
    func sizes() throws {
        let proxy = Handle<ScrollViewProxy>()
        let heights = (0..<200).map { CGFloat(6 + $0 * 37 % 115) }
        let rig = LazyRig(ScrolledRows(kind: .stack, heights: heights, log: Log(), proxy: proxy))
        func row(_ index: Int) -> CGRect? { rig.frames.first { abs($0.width - CGFloat(index + 1) / 1_000) < 0.000_1 } }
        for (anchor, place) in [(nil, 1), (UnitPoint.center, 0.5), (.top, 0)] as [(UnitPoint?, CGFloat)] {
            rig.host.resize(200, 200)
            proxy.value?.scrollTo("0", anchor: .top)
            rig.settle()
            proxy.value?.scrollTo("100", anchor: anchor)
            for height: CGFloat in [200, 150, 310, 200] {
                rig.host.resize(200, height)
                rig.settle()
                let frame = try #require(row(100))
                #expect(abs(frame.minY + place * frame.height - place * height) < 0.01, "\(frame) in \(height)")
            }
            rig.scroll(20)
            let before = try #require(row(101))
            rig.host.resize(200, 260)
            rig.settle()
            #expect(row(101) == before)
        }
    }

    @Test("A control that gets the focus comes into sight beside the header and the footer that are pinned")
    func revealed() throws {
        let rig = LazyRig(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    Section {
                        ForEach(0..<40) { index in
                            Button {
                            } label: {
                                Color.red.frame(width: CGFloat(index + 1), height: 20)
                            }
                        }
                    } header: {
                        Color.blue.frame(height: 30)
                    } footer: {
                        Color.blue.frame(height: 10)
                    }
                }
            })
        rig.scroll(255)
        func reveal(_ row: Int) throws -> CGRect? {
            func frame() -> CGRect? { rig.frames.first { $0.width == CGFloat(row + 1) } }
            let interaction = rig.host.interaction
            let target = interaction.focusTargets.map(\.target).first {
                interaction.frame(of: $0)?.width == CGFloat(row + 1)
            }
            interaction.reveal(try #require(target))
            rig.settle()
            return frame()
        }
        // Under the header, under the footer, and in sight.
        #expect(try reveal(12)?.minY == 30)
        #expect(try reveal(20)?.maxY == 190)
        let offset = rig.offset
        #expect(try reveal(16) != nil && rig.offset == offset)
    }

    @Test("Scrolling to a row makes those near it, however many there are", arguments: [nil, UnitPoint.top, .bottom])
    func costs(anchor: UnitPoint?) {
        let count = SizeOfTests.most
        let run = ScrollToRun(.pinnedEdges, heights: (0..<count).map { CGFloat(6 + $0 * 37 % 115) })
        for index in [count - 1, 7, count / 2, count / 2 + 100, 100] {
            let before = run.log("row")
            #expect(run.perform(to: index, anchor) == nil)
            let made = run.log("row") - before
            #expect(made < 200, "\(made) rows for \(index)")
        }
    }
}

/// A page of rows that is scrolled, and what has to come of it.
@MainActor private final class ScrollToRun {
    let kind: ScrolledKind
    let heights: [CGFloat]
    let log = Log()
    let rig: LazyRig
    private let proxy = Handle<ScrollViewProxy>()
    private let room: CGFloat = 200

    init(_ kind: ScrolledKind, heights: [CGFloat]? = nil) {
        self.kind = kind
        let made = (0..<180).map { CGFloat(kind.least + $0 * $0 * 31 % 113 + ($0 % 37 == 0 ? 150 : 0)) }
        self.heights = heights ?? made
        rig = LazyRig(log, ScrolledRows(kind: kind, heights: self.heights, log: log, proxy: proxy))
    }

    func perform(_ step: ScrollToStep) -> String? {
        switch step {
        case .to(let place, let anchor):
            var index = Int(place * Double(heights.count))
            // The first and the last row of a list, and of a section of one, have some room around them.
            if kind.least > 6 { index = index / 20 * 20 + min(max(index % 20, 1), 18) }
            return perform(to: index, anchor)
        case .wheel(let distance):
            rig.scroll(distance)
            return nil
        }
    }

    private func row(_ index: Int) -> CGRect? {
        rig.frames.first {
            abs($0.width - CGFloat(index + 1) / 1_000) < 0.000_1 && $0.maxY > -0.01 && $0.minY < room + 0.01
        }
    }

    /// How much headers and footers cover in a list, whose style decides that.
    private func pinnedInList(over index: Int) -> (header: CGFloat, footer: CGFloat) {
        let list = rig.host.host.graph.rootNode?.first { $0 is LazyContainerNode } as? LazyContainerNode
        // Each section has a header and a footer beside its rows.
        let cell = index + index / 20 * 2 + 1
        let pins = list?.layoutNode.pins(over: cell..<cell + 1)
        return (pins?.start ?? 0, pins?.end ?? 0)
    }

    /// Scrolls to a row. Returns what is wrong then.
    func perform(to index: Int, _ anchor: UnitPoint?) -> String? {
        let (before, offset) = (row(index), rig.offset)
        let seen = rig.frames.filter { $0.width < 1 && $0.maxY > 0 && $0.minY < room }
        let first = seen.map { Int(($0.width * 1_000).rounded()) - 1 }.min() ?? 0
        proxy.value?.scrollTo("\(index)", anchor: anchor)
        rig.settle()
        guard let now = row(index) else { return "row \(index) is not in sight, offset \(rig.offset) of \(rig.length)" }
        let pinned = kind == .plainList ? pinnedInList(over: index) : kind.pinned
        let (start, end) = (pinned.header, room - pinned.footer)
        func differs(_ place: CGFloat, _ wanted: CGFloat) -> String? {
            if abs(place - wanted) < 0.01 { return nil }
            // The contents do not reach further.
            if place < wanted, rig.offset <= 0.01 { return nil }
            if place > wanted, rig.offset >= rig.length - room - 0.01 { return nil }
            return "row \(index), \(now.minY) to \(now.maxY), is at \(place), not at \(wanted), offset \(rig.offset)"
        }
        if let anchor { return differs(now.minY + anchor.y * now.height, start + anchor.y * (end - start)) }
        // What is larger than the visible part and fills it stays as well.
        if let before, (before.minY >= start - 0.01) == (before.maxY <= end + 0.01) {
            return rig.offset == offset ? nil : "row \(index) was in sight, and moved by \(rig.offset - offset)"
        }
        let isBefore = before.map { $0.minY < start } ?? (index < first)
        if now.height > end - start { return isBefore ? differs(now.maxY, end) : differs(now.minY, start) }
        return isBefore ? differs(now.minY, start) : differs(now.maxY, end)
    }
}
