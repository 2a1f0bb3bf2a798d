import Foundation
import LayoutEngine
import BridgedEnvironment

/// Watches whether any part of a node can be seen, for animations that run only while it can.
@MainActor final class SeenWatch: PictureWatcher {
    // The node owns this, and ends it with its life.
    @Unretained private var node: _ViewNode
    private let didChange: @MainActor (Bool) -> Void
    private var hasBegun = false
    /// Whether the node could be seen when it looked last.
    private(set) var isSeen = false

    init(_ node: _ViewNode, didChange: @escaping @MainActor (Bool) -> Void) {
        self.node = node
        self.didChange = didChange
    }

    /// Looks now, and again when pictures have changed. Returns whether the node can be seen.
    @discardableResult func begin() -> Bool {
        isSeen = node.isSeenAnywhere
        if !hasBegun { StepWatch.shared.add(self) }
        hasBegun = true
        return isSeen
    }

    func end() {
        if hasBegun { StepWatch.shared.remove(self) }
        hasBegun = false
    }

    func look() {
        let now = node.isSeenAnywhere
        if now == isSeen { return }
        isSeen = now
        didChange(now)
    }
}

extension _ViewNode {
    /// Whether a part of one of the node's items can be seen. Costs a step for each item around it.
    final var isSeenAnywhere: Bool {
        if isTornDown || isUnselected { return false }
        for item in LayoutItemCollector.items(at: self) {
            // An item without a size may have one later.
            let size = CGSize(width: max(1, item.placedSize.width), height: max(1, item.placedSize.height))
            if item.isSeen(CGRect(origin: .zero, size: size), by: graph.delegate) { return true }
        }
        return false
    }
}

/// A layout that changes nothing but makes an item of its own, on which inner effects do not count. So a view that
/// makes itself transparent, or moves out of sight, still counts as seen in its frame, and may come back.
struct WatchedLayout: UnaryLayout {
    var ownPriority: Double? { nil }
}

extension View {
    /// The view in an item of its own.
    func watched() -> some View { modifier(UnaryLayoutModifier(WatchedLayout())) }
}
