import Foundation
import LayoutEngine

/// Gives the child more room than the item itself has, where the item comes as far as the limit of the safe area.
private struct IgnoringLayout: PlacedLayout {
    let edges: Edge.Set
    /// How far what is not safe reaches beyond the item.
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
    /// Lets this view reach out of the safe area on some edges, where it comes as far as its limit.
    ///
    /// The view determines its size as before; where it touches what is not safe, it is then placed in that much more
    /// room. There is no keyboard, so regions without `.container` change nothing.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(PlacedLayoutModifier(IgnoringLayout(edges: regions.contains(.container) ? edges : [])))
    }
}
