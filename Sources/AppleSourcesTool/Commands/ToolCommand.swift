/// A command of the tool.
enum ToolCommand {
    case help
    case rewrite(RewriteCommand)
    case port(PortCommand)

    static let usage = """
        Usage: AppleSourcesTool rewrite --output FOLDER [--reading FILE]… FILE…
               AppleSourcesTool port PATH [--output PATH]

        rewrite   Rewrites the files of one target for the compiler, into a folder. What can't be rewritten is a
                  warning at its line. The declarations of files behind `--reading` are known, too.
        port      Writes a copy of a folder or file, rewritten, beside it: `App` becomes `App-ported`.
        """

    /// Reads the arguments behind the tool's name.
    init(_ arguments: some Collection<String>) throws {
        switch arguments.first {
        case "rewrite": self = .rewrite(try RewriteCommand(arguments.dropFirst()))
        case "port": self = .port(try PortCommand(arguments.dropFirst()))
        case nil, "help", "--help", "-h": self = .help
        case let word?: throw ToolError("'\(word)' is not a command; the commands are 'rewrite' and 'port'")
        }
    }

    /// Splits arguments into values of options, in their order, and others.
    static func parse(_ arguments: some Collection<String>, options: Set<String>) throws
        -> (values: [String: [String]], others: [String])
    {
        var values: [String: [String]] = [:]
        var others: [String] = []
        var iterator = arguments.makeIterator()
        while let argument = iterator.next() {
            if options.contains(argument) {
                guard let value = iterator.next() else { throw ToolError("'\(argument)' needs a value behind it") }
                values[argument, default: []].append(value)
            } else if argument == "--" {
                while let other = iterator.next() { others.append(other) }
            } else if argument.hasPrefix("--") {
                throw ToolError("'\(argument)' is not an option of this command")
            } else {
                others.append(argument)
            }
        }
        return (values, others)
    }
}
