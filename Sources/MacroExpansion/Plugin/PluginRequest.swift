/// A request from the compiler to the plug-in, with the fields that the macros need.
///
/// It is encoded as an object with one key, the name of the request.
enum PluginRequest: Decodable {
    /// Asks for the capabilities of the plug-in.
    case capability
    /// Asks for the expansion of a freestanding macro, `#name`.
    case freestanding(Expansion)
    /// Asks for the expansion of a macro that is attached to a declaration, `@name`.
    case attached(Expansion)
    /// Any other request, by its name.
    case unknown(String)

    /// A macro to expand.
    struct Expansion: Decodable {
        /// The macro's implementation.
        let macro: Reference
        /// The role in which it is expanded, such as `accessor`.
        let macroRole: String?
        /// A prefix that makes names unique.
        let discriminator: String
        /// The use of a freestanding macro.
        let syntax: Syntax?
        /// The declaration that a macro is attached to.
        let declSyntax: Syntax?
        /// The enclosing declarations without their contents, innermost first.
        let lexicalContext: [Syntax]?
    }

    /// A reference to the implementation of a macro.
    struct Reference: Decodable {
        let typeName: String
    }

    /// A piece of source code.
    struct Syntax: Decodable {
        let source: String
        let location: Location
    }

    /// The location where a piece of source code begins.
    struct Location: Decodable {
        let fileName: String
        /// The name of the module, a slash and the name of the file.
        let fileID: String
        /// The line number, from 1.
        let line: Int
        /// The offset in bytes from the start of the file.
        let offset: Int
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let key = container.allKeys.first else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "A request has one key."))
        }
        switch key.stringValue {
        case "getCapability": self = .capability
        case "expandFreestandingMacro": self = .freestanding(try container.decode(Expansion.self, forKey: key))
        case "expandAttachedMacro": self = .attached(try container.decode(Expansion.self, forKey: key))
        default: self = .unknown(key.stringValue)
        }
    }
}
