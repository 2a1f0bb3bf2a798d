@_exported import Foundation

/// The type of data, of a file or of another item, with its place among all types.
///
/// Types have the identifiers that Apple's systems use, such as `public.json`. Identifiers that differ only in case are
/// equal.
public struct UTType: Sendable {
    /// The identifier of the type, as it was declared.
    public let identifier: String
    /// The identifier in lower case, by which types are found and compared.
    let key: String

    /// Creates a type from its identifier; `nil` if no such type is declared.
    ///
    /// The system's types are declared, and so are the types in the property list of the main bundle, the types that
    /// the program created as exported or imported types, and dynamic types.
    public init?(_ identifier: String) {
        let type = UTType(undeclared: identifier)
        if let declaration = TypeRegistry.declaration(of: type.key) {
            self.init(undeclared: declaration.identifier)
        } else if DynamicType(identifier: type.key) != nil {
            self.init(undeclared: type.key)
        } else {
            return nil
        }
    }

    /// Creates a type that may be unknown. A type that is unknown conforms to no other.
    package init(undeclared identifier: String) {
        let key = identifier.lowercased()
        self.identifier = identifier
        // Both share their memory where they are the same.
        self.key = key == identifier ? identifier : key
    }

    /// Creates a type of the system.
    init(known identifier: String) {
        self.identifier = identifier
        key = identifier
    }
}

extension UTType: Hashable {
    /// Returns whether two types have the same identifier, regardless of case.
    public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.key == rhs.key }

    /// Feeds the identifier into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension UTType: Codable {
    /// Creates a type from its encoded identifier. The type need not be declared.
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(undeclared: identifier)
    }

    /// Encodes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier of the type.
    public var description: String { identifier }

    /// The identifier of the type, and how the type is known.
    public var debugDescription: String {
        let state = isDynamic ? "dynamic" : isDeclared ? "declared" : "not declared"
        return "\(identifier) (\(state))"
    }
}
