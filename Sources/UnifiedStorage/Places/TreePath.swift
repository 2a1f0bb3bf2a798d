/// A place in a tree of both worlds, named from the root on, as parts and as text. Equal for places of equal structure.
public struct TreePath: Hashable, Sendable {
    /// One part of a path.
    public enum Component: Hashable, Sendable {
        /// An object or a view, by the name of its type.
        case type(String)
        /// The place among several in a row, from 0.
        case index(Int)
        /// The branch of a condition.
        case branch(Bool)
        /// The element of a collection, by its id as text.
        case element(String)
        /// An explicit identity, as text.
        case id(String)
    }

    /// The parts, from the root on.
    public let components: [Component]

    /// A path of parts.
    public init(_ components: [Component]) { self.components = components }
}

extension TreePath: CustomStringConvertible {
    /// `UIWindow > Gallery > VStack[1] > ForEach[id b] > Row`; branches are `.true` and `.false`, identities `.id(b)`.
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
    /// Whether `a` comes before `b`: what is above before what is below, indices by number, names by their text.
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
