import Foundations

extension UTType {
    /// Creates a type that the program owns, and declares it if it is not declared yet.
    ///
    /// The tags of the type are those in the property list of the main bundle, if the type is declared there. A type
    /// that conforms to nothing else conforms to `data`. An empty identifier is reported, and its type is not declared.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, conformingTo: parentType)
    }

    /// Creates a type that another program owns, and declares it if it is not declared yet.
    ///
    /// The tags of the type are those in the property list of the main bundle, if the type is declared there. A type
    /// that conforms to nothing else conforms to `data`. An empty identifier is reported, and its type is not declared.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, conformingTo: parentType)
    }

    private init(declaring identifier: String, conformingTo parentType: UTType?) {
        let type = UTType(undeclared: identifier)
        if identifier.isEmpty {
            RuntimeIssue.report(
                "type-identifier", "A type needs an identifier, but it is empty. The type is not declared.")
        }
        if identifier.isEmpty || type.isDynamic {
            self = type
        } else {
            let supertypes = (parentType.map { [$0.key] } ?? []).filter { $0 != type.key }
            self.init(undeclared: TypeRegistry.declare(TypeDeclaration(identifier: identifier, supertypes: supertypes)))
        }
    }
}
