import Foundation

/// What users of the modules of this package can name, call, override or conform to.
///
/// Members that a type has from a protocol's extension or from its superclass are listed there only. Names that begin
/// with an underscore are listed like others: they can be called.
struct PublicInterface {
    /// The protocols that a type conforms to unless it says otherwise.
    private static let implied: Set<String> = ["Copyable", "Escapable", "SendableMetatype"]

    private var graphs: [String: [SymbolGraph]] = [:]
    private var symbols: [String: SymbolGraph.Symbol] = [:]
    /// By member: what it is declared in.
    private var parents: [String: String] = [:]
    /// By module and path: the types of these modules.
    private var types: [String: SymbolGraph.Symbol] = [:]
    private var superclasses: [String: String] = [:]
    /// By type: the protocols that it is declared to conform to.
    private var conformances: [String: Set<String>] = [:]

    /// Reads the graphs below a folder, which has one folder for each module.
    init(in folder: URL) throws {
        for module in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let graphs = try SymbolGraph.graphs(in: folder.appendingPathComponent(module))
            self.graphs[module] = graphs
            for symbol in graphs.flatMap(\.symbols) {
                symbols[symbol.identifier.precise] = symbol
                if Self.isType(symbol) { types["\(module).\(symbol.path)"] = symbol }
            }
            for relationship in graphs.flatMap(\.relationships) {
                let (source, target) = (relationship.source, relationship.target)
                switch relationship.kind {
                case "memberOf", "requirementOf", "optionalRequirementOf": parents[source] = target
                case "inheritsFrom": superclasses[source] = target
                case "conformsTo": conformances[source, default: []].insert(target)
                default: break
                }
            }
        }
    }

    var modules: [String] { graphs.keys.sorted() }

    /// Returns the interface of a module, one declaration, superclass or conformance a line.
    func lines(of module: String) -> [String] {
        var lines: Set<String> = []
        for graph in graphs[module] ?? [] {
            for symbol in graph.symbols where isVisible(symbol) && !symbol.isExtension {
                lines.insert("\(symbol.path)\(clause(of: symbol)): \(symbol.declaration)")
            }
            for relationship in graph.relationships {
                if let line = self.line(for: relationship) { lines.insert(line) }
            }
        }
        return lines.sorted()
    }

    /// Returns the names at the top level of a module that do not begin with an underscore.
    func topLevelNames(of module: String) -> Set<String> {
        let symbols = (graphs[module] ?? []).flatMap(\.symbols)
        return Set(
            symbols.filter { isVisible($0) && !$0.isExtension && $0.pathComponents.count == 1 }.map(\.path)
                .filter { !$0.hasPrefix("_") })
    }

    private static func isType(_ symbol: SymbolGraph.Symbol) -> Bool {
        ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor"].contains(symbol.kind.identifier)
    }

    /// Whether a symbol and all that it is declared in are public.
    private func isVisible(_ symbol: SymbolGraph.Symbol) -> Bool {
        if symbol.isExtension { return extendedType(of: symbol).map(isVisible) ?? true }
        guard symbol.isPublic else { return false }
        guard let parent = parents[symbol.identifier.precise].flatMap({ symbols[$0] }) else { return true }
        return isVisible(parent)
    }

    private func extendedType(of symbol: SymbolGraph.Symbol) -> SymbolGraph.Symbol? {
        symbol.swiftExtension.flatMap { types["\($0.extendedModule).\(symbol.path)"] }
    }

    /// Returns the `where` clause of the extension that a symbol is declared in.
    private func clause(of symbol: SymbolGraph.Symbol) -> String {
        let parent = parents[symbol.identifier.precise].flatMap { symbols[$0] }
        return clause(symbol.swiftExtension?.constraints, besidesThoseOf: parent)
    }

    private func clause(
        _ constraints: [SymbolGraph.Constraint]?, besidesThoseOf type: SymbolGraph.Symbol?
    ) -> String {
        let own = Set(type?.swiftGenerics?.constraints ?? [])
        let texts = Set((constraints ?? []).filter { !own.contains($0) }.map(\.text))
        return texts.isEmpty ? "" : " where " + texts.sorted().joined(separator: ", ")
    }

    private func superclass(of type: String, conformsTo conformance: String) -> Bool {
        guard let superclass = superclasses[type] else { return false }
        return conformances[superclass]?.contains(conformance) == true
            || self.superclass(of: superclass, conformsTo: conformance)
    }

    private func line(for relationship: SymbolGraph.Relationship) -> String? {
        let words = ["conformsTo": "conforms to", "inheritsFrom": "inherits from"]
        guard let word = words[relationship.kind], let source = symbols[relationship.source], isVisible(source) else {
            return nil
        }
        let target = symbols[relationship.target]
        guard target.map(isVisible) ?? true else { return nil }
        let fallback = relationship.targetFallback?.split(separator: ".", maxSplits: 1).last.map(String.init)
        guard let name = target?.path ?? fallback else { return nil }
        guard !Self.implied.contains(name), !superclass(of: relationship.source, conformsTo: relationship.target) else {
            return nil
        }
        let constraints = (relationship.swiftConstraints ?? []) + (source.swiftExtension?.constraints ?? [])
        let type = source.isExtension ? extendedType(of: source) : source
        return "\(source.path): \(word) \(name)\(clause(constraints, besidesThoseOf: type))"
    }
}
