/// A look at a tree of both worlds while it lives: its nodes, the values at each of them, where these come from, and
/// which code ran.
///
/// It reads values in force and keeps no node alive. Only an override that is made by hand changes something.
@MainActor package final class Inspection {
    /// The most nodes that are listed.
    package static let nodeLimit = 5_000

    private struct Known {
        weak var place: (any TreePlace)?
        let id: Int
    }

    private weak var root: (any TreePlace)?
    private var known: [ObjectIdentifier: Known] = [:]
    private var places: [Int: ObjectIdentifier] = [:]
    private var lastID = 0
    /// The keys that have been listed, in the order of their numbers.
    private var keys: [KeyID] = []
    private var keyNumbers: [KeyID: Int] = [:]
    /// What was overridden by hand at the nodes, and what they had set before.
    var overrides: [Override] = []

    /// An override that was made by hand.
    struct Override {
        weak var node: (any TraitNode)?
        let key: KeyID
        /// The write that it took the place of; `nil` if there was none.
        let former: PropertyWrite?
    }

    /// Creates an inspection of the tree at and below a node.
    package init(below root: any UITraitEnvironment) { self.root = root as? EnvironmentNode ?? root.node }

    // MARK: Nodes

    /// Returns the nodes of the tree, parents before their children: no more than ``nodeLimit``.
    ///
    /// Takes time linear in the size of the tree.
    package func nodes() -> [InspectedNode] {
        guard let root else { return [] }
        var found: [InspectedNode] = []
        var living: [ObjectIdentifier: Known] = [:]
        TreeWalk.below(root) { place, depth in
            guard place.isInspected, found.count < Self.nodeLimit else { return false }
            let id = self.id(of: place)
            living[ObjectIdentifier(place)] = Known(place: place, id: id)
            found.append(
                InspectedNode(
                    id: id, depth: depth, name: place.inspectedName, world: place.inspectedWorld,
                    writeCount: place.ownWrites.count))
            return true
        }
        known = living
        places = Dictionary(uniqueKeysWithValues: living.map { ($0.value.id, $0.key) })
        return found
    }

    /// The number of a node: a new one, if it was not listed before.
    private func id(of place: any TreePlace) -> Int {
        if let known = known[ObjectIdentifier(place)], known.place === place { return known.id }
        lastID += 1
        return lastID
    }

    /// The node with a number, if it was listed last and lives.
    func place(_ id: Int) -> (any TreePlace)? { places[id].flatMap { known[$0]?.place } }

    /// Returns the path of a node; `nil` if it is gone.
    package func path(of id: Int) -> TreePath? { place(id).map { TreePath(of: $0) } }

    /// Returns the part of a node's window that it takes up; `nil` if nothing of it can be seen.
    package func frame(of id: Int) -> CGRect? { (place(id) as? any FramedPlace)?.seenFrame }

    /// Returns the smallest node that can be seen at a point; of equal ones, the innermost.
    ///
    /// - Parameters:
    ///   - point: The point in the windows' coordinates.
    ///   - nodes: The nodes, as they were listed.
    package func node(at point: CGPoint, among nodes: [InspectedNode]) -> Int? {
        var best: (id: Int, area: CGFloat)?
        for node in nodes {
            guard let frame = frame(of: node.id), frame.covers(point) else { continue }
            let area = frame.width * frame.height
            if area <= best?.area ?? .infinity { best = (node.id, area) }
        }
        return best?.id
    }

    // MARK: Keys

    /// The number of a key, for as long as the inspection lives.
    func number(of key: KeyID) -> Int {
        if let number = keyNumbers[key] { return number }
        keys.append(key)
        keyNumbers[key] = keys.count - 1
        return keys.count - 1
    }

    /// The key with a number; `nil` if none has it.
    func key(_ number: Int) -> KeyID? { keys.indices.contains(number) ? keys[number] : nil }
}

extension TreePlace {
    /// Whether an inspector lists the node: not the parts of the boundaries, nor what only arranges other views.
    fileprivate var isInspected: Bool {
        if self is any UnnamedPlace { return false }
        guard let place = self as? any DeclarativePlace else { return true }
        return place.isShownInTree || place.isShownInPaths
    }

    fileprivate var inspectedName: String {
        (self as? any DeclarativePlace)?.isEnvironmentChange == true ? "environment" : TypeName.of(placeType)
    }

    fileprivate var inspectedWorld: Explanation.World { self is any DeclarativePlace ? .declarative : .imperative }

    /// The writes that the node itself makes.
    var ownWrites: [PropertyWrite] {
        let own: [PropertyWrite]
        switch self {
        case let place as any DeclarativePlace:
            own = place.childScope === place.scope ? [] : place.childScope.writes
        case let node as any ScopeNode: own = node.ownScope?.writes ?? []
        default: own = []
        }
        return own.filter { $0.id.space != .structure && !$0.isRemoval }
    }
}
