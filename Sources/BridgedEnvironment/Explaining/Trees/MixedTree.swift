/// A snapshot of a tree of imperative and declarative nodes: for each node, the value of one bridged key and the place that
/// set it.
///
/// Creating the tree reads only values in force and changes nothing. Takes time linear in the size of the tree.
@MainActor public struct MixedTree {
    /// The world that a node belongs to.
    public typealias World = Explanation.World

    /// A node of the tree.
    public struct Node: Sendable {
        /// The depth of the node: its number of ancestors.
        public let depth: Int
        /// The name of the node's type, without generic arguments.
        public let name: String
        /// The world that the node belongs to.
        public let world: World
        /// A textual representation of the node's value.
        public let value: String
        /// A Boolean value that indicates whether this node sets the value.
        public let setsValue: Bool
        /// The name of the node that sets the value; `nil` if the value is the default.
        public let source: String?
    }

    /// The nodes of the tree; parents precede their children.
    public private(set) var nodes: [Node] = []

    /// Creates a snapshot of the tree at and below `root`, with the value of `key` at each node. For imperative
    /// nodes, the value is read through `trait`.
    public init<Key: UITraitBridgedEnvironmentKey, Trait: UITraitDefinition>(
        below root: any UITraitEnvironment, showing key: Key.Type, and trait: Trait.Type
    ) {
        guard let root: any TreePlace = root as? EnvironmentNode ?? root.node else { return }
        let lookup = ValueLookup(key: key, trait: trait)
        var nodes: [Node] = []
        TreeWalk.below(root) { place, depth in
            guard let node = lookup.node(at: place, depth) else { return false }
            nodes.append(node)
            return true
        }
        self.nodes = nodes
    }
}

extension MixedTree: @MainActor CustomStringConvertible {
    /// A textual representation of the tree: one line per node, indented by depth, with its name, its value and the
    /// source of the value.
    public var description: String {
        nodes.map { node in
            let indent = String(repeating: "  ", count: node.depth)
            let source = node.setsValue ? "set here" : node.source.map { "from \($0)" } ?? "default"
            return "\(indent)\(node.name): \(node.value) (\(source))"
        }
        .joined(separator: "\n")
    }
}

/// Looks up values, one node after the other.
@MainActor private final class ValueLookup<Key: UITraitBridgedEnvironmentKey, Trait: UITraitDefinition> {
    private let key: Key.Type
    private let trait: Trait.Type
    private let search = SetterSearch()
    /// For each scope visited so far: the key under which the value is stored there.
    private var storedKeys: [ObjectIdentifier: KeyID?] = [:]

    init(key: Key.Type, trait: Trait.Type) {
        self.key = key
        self.trait = trait
    }

    /// Returns the node of a place; `nil` for a place that a tree does not show.
    func node(at place: any TreePlace, _ depth: Int) -> MixedTree.Node? {
        switch place {
        case let node as any TraitNode:
            if node is any UnnamedPlace { return nil }
            let value = UITraitCollection(map: node.answeredMap)[trait]
            let scope = node.nearestScope
            let setter = search.setter(
                of: KeyID(trait, in: .trait), at: scope, staged: node.seesStagedWrites(of: scope))
            return make(node, .imperative, "\(value)", setter, isHere: setter === node.ownScope, depth)
        case let node as any DeclarativePlace:
            guard node.isShownInTree else { return nil }
            let scope = node.childScope
            let setter = setter(above: scope)
            if node.isEnvironmentChange, setter !== scope { return nil }
            let value = EnvironmentValues(map: scope.map)[key]
            let isHere = setter === scope && scope !== node.scope
            return make(node, .declarative, "\(value)", setter, isHere: isHere, depth)
        default: return nil
        }
    }

    private func make(
        _ place: any TreePlace, _ world: MixedTree.World, _ value: String, _ setter: Scope?, isHere: Bool, _ depth: Int
    ) -> MixedTree.Node {
        MixedTree.Node(
            depth: depth, name: name(of: place), world: world, value: value, setsValue: isHere && setter != nil,
            source: setter.map { ($0.owner ?? $0.label as? any TreePlace).map(name) ?? "environment" })
    }

    private func name(of place: any TreePlace) -> String {
        (place as? any DeclarativePlace)?.isEnvironmentChange == true ? "environment" : TypeName.of(place.placeType)
    }

    /// Returns the scope that set a view's value: its own entry, or the nearest of the traits that correspond to it.
    private func setter(above scope: Scope) -> Scope? {
        let id = ObjectIdentifier(scope)
        let stored = storedKeys[id] ?? Explanation.storedKey(of: key, in: scope.map)
        storedKeys[id] = .some(stored)
        return stored.flatMap { search.setter(of: $0, at: scope) }
    }
}
