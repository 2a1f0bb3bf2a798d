import Foundation
import PackagePlugin

/// Compiles the Swift files in a target's folder `AppleSources`, which are written for Apple's compiler.
///
/// The target excludes the folder, so that the compiler sees the rewritten files in place of these.
@main
struct AppleSources: BuildToolPlugin {
    private static let folder = "AppleSources"

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let files = try Self.files(of: target)
        guard !files.isEmpty else {
            Diagnostics.warning("The target \(target.name) has no Swift files in a folder \(Self.folder).")
            return []
        }
        let folder = target.directoryURL.appending(path: Self.folder).path + "/"
        let sources = (target as? any SourceModuleTarget)?.sourceFiles
        if let sources, sources.contains(where: { $0.url.path.hasPrefix(folder) }) {
            Diagnostics.error("The target \(target.name) needs exclude: [\"\(Self.folder)\"] in its manifest.")
            return []
        }
        let others = try target.recursiveTargetDependencies.flatMap(Self.files)
        let output = context.pluginWorkDirectoryURL
        return [
            .buildCommand(
                displayName: "Rewriting the Swift files of \(target.name)",
                executable: try context.tool(named: "AppleSourcesTool").url,
                arguments: ["rewrite", "--output", output.path] + others.flatMap { ["--reading", $0.path] }
                    + files.map(\.path),
                inputFiles: files + others,
                outputFiles: files.map { output.appending(path: Self.outputName($0)) })
        ]
    }

    /// The Swift files in a target's folder, in order.
    private static func files(of target: any Target) throws -> [URL] {
        // A link to a folder is followed.
        let folder = target.directoryURL.appending(path: Self.folder).resolvingSymlinksInPath()
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    }

    /// The name that the tool gives a rewritten file.
    private static func outputName(_ file: URL) -> String {
        let name = file.lastPathComponent
        return name == "main.swift" ? name : file.deletingPathExtension().lastPathComponent + ".rewritten.swift"
    }
}
