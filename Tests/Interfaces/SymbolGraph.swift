import Foundation

/// What the compiler writes about a module, or about what it adds to another one: as much of it as is used here.
///
/// The format is that of swift-docc-symbolkit.
struct SymbolGraph: Decodable {
    /// A declaration.
    struct Symbol: Decodable {
        struct Kind: Decodable {
            let identifier: String
        }

        struct Identifier: Decodable {
            let precise: String
        }

        struct Fragment: Decodable {
            let spelling: String
        }

        /// Where it is declared, if that is an extension.
        struct Extension: Decodable {
            let extendedModule: String
            let constraints: [Constraint]?
        }

        struct Generics: Decodable {
            let constraints: [Constraint]?
        }

        struct Availability: Decodable {
            let isUnconditionallyDeprecated: Bool?
            let isUnconditionallyUnavailable: Bool?
        }

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        let accessLevel: String
        /// Whether only files that ask for it by name see it.
        let spi: Bool?
        let swiftExtension: Extension?
        let swiftGenerics: Generics?
        let availability: [Availability]?
    }

    /// A part of a `where` clause.
    struct Constraint: Decodable, Hashable {
        let kind: String
        let lhs: String
        let rhs: String

        var text: String { kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs) : \(rhs)" }
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
        let swiftConstraints: [Constraint]?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    /// Reads all graphs in a folder.
    static func graphs(in folder: URL) throws -> [SymbolGraph] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
            .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }
}

extension SymbolGraph.Symbol {
    var isPublic: Bool { spi != true && (accessLevel == "public" || accessLevel == "open") }
    var isExtension: Bool { kind.identifier == "swift.extension" }
    var path: String { pathComponents.joined(separator: ".") }

    /// The declaration on one line, with what the compiler's own text leaves out.
    var declaration: String {
        let text = (declarationFragments ?? []).map(\.spelling).joined()
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        if accessLevel == "open" { words.insert("open", at: 0) }
        if availability?.contains(where: { $0.isUnconditionallyDeprecated == true }) == true {
            words.insert("@available(*, deprecated)", at: 0)
        }
        if availability?.contains(where: { $0.isUnconditionallyUnavailable == true }) == true {
            words.insert("@available(*, unavailable)", at: 0)
        }
        return words.joined(separator: " ")
    }
}
