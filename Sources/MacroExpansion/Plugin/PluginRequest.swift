/// What the compiler asks of a plug-in, as far as macros here need it: one key, whose value is the request.
enum PluginRequest: Decodable {
    /// What the plug-in is able to do.
    case capability
    /// The code that a macro stands for where it is written, `#name`.
    case freestanding(Expansion)
    /// The code that a macro attached to a declaration adds, `@name`.
    case attached(Expansion)
    /// Something else, by its name.
    case unknown(String)

    /// One macro to be expanded.
    struct Expansion: Decodable {
        /// The macro's implementation.
        let macro: Reference
        /// Which of the macro's roles it is expanded in, such as `accessor`.
        let macroRole: String?
        /// What names are made unique with.
        let discriminator: String
        /// The expression or declaration that a freestanding macro is.
        let syntax: Syntax?
        /// The declaration that a macro is attached to.
        let declSyntax: Syntax?
        /// The declarations around, without their contents, the innermost first.
        let lexicalContext: [Syntax]?
    }

    /// Where a macro is implemented.
    struct Reference: Decodable {
        let typeName: String
    }

    /// A piece of source.
    struct Syntax: Decodable {
        let source: String
        let location: Location
    }

    /// Where a piece of source begins.
    struct Location: Decodable {
        let fileName: String
        /// The module's name, a slash and the file's name.
        let fileID: String
        /// From 1.
        let line: Int
        /// In bytes.
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
