/// Finds the macro that the compiler asks for.
enum MacroExpander {
    /// The version of the protocol that is spoken here.
    private static let version = 7

    /// Why a macro cannot be expanded.
    struct Misuse: Error {
        let message: String
    }

    /// Returns the answer to a request.
    static func reply(to request: PluginRequest) -> PluginReply {
        switch request {
        case .capability: return .capability(version: version)
        case .unknown(let name): return .expansion(nil, [failure("The request \(name) is not known.", at: nil)])
        case .freestanding(let expansion), .attached(let expansion):
            do {
                return .expansion(try source(of: expansion), [])
            } catch let misuse as Misuse {
                return .expansion(nil, [failure(misuse.message, at: expansion.declSyntax ?? expansion.syntax)])
            } catch {
                return .expansion(nil, [failure("\(error)", at: expansion.declSyntax ?? expansion.syntax)])
            }
        }
    }

    private static func source(of expansion: PluginRequest.Expansion) throws -> String {
        switch expansion.macro.typeName {
        case "EntryMacro": try EntryMacro(expansion).source
        case "PreviewMacro": try PreviewMacro(expansion).source
        // A mark that `#Preview` looks for.
        case "PreviewableMacro": ""
        default: throw Misuse(message: "There is no macro \(expansion.macro.typeName).")
        }
    }

    private static func failure(_ message: String, at syntax: PluginRequest.Syntax?) -> PluginReply.Diagnostic {
        // What stands before the declaration is no part of it.
        let space = syntax.map { $0.source.utf8.count - $0.source.drop(while: \.isWhitespace).utf8.count } ?? 0
        return PluginReply.Diagnostic(
            message,
            at: PluginReply.Position(
                fileName: syntax?.location.fileName ?? "", offset: (syntax?.location.offset ?? 0) + space))
    }
}

extension PluginChannel {
    /// Answers requests until there are no more.
    package func answerAll() throws {
        while let request = try receive() { try send(MacroExpander.reply(to: request)) }
    }
}
