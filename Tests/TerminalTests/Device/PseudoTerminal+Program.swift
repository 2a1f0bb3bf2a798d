import TestSupport

extension PseudoTerminal {
    /// Starts `TerminalProgram` with some arguments; its input comes from another descriptor if one is given.
    func start(
        _ arguments: String..., environment: [String: String] = [:], input: Int32? = nil, backtraces: Bool = false
    ) throws {
        try start(
            program: "TerminalProgram", arguments, environment: environment, input: input, backtraces: backtraces)
    }
}
