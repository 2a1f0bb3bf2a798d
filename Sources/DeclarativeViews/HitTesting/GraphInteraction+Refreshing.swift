import Foundation
import LayoutEngine

/// Contents that can be refreshed.
extension GraphInteraction {
    /// Returns the innermost scroll view at a point whose contents can be pulled; `nil` for none.
    package func pullable(at point: CGPoint) -> ScrollingNode? {
        var node = item(at: point, includesViewports: true)
        while let here = node {
            if case .scrolls = here.hitRole, let owner = here.scrollState?.owner, owner.canBePulled { return owner }
            node = here.parent
        }
        return nil
    }

    /// Returns the innermost scroll view around the focused view whose contents can be refreshed; `nil` for none.
    package func refreshable(around target: TapTarget) -> ScrollingNode? {
        var node: _ViewNode? = target.viewNode
        while let here = node {
            if let scroller = here as? ScrollingNode, scroller.canRefresh { return scroller }
            node = here.parent
        }
        return nil
    }

    /// Returns the first scroll view whose contents can be refreshed; `nil` for none.
    package var firstRefreshable: ScrollingNode? {
        root?.first { ($0 as? ScrollingNode)?.canRefresh == true && !$0.departs } as? ScrollingNode
    }
}
