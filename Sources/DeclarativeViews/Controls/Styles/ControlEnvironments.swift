@_spi(Store) import BridgedEnvironment

/// The environments of the controls of a graph.
@MainActor final class ControlEnvironments: GraphFeature {
    static let slot = GraphFeatureSlot()

    private struct Kind: Hashable {
        let scope: ObjectIdentifier
        let facts: ObjectIdentifier
        let inheritsStyle: Bool

        init<Facts: ControlFacts>(_ facts: Facts.Type, in scope: Scope, inheritsStyle: Bool) {
            self.scope = ObjectIdentifier(scope)
            self.facts = ObjectIdentifier(facts)
            self.inheritsStyle = inheritsStyle
        }
    }

    private var shared: [Kind: KeyObserver] = [:]

    init(of graph: ViewGraph) {}

    /// Puts a node into the environment that it reads in its scope.
    func join<Facts: ControlFacts>(
        _ node: any ControlSharing, reading facts: Facts.Type, inheritsStyle: Bool
    ) -> ControlEnvironment<Facts> {
        let scope = node.scope
        let kind = Kind(facts, in: scope, inheritsStyle: inheritsStyle)
        let found = shared[kind] as? ControlEnvironment<Facts>
        let environment = found ?? ControlEnvironment(in: scope, inheritsStyle: inheritsStyle)
        if found == nil { shared[kind] = environment }
        environment.add(node)
        return environment
    }

    /// Takes a node out of its environment, which ends with its last one.
    func leave<Facts: ControlFacts>(_ node: any ControlSharing, from environment: ControlEnvironment<Facts>) {
        if !environment.remove(node) { return }
        shared[Kind(Facts.self, in: node.scope, inheritsStyle: environment.inheritsStyle)] = nil
    }
}
