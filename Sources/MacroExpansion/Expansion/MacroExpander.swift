/// Expands the macros that the compiler asks for.
enum MacroExpander {
    /// The supported version of the compiler's protocol for plug-ins.
    private static let version = 7

    /// Why a macro cannot be expanded.
    struct Misuse: Error {
        let message: String
    }

    /// Returns the response to a request.
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
        // Adds nothing: `#Preview` looks for the attribute.
        case "PreviewableMacro": ""
        default: throw Misuse(message: "There is no macro \(expansion.macro.typeName).")
        }
    }

    private static func failure(_ message: String, at syntax: PluginRequest.Syntax?) -> PluginReply.Diagnostic {
        // The source begins with the white space before the declaration.
        let space = syntax.map { $0.source.utf8.count - $0.source.drop(while: \.isWhitespace).utf8.count } ?? 0
        return PluginReply.Diagnostic(
            message,
            at: PluginReply.Position(
                fileName: syntax?.location.fileName ?? "", offset: (syntax?.location.offset ?? 0) + space))
    }
}

extension PluginChannel {
    /// Serves requests from the compiler until it closes the channel.
    package func serve() throws {
        while let request = try receive() { try send(MacroExpander.reply(to: request)) }
    }
}
