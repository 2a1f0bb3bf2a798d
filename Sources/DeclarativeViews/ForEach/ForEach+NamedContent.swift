extension ForEach: NamedContent where Content: View {
    static var mayNameViews: Bool { true }

    func names<Other: Hashable>(_ id: Other) -> Bool {
        // IDs of another type need not be computed.
        let mayMatch = ID.self == Other.self || ID.self == AnyHashable.self || Other.self == AnyHashable.self
        if mayMatch, data.contains(where: { isSameID(elements.id($0), id) }) { return true }
        return NamedContents.mayName(Content.self) && data.contains { NamedContents.name(id, in: content($0)) }
    }
}
