import Foundation
import LayoutEngine
import Testing

/// Counts the calls of a layout.
private final class Calls: @unchecked Sendable {
    // Unchecked: each test uses its own on one thread.
    var made = 0
    var updated = 0
    var measured = 0
}

private struct Counting: Layout {
    let calls: Calls
    var gap: CGFloat = 0

    func makeCache(subviews: Subviews) -> [CGFloat] {
        calls.made += 1
        return subviews.map { $0.sizeThatFits(.unspecified).width }
    }

    func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {
        calls.updated += 1
        cache = subviews.map { $0.sizeThatFits(.unspecified).width }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        calls.measured += 1
        return CGSize(width: cache.reduce(0, +) + gap, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, cache) {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += width
        }
    }
}

private struct Tag: LayoutValueKey {
    static let defaultValue = 7
}

@Suite("Layout caches and proxies")
struct LayoutCacheTests {
    @Test("A cache is made once; a proposal does not update it, a subview's new size does, once")
    func updates() {
        let builder = TreeBuilder()
        let calls = Calls()
        let leaf = builder.leaf(.fixed(CGSize(width: 20, height: 5)))
        let node = builder.container(Counting(calls: calls), [leaf, builder.leaf(.fixed(CGSize(width: 5, height: 5)))])
        for width in 0..<30 { #expect(node.sizeThatFits(.by(CGFloat(width), nil)).width == 25) }
        node.layOut(.unspecified)
        #expect(calls.made == 1 && calls.updated == 0)
        leaf.sizing = .fixed(CGSize(width: 30, height: 5))
        node.layOut(.unspecified)
        node.layOut(.by(50, 50))
        #expect(node.frame.width == 35)
        #expect(calls.made == 1 && calls.updated == 1)
    }

    @Test("A new layout value updates the cache and measures again")
    func newLayout() {
        let builder = TreeBuilder()
        let calls = Calls()
        let node = builder.container(Counting(calls: calls), [builder.leaf(.fixed(CGSize(width: 20, height: 5)))])
        #expect(node.sizeThatFits(.zero).width == 20)
        node.layout = Counting(calls: calls, gap: 4)
        #expect(node.sizeThatFits(.zero).width == 24)
        #expect(calls.made == 1 && calls.updated == 1)
    }

    @Test("A size is worked out once for each proposal")
    func remembered() {
        let builder = TreeBuilder()
        let calls = Calls()
        let node = builder.container(Counting(calls: calls), [])
        for _ in 0..<5 { for width in 0..<10 { _ = node.sizeThatFits(.by(CGFloat(width), nil)) } }
        #expect(calls.measured == 10)
    }

    @Test("AnyLayout updates the cache of a layout of the same type and makes one for another type")
    func anyLayout() {
        let builder = TreeBuilder()
        let calls = Calls()
        let leaves = [10, 20].map { builder.leaf(.fixed(CGSize(width: $0, height: 10))) }
        let node = builder.container(AnyLayout(Counting(calls: calls)), leaves)
        node.layOut(.unspecified)
        #expect(node.frame.size == CGSize(width: 30, height: 10))
        node.layout = AnyLayout(Counting(calls: calls, gap: 1))
        node.layOut(.unspecified)
        #expect(calls.made == 1 && calls.updated == 1)
        node.layout = AnyLayout(VStackLayout(alignment: .trailing, spacing: 3))
        node.layOut(.unspecified)
        #expect(node.frame.size == CGSize(width: 20, height: 23))
        #expect(leaves.map(\.frame.origin) == [CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 13)])
        node.layout = AnyLayout(AnyLayout(Counting(calls: calls)))
        node.layOut(.unspecified)
        #expect(calls.made == 2 && calls.updated == 1)
    }

    @Test("A spacer turns with the stack that AnyLayout wraps, through the modifiers around it")
    func orientation() {
        let builder = TreeBuilder()
        let space = builder.leaf(.spacer(minLength: 4))
        let node = builder.container(
            AnyLayout(HStackLayout(spacing: 0)),
            [builder.unary(PaddingLayout(.all, 1), space), builder.leaf(.flexible)])
        #expect(node.sizeThatFits(.unspecified) == CGSize(width: 16, height: 10))
        node.layout = AnyLayout(VStackLayout(spacing: 0))
        #expect(node.sizeThatFits(.unspecified) == CGSize(width: 10, height: 16))
        node.layout = AnyLayout(ZStackLayout())
        #expect(space.stackOrientation == nil)
    }

    @Test("A layout value is the innermost one set around a view, seen through modifiers, not through containers")
    func values() {
        let builder = TreeBuilder()
        let inner = builder.unary(LayoutValueLayout<Tag>(value: 1), builder.leaf(.flexible))
        #expect(builder.leaf(.flexible).layoutValue(for: Tag.self) == 7)
        #expect(inner.layoutValue(for: Tag.self) == 1)
        let padded = builder.unary(PaddingLayout(), inner)
        #expect(padded.layoutValue(for: Tag.self) == 1)
        let outer = builder.unary(LayoutValueLayout<Tag>(value: 2), padded)
        #expect(outer.layoutValue(for: Tag.self) == 1)
        #expect(builder.container(HStackLayout(), [outer]).layoutValue(for: Tag.self) == 7)
    }

    @Test("A priority is the innermost one set around a view, and that of a stack's only child if the stack has none")
    func priorities() {
        let builder = TreeBuilder()
        let inner = builder.unary(PriorityLayout(1), builder.leaf(.flexible))
        #expect(builder.unary(PriorityLayout(2), inner).priority == 1)
        let passed = builder.unary(PassThroughLayout(), builder.unary(PriorityLayout(1), builder.leaf(.flexible)))
        #expect(builder.unary(PriorityLayout(2), passed).priority == 1)
        // A padding has no priority, whatever is in it.
        let padded = builder.unary(PaddingLayout(), builder.unary(PriorityLayout(1), builder.leaf(.flexible)))
        #expect(builder.unary(PriorityLayout(2), padded).priority == 2)
        let stack = builder.container(HStackLayout(), [builder.unary(PriorityLayout(1), builder.leaf(.flexible))])
        stack.collapsesSingleChild = true
        #expect(stack.priority == 1)
        #expect(builder.unary(PriorityLayout(2), stack).priority == 2)
        let space = builder.unary(PriorityLayout(3), builder.leaf(.spacer(minLength: 4)))
        #expect(builder.unary(PriorityLayout(2), space).priority == 3)
    }

    @Test("A slice of proxies counts from 0 and places the same subviews")
    func slices() {
        let builder = TreeBuilder()
        let leaves = (0..<4).map { _ in builder.leaf(.fixed(CGSize(width: 1, height: 1))) }
        let layout = Fixed(size: CGSize(width: 10, height: 10)) { bounds, subviews in
            let slice = subviews[1..<3]
            #expect(Array(slice.indices) == [0, 1] && slice[1] == subviews[2])
            #expect(subviews[[3, 0]].map { $0 } == [subviews[3], subviews[0]])
            slice[1].place(at: CGPoint(x: bounds.minX + 7, y: 0), proposal: .unspecified)
            slice[1].place(at: CGPoint(x: bounds.minX + 8, y: 0), proposal: .unspecified)
        }
        builder.container(layout, leaves).layOut(.unspecified)
        #expect(leaves[2].frame.origin == CGPoint(x: 8, y: 0))
        #expect(leaves[0].frame.origin == CGPoint(x: 4.5, y: 4.5))
    }

    @Test("A layout is told its bounds in its parent's space, and stands the same wherever that is")
    func bounds() {
        let builder = TreeBuilder()
        let leaf = builder.leaf(.fixed(CGSize(width: 1, height: 1)))
        let layout = Fixed(size: CGSize(width: 10, height: 10)) { bounds, subviews in
            #expect(bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
            subviews[0].place(at: CGPoint(x: bounds.minX + 1, y: bounds.minY), proposal: .unspecified)
        }
        builder.unary(PaddingLayout(.all, 5), builder.container(layout, [leaf])).layOut(.unspecified)
        #expect(leaf.frame.origin == CGPoint(x: 1, y: 0))
    }

    @Test("Explicit guides of one kind merge: baselines by first and last, own guides by the mean, standard ones never")
    func combining() {
        enum Own: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
        }
        let values: [CGFloat?] = [15, nil, 40]
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 15)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 40)
        #expect(VerticalAlignment(Own.self).combineExplicit(values) == 27.5)
        #expect(HorizontalAlignment(Own.self).combineExplicit([nil]) == nil)
        #expect(VerticalAlignment.center.combineExplicit(values) == nil)
        #expect(HorizontalAlignment(Own.self) == HorizontalAlignment(Own.self))
        #expect(HorizontalAlignment(Own.self) != .leading)
    }

    @Test("The text baselines of a column are its first child's first and its last child's last")
    func baselines() {
        let builder = TreeBuilder()
        let texts = (0..<2).map { _ in
            let leaf = builder.leaf(.fixed(CGSize(width: 10, height: 20)))
            leaf.baselines = { _, _ in (14, 16) }
            return leaf
        }
        let column = builder.container(VStackLayout(spacing: 0), texts)
        let dimensions = column.dimensions(in: .unspecified)
        #expect(dimensions[VerticalAlignment.firstTextBaseline] == 14)
        #expect(dimensions[explicit: VerticalAlignment.lastTextBaseline] == 36)
        #expect(dimensions[explicit: VerticalAlignment.center] == nil)
    }
}
