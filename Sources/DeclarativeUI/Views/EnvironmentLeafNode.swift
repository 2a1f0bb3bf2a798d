import LayoutEngine
import UnifiedStorage

/// The node of a view without children whose size follows from the environment.
class EnvironmentLeafNode: LeafNode {
    private final let environmentObserver = EnvironmentObserver()

    init(in context: _NodeContext) {
        super.init(sizing: .fixed(.zero), in: context)
        environmentObserver.keysChanged = { [weak self] in self?.environmentDidChange() }
    }

    /// The size in an environment; what is read there is watched.
    func sizing(in environment: EnvironmentValues) -> LeafSizing { .fixed(.zero) }

    /// Works the size out, once the subclass is complete, and from then on when what was read changes.
    final func readSizing() {
        let tracker = ReadTracker()
        var values = EnvironmentValues(map: scope.map)
        values.tracker = tracker
        layoutNode.sizing = sizing(in: values)
        tracker.finish()
        environmentObserver.file(in: scope, keys: tracker.keys)
    }

    private func environmentDidChange() {
        readSizing()
        graph.layoutDidChange()
        drawingDidChange()
    }

    override func willTearDown() { environmentObserver.unfile() }
}
