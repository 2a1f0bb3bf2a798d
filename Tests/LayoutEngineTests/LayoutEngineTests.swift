import Foundation
import LayoutEngine
import Testing

/// Sizes and places by functions that a test gives.
private struct Hostile: Layout {
    var size: CGSize = CGSize(width: 10, height: 10)
    var position: CGPoint = .zero
    var proposal: ProposedViewSize = .unspecified
    var guide: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: position, proposal: self.proposal) }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { self.guide }
}

/// A user's column, by way of the built-in one.
private struct Column: Layout {
    func makeCache(subviews: Subviews) -> VStackLayout.Cache { VStackLayout().makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache) -> CGSize {
        VStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
    ) {
        VStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

@Suite("Engine")
struct LayoutEngineTests {
    @Test("A size that is NaN or negative becomes 0 and is reported once for the layout's type")
    func hostileSizes() {
        let builder = TreeBuilder()
        for size in [CGSize(width: CGFloat.nan, height: -5), CGSize(width: -CGFloat.infinity, height: .nan)] {
            let node = builder.container(Hostile(size: size), [])
            #expect(node.sizeThatFits(.by(50, 50)) == .zero)
        }
        #expect(builder.reported.count == 1)
        #expect(builder.reported.first?.description.contains("Hostile") == true)
    }

    @Test("An infinite answer stands where infinity was proposed and is put right elsewhere")
    func infiniteSizes() {
        let builder = TreeBuilder()
        let node = builder.container(Hostile(size: CGSize(width: CGFloat.infinity, height: .infinity)), [])
        #expect(node.sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(builder.reported.isEmpty)
        #expect(node.sizeThatFits(.by(30, nil)) == CGSize(width: 30, height: 10))
        #expect(builder.reported.count == 1)
    }

    @Test("A place that is no number counts as 0 and is reported; an infinite size takes the container's")
    func hostilePlaces() {
        let builder = TreeBuilder()
        let child = builder.leaf(.flexible)
        let node = builder.container(
            Hostile(position: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .infinity), [child])
        node.layOut(.by(100, 100))
        #expect(child.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(builder.reported.map(\.kind) == [.invalidProposal, .invalidPosition])
    }

    @Test("A guide that is no number is ignored and reported")
    func hostileGuides() {
        let builder = TreeBuilder()
        let row = builder.container(
            HStackLayout(alignment: .top, spacing: 0),
            [builder.container(Hostile(guide: .nan), []), builder.leaf(.fixed(CGSize(width: 5, height: 5)))])
        #expect(row.sizeThatFits(.unspecified) == CGSize(width: 15, height: 10))
        #expect(builder.reported.map(\.kind) == [.invalidAlignment])
    }

    @Test("A proxy placed outside placeSubviews stays where it was, and that is reported")
    func placedEarly() {
        struct Early: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                subviews[0].place(at: CGPoint(x: 5, y: 5), proposal: .unspecified)
                return CGSize(width: 30, height: 30)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
        }
        let builder = TreeBuilder()
        let child = builder.leaf(.fixed(CGSize(width: 10, height: 10)))
        let node = builder.container(Early(), [child])
        node.layOut(.unspecified)
        #expect(child.frame.origin == CGPoint(x: 10, y: 10))
        #expect(builder.reported.map(\.kind) == [.placedOutsidePass])
    }

    @Test("A frame of impossible lengths ignores them and reports it")
    func hostileFrames() {
        let builder = TreeBuilder()
        let node = F(20, 20).frame(-5, .nan).flexibleFrame(minWidth: .infinity, maxHeight: .nan).build(builder)
        #expect(node.sizeThatFits(.unspecified) == CGSize(width: 20, height: 20))
        #expect(builder.reported.count == 2)
    }

    @Test("1,000 nested containers of two children each lay out within a stack of 8 MB", arguments: [false, true])
    func deep(ofUser: Bool) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let builder = TreeBuilder()
            var node: LayoutNode = builder.leaf(.flexible)
            for _ in 0..<1000 {
                let children = [node, builder.leaf(.flexible)]
                node =
                    ofUser
                    ? builder.unary(PaddingLayout(.all, 0.001), builder.container(Column(), children))
                    : builder.container(VStackLayout(), children)
            }
            let root = LayoutRoot(context: builder.context, roots: [node])
            root.layout(in: CGSize(width: 100, height: 100))
            root.layout(in: CGSize(width: 100, height: 20000))
            done.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        done.wait()
    }

    @Test("A change of priority, layout value or guide reaches the container through wrapping modifiers")
    func attributes() {
        let builder = TreeBuilder()
        let first = builder.unary(PriorityLayout(0), builder.leaf(.flexible))
        let row = builder.container(
            HStackLayout(spacing: 0), [builder.unary(PassThroughLayout(), first), builder.leaf(.flexible)])
        row.layOut(.by(100, 10))
        #expect(first.absoluteFrame.width == 50)
        first.layout = PriorityLayout(1)
        row.layOut(.by(100, 10))
        #expect(first.absoluteFrame.width == 100)
    }

    @Test("A node freed at the end of a chain of 100,000 does not overflow the stack")
    func freeing() {
        let builder = TreeBuilder()
        var node: LayoutNode = builder.leaf(.flexible)
        // Built from the inside, without layout.
        for level in 0..<100_000 {
            node =
                level % 2 == 0
                ? builder.container(Fixed(size: .zero), [node]) : builder.unary(PassThroughLayout(), node)
        }
        node = builder.leaf(.flexible)
        #expect(node.parent == nil)
    }

    @Test("Secondary items can be exchanged; several are grouped and follow the reading direction")
    func secondary() {
        let builder = TreeBuilder()
        func fixed(_ width: CGFloat) -> LeafLayoutNode { builder.leaf(.fixed(CGSize(width: width, height: 10))) }
        let (first, second) = (fixed(10), fixed(20))
        let node = SecondaryLayoutNode(
            context: builder.context, alignment: .topLeading, primary: fixed(100), secondary: [first])
        node.layOut(.unspecified)
        #expect(first.absoluteFrame.minX == 0)
        node.setSecondary([first, second])
        node.layOut(.unspecified)
        #expect(first.absoluteFrame.minX == 5 && second.absoluteFrame.minX == 0)
        node.layoutDirection = .rightToLeft
        node.layOut(.unspecified)
        #expect(first.absoluteFrame.minX == 85 && second.absoluteFrame.minX == 80)
        node.setSecondary([second])
        node.layOut(.unspecified)
        #expect(first.parent == nil && second.absoluteFrame.minX == 80)
        node.setSecondary([])
        node.layOut(.unspecified)
        #expect(second.parent == nil)
    }

    @Test("A node added to a second parent traps and says how to move it")
    func twoParents() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let builder = TreeBuilder()
            let leaf = builder.leaf(.flexible)
            let first = builder.container(HStackLayout(), [leaf])
            let second = builder.container(HStackLayout(), [leaf])
            print(first.frame, second.frame)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("one parent"))
    }
}
