import Foundation
import LayoutEngine
import Testing

@Suite("Spacing preferences")
struct LayoutSpacingTests {
    private let text = ViewSpacing.text(ascender: 12, descender: 3, leading: 0, capHeight: 9)

    @Test("Views without a preference keep 8 points on both axes")
    func none() {
        for first in [ViewSpacing(), .ordinary] {
            for second in [ViewSpacing(), .ordinary] {
                #expect(first.distance(to: second, along: .horizontal) == 8)
                #expect(first.distance(to: second, along: .vertical) == 8)
            }
        }
    }

    @Test("A plain preference of one side is enough, and of two the larger counts")
    func plain() {
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
        #expect(ViewSpacing().distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing.zero.distance(to: .ordinary, along: .horizontal) == 0)
    }

    @Test("A spacer prefers 0 along its stack only, and on all edges outside a stack")
    func spacers() {
        #expect(ViewSpacing.spacer(along: .horizontal).distance(to: .ordinary, along: .horizontal) == 0)
        #expect(ViewSpacing.spacer(along: .horizontal).distance(to: .ordinary, along: .vertical) == 8)
        #expect(ViewSpacing.spacer(along: nil).distance(to: .ordinary, along: .vertical) == 0)
    }

    @Test("Text keeps its own distances above, below and from text, and 8 points beside")
    func texts() {
        // Line height 15, extra 1.5 rounded up to 2.
        #expect(ViewSpacing.ordinary.distance(to: text, along: .vertical) == 5)
        #expect(text.distance(to: .ordinary, along: .vertical) == 8)
        #expect(text.distance(to: text, along: .vertical) == 0)
        #expect(text.distance(to: text, along: .horizontal) == 8)
        #expect(text.distance(to: ViewSpacing(), along: .vertical) == 8)
    }

    @Test("A union keeps the larger preference on the given edges and leaves the others")
    func union() {
        let top = ViewSpacing().union(.zero, edges: .top)
        #expect(ViewSpacing().distance(to: top, along: .vertical) == 0)
        #expect(top.distance(to: ViewSpacing(), along: .vertical) == 8)
        var all = ViewSpacing()
        all.formUnion(.zero)
        #expect(all.distance(to: ViewSpacing(), along: .horizontal) == 0)
    }

    private func gap(_ first: Tree, _ second: Tree) -> CGFloat {
        H(nil, .center, first, second).build(TreeBuilder()).sizeThatFits(.unspecified).width
            - first.build(TreeBuilder()).sizeThatFits(.unspecified).width
            - second.build(TreeBuilder()).sizeThatFits(.unspecified).width
    }

    @Test("A stack shows its first and last child along it, an empty stack nothing at all")
    func stacks() {
        let padded = H(nil, .center, F(5, 5), spacer(0).frame(0))
        #expect(gap(padded, F(5, 5)) == 0)
        #expect(gap(F(5, 5), padded) == 8)
        #expect(gap(F(5, 5), H()) == 0)
        #expect(gap(F(5, 5), V(nil, .center, F(1, 1), F(1, 1))) == 8)
    }

    @Test("A stack along z shows the children of the highest priority")
    func pile() {
        let zero = custom(Fixed(size: .zero), [])
        #expect(gap(F(5, 5), Z(.center, zero.priority(1), F(5, 5))) == 0)
        #expect(gap(F(5, 5), Z(.center, zero, F(5, 5).priority(1))) == 8)
    }

    @Test("A frame gives the edges of its axes the ordinary preference, except around a spacer")
    func frames() {
        let zero = custom(Fixed(size: .zero), [])
        #expect(gap(F(5, 5), zero) == 0)
        #expect(gap(F(5, 5), zero.frame(3)) == 8)
        #expect(gap(F(5, 5), zero.frame(nil, 3)) == 0)
        #expect(gap(F(5, 5), spacer(0).frame(3)) == 0)
        #expect(gap(F(5, 5), zero.padding(.leading, 3)) == 8)
        #expect(gap(F(5, 5), zero.padding(.top, 3)) == 0)
        #expect(gap(F(5, 5), zero.position(1, 1)) == 8)
    }

    @Test("Explicit spacing is used as it is, also next to a spacer and below 0")
    func explicit() {
        #expect(
            H(20, .center, F(20, 20), spacer(0), F(20, 20)).build(TreeBuilder()).sizeThatFits(.unspecified).width == 80)
        #expect(H(-5, .center, F(20, 20), F(20, 20)).build(TreeBuilder()).sizeThatFits(.unspecified).width == 35)
    }

    @Test("Leading is right in right-to-left layout", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func direction(_ direction: LayoutDirection) {
        func width(_ second: Tree) -> CGFloat {
            let builder = TreeBuilder()
            builder.direction = direction
            return H(nil, .center, F(5, 5), second).build(builder).sizeThatFits(.unspecified).width
        }
        let zero = custom(Fixed(size: .zero), [])
        #expect(width(zero.padding(.leading, 3)) == CGFloat(5 + 8 + 3))
        #expect(width(zero.padding(.trailing, 3)) == CGFloat(5 + 0 + 3))
    }
}
