import Foundation

/// A file with the texts of all languages: JSON with the ending `xcstrings`.
package struct StringCatalog: Sendable {
    /// The language in which the keys are written; `nil` if the file does not say.
    package private(set) var sourceLanguage: String?
    /// The texts by language.
    package private(set) var languages: [String: [String: StringEntry]] = [:]
    package private(set) var faults: [CatalogFault] = []

    /// How many brackets may be inside one another. The format has about 12.
    private static let depthLimit = 64

    /// Reads a file. Unreadable parts are left out, and noted.
    package init(_ data: Data) {
        guard Self.depth(of: data) <= Self.depthLimit else {
            faults = [CatalogFault("it is nested too deep")]
            return
        }
        guard let all = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            faults = [CatalogFault("it is not the JSON of an object")]
            return
        }
        sourceLanguage = all["sourceLanguage"] as? String
        guard let strings = all["strings"] as? [String: Any] else {
            faults = [CatalogFault("it has no object strings")]
            return
        }
        for (key, value) in strings.sorted(by: { $0.key < $1.key }) { read(key, value) }
    }

    private mutating func note(_ message: String) {
        if faults.count < 100 { faults.append(CatalogFault(message)) }
    }

    private mutating func read(_ key: String, _ value: Any) {
        guard let fields = value as? [String: Any] else {
            return note("the key \(CatalogFault.quoted(key)) has no object, and is left out")
        }
        guard let localizations = fields["localizations"] else { return }
        guard let localizations = localizations as? [String: Any] else {
            return note("the localizations of the key \(CatalogFault.quoted(key)) are no object, and left out")
        }
        for (language, value) in localizations.sorted(by: { $0.key < $1.key }) {
            do throws(CatalogFault) {
                guard let fields = value as? [String: Any] else { throw CatalogFault("it is no object") }
                if let entry = try Self.entry(fields) { languages[language, default: [:]][key] = entry }
            } catch {
                note(
                    "the text of the key \(CatalogFault.quoted(key)) in \(CatalogFault.quoted(language)) is left out: "
                        + error.message)
            }
        }
    }

    /// The text of a key in a language; `nil` where it is still to be written.
    private static func entry(_ fields: [String: Any]) throws(CatalogFault) -> StringEntry? {
        guard let variants = try variant(fields, argument: "%lld", depth: 0) else { return nil }
        var variables: [String: StringVariable] = [:]
        if let substitutions = fields["substitutions"] {
            guard let substitutions = substitutions as? [String: Any] else {
                throw CatalogFault("the substitutions are no object")
            }
            for (name, value) in substitutions.sorted(by: { $0.key < $1.key }) {
                guard let fields = value as? [String: Any] else {
                    throw CatalogFault("the substitution \(CatalogFault.quoted(name)) is no object")
                }
                variables[name] = try variable(fields, name)
            }
        }
        return StringEntry(variants, variables: variables)
    }

    private static func variable(_ fields: [String: Any], _ name: String) throws(CatalogFault) -> StringVariable {
        var position: Int?
        if let number = fields["argNum"] {
            guard let number = number as? Int, (1...1_000).contains(number) else {
                throw CatalogFault("the argNum of the substitution \(CatalogFault.quoted(name)) is no number from 1")
            }
            position = number
        }
        let specifier = fields["formatSpecifier"] as? String ?? "lld"
        let argument = "%" + (position.map { "\($0)$" } ?? "") + specifier
        // It is put in wherever a text has `%arg`, so that it must not be long.
        guard specifier.utf8.count <= 32, StringFormat(argument).pieces.count == 1,
            StringFormat(argument).placeholders.count == 1
        else {
            throw CatalogFault(
                "the formatSpecifier \(CatalogFault.quoted(specifier)) of \(CatalogFault.quoted(name)) is none")
        }
        guard let variants = try variant(fields, argument: argument, depth: 0) else {
            throw CatalogFault("the substitution \(CatalogFault.quoted(name)) has no text")
        }
        return StringVariable(position: position, variants: variants)
    }

    /// Reads a text or variants of it. `%arg` in them stands for an argument.
    private static func variant(
        _ fields: [String: Any], argument: String, depth: Int
    ) throws(CatalogFault) -> StringVariant? {
        if depth > StringVariant.depthLimit { throw CatalogFault("variations are nested too deep") }
        if let unit = fields["stringUnit"] {
            guard let unit = unit as? [String: Any], let text = unit["value"] as? String else {
                throw CatalogFault("a stringUnit has no text as its value")
            }
            if text.isEmpty, unit["state"] as? String == "new" { return nil }
            return .format(StringFormat(text.replacingOccurrences(of: "%arg", with: argument)))
        }
        guard let variations = fields["variations"] else { return nil }
        guard let variations = variations as? [String: Any] else { throw CatalogFault("the variations are no object") }
        if let devices = variations["device"] as? [String: Any] {
            return .device(try all(devices, argument, depth) { $0 })
        }
        if let widths = variations["width"] as? [String: Any] {
            return .width(try all(widths, argument, depth) { Int($0) })
        }
        guard let plurals = variations["plural"] as? [String: Any] else {
            throw CatalogFault("the variations are by nothing that is known")
        }
        let variants = try all(plurals, argument, depth) { PluralCategory(rawValue: $0) }
        guard variants[.other] != nil else { throw CatalogFault("there is no form other") }
        return .plural(variants)
    }

    private static func all<Key: Hashable>(
        _ fields: [String: Any], _ argument: String, _ depth: Int, key: (String) -> Key?
    ) throws(CatalogFault) -> [Key: StringVariant] {
        var variants: [Key: StringVariant] = [:]
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            guard let key = key(name) else { throw CatalogFault("there is no variation \(CatalogFault.quoted(name))") }
            guard let fields = value as? [String: Any] else {
                throw CatalogFault("the variation \(CatalogFault.quoted(name)) is no object")
            }
            variants[key] = try variant(fields, argument: argument, depth: depth + 1)
        }
        guard !variants.isEmpty else { throw CatalogFault("there are no variations") }
        return variants
    }

    /// How deep arrays and objects are inside one another.
    private static func depth(of data: Data) -> Int {
        var (depth, deepest, isText, isEscaped) = (0, 0, false, false)
        for byte in data {
            if isText {
                if isEscaped {
                    isEscaped = false
                } else if byte == 92 {
                    isEscaped = true
                } else if byte == 34 {
                    isText = false
                }
                continue
            }
            switch byte {
            case 34: isText = true
            case 91, 123:
                depth += 1
                deepest = max(deepest, depth)
            case 93, 125: depth -= 1
            default: break
            }
        }
        return deepest
    }
}
