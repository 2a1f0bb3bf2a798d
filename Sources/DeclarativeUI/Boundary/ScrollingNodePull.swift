import DeclarativeViews
import Foundation
import ImperativeUI

/// Lets touches and keys of a hosting view refresh the contents of a scroll view in it.
final class ScrollingNodePull: Pullable {
    private weak var scroller: ScrollingNode?

    fileprivate init(_ scroller: ScrollingNode) { self.scroller = scroller }

    func pull(by distance: CGFloat) -> CGFloat { scroller?.pull(by: distance) ?? 0 }
    func letGo() { scroller?.letGo() }
    var canBePulled: Bool { scroller?.canBePulled ?? false }
    func refresh() -> Bool { scroller?.refresh() ?? false }
}

extension _UIHostingView {
    /// Returns the contents at a location that can be refreshed; `nil` for none.
    package final func pullableContents(_ location: PullLocation) -> (any Pullable)? {
        layoutIfNeeded()
        let scroller =
            switch location {
            case .point(let point): interaction.pullable(at: local(point))
            case .focused(let object): (object as? TapTarget).flatMap { interaction.refreshable(around: $0) }
            case .anywhere: interaction.firstRefreshable
            }
        return scroller.map { ScrollingNodePull($0) }
    }
}
