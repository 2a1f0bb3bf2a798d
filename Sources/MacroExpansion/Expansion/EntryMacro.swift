/// The expansion of `@Entry`: a key for a property of `EnvironmentValues` or a similar type, and the accessors of the
/// property.
struct EntryMacro {
    /// The types that can have entries, each with the protocol of its keys.
    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    /// The generated code.
    let source: String

    init(_ expansion: PluginRequest.Expansion) throws(MacroExpander.Misuse) {
        let variable = expansion.declSyntax.flatMap { VariableDeclaration($0.source) }
        let extended = expansion.lexicalContext?.first.flatMap { Self.extendedType($0.source) }
        guard let variable, variable.isVariable, let protocolName = extended.flatMap({ Self.keys[$0] }) else {
            throw MacroExpander.Misuse(
                message: "@Entry is for a var in an extension of \(Self.keys.keys.sorted().joined(separator: ", ")).")
        }
        let members: String
        if protocolName == "FocusedValueKey" {
            guard let type = variable.type.flatMap(Self.wrappedType(of:)), variable.value == nil else {
                throw MacroExpander.Misuse(
                    message: "@Entry in FocusedValues needs an optional type without a value: var name: Value?")
            }
            members = "typealias Value = \(type)"
        } else {
            guard let value = variable.value ?? variable.type.flatMap(Self.defaultValue(of:)) else {
                throw MacroExpander.Misuse(
                    message: "@Entry needs a default value: write = and the value behind the type.")
            }
            members = Self.members(variable.type ?? Self.type(of: value), value)
        }
        let key = "__Key_\(variable.plainName)"
        if expansion.macroRole == "accessor" {
            source = "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
        } else {
            source = """
                private struct \(key): \(protocolName) {
                    \(members)
                }
                """
        }
    }

    /// Returns the members of a key. If the source does not show the type of the default value, the compiler has to
    /// infer it, which it does for stored properties only.
    private static func members(_ type: String?, _ value: String) -> String {
        guard let type else { return "static let defaultValue = \(value)" }
        return "typealias Value = \(type)\n    static var defaultValue: Value { \(value) }"
    }

    /// Returns the implicit initial value of a variable, as code; only optional types have one.
    private static func defaultValue(of type: String) -> String? { wrappedType(of: type).map { _ in "nil" } }

    /// Returns the type that an optional type wraps; `nil` for other types.
    private static func wrappedType(of type: String) -> String? {
        let tokens = SourceTokens(type).tokens
        guard let last = tokens.last else { return nil }
        if last.text == "?" || last.text == "!" { return String(type[..<last.range.lowerBound]) }
        guard tokens.count > 3, tokens[0].text == "Optional", tokens[1].text == "<", last.text == ">" else {
            return nil
        }
        return String(type[tokens[1].range.upperBound..<last.range.lowerBound])
    }

    /// Returns the name of the type that an extension extends, without the types and modules that contain it.
    private static func extendedType(_ source: String) -> String? {
        let tokens = SourceTokens(source).tokens
        guard let index = tokens.firstIndex(where: { $0.text == "extension" }) else { return nil }
        var name: String?
        for token in tokens[(index + 1)...] {
            if token.kind == .word { name = token.text } else if token.text != "." { break }
        }
        return name
    }

    /// Returns the type of a literal or of a call of an initializer, such as `Size(1)`; `nil` for any other expression.
    private static func type(of value: String) -> String? {
        let tokens = SourceTokens(value).tokens
        guard let first = tokens.first else { return nil }
        if tokens.count == 1 {
            switch first.kind {
            case .string: return "String"
            case .number: return isWhole(first.text) ? "Int" : "Double"
            case .word: return first.text == "true" || first.text == "false" ? "Bool" : nil
            case .symbol: return nil
            }
        }
        if tokens.count == 2, first.text == "-", tokens[1].kind == .number { return type(of: tokens[1].text) }
        // The name of a type, perhaps with dots and generic arguments, then parentheses up to the end.
        guard let open = tokens.firstIndex(where: { $0.text == "(" }), open > 0,
            tokens.closing(of: open) == tokens.count - 1
        else { return nil }
        let name = tokens[..<open].filter { $0.kind == .word }
        let isType = name.allSatisfy { $0.text.first?.isUppercase == true }
        let isName = tokens[..<open].allSatisfy { $0.kind == .word || [".", "<", ">", ",", "?"].contains($0.text) }
        return isType && isName ? tokens[..<open].map(\.text).joined() : nil
    }

    private static func isWhole(_ number: String) -> Bool {
        number.hasPrefix("0x") || number.hasPrefix("0b") || number.hasPrefix("0o")
            || !number.contains { $0 == "." || $0 == "e" || $0 == "E" }
    }
}
