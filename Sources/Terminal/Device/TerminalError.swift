/// Why a terminal cannot be used.
package enum TerminalError: Error, Hashable, CustomStringConvertible {
    /// A descriptor is a file or a pipe.
    case notATerminal(descriptor: Int32)
    /// The process has no terminal, or must not open it.
    case noControllingTerminal(code: Int32)
    /// Another program is in the foreground, and has the terminal.
    case inBackground
    /// The terminal has no columns or no rows.
    case noSize
    /// The terminal is gone: its window was closed, or the connection to it.
    case hungUp
    /// The system refused something else.
    case system(call: String, code: Int32)

    /// A readable description of the error.
    package var description: String {
        switch self {
        case .notATerminal(let descriptor):
            "Descriptor \(descriptor) is no terminal. Run the program in one, with no file or pipe in its place."
        case .noControllingTerminal(let code): "There is no terminal to open: \(Self.text(code))."
        case .inBackground: "The program is in the background. Bring it to the foreground, as with `fg`."
        case .noSize: "The terminal says that it has no columns or no rows. `stty rows 24 columns 80` sets them."
        case .hungUp: "The terminal is gone."
        case .system(let call, let code): "\(call) failed: \(Self.text(code))."
        }
    }

    private static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
