/// A node whose views have an explicit ID.
@MainActor protocol IdentifiedNode: _ViewNode {
    func hasID<Other: Hashable>(_ id: Other) -> Bool
    /// The id, if it is of a type.
    func id<Other: Hashable>(as type: Other.Type) -> Other?
}

extension IDNode: IdentifiedNode {
    func hasID<Other: Hashable>(_ id: Other) -> Bool { isSameID(self.id, id) }
    func id<Other: Hashable>(as type: Other.Type) -> Other? { self.id as? Other }
}

/// Returns whether two IDs are equal and have the same type, also inside `AnyHashable`.
func isSameID<A: Hashable, B: Hashable>(_ a: A, _ b: B) -> Bool {
    if A.self == B.self { return a == b as? A }
    guard A.self == AnyHashable.self || B.self == AnyHashable.self else { return false }
    let (first, second) = (AnyHashable(a), AnyHashable(b))
    return first == second && type(of: first.base) == type(of: second.base)
}
