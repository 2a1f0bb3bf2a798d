import LayoutEngine
@_spi(Store) import BridgedEnvironment

/// The node of any modifier of the environment.
class EnvironmentModifierNode: OneChildNode {
    /// Applies the change to the surrounding values again.
    func runAgain() {}
}

/// Runs a modifier of the environment again when something that it has read changes.
final class ModifierObserver: KeyObserver, ExplainableObserver {
    // Withdrawn before the node's life ends, and not called any more from then on.
    @Unretained private var node: EnvironmentModifierNode

    init(of node: EnvironmentModifierNode) {
        _node = Unretained(wrappedValue: node)
        super.init()
    }

    override func keysDidChange(_ changes: KeyChanges) { node.runAgain() }

    override var updateLabel: String {
        home == nil ? "environment of a view" : "modifier of \(node.viewType), which reads \(keyNames)"
    }

    var reader: ObserverDescription? {
        home == nil ? nil : ObserverDescription(node, role: (node as? any EnvironmentSetting)?.writeOrigin.name ?? "")
    }
}

/// The reading direction in the values that were asked last.
///
/// Nearly all modifiers of the environment in a tree ask for that of the same values.
@MainActor enum DirectionMemory {
    private static var last: (map: PropertyMap, direction: LayoutDirection)?

    /// Returns the reading direction in an environment.
    static func direction(in map: PropertyMap) -> LayoutDirection {
        if let last, last.map.isIdentical(to: map) { return last.direction }
        let direction = EnvironmentValues(map: map).layoutDirection
        last = (map, direction)
        return direction
    }
}
