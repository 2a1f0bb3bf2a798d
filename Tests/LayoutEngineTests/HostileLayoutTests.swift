import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// Returns a number as its lengths, and places its subviews there.
private struct Numbers: Layout {
    var number: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: number, height: number)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: number, y: -number), anchor: UnitPoint(x: number, y: 0.5),
                proposal: ProposedViewSize(width: number, height: nil))
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { number }
}

@Suite("Hostile numbers and numbers of views")
struct HostileLayoutTests {
    private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -5, -1e308, 1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e18,
    ]

    private func surroundings(_ builder: TreeBuilder, _ make: () -> LayoutNode) -> [LayoutNode] {
        func leaf() -> LayoutNode { builder.leaf(.flexible) }
        return [
            builder.container(HStackLayout(), [make(), leaf(), make()]),
            builder.container(VStackLayout(alignment: .trailing), [leaf(), make(), make()]),
            builder.container(ZStackLayout(alignment: .bottomTrailing), [make(), leaf()]),
            builder.container(GridLayout(), [make(), leaf(), make()]),
            builder.container(AnyLayout(HStackLayout(spacing: 1)), [make(), leaf()]),
            builder.unary(FrameLayout(width: 40, height: nil), make()),
            builder.unary(FlexibleFrameLayout(minWidth: 5, maxWidth: .infinity, maxHeight: 30), make()),
            builder.unary(PaddingLayout(.all, 7), make()),
            builder.unary(FixedSizeLayout(horizontal: true, vertical: false), make()),
            builder.unary(AspectRatioLayout(1.5, contentMode: .fill), make()),
            builder.unary(AspectRatioLayout(nil, contentMode: .fit), make()),
            builder.unary(PositionLayout(x: 3, y: 4), make()),
            builder.finish(
                SecondaryLayoutNode(context: builder.context, alignment: .bottom, primary: make(), secondary: [make()])),
        ]
    }

    @Test("A user's layout that answers and places by any number leaves every frame a finite one, in any container")
    func numbers() {
        for number in Self.numbers {
            for proposal in [ProposedViewSize.unspecified, .zero, .infinity, .by(100, 50), .by(nil, 1e308)] {
                let builder = TreeBuilder()
                let nodes = surroundings(builder) {
                    builder.mark(builder.container(Numbers(number: number), [builder.mark(builder.leaf(.flexible))]))
                }
                for node in nodes {
                    let size = node.sizeThatFits(proposal)
                    #expect(size.width >= 0 && size.height >= 0)
                    node.layOut(proposal)
                }
                for item in builder.marked {
                    let frame = item.absoluteFrame
                    #expect(
                        frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite
                            && frame.height.isFinite, "\(number) \(proposal) \(frame)")
                }
                var seen: Set<String> = []
                for issue in builder.reported {
                    #expect(seen.insert("\(issue.kind) \(issue.layoutType)").inserted, "reported twice: \(issue)")
                }
                if !(number >= 0 && number < .infinity) {
                    #expect(builder.reported.contains { $0.layoutType.contains("Numbers") })
                }
            }
        }
    }

    @Test("Containers of no children and of 100,000 are laid out", arguments: [0, 100_000])
    func counts(_ count: Int) {
        let builder = TreeBuilder()
        func leaves() -> [LayoutNode] {
            (0..<count).map {
                $0 % 2 == 0 ? builder.leaf(.flexible) : builder.leaf(.fixed(CGSize(width: 1, height: 1)))
            }
        }
        let nodes: [LayoutNode] = [
            builder.container(HStackLayout(spacing: 0), leaves()), builder.container(GridLayout(), leaves()),
            builder.container(Numbers(number: 5), leaves()),
        ]
        for node in nodes {
            node.layOut(.by(300, 200))
            builder.context.measuredCount = 0
            node.layOut(.by(300, 200))
            #expect(builder.context.measuredCount == 0)
        }
        #expect(builder.reported.isEmpty)
    }

    @Test("No node in nested flexible stacks is asked more than 9 different proposals, at any depth")
    func proposals() {
        final class Log { var counts: [Int: Int] = [:] }
        func most(_ depth: Int) -> Int {
            let log = Log()
            let builder = TreeBuilder()
            func leaf(_ level: Int, _ index: Int) -> LayoutNode {
                let key = level * 4 + index
                return builder.leaf(
                    .custom {
                        log.counts[key, default: 0] += 1
                        return $0.replacingUnspecifiedDimensions()
                    })
            }
            var node = leaf(0, 0)
            for level in 1...depth {
                let children = [leaf(level, 1), node, leaf(level, 2)]
                node =
                    level % 2 == 0
                    ? builder.container(HStackLayout(), children) : builder.container(VStackLayout(), children)
            }
            LayoutRoot(context: builder.context, roots: [node]).layout(in: CGSize(width: 4_000, height: 3_000))
            return log.counts.values.max() ?? 0
        }
        let counts = [5, 10, 20, 40].map(most)
        #expect(counts.allSatisfy { $0 <= 9 }, "\(counts)")
        #expect(counts[1] == counts[2] && counts[2] == counts[3], "\(counts)")
    }

    @Test("A leaf of other size is measured with the chain above it, as far as answers differ, at any number of leaves")
    func chain() {
        func touched(_ width: Int) -> (measured: Int, placed: Int) {
            let builder = TreeBuilder()
            let leaf = builder.leaf(.fixed(CGSize(width: 10, height: 10)))
            var rows: [LayoutNode] = [leaf]
            for level in 0..<3 {
                rows += (1..<width).map { _ in builder.leaf(.fixed(CGSize(width: 10, height: 10))) }
                let row: LayoutNode =
                    level == 1
                    ? builder.unary(FrameLayout(width: 5_000, height: 5_000), builder.container(VStackLayout(), rows))
                    : builder.container(HStackLayout(), rows)
                rows = [row]
            }
            let root = LayoutRoot(context: builder.context, roots: rows)
            root.layout(in: CGSize(width: 8_000, height: 8_000))
            builder.context.measuredCount = 0
            builder.context.placedCount = 0
            leaf.sizing = .fixed(CGSize(width: 30, height: 10))
            root.layout(in: CGSize(width: 8_000, height: 8_000))
            return (builder.context.measuredCount, builder.context.placedCount)
        }
        let (few, many) = (touched(4), touched(1_000))
        #expect(few.placed <= 8 && many.placed <= 8)
        #expect(few.measured <= 100)
    }

    @Test("No size and no place is minus zero") func minusZero() {
        func isPlain(_ number: CGFloat) -> Bool { number != 0 || number.sign == .plus }
        func isPlain(_ size: CGSize) -> Bool { isPlain(size.width) && isPlain(size.height) }
        struct Careless: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: -0.0, height: -0.0)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for subview in subviews {
                    subview.place(at: CGPoint(x: -0.0, y: -0.0), proposal: ProposedViewSize(width: -0.0, height: -0.0))
                }
            }
        }
        let builder = TreeBuilder()
        let trees = [
            K, F(-0.0, -0.0), Tree { $0.leaf(.fixed(CGSize(width: -0.0, height: -0.0))) },
            Tree { $0.leaf(.custom { _ in CGSize(width: -0.0, height: -0.0) }) }, K.padding(.all, -0.0),
            K.offset(-0.0, -0.0),
        ]
        let node = custom(Careless(), trees).build(builder)
        #expect(isPlain(node.sizeThatFits(.zero)))
        node.layOut(ProposedViewSize(width: -0.0, height: -0.0))
        for item in (node as? ContainerLayoutNode)?.children ?? [] {
            #expect(isPlain(item.sizeThatFits(ProposedViewSize(width: -0.0, height: -0.0))))
            #expect(isPlain(item.frame.origin.x) && isPlain(item.frame.origin.y) && isPlain(item.frame.size))
        }
        #expect(isPlain(PixelGrid.roundedUp(0, scale: 2)))
    }
}

extension LayoutPropertyTests {
    @Test(
        "A size answers the proposal alone, whatever was asked or laid out before",
        arguments: 1...60 as ClosedRange<UInt64>)
    func function(seed: UInt64) {
        var random = SplitMix64(seed: seed &* 977)
        let spec = Spec.random(4, &random)
        var answers: [CGSize] = []
        for proposal in Self.proposals { answers.append(spec.build(TreeBuilder()).sizeThatFits(proposal)) }
        let node = spec.build(TreeBuilder())
        for _ in 0..<3 {
            for index in Self.proposals.indices.shuffled(using: &random) {
                #expect(node.sizeThatFits(Self.proposals[index]) == answers[index], "seed \(seed) \(spec)")
                if Bool.random(using: &random) { node.layOut(.by(150, 120)) }
            }
        }
    }
}
