import LayoutEngine
@_spi(Store) import BridgedEnvironment

extension _ViewNode {
    /// Passes a changed reading direction on to this node and those below that inherit it.
    final func spreadLayoutDirection(_ direction: LayoutDirection) {
        if direction == layoutDirection { return }
        layoutDirection = direction
        layoutDirectionDidChange()
        var stack = children
        while let node = stack.popLast() {
            if node.setsLayoutDirection || node.layoutDirection == direction { continue }
            node.layoutDirection = direction
            node.layoutDirectionDidChange()
            node.appendChildren(to: &stack)
        }
        graph.layoutDidChange()
    }

    /// Follows the reading direction at `scope`.
    final func watchDirection(with observer: EnvironmentObserver, in scope: Scope) {
        observer.keysChanged = { [weak self] in
            self?.spreadLayoutDirection(EnvironmentValues(map: scope.map).layoutDirection)
        }
        let tracker = ReadTracker()
        var values = EnvironmentValues(map: scope.map)
        values.tracker = tracker
        _ = values.layoutDirection
        tracker.finish()
        observer.file(in: scope, keys: tracker.keys)
    }
}
