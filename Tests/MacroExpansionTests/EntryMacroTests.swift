import Foundation
import Testing

@testable import MacroExpansion

@Suite("Expanding entries") struct EntryMacroTests {
    /// What the plug-in answers to a request about a declaration in an extension.
    private func reply(_ role: String, _ declaration: String, in context: String = "extension EnvironmentValues {}")
        throws -> [String: Any]
    {
        func syntax(_ source: String) -> [String: Any] {
            [
                "source": source,
                "location": [
                    "fileName": "a.swift", "fileID": "M/a.swift", "offset": 7, "line": 1, "column": 1,
                ],
                "kind": "declaration",
            ]
        }
        let request: [String: Any] = [
            "expandAttachedMacro": [
                "macro": ["moduleName": "IsthmusMacros", "typeName": "EntryMacro", "name": "Entry"],
                "macroRole": role, "discriminator": "x", "attributeSyntax": syntax("@Entry"),
                "declSyntax": syntax(declaration), "lexicalContext": [syntax(context)],
            ]
        ]
        let data = try JSONSerialization.data(withJSONObject: request)
        let answer = MacroExpander.reply(to: try JSONDecoder().decode(PluginRequest.self, from: data))
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(answer)) as? [String: Any]
        return try #require(object?["expandMacroResult"] as? [String: Any])
    }

    private func key(_ declaration: String) throws -> String? {
        try reply("peer", declaration)["expandedSource"] as? String
    }

    @Test("The accessors use the key, whose name is the property's")
    func accessors() throws {
        let source = try reply("accessor", "@Entry var size: Int = 3")["expandedSource"] as? String
        #expect(source == "get { self[__Key_size.self] }\nset { self[__Key_size.self] = newValue }")
        let quoted = try reply("accessor", "@Entry var `default`: Int = 3")["expandedSource"] as? String
        #expect(quoted?.contains("__Key_default") == true)
    }

    @Test(
        "A focused value has an optional type, and its key the type without that",
        arguments: [
            ("var a: Int?", "Int"), ("var a: Box<Int>?", "Box<Int>"), ("var a: Optional<Box<Int>>", "Box<Int>"),
            ("var a: (() -> Void)?", "(() -> Void)"),
        ])
    func focusedValues(declaration: String, type: String) throws {
        let context = "extension FocusedValues {}"
        let source = try reply("peer", declaration, in: context)["expandedSource"] as? String
        #expect(source?.contains("FocusedValueKey {\n    typealias Value = \(type)\n}") == true)
        for wrong in ["var a: Int", "var a: Int? = 3", "var a = 3"] {
            #expect(try reply("peer", wrong, in: context)["expandedSource"] as? String != source)
        }
    }

    @Test(
        "The type is the one that is written, or that of a literal or of what a type's name makes",
        arguments: [
            ("var a: [String: Int] = [:]", "[String: Int]", "[:]"), ("var a = 3", "Int", "3"),
            ("var a = -3", "Int", "-3"),
            ("var a = 1e3", "Double", "1e3"), ("var a = 0xE", "Int", "0xE"), ("var a = \"x\"", "String", "\"x\""),
            ("var a = true // no", "Bool", "true"), ("public var a = Box<Int>(3)", "Box<Int>", "Box<Int>(3)"),
            ("var a = Outer.Inner()", "Outer.Inner", "Outer.Inner()"),
            ("var a: (Int) -> Void = { _ in }", "(Int) -> Void", "{ _ in }"), ("var a: Int? = nil", "Int?", "nil"),
            ("var a: Box<Int>?", "Box<Int>?", "nil"), ("var a: Optional<Int>", "Optional<Int>", "nil"),
        ])
    func types(declaration: String, type: String, value: String) throws {
        let source = try key(declaration)
        #expect(source?.contains("typealias Value = \(type)\n") == true)
        #expect(source?.contains("static var defaultValue: Value { \(value) }") == true)
    }

    @Test(
        "The compiler finds the type of a default value that does not show it",
        arguments: [
            ("var a = Theme.standard", "Theme.standard"), ("var a = make(3)", "make(3)"),
            ("var a = [1, 2]", "[1, 2]"), ("var a = Size.small.doubled()", "Size.small.doubled()"),
        ])
    func unseen(declaration: String, value: String) throws {
        #expect(try key(declaration)?.contains("static let defaultValue = \(value)\n") == true)
    }

    @Test(
        "What is no entry is a mistake that is told at its place",
        arguments: [
            ("var a: Int", "needs a default value"), ("let a = 3", "is for a var"), ("func a() {}", "is for a var"),
        ])
    func mistakes(declaration: String, message: String) throws {
        let answer = try reply("peer", "\n  \(declaration)")
        #expect(answer["expandedSource"] == nil)
        let diagnostic = try #require((answer["diagnostics"] as? [[String: Any]])?.first)
        #expect((diagnostic["message"] as? String)?.contains(message) == true)
        #expect((diagnostic["position"] as? [String: Any])?["offset"] as? Int == 10)
    }

    @Test("An entry outside of the types that have entries is a mistake")
    func otherType() throws {
        let answer = try reply("peer", "var a = 3", in: "extension Other {}")
        #expect(answer["expandedSource"] == nil)
        #expect(try reply("peer", "var a = 3", in: "extension DeclarativeUI.Transaction {}")["expandedSource"] != nil)
    }

    @Test("A request that is not known is answered, and not by a crash")
    func unknown() throws {
        let request = try JSONDecoder().decode(PluginRequest.self, from: Data(#"{"loadPluginLibrary":{"a":1}}"#.utf8))
        guard case .expansion(nil, let diagnostics) = MacroExpander.reply(to: request) else {
            Issue.record("no expansion")
            return
        }
        #expect(diagnostics.count == 1)
    }
}
