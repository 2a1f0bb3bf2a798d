/// The path from the root to a place in a tree of both worlds, as components and as text. Places with equal structure
/// have equal paths.
public struct TreePath: Hashable, Sendable {
    /// A component of a path.
    public enum Component: Hashable, Sendable {
        /// An object or a view, with the name of its type.
        case type(String)
        /// A position among siblings, from 0.
        case index(Int)
        /// A branch of a condition.
        case branch(Bool)
        /// An element of a collection, with its identifier as text.
        case element(String)
        /// An explicit identity, as text.
        case id(String)
    }

    /// The components of the path, starting at the root.
    public let components: [Component]

    /// Creates a path from its components.
    public init(_ components: [Component]) { self.components = components }
}

extension TreePath: CustomStringConvertible {
    /// A textual representation of the path, such as `UIWindow > Gallery > VStack[1] > ForEach[id b] > Row`. Branches
    /// are written `.true` and `.false`, identities `.id(b)`.
    public var description: String {
        var text = ""
        for component in components {
            switch component {
            case .type(let name): text += text.isEmpty ? name : " > " + name
            case .index(let index): text += "[\(index)]"
            case .branch(let branch): text += ".\(branch)"
            case .element(let id): text += "[id \(id)]"
            case .id(let id): text += ".id(\(id))"
            }
        }
        return text
    }
}

extension TreePath {
    /// The path without the types it shares with another's beginning, but for its last one.
    func text(asSeenFrom other: TreePath) -> String {
        var shared = 0
        for (a, b) in zip(components, other.components) {
            if a != b { break }
            shared += 1
        }
        let start = components.prefix(max(0, min(shared, components.count - 1)) + 1).lastIndex { $0.isType }
        guard let start, start > 0 else { return description }
        return "… > \(TreePath(Array(components[start...])))"
    }
}

extension TreePath: Comparable {
    /// Returns whether `a` comes before `b`: ancestors come before descendants, indices are ordered by number, names
    /// by their text.
    public static func < (a: TreePath, b: TreePath) -> Bool {
        for (x, y) in zip(a.components, b.components) where x != y { return x.precedes(y) }
        return a.components.count < b.components.count
    }
}

extension TreePath.Component {
    fileprivate var isType: Bool { if case .type = self { true } else { false } }

    fileprivate func precedes(_ other: TreePath.Component) -> Bool {
        switch (self, other) {
        case (.index(let a), .index(let b)): a < b
        case (.type(let a), .type(let b)), (.element(let a), .element(let b)), (.id(let a), .id(let b)): a < b
        case (.branch(let a), .branch(let b)): !a && b
        default: rank < other.rank
        }
    }

    /// The order of kinds.
    private var rank: Int {
        switch self {
        case .branch: 0
        case .element: 1
        case .id: 2
        case .index: 3
        case .type: 4
        }
    }
}
