/// The system's settings of a terminal and its descriptors that a program changes while it has the terminal.
struct TerminalSettings {
    /// The settings of the terminal's input and output.
    var attributes: termios
    /// The flags of the descriptors for reading and for writing. The process that opened the terminal may share them,
    /// as a shell does.
    var inputFlags: Int32
    var outputFlags: Int32

    /// The settings in force.
    init(input: Int32, output: Int32) throws(TerminalError) {
        for descriptor in [input, output] where isatty(descriptor) == 0 {
            if errno == EIO { throw .hungUp }
            throw .notATerminal(descriptor: descriptor)
        }
        attributes = termios()
        guard tcgetattr(input, &attributes) == 0 else { throw .system(call: "tcgetattr", code: errno) }
        inputFlags = fcntl(input, F_GETFL)
        outputFlags = fcntl(output, F_GETFL)
        guard inputFlags >= 0, outputFlags >= 0 else { throw .system(call: "fcntl", code: errno) }
    }

    /// The same terminal, with every byte handed on as it is, in both directions, and descriptors that do not wait.
    var raw: TerminalSettings {
        var raw = self
        cfmakeraw(&raw.attributes)
        raw.inputFlags |= O_NONBLOCK
        raw.outputFlags |= O_NONBLOCK
        return raw
    }
}
