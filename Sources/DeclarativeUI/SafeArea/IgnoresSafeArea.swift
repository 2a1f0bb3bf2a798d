import Foundation
import LayoutEngine

/// Extends the child beyond the item into the unsafe space that the item touches.
private struct IgnoringLayout: PlacedLayout {
    let edges: Edge.Set
    /// The distances by which unsafe space extends beyond the item.
    var surroundings = EdgeInsets()

    func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        let insets = surroundings
        let room = CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
        return (CGPoint(x: -insets.leading, y: -insets.top), insets == EdgeInsets() ? proposal : Proposal(room))
    }

    var ownPriority: Double? { nil }
    var movesGuides: Bool { false }
    var safeAreaRole: SafeAreaRole { .ignores(edges) }

    func surroundings(of item: LayoutNode, at node: _ViewNode) -> EdgeInsets {
        var insets = item.safeAreaInsets
        if !edges.contains(.top) { insets.top = 0 }
        if !edges.contains(.leading) { insets.leading = 0 }
        if !edges.contains(.bottom) { insets.bottom = 0 }
        if !edges.contains(.trailing) { insets.trailing = 0 }
        return insets
    }
}

extension View {
    /// Extends this view beyond the safe area on some edges, where it touches the unsafe space.
    ///
    /// Its size is determined as before; where it touches the unsafe space, it is then placed in the extended area.
    /// There is no on-screen keyboard, so regions without `.container` have no effect.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(PlacedLayoutModifier(IgnoringLayout(edges: regions.contains(.container) ? edges : [])))
    }
}
