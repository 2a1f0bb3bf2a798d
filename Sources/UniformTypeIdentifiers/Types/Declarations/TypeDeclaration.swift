import Foundation

/// All that is known of a type.
struct TypeDeclaration: Sendable {
    let identifier: String
    /// The keys of the types to which it conforms directly.
    var supertypes: [String]
    /// The tags as they are declared, the preferred one first.
    var tags: [UTTagClass: [String]] = [:]
    var description: String?
    var version: Int?
    var referenceURL: URL?
    /// Whether the system declares the type, so that a program cannot change it.
    var isOfSystem = false

    init(
        identifier: String, supertypes: [String], tags: [UTTagClass: [String]] = [:], description: String? = nil,
        isOfSystem: Bool = false
    ) {
        self.identifier = identifier
        self.supertypes = supertypes
        self.tags = tags.filter { !$0.value.isEmpty }
        self.description = description
        self.isOfSystem = isOfSystem
    }

    /// Adds the statements of another declaration of the same type.
    mutating func merge(_ other: TypeDeclaration) {
        supertypes += other.supertypes.filter { !supertypes.contains($0) }
        for (tagClass, more) in other.tags {
            let known = tags[tagClass] ?? []
            tags[tagClass] = known + more.filter { !known.contains($0) }
        }
        description = description ?? other.description
        version = version ?? other.version
        referenceURL = referenceURL ?? other.referenceURL
    }
}
