extension UTType {
    /// The preferred filename extension, without a full stop; `nil` if the type has none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The preferred MIME type; `nil` if the type has none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// The description of the type in words; `nil` if the type has none. The system's descriptions are in English.
    public var localizedDescription: String? { TypeRegistry.declaration(of: key)?.description }

    /// The tags of the type by their class; the preferred tag of a class comes first.
    public var tags: [UTTagClass: [String]] {
        TypeRegistry.declaration(of: key)?.tags ?? DynamicType(identifier: key)?.tags ?? [:]
    }

    /// The version of the type; `nil` if its declaration states none.
    public var version: Int? { TypeRegistry.declaration(of: key)?.version }

    /// The address of the documentation of the type; `nil` if its declaration states none.
    public var referenceURL: URL? { TypeRegistry.declaration(of: key)?.referenceURL }

    /// Whether the type is declared, by the system or by the program. A dynamic type is not declared.
    public var isDeclared: Bool { TypeRegistry.declaration(of: key) != nil }

    /// Whether the type was created for a tag that no declared type has.
    public var isDynamic: Bool { key.hasPrefix(DynamicType.prefix) }

    /// Whether the type is in the public domain.
    public var isPublic: Bool { key.hasPrefix("public.") }
}
