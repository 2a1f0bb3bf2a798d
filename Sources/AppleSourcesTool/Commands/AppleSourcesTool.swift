import Foundation
import SourceRewriting

/// The command-line tool behind the plug-ins.
@main
enum AppleSourcesTool {
    static func main() {
        do {
            switch try ToolCommand(CommandLine.arguments.dropFirst()) {
            case .help: print(ToolCommand.usage)
            case .rewrite(let command): try command.run()
            case .port(let command): try command.run()
            }
        } catch let error as ToolError {
            report(error)
            exit(1)
        } catch {
            report("error: \(error)")
            exit(1)
        }
    }

    /// Writes a line to standard error.
    static func report(_ line: some CustomStringConvertible) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
