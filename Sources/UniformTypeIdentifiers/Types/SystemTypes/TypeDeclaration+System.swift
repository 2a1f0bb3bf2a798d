extension TypeDeclaration {
    /// The types of the system, in the order in which tags find them.
    static let allOfSystem = base + text + sourceCode + documents + images + audiovisual + programs

    /// Creates the declaration of a system type from lists of words; the first extension and the first MIME type are
    /// the preferred ones.
    static func system(
        _ identifier: String, _ supertypes: String, _ extensions: String, _ mimeTypes: String, _ description: String
    ) -> TypeDeclaration {
        let words = { (list: String) in list.split(separator: " ").map(String.init) }
        return TypeDeclaration(
            identifier: identifier, supertypes: words(supertypes),
            tags: [.filenameExtension: words(extensions), .mimeType: words(mimeTypes)], description: description,
            isOfSystem: true)
    }
}
