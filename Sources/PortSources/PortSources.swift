import Foundation
import PackagePlugin

/// Writes a copy of a folder or file of the package, rewritten: `swift package plugin port PATH`.
@main
struct PortSources: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "AppleSourcesTool").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["port"] + arguments
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("The copy was not written.") }
    }
}
