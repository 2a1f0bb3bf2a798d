import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Where scroll views begin") struct DefaultScrollAnchorTests {
    /// Rows of 20 points in 200.
    private struct Rows: View {
        var count = 40
        var axes = Axis.Set.vertical
        var isLazy = false

        var body: some View {
            ScrollView(axes) {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }
                } else if axes == .horizontal {
                    HStack(spacing: 0) { rows }
                } else {
                    VStack(spacing: 0) { rows }
                }
            }
        }

        private var rows: some View {
            ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 20, height: 20) }
        }
    }

    private func offset(_ rig: ScrollRig) -> CGPoint { rig.scrollers[0].state.offset }

    /// Where the contents begin in the scroll view.
    private func start(_ rig: ScrollRig) -> CGPoint {
        let item = rig.scrollers[0].item as? UnaryLayoutNode<ScrollLayout>
        return item?.child.frame.origin ?? CGPoint(x: CGFloat.nan, y: .nan)
    }

    @Test("An anchor says which part of the contents is seen at first", arguments: [false, true])
    func initial(isLazy: Bool) {
        #expect(offset(ScrollRig(Rows(isLazy: isLazy))).y == 0)
        #expect(offset(ScrollRig(Rows(isLazy: isLazy).defaultScrollAnchor(.bottom))).y == 600)
        #expect(offset(ScrollRig(Rows(isLazy: isLazy).defaultScrollAnchor(.center))).y == 300)
        #expect(offset(ScrollRig(Rows(isLazy: isLazy).defaultScrollAnchor(nil))).y == 0)
        let rig = ScrollRig(Rows(axes: .horizontal).defaultScrollAnchor(.trailing))
        #expect(offset(rig) == CGPoint(x: 600, y: 0))
    }

    @Test("A long lazy column begins at its end with the rows that are seen there") func lazyEnd() {
        let rig = ScrollRig(Rows(count: 10_000, isLazy: true).defaultScrollAnchor(.bottom))
        #expect(offset(rig).y == 199_800)
        var rows = 0
        rig.graph.rootNode?.walk { node in
            if node.viewType == Color.self { rows += 1 }
            return .below
        }
        #expect(rows > 0 && rows < 100, "\(rows) rows were made.")
    }

    @Test("Contents that grow keep the anchor in sight, unless somebody has moved them away") func growing() {
        let rig = ScrollRig(Rows().defaultScrollAnchor(.bottom))
        rig.show(Rows(count: 50).defaultScrollAnchor(.bottom))
        #expect(offset(rig).y == 800)
        rig.resize(200, 100)
        #expect(offset(rig).y == 900)
        rig.scroll(-50)
        rig.show(Rows(count: 60).defaultScrollAnchor(.bottom))
        #expect(offset(rig).y == 850)
        rig.scroll(10_000)
        rig.show(Rows(count: 70).defaultScrollAnchor(.bottom))
        #expect(offset(rig).y == 1_300)
    }

    @Test("Contents that come later begin at the anchor, too") func empty() {
        let rig = ScrollRig(Rows(count: 0).defaultScrollAnchor(.bottom))
        rig.show(Rows(count: 40).defaultScrollAnchor(.bottom))
        #expect(offset(rig).y == 600)
    }

    @Test("Each role has an anchor of its own") func roles() {
        let first = ScrollRig(Rows().defaultScrollAnchor(.bottom, for: .initialOffset))
        #expect(offset(first).y == 600)
        first.show(Rows(count: 50).defaultScrollAnchor(.bottom, for: .initialOffset))
        #expect(offset(first).y == 600)
        let changes = ScrollRig(Rows().defaultScrollAnchor(.bottom, for: .sizeChanges))
        #expect(offset(changes).y == 0)
        changes.scroll(10_000)
        changes.show(Rows(count: 50).defaultScrollAnchor(.bottom, for: .sizeChanges))
        #expect(offset(changes).y == 800)
        let outer = Rows().defaultScrollAnchor(.top, for: .initialOffset).defaultScrollAnchor(.bottom)
        #expect(offset(ScrollRig(outer)).y == 0)
    }

    @Test("Short contents are where the anchor for their alignment says") func alignment() {
        #expect(start(ScrollRig(Rows(count: 3))).y == 0)
        #expect(start(ScrollRig(Rows(count: 3).defaultScrollAnchor(.bottom))).y == 140)
        #expect(start(ScrollRig(Rows(count: 3).defaultScrollAnchor(.center, for: .alignment))).y == 70)
        #expect(start(ScrollRig(Rows(count: 3).defaultScrollAnchor(.bottom, for: .initialOffset))).y == 0)
    }

    @Test("An anchor that is no number counts as the start") func hostile() {
        let rig = ScrollRig(Rows().defaultScrollAnchor(UnitPoint(x: .nan, y: .infinity)))
        #expect(offset(rig) == .zero)
        #expect(offset(ScrollRig(Rows().defaultScrollAnchor(UnitPoint(x: 0, y: 7)))).y == 600)
        #expect(offset(ScrollRig(Rows().defaultScrollAnchor(UnitPoint(x: 0, y: -7)))).y == 0)
    }
}
