extension UTType {
    /// Creates the type of files with a filename extension, among the types that conform to another type.
    ///
    /// The type is a dynamic type if no declared type has the extension. Returns `nil` for an empty extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of data with a MIME type, among the types that conform to another type.
    ///
    /// The type is a dynamic type if no declared type has the MIME type. Returns `nil` for an empty MIME type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type that has a tag, among the types that conform to another type.
    ///
    /// The type is a dynamic type if no declared type has the tag. Returns `nil` for an empty tag. Tags that differ
    /// only in case are equal.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty, !tagClass.rawValue.isEmpty else { return nil }
        if let type = UTType.declared(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = type
        } else {
            let dynamic = DynamicType(tag: tag.lowercased(), tagClass: tagClass, supertype: (supertype ?? .data).key)
            self.init(undeclared: dynamic.identifier)
        }
    }

    /// Returns the types that have a tag and conform to another type, the most preferred first.
    ///
    /// The result is a dynamic type if no declared type has the tag, and is empty for an empty tag.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let types = declared(tag: tag, tagClass: tagClass, conformingTo: supertype)
        if !types.isEmpty { return types }
        return UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
    }

    private static func declared(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeRegistry.identifiers(tag: tag.lowercased(), tagClass: tagClass).map { UTType(undeclared: $0) }
            .filter { type in supertype.map(type.conforms(to:)) ?? true }
    }
}
