import BridgedEnvironment

/// Content whose IDs are known before its views are made.
@MainActor protocol NamedContent {
    /// Whether values of the type may contain IDs at all.
    static var mayNameViews: Bool { get }
    /// Returns whether a view in it has an ID.
    func names<ID: Hashable>(_ id: ID) -> Bool
}

/// Searches view values for IDs. The views made by a body are unknown until it runs.
@MainActor enum NamedContents {
    static func mayName(_ type: Any.Type) -> Bool { (type as? any NamedContent.Type)?.mayNameViews ?? false }

    static func name<V, ID: Hashable>(_ id: ID, in view: V) -> Bool {
        guard let content = view as? any NamedContent, CallStack.hasRoom(reserve) else { return false }
        return content.names(id)
    }

    /// The remaining stack in bytes below which nested content is not searched.
    private static let reserve: UInt = 256 << 10
}
