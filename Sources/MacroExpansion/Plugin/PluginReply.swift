/// A response from the plug-in to the compiler.
enum PluginReply: Encodable {
    /// The version of the protocol that the plug-in supports.
    case capability(version: Int)
    /// The expansion of a macro, or `nil` with diagnostics that say why there is none.
    case expansion(String?, [Diagnostic])

    /// An error in the use of a macro.
    struct Diagnostic: Encodable {
        let message: String
        let position: Position
        private let severity = "error"
        private let highlights: [String] = []
        private let notes: [String] = []
        private let fixIts: [String] = []

        init(_ message: String, at position: Position) {
            self.message = message
            self.position = position
        }

        private enum CodingKeys: CodingKey { case message, severity, position, highlights, notes, fixIts }
    }

    /// A position in a file.
    struct Position: Encodable {
        let fileName: String
        /// The offset in bytes from the start of the file.
        let offset: Int
    }

    private enum CodingKeys: CodingKey { case getCapabilityResult, expandMacroResult }
    private struct Capability: Encodable { let capability: [String: Int] }
    private struct Result: Encodable {
        let expandedSource: String?
        let diagnostics: [Diagnostic]
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .capability(let version):
            try container.encode(Capability(capability: ["protocolVersion": version]), forKey: .getCapabilityResult)
        case .expansion(let source, let diagnostics):
            try container.encode(
                Result(expandedSource: source, diagnostics: diagnostics), forKey: .expandMacroResult)
        }
    }
}
