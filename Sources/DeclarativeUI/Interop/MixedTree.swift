import ImperativeUI
import UnifiedStorage

/// A tree of both worlds at one moment: each node, the value it sees of one bridged key, and where that was set.
///
/// Reads nothing but what is in force, and changes nothing. Costs the size of the tree.
@MainActor public struct MixedTree {
    /// Which world a node belongs to.
    public enum World: Sendable {
        /// Views, controllers, windows and scenes.
        case imperative
        /// Views with a body, and environment modifiers.
        case declarative
    }

    /// One node of the tree.
    public struct Node: Sendable {
        /// How many nodes are above it.
        public let depth: Int
        /// Its type, without generic arguments.
        public let name: String
        /// The world it belongs to.
        public let world: World
        /// The value it sees, as text.
        public let value: String
        /// Whether the value was set at this very node.
        public let setsValue: Bool
        /// The node the value was set at; `nil` where nothing was set and the default shows.
        public let source: String?
    }

    /// The nodes, parents before children.
    public private(set) var nodes: [Node] = []

    /// The tree at and below `root`: what each node sees of `key`, through `trait` where it is imperative.
    public init<Key: UITraitBridgedEnvironmentKey, Trait: UITraitDefinition>(
        below root: any UITraitEnvironment, showing key: Key.Type, and trait: Trait.Type
    ) {
        guard let root = root as? any TraitNode else { return }
        var walk = Walk(key: key, trait: trait)
        walk.visit(root)
        nodes = walk.nodes
    }

    /// Collects the nodes, without recursion.
    private struct Walk<Key: UITraitBridgedEnvironmentKey, Trait: UITraitDefinition> {
        let key: Key.Type
        let trait: Trait.Type
        var nodes: [Node] = []
        private var stack: [(item: Item, depth: Int)] = []

        private enum Item {
            case node(any ScopeNode)
            case view(_ViewNode)
        }

        init(key: Key.Type, trait: Trait.Type) {
            self.key = key
            self.trait = trait
        }

        @MainActor mutating func visit(_ root: any TraitNode) {
            stack = [(.node(root), 0)]
            while let (item, depth) = stack.popLast() {
                let first = stack.count
                switch item {
                case .node(let node): visit(node, depth)
                case .view(let node): visit(node, depth)
                }
                stack[first...].reverse()
            }
        }

        @MainActor private mutating func visit(_ node: any ScopeNode, _ depth: Int) {
            var below = depth
            if let traits = node as? any TraitNode, !(node is any UnnamedInTree) {
                let value = traits.answeredTraits[trait]
                add(
                    name: MixedTree.name(of: type(of: node)), .imperative, "\(value)", at: node.nearestScope,
                    owns: node.ownScope != nil, depth)
                below += 1
            }
            if let hosting = node as? any GraphHosting {
                hosting.viewGraph.rootNode.map { stack.append((.view($0), below)) }
                return
            }
            node.forEachScopeChild { stack.append((.node($0), below)) }
        }

        @MainActor private mutating func visit(_ node: _ViewNode, _ depth: Int) {
            var below = depth
            let scope = node.childScope
            if let name = node.nameInTree, !(node is any EnvironmentSetting) || setter(above: scope) === scope {
                let value = Key._read(from: EnvironmentValues(map: scope.map))
                add(name: name, .declarative, "\(value)", at: scope, owns: scope !== node.scope, depth)
                below += 1
            }
            if let host = node.platformHost {
                host.forEachScopeChild { stack.append((.node($0), below)) }
                return
            }
            for child in node.children { stack.append((.view(child), below)) }
        }

        @MainActor private mutating func add(
            name: String, _ world: World, _ value: String, at scope: Scope, owns: Bool, _ depth: Int
        ) {
            let setter = setter(above: scope)
            nodes.append(
                Node(
                    depth: depth, name: name, world: world, value: value, setsValue: owns && setter === scope,
                    source: setter.map(MixedTree.name(of:))))
        }

        /// The nearest scope in which the key or the trait was set, by somebody other than the key's own bridge.
        @MainActor private func setter(above scope: Scope) -> Scope? {
            let keyID = KeyID(key, in: .environment)
            let traitID = KeyID(trait, in: .trait)
            var here: Scope? = scope
            while let candidate = here {
                for write in candidate.writes
                where write.id == keyID || (write.id == traitID && write.record.origin != keyID) {
                    return candidate
                }
                here = candidate.parent
            }
            return nil
        }
    }

    private static func name(of scope: Scope) -> String {
        if let owner = scope.owner { return name(of: type(of: owner)) }
        return (scope.label as? _ViewNode)?.nameInTree ?? "environment"
    }

    /// A type's name without its generic arguments.
    fileprivate static func name(of type: Any.Type) -> String {
        let full = String(describing: type)
        return String(full.prefix { $0 != "<" })
    }
}

extension MixedTree: @MainActor CustomStringConvertible {
    /// One line a node, indented by depth: name, value, and where it was set.
    public var description: String {
        nodes.map { node in
            let indent = String(repeating: "  ", count: node.depth)
            let source = node.setsValue ? "set here" : node.source.map { "from \($0)" } ?? "default"
            return "\(indent)\(node.name): \(node.value) (\(source))"
        }
        .joined(separator: "\n")
    }
}

/// A view that shows a graph.
@MainActor protocol GraphHosting {
    var viewGraph: ViewGraph { get }
}

extension _UIHostingView: GraphHosting {}

extension _ViewNode {
    /// What the node is called in a tree: views with a body, environment modifiers and represented views have a name.
    fileprivate var nameInTree: String? {
        switch self {
        case let node as any EnvironmentSetting: node.settingName
        case let node as any NamedInTree:
            node.viewType is any UnnamedInTree.Type ? nil : MixedTree.name(of: node.viewType)
        default: nil
        }
    }

    fileprivate var platformHost: PlatformViewHost? { (self as? any PlatformHosting)?.hostInTree }
}

/// A part of the borders themselves, which a tree does not show.
@MainActor protocol UnnamedInTree {}
/// A node that has a name in a tree: that of its view type.
@MainActor protocol NamedInTree: _ViewNode {}
/// A node that sets environment values.
@MainActor protocol EnvironmentSetting: _ViewNode {
    var settingName: String { get }
}
/// A node of a represented view.
@MainActor protocol PlatformHosting: _ViewNode {
    var hostInTree: PlatformViewHost? { get }
}

extension PlatformViewHost: UnnamedInTree {}
extension CompositeNode: NamedInTree {}
extension EnvironmentNode: EnvironmentSetting {
    var settingName: String { "environment" }
}
extension PlatformNode: NamedInTree, PlatformHosting {
    var hostInTree: PlatformViewHost? { platformHostView }
}
