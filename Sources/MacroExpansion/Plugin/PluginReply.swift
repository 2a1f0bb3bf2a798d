/// What a plug-in answers to the compiler.
enum PluginReply: Encodable {
    /// The version of the protocol that the plug-in speaks.
    case capability(version: Int)
    /// The code of a macro; `nil` where a diagnostic says why there is none.
    case expansion(String?, [Diagnostic])

    /// A mistake in the use of a macro.
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

    /// A place in a file.
    struct Position: Encodable {
        let fileName: String
        /// In bytes.
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
