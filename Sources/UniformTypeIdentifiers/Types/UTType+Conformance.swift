extension UTType {
    /// The types to which the type conforms, directly and through other types, apart from itself.
    public var supertypes: Set<UTType> {
        var types = Set(TypeRegistry.conformances(of: directSupertypes).map { UTType(undeclared: $0) })
        types.remove(self)
        return types
    }

    /// Returns whether the type is another type, or conforms to it directly or through other types.
    public func conforms(to type: UTType) -> Bool {
        key == type.key || TypeRegistry.conforms(directSupertypes, to: type.key)
    }

    /// Returns whether the type conforms to another type and is not that type.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns whether another type conforms to the type and is not the type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// The keys of the types to which the type conforms directly.
    private var directSupertypes: [String] {
        isDynamic ? DynamicType(identifier: key)?.supertypes ?? [] : [key]
    }
}
