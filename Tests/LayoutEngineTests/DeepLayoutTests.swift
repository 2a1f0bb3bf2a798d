import Foundation
import Synchronization
import TestSupport
import Testing
import BridgedEnvironment

@testable import LayoutEngine

@Suite("Items nested deep") struct DeepLayoutTests {
    /// What is nested in itself.
    enum Kind: String, CaseIterable, Sendable {
        case column, columnOfTwo, row, depth, grid, padding, frame, flexibleFrame, overlay, fitting, guide, priority
        case user, userGuides
    }

    @Test("10,000 levels are measured and placed on a stack of 512 KB, in linear time", arguments: Kind.allCases)
    func deep(_ kind: Kind) {
        let counts = Mutex<[Int: Int]>([:])
        let issues = Mutex<[String]>([])
        for levels in [1, 100, 1_000, 10_000] {
            onThread(stackSize: 512 << 10) {
                let builder = TreeBuilder()
                let leaf = builder.leaf(.fixed(CGSize(width: 10, height: 10)))
                let top = nested(leaf, in: kind, levels, builder)
                top.layOut(.by(400, 300))
                let count = builder.context.measuredCount
                counts.withLock { $0[levels] = count }
                #expect(leaf.placedSize == CGSize(width: 10, height: 10))
                if kind == .user { #expect(top.placedSize == CGSize(width: 10, height: 10 + levels)) }
                if kind == .columnOfTwo { #expect(top.placedSize.height == CGFloat(10 + levels)) }
                leaf.sizing = .fixed(CGSize(width: 10, height: 20))
                top.layOut(.by(400, 300))
                #expect(leaf.placedSize == CGSize(width: 10, height: 20))
                if kind == .user { #expect(top.placedSize == CGSize(width: 10, height: 20 + levels)) }
                issues.withLock { $0 += builder.reported.map(\.description) }
            }
        }
        #expect(issues.withLock { $0 } == [])
        let counted = counts.withLock { $0 }
        // What is begun again at the end of the stack counts twice.
        #expect(counted[10_000, default: .max] <= 25 * counted[1_000, default: 0], "\(counted)")
    }

    @Test("What is laid out deep has the frames it has with room for every call", arguments: Kind.allCases)
    func sameFrames(_ kind: Kind) {
        func frames(stackSize: Int) -> [CGRect] {
            let frames = Mutex<[CGRect]>([])
            onThread(stackSize: stackSize) {
                let builder = TreeBuilder()
                let leaf = builder.leaf(.flexible)
                let top = nested(leaf, in: kind, 2_000, builder)
                top.layOut(.by(4000, 3000))
                #expect((builder.context.trampoline.interruptedCount > 0) == (stackSize < 1 << 20))
                top.checkInvariants()
                var node: LayoutNode? = leaf
                while let here = node {
                    frames.withLock { $0.append(here.frame) }
                    node = here.parent
                }
            }
            return frames.withLock { $0 }
        }
        let expected = frames(stackSize: 256 << 20)
        #expect(expected.count > 2_000)
        #expect(frames(stackSize: 384 << 10) == expected)
    }

    @Test("Where the stack holds no call, an item is left out and that is reported once")
    func leftOut() {
        let reports = Mutex<[String]>([])
        onThread(stackSize: 512 << 10) {
            let builder = TreeBuilder()
            let top = nested(builder.leaf(.flexible), in: .user, 10, builder)
            atEndOfStack(leaving: 128 << 10) {
                #expect(top.sizeThatFits(.by(100, 100)) == .zero)
                #expect(top.sizeThatFits(.by(200, 100)) == .zero)
            }
            reports.withLock { $0 += builder.reported.map(\.description) }
        }
        let texts = reports.withLock { $0 }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("no stack is left") == true)
    }

    @Test("A layout that asks for other sizes each time comes to an end")
    func restless() {
        let count = Mutex(0)
        onThread(stackSize: 256 << 10) {
            let builder = TreeBuilder()
            var node: LayoutNode = builder.leaf(.flexible)
            for _ in 0..<200 { node = builder.container(RestlessLayout(), [node]) }
            _ = node.sizeThatFits(.by(100, 100))
            let asked = builder.context.trampoline.interruptedCount
            count.withLock { $0 = asked }
        }
        #expect(count.withLock { $0 } > 0)
    }
}

/// Nests a node in nodes of one kind.
private func nested(
    _ leaf: LayoutNode, in kind: DeepLayoutTests.Kind, _ levels: Int, _ builder: TreeBuilder
) -> LayoutNode {
    var node = leaf
    func dot() -> LayoutNode { builder.leaf(.fixed(CGSize(width: 1, height: 1))) }
    for _ in 0..<levels {
        switch kind {
        case .column: node = builder.container(VStackLayout(), [node])
        case .columnOfTwo: node = builder.container(VStackLayout(spacing: 0), [node, dot()])
        case .row: node = builder.container(HStackLayout(alignment: .firstTextBaseline), [node, dot()])
        case .depth: node = builder.container(ZStackLayout(), [node, dot()])
        case .grid: node = builder.container(GridLayout(), [node, dot()])
        case .padding: node = builder.unary(PaddingLayout(.all, 0), node)
        case .frame: node = builder.unary(FrameLayout(width: nil, height: 40, alignment: .center), node)
        case .flexibleFrame:
            node = builder.unary(
                FlexibleFrameLayout(
                    minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
                    maxHeight: nil, alignment: .center), node)
        case .overlay:
            node = builder.finish(
                SecondaryLayoutNode(context: builder.context, primary: node, secondary: [dot()]))
        case .fitting:
            let fitting = FittingLayoutNode(context: builder.context, axes: [.horizontal, .vertical])
            fitting.setChildren([node, dot()])
            node = fitting
        case .guide:
            node = builder.container(
                VStackLayout(alignment: .leading, spacing: 0),
                [builder.unary(AlignmentGuideLayout(HorizontalAlignment.leading) { $0[.leading] }, node), dot()])
        case .priority: node = builder.unary(OffsetLayout(x: 0, y: 0), node)
        case .user: node = builder.container(OneMore(), [node])
        case .userGuides:
            node = builder.container(
                OneMore(),
                [builder.unary(AlignmentGuideLayout(VerticalAlignment.top) { $0[VerticalAlignment.top] + 0 }, node)])
        }
    }
    return node
}

/// Asks its subview for another size whenever it is asked.
private struct RestlessLayout: Layout {
    static let count = Mutex(0)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = Self.count.withLock { count in
            count += 1
            return count
        }
        return subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat(width), height: 10))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
