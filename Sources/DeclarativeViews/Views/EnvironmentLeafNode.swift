import LayoutEngine
@_spi(Store) import BridgedEnvironment

/// The node of a view without children whose size depends on the environment.
class EnvironmentLeafNode: LeafNode {
    private final let environmentObserver = EnvironmentObserver()

    init(in context: _NodeContext) {
        super.init(sizing: .fixed(.zero), in: context)
        environmentObserver.keysChanged = { [weak self] in self?.environmentDidChange() }
    }

    /// Returns the size in an environment. Its reads there are tracked.
    func sizing(in environment: EnvironmentValues) -> LeafSizing { .fixed(.zero) }

    /// Computes the size, once the subclass is initialised, and again whenever a value it read changes.
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
