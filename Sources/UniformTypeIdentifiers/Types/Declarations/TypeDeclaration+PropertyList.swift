import Foundation

extension TypeDeclaration {
    /// The declarations in the property list of a bundle. Entries without an identifier are left out.
    static func declarations(in information: [String: Any]) -> [TypeDeclaration] {
        ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
            .flatMap { information[$0] as? [[String: Any]] ?? [] }.compactMap { TypeDeclaration(entry: $0) }
    }

    private init?(entry: [String: Any]) {
        guard let identifier = entry["UTTypeIdentifier"] as? String, !identifier.isEmpty else { return nil }
        var tags: [UTTagClass: [String]] = [:]
        for (tagClass, value) in entry["UTTypeTagSpecification"] as? [String: Any] ?? [:] {
            tags[UTTagClass(rawValue: tagClass)] = TypeDeclaration.words(value).filter { !$0.isEmpty }
        }
        self.init(
            identifier: identifier,
            supertypes: TypeDeclaration.words(entry["UTTypeConformsTo"]).map { $0.lowercased() }, tags: tags,
            description: entry["UTTypeDescription"] as? String)
        version = entry["UTTypeVersion"] as? Int ?? (entry["UTTypeVersion"] as? String).flatMap { Int($0) }
        referenceURL = (entry["UTTypeReferenceURL"] as? String).flatMap { URL(string: $0) }
    }

    /// A property list may have a string in place of a list with one string.
    private static func words(_ value: Any?) -> [String] {
        value as? [String] ?? (value as? String).map { [$0] } ?? []
    }
}
