/// `#Preview`: a type that registers a preview, so that all of them are found when the program runs.
struct PreviewMacro {
    /// The code that stands for the macro.
    let source: String

    init(_ expansion: PluginRequest.Expansion) throws(MacroExpander.Misuse) {
        guard let syntax = expansion.syntax, let call = PreviewCall(syntax.source) else {
            throw MacroExpander.Misuse(message: "#Preview needs a closure that makes a view.")
        }
        let content: String
        switch call.body {
        case .closure(let closure): content = PreviewBody(closure).source
        case .function(let function): content = "return _Builder.buildFinalResult((\(function))())"
        }
        source = """
            struct \(expansion.discriminator)15PreviewRegistryfMu_: PreviewRegistry {
                nonisolated static var fileID: String { \(Self.quoted(syntax.location.fileID)) }
                nonisolated static var line: Int { \(syntax.location.line) }
                static func makePreview() throws -> _Preview {
                    _Preview\(call.arguments.isEmpty ? "" : "(\(call.arguments))") {
            \(content)
                    }
                }
            }
            """
    }

    /// Returns a text as a literal.
    private static func quoted(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case _ where scalar.value < 32: literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}

/// The parts of `#Preview(arguments) { body }`, whose body may also be the argument `body:`.
struct PreviewCall {
    enum Body: Equatable {
        /// What is between the braces of a closure.
        case closure(String)
        /// An expression whose value is a function.
        case function(String)
    }

    let body: Body
    /// The arguments without the body.
    let arguments: String

    /// Reads a call; `nil` if it is none, or has no body.
    init?(_ source: String) {
        guard let call = MacroCall(source) else { return nil }
        var arguments = MacroCall.parts(of: call.arguments ?? "")
        if let closure = call.closure {
            body = .closure(closure)
        } else {
            guard let last = arguments.last, let value = MacroCall.value(of: last, label: "body") else { return nil }
            arguments.removeLast()
            body = MacroCall.closure(value).map(Body.closure) ?? .function(value)
        }
        self.arguments = arguments.joined(separator: ",")
    }
}
