import Foundation

/// Extends the child beyond the item into the unsafe space that the item touches.
package struct SafeAreaIgnoringLayout: UnaryLayout {
    /// The edges on which it does.
    package let edges: Edge.Set
    /// The distances by which unsafe space extends beyond the item.
    private var insets = EdgeInsets()

    /// Makes a layout that extends its child on some edges.
    package init(edges: Edge.Set) { self.edges = edges }

    package func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        if insets == EdgeInsets() { return (.zero, proposal) }
        let room = CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
        return (CGPoint(x: -insets.leading, y: -insets.top), Proposal(room))
    }

    package var ownPriority: Double? { nil }
    package var movesGuides: Bool { false }
    package var safeAreaRole: SafeAreaRole { .ignores(edges) }
    package static var dependsOnPosition: Bool { true }

    package mutating func takeValues(of other: SafeAreaIgnoringLayout) { insets = other.insets }

    package mutating func positionDidChange(of item: LayoutNode) -> Bool {
        var new = item.safeAreaInsets
        if !edges.contains(.top) { new.top = 0 }
        if !edges.contains(.leading) { new.leading = 0 }
        if !edges.contains(.bottom) { new.bottom = 0 }
        if !edges.contains(.trailing) { new.trailing = 0 }
        defer { insets = new }
        return new != insets
    }
}
