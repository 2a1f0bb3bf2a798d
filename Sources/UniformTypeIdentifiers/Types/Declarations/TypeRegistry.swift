import Foundation
import Foundations

/// The types that are declared, by the system, by the main bundle and by the program.
struct TypeRegistry: Sendable {
    private var declarations: [String: TypeDeclaration] = [:]
    /// The keys of the types with a tag, in the order of their declaration.
    private var tagged: [UTTagClass: [String: [String]]] = [:]

    private static let shared = Locked(
        TypeRegistry(
            TypeDeclaration.allOfSystem + TypeDeclaration.declarations(in: Bundle.main.infoDictionary ?? [:])))

    init(_ all: [TypeDeclaration]) {
        for declaration in all { declare(declaration) }
    }

    /// Declares a type, or adds to its declaration; one of the system stays as it is. Returns its first spelling.
    @discardableResult
    private mutating func declare(_ declaration: TypeDeclaration) -> String {
        let key = declaration.identifier.lowercased()
        if let known = declarations[key], known.isOfSystem { return known.identifier }
        declarations[key, default: declaration].merge(declaration)
        for (tagClass, tags) in declaration.tags {
            for tag in tags.map({ $0.lowercased() }) where tagged[tagClass]?[tag]?.contains(key) != true {
                tagged[tagClass, default: [:]][tag, default: []].append(key)
            }
        }
        return declarations[key]?.identifier ?? declaration.identifier
    }

    private func declaration(of key: String) -> TypeDeclaration? {
        guard var declaration = declarations[key] else { return nil }
        if declaration.supertypes.isEmpty, !declaration.isOfSystem { declaration.supertypes = [UTType.data.key] }
        return declaration
    }

    /// Visits types, and all to which they conform, until one is found. Each is visited once, as a program can declare
    /// types that conform to each other.
    private func visit(_ keys: [String], until isFound: (String) -> Bool) -> Set<String> {
        var visited = Set<String>()
        var next = keys
        while let key = next.popLast() {
            guard visited.insert(key).inserted else { continue }
            if isFound(key) { break }
            next += declaration(of: key)?.supertypes ?? []
        }
        return visited
    }
}

extension TypeRegistry {
    static func declaration(of key: String) -> TypeDeclaration? { shared.withLock { $0.declaration(of: key) } }

    /// Declares a type, or adds to its declaration, and returns its first spelling.
    static func declare(_ declaration: TypeDeclaration) -> String { shared.withLock { $0.declare(declaration) } }

    /// The identifiers of the types with a tag in lower case, in the order of their declaration.
    static func identifiers(tag: String, tagClass: UTTagClass) -> [String] {
        shared.withLock { registry in
            (registry.tagged[tagClass]?[tag] ?? []).compactMap { registry.declarations[$0]?.identifier }
        }
    }

    /// Returns types, and all to which they conform.
    static func conformances(of keys: [String]) -> [String] {
        shared.withLock { registry in
            registry.visit(keys) { _ in false }.map { registry.declarations[$0]?.identifier ?? $0 }
        }
    }

    static func conforms(_ keys: [String], to type: String) -> Bool {
        shared.withLock { $0.visit(keys) { $0 == type }.contains(type) }
    }
}
