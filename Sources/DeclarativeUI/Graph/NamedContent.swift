import UnifiedStorage

/// Content of which it is known, before its views are made, by which ids they are named.
@MainActor protocol NamedContent {
    /// Whether values of the type may tell an id at all.
    static var mayNameViews: Bool { get }
    /// Whether a view in it has an id.
    func names<ID: Hashable>(_ id: ID) -> Bool
}

/// Looks for ids in view values. What a body makes is not known before it runs.
@MainActor enum NamedContents {
    static func mayName(_ type: Any.Type) -> Bool { (type as? any NamedContent.Type)?.mayNameViews ?? false }

    static func name<V, ID: Hashable>(_ id: ID, in view: V) -> Bool {
        guard let content = view as? any NamedContent, CallStack.hasRoom(reserve) else { return false }
        return content.names(id)
    }

    /// The stack in bytes below which what is inside is not looked at.
    private static let reserve: UInt = 256 << 10
}
