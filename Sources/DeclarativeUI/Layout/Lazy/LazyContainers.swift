import Foundation
import UnifiedStorage

/// The lazy containers of a graph whose contents scroll.
@MainActor final class LazyContainers {
    private var containers: [LazyContainerNode] = []
    private var removedCount = 0
    private var layout = 0
    /// Whether a row is looked for: none ends its life meanwhile, however far away it is.
    var isSearched = false

    func add(_ container: LazyContainerNode) { containers.append(container) }

    /// A container's life ends; it is let go of in time.
    func remove(_ container: LazyContainerNode) { removedCount += 1 }

    /// A layout begins.
    func beginLayout() { layout += 1 }

    /// Has all containers make the rows that can be seen. Returns whether another layout is needed.
    func fill() -> Bool {
        if removedCount > 0 {
            containers.removeAll { $0.isTornDown }
            removedCount = 0
        }
        if containers.isEmpty { return false }
        var isIncomplete = false
        var moved: Set<ObjectIdentifier> = []
        for container in containers where !container.isTornDown && !container.isPassedOver {
            if container.fill(layout: layout, moved: &moved) { isIncomplete = true }
        }
        return isIncomplete
    }
}

extension ViewGraph {
    /// Places what has changed, and makes the rows of lazy containers that can be seen then.
    func placeAndFill(in size: CGSize) {
        placeRoot(in: size)
        var rounds = SettlingCounter(.rowsInSight)
        while !isEvaluating, rememberingPlaces({ lazyContainers.fill() }) {
            _ = rounds.begin()
            updateNow()
            placeRoot(in: size)
            if rounds.isUsedUp { return layoutDidChange() }
        }
    }
}
