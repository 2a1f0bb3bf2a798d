import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// Contents that are refreshed.
extension ScrollingNode {
    /// The action that refreshes the contents; `nil` if they cannot be refreshed.
    private var refreshAction: RefreshAction? {
        isTornDown || !axes.includes(.vertical) ? nil : EnvironmentValues(map: scope.map).refresh
    }

    /// Whether a key can have the contents refreshed.
    final var canRefresh: Bool { !state.pull.isRefreshing && isScrollEnabled && refreshAction != nil }

    /// Whether a touch can pull the contents.
    package final var canBePulled: Bool {
        state.isAtStart && isScrollEnabled && isPullableBySize && refreshAction != nil
    }

    /// Pulls the contents by points, or lets them go back. Returns how many of these they took.
    package final func pull(by distance: CGFloat) -> CGFloat {
        guard refreshAction != nil else { return 0 }
        var taken: CGFloat = 0
        changePull { taken = $0.pull(by: distance) }
        if state.pull.isDue { runRefreshAction() }
        return taken
    }

    /// The touch that pulled has gone.
    package final func letGo() { changePull { $0.letGo() } }

    /// Refreshes the contents, and shows them from their start. Returns whether they are refreshing now.
    package final func refresh() -> Bool {
        guard canRefresh else { return false }
        _ = scroll(by: CGVector(dx: 0, dy: -state.offset.y))
        runRefreshAction()
        return true
    }

    private func runRefreshAction() {
        guard let action = refreshAction else { return }
        changePull { $0.begin() }
        refreshing = Task { @MainActor [weak self] in
            await action()
            guard let self else { return }
            refreshing = nil
            changePull { $0.end() }
        }
    }

    private func changePull(_ change: (inout RefreshPull) -> Void) {
        let before = state.pull
        state.changePull(change)
        if state.pull == before || isTornDown { return }
        item?.invalidateSize()
        item?.displayDidChange()
        graph.layoutDidChange()
    }

    /// The mark of contents that are pulled or refreshed, in the coordinates of the item; `nil` for none.
    final var refreshMark: DisplayList? {
        let middle = CGPoint(x: state.viewport.width / 2, y: -state.offset.y)
        guard middle.y > 0, let ring = state.pull.mark(above: middle) else { return nil }
        var context = DrawingContext()
        context.clip(to: .rect(CGRect(origin: .zero, size: state.viewport)))
        context.stroke(ring, with: .color(RefreshPull.color), pen: RefreshPull.pen)
        return context.finish()
    }
}
