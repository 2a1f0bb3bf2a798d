/// A node whose views are named by an id.
@MainActor protocol IdentifiedNode: _ViewNode {
    func hasID<Other: Hashable>(_ id: Other) -> Bool
}

extension IDNode: IdentifiedNode {
    func hasID<Other: Hashable>(_ id: Other) -> Bool { isSameID(self.id, id) }
}

/// Whether two ids are of one type and equal, seen through `AnyHashable`.
func isSameID<A: Hashable, B: Hashable>(_ a: A, _ b: B) -> Bool {
    if A.self == B.self { return a == b as? A }
    guard A.self == AnyHashable.self || B.self == AnyHashable.self else { return false }
    let (first, second) = (AnyHashable(a), AnyHashable(b))
    return first == second && type(of: first.base) == type(of: second.base)
}
