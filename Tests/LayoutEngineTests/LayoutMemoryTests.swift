import Foundation
import LayoutEngine
import Testing

@Suite("What the engine asks, and what it remembers")
struct LayoutMemoryTests {
    @Test("A flexible leaf below 20 nested stacks is asked at most 9 different proposals")
    func proposals() {
        final class Log { var proposals: [ProposedViewSize] = [] }
        let log = Log()
        let builder = TreeBuilder()
        var node: LayoutNode = builder.leaf(
            .custom {
                log.proposals.append($0)
                return $0.replacingUnspecifiedDimensions()
            })
        for level in 0..<20 {
            let children = [node, builder.leaf(.flexible)]
            node =
                level % 2 == 0
                ? builder.container(HStackLayout(), children) : builder.container(VStackLayout(), children)
        }
        LayoutRoot(context: builder.context, roots: [node]).layout(in: CGSize(width: 4000, height: 3000))
        #expect(log.proposals.count <= 9)
        #expect(builder.context.measuredCount < 40 * 9 * 9)
    }

    @Test("A leaf in a frame of fixed size changes nothing above the frame")
    func absorbed() {
        let builder = TreeBuilder()
        let leaf = builder.leaf(.fixed(CGSize(width: 5, height: 5)))
        var node: LayoutNode = builder.unary(FrameLayout(width: 40, height: 40), leaf)
        for _ in 0..<50 { node = builder.container(VStackLayout(), [node, builder.leaf(.flexible)]) }
        let root = LayoutRoot(context: builder.context, roots: [node])
        root.layout(in: CGSize(width: 500, height: 3000))
        builder.context.measuredCount = 0
        builder.context.placedCount = 0
        leaf.sizing = .fixed(CGSize(width: 10, height: 20))
        root.layout(in: CGSize(width: 500, height: 3000))
        #expect(leaf.frame == CGRect(x: 15, y: 10, width: 10, height: 20))
        #expect(builder.context.measuredCount < 20)
        #expect(builder.context.placedCount <= 3)
        builder.context.measuredCount = 0
        root.layout(in: CGSize(width: 500, height: 3000))
        #expect(builder.context.measuredCount == 0)
    }

    @Test("A stack knows what items of a fixed size, and those that take any, would answer")
    func rules() {
        let builder = TreeBuilder()
        let frame = builder.unary(FrameLayout(width: 30, height: 5), builder.leaf(.custom { _ in CGSize.zero }))
        let fixed = builder.leaf(.fixed(CGSize(width: 10, height: 20)))
        let flexible = builder.leaf(.flexible)
        let root = LayoutRoot(
            context: builder.context, roots: [builder.container(HStackLayout(spacing: 0), [frame, flexible, fixed])])
        root.layout(in: CGSize(width: 100, height: 50))
        #expect(flexible.absoluteFrame == CGRect(x: 30, y: 0, width: 60, height: 50))
        // The stack, and what is in the frame to place it.
        #expect(builder.context.measuredCount == 2)
        frame.layout = FrameLayout(width: 20)
        root.layout(in: CGSize(width: 100, height: 50))
        #expect(flexible.absoluteFrame == CGRect(x: 20, y: 0, width: 70, height: 50))
        fixed.sizing = .flexible
        root.layout(in: CGSize(width: 100, height: 50))
        #expect(fixed.absoluteFrame == CGRect(x: 60, y: 0, width: 40, height: 50))
    }

    @Test("A change is not worked out for areas that were laid out before the last")
    func earlierAreas() {
        func measured(_ areas: ClosedRange<Int>) -> Int {
            let builder = TreeBuilder()
            let leaf = builder.leaf(.fixed(CGSize(width: 5, height: 5)))
            var node: LayoutNode = leaf
            for level in 0..<6 {
                let children = [node, builder.leaf(.flexible)]
                node =
                    level % 2 == 0
                    ? builder.container(HStackLayout(), children) : builder.container(VStackLayout(), children)
            }
            let root = LayoutRoot(context: builder.context, roots: [node])
            for width in areas { root.layout(in: CGSize(width: 100 * width, height: 500)) }
            builder.context.measuredCount = 0
            leaf.sizing = .fixed(CGSize(width: 6, height: 7))
            root.layout(in: CGSize(width: 1_200, height: 500))
            #expect(leaf.frame.size == CGSize(width: 6, height: 7))
            return builder.context.measuredCount
        }
        let (one, many) = (measured(12...12), measured(1...12))
        #expect(one <= 6 * 9 + 6)
        #expect(many <= one + 6)
    }

    @Test("A leaf of other size is measured again with its ancestors, not with their other children")
    func chain() {
        let builder = TreeBuilder()
        let leaf = builder.leaf(.fixed(CGSize(width: 5, height: 5)))
        var asked = 0
        func sibling() -> LayoutNode {
            builder.leaf(
                .custom { _ in
                    asked += 1
                    return CGSize(width: 10, height: 10)
                })
        }
        var node: LayoutNode = leaf
        for _ in 0..<30 {
            node = builder.container(
                VStackLayout(), [node, builder.container(HStackLayout(), [sibling(), sibling()])])
        }
        let root = LayoutRoot(context: builder.context, roots: [node])
        root.layout(in: CGSize(width: 500, height: 3000))
        asked = 0
        leaf.sizing = .fixed(CGSize(width: 50, height: 5))
        root.layout(in: CGSize(width: 500, height: 3000))
        #expect(asked == 0)
    }
}
