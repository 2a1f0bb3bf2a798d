/// The fields of a head. Their names are compared without regard to case, as RFC 9110 section 5.1 says.
package struct HTTPHeaders: Hashable, Sendable {
    /// A field of a head.
    package struct Field: Hashable, Sendable {
        /// The name as it was written.
        package let name: String
        /// The value without the spaces around it.
        package let value: String
    }

    /// The fields in their order.
    package private(set) var fields: [Field] = []

    /// Holds no fields.
    package init() {}

    /// Adds a field after the others.
    mutating func append(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }

    /// Returns the values of all fields with a name.
    package func values(_ name: String) -> [String] {
        let name = name.lowercased()
        return fields.compactMap { $0.name.lowercased() == name ? $0.value : nil }
    }

    /// The values of all fields with a name, joined by commas as RFC 9110 section 5.2 says; `nil` if there is none.
    package subscript(_ name: String) -> String? {
        let values = values(name)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// Returns whether a list of tokens, as in `Connection`, has a token.
    func hasToken(_ token: String, in name: String) -> Bool {
        let token = token.lowercased()
        return values(name).joined(separator: ",").split(separator: ",").contains { part in
            part.lowercased().drop(while: \.isBlank).trimmingBlanks == token
        }
    }
}

extension Character {
    /// Whether it is a space or a tab, the only blanks of HTTP.
    var isBlank: Bool { self == " " || self == "\t" }
}

extension Substring {
    /// The text without the blanks at its end.
    var trimmingBlanks: String {
        var rest = self
        while rest.last?.isBlank == true { rest.removeLast() }
        return String(rest)
    }
}
