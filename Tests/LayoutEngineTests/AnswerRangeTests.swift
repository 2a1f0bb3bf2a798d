import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite("Answers and how far they hold")
struct AnswerRangeTests {
    /// Counts the questions that reach a text.
    private final class Counting: LeafSizer {
        let text: LineSizer
        var questions = 0

        init(_ count: Int) { text = LineSizer(count) }

        func size(for proposal: ProposedViewSize, _ range: inout ProposalRange) -> CGSize {
            questions += 1
            return text.size(for: proposal, &range)
        }

        func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { text.baselines(in: size) }
    }

    private let builder = TreeBuilder()

    private func text(_ sizer: any LeafSizer) -> LayoutNode {
        builder.finish(SizedLeafLayoutNode(context: builder.context, sizer: sizer))
    }

    /// A row of two texts, one below the other, a spacer and a button, with padding and a background.
    private func row(_ sizer: any LeafSizer) -> LayoutNode {
        let texts = builder.container(VStackLayout(), [text(sizer), text(LineSizer(8))])
        let button = builder.unary(PaddingLayout(.all, 6), text(LineSizer(3)))
        let stack = builder.container(HStackLayout(), [texts, builder.leaf(.spacer(minLength: nil)), button])
        return builder.finish(
            SecondaryLayoutNode(
                context: builder.context, alignment: .center, primary: builder.unary(PaddingLayout(.all, 8), stack),
                secondary: [builder.leaf(.flexible)]))
    }

    @Test("A row is measured once for another width, and a text that has room is not asked at all")
    func width() {
        let sizer = Counting(12)
        let rows = [row(sizer)] + (0..<9).map { _ in row(LineSizer(9)) }
        let root = LayoutRoot(context: builder.context, roots: [builder.container(VStackLayout(spacing: 0), rows)])
        root.layout(in: CGSize(width: 400, height: 900))
        builder.context.measuredCount = 0
        sizer.questions = 0
        root.layout(in: CGSize(width: 401, height: 900))
        #expect(sizer.questions == 0)
        // The column, and in each row the stack, its spacer, and the items around that add to its size, to measure and
        // to place it.
        #expect(builder.context.measuredCount <= 1 + 10 * 11, "\(builder.context.measuredCount)")
        #expect(rows[0].frame.width == 401)
        root.node?.checkInvariants()
    }

    @Test("What is laid out in a window that grows changes only where it depends on the window")
    func window() {
        let inner = (0..<50).map { _ in row(LineSizer(9)) }
        let column = builder.container(VStackLayout(spacing: 0), inner)
        let framed = builder.unary(FrameLayout(width: 300, height: 3000), column)
        let root = LayoutRoot(
            context: builder.context, roots: [builder.container(VStackLayout(), [framed, builder.leaf(.flexible)])])
        root.layout(in: CGSize(width: 400, height: 4000))
        builder.context.placedCount = 0
        builder.context.measuredCount = 0
        root.layout(in: CGSize(width: 440, height: 4100))
        #expect(builder.context.measuredCount <= 2, "\(builder.context.measuredCount)")
        // The column of both, and its flexible item.
        #expect(builder.context.placedCount <= 2)
    }

    @Test("A padding by any inset holds for exactly the lengths that reach the range of what is in it")
    @MainActor func padding() {
        PropertyCheck("padded ranges") { source in
            (CGFloat(source.below(1 << 20)) / 7, CGFloat(source.below(1 << 12)) / 3 - 300, source.below(3))
        } run: { (steps: [(CGFloat, CGFloat, Int)]) in
            for (length, inset, kind) in steps {
                let inner = max(0, length - inset)
                let range = LengthRange(
                    lower: kind == 0 ? inner : inner / 2, upper: kind == 1 ? .infinity : inner,
                    includesUnspecified: kind == 2)
                let outer = range.expanded(by: inset, with: length)
                if !outer.contains(length) { return "\(outer) has no \(length)" }
                for end in [outer.lower, outer.upper] where !range.contains(max(0, end - inset)) {
                    return "\(end) in \(outer) is not in \(range) without \(inset)"
                }
                if outer.includesUnspecified != range.includesUnspecified { return "\(outer)" }
            }
            return nil
        }.check(sequences: 50, length: 20)
    }

    @Test("A stack whose children answer alike for all lengths has one answer")
    func inflexible() {
        let sizer = Counting(4)
        let column = builder.container(VStackLayout(), [text(sizer), text(LineSizer(6))])
        let size = column.sizeThatFits(.by(200, 100))
        builder.context.measuredCount = 0
        sizer.questions = 0
        for proposal in [ProposedViewSize.unspecified, .infinity, .by(30, 0), .by(500, nil), .by(nil, 3)] {
            #expect(column.sizeThatFits(proposal) == size)
        }
        #expect(builder.context.measuredCount == 0)
        #expect(column.sizeThatFits(.by(29, 0)) != size)
        #expect(sizer.questions > 0)
    }

    @Test("A text that changes makes the answers invalid that hold for a range because of it")
    func change() {
        let leaf = builder.leaf(.fixed(CGSize(width: 50, height: 10)))
        let frame = builder.unary(FlexibleFrameLayout(minWidth: 20), leaf)
        let root = LayoutRoot(context: builder.context, roots: [frame])
        root.layout(in: CGSize(width: 100, height: 100))
        #expect(frame.frame.width == 50)
        leaf.sizing = .fixed(CGSize(width: 80, height: 10))
        root.layout(in: CGSize(width: 90, height: 100))
        #expect(frame.frame.width == 80)
        leaf.sizing = .flexible
        root.layout(in: CGSize(width: 90, height: 100))
        #expect(frame.frame.width == 90)
        root.node?.checkInvariants()
    }
}
