import Foundation
import LayoutEngine
import BridgedEnvironment

/// The lazy containers of a graph whose contents scroll.
@MainActor final class LazyContainers: GraphFeature {
    typealias Part = LazyRowsNode
    static let slot = GraphFeatureSlot()

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    private var containers: [LazyContainerNode] = []
    private var removedCount = 0
    private var layout = 0
    /// How often the layout in progress was done again because of rows.
    private var rounds = 0
    /// Whether a row is looked for: none ends its life meanwhile, however far away it is.
    var isSearched = false

    init(of graph: ViewGraph) { self.graph = graph }

    func add(_ container: LazyContainerNode) { containers.append(container) }

    /// A container's life ends; it is released later.
    func remove(_ container: LazyContainerNode) { removedCount += 1 }

    func layoutWillBegin() {
        rounds = 0
        if !PassingLayout.isInProgress { layout += 1 }
    }

    /// Restores the knowledge of lines once layouts for a picture are done.
    func noteForPassingLayout() {
        for container in containers where !container.isTornDown { container.noteForPassingLayout() }
    }

    func itemsWerePlaced(round: Int) -> Bool {
        if !mayGoOn {
            graph.layoutDidChange()
            return false
        }
        if graph.isEvaluating || !graph.rememberingPositions({ fill() }) { return false }
        repeat {
            rounds += 1
            CycleDetector.shared.countRound()
            graph.updateNow()
        } while mayGoOn && fillRowsWithin()
        return true
    }

    /// Whether the layout in progress may make more rows. They are counted for all of it, as other features place the
    /// items again, too; the next update goes on.
    private var mayGoOn: Bool {
        rounds < (CycleDetector.isCounting ? SettlingLimit.rowsInLongUpdate : .rowsInSight).rounds
    }

    /// Makes the inner rows that rows made for this layout turned out to have. Returns whether any were made.
    private func fillRowsWithin() -> Bool {
        var made = false
        for container in containers where !container.isTornDown && container.fillRowsWithin() { made = true }
        return made
    }

    /// Makes the visible rows of all containers. Returns whether another layout is needed.
    private func fill() -> Bool {
        if removedCount > 0 {
            containers.removeAll { $0.isTornDown }
            removedCount = 0
        }
        if containers.isEmpty { return false }
        var isIncomplete = false
        var moved: Set<ObjectIdentifier> = []
        for container in containers where !container.isTornDown && !container.isUnselected {
            if container.fill(layout: layout, moved: &moved) { isIncomplete = true }
        }
        return isIncomplete
    }
}

extension ViewGraph {
    /// The lazy containers whose contents scroll.
    var lazyContainers: LazyContainers { feature() }
}

extension _ViewNode {
    /// The node itself where it makes its rows as they come into sight.
    final var lazyRows: LazyRowsNode? { part(of: LazyContainers.self) }
}
