import Foundation
import SourceRewriting

/// Writes a rewritten copy of a folder or file beside it.
struct PortCommand {
    /// Folders that are made by tools and not copied.
    private static let skipped: Set<String> = [".build", ".git", ".swiftpm", "DerivedData", "Pods", "Carthage"]

    private let source: URL
    private let destination: URL

    init(_ arguments: some Collection<String>) throws {
        let (values, paths) = try ToolCommand.parse(arguments, options: ["--output"])
        guard paths.count == 1 else { throw ToolError("'port' needs one path of a folder or file") }
        source = URL(filePath: paths[0]).standardizedFileURL
        destination = values["--output"]?.last.map { URL(filePath: $0) } ?? Self.portedURL(source)
    }

    /// The place of the copy: `App-ported` beside `App`, `View-ported.swift` beside `View.swift`.
    private static func portedURL(_ source: URL) -> URL {
        let name = source.deletingPathExtension().lastPathComponent + "-ported"
        let copy = source.deletingLastPathComponent().appending(path: name)
        return source.pathExtension.isEmpty ? copy : copy.appendingPathExtension(source.pathExtension)
    }

    func run() throws {
        let manager = FileManager.default
        guard manager.fileExists(atPath: source.path) else { throw ToolError("there is nothing at \(source.path)") }
        guard !manager.fileExists(atPath: destination.path) else {
            throw ToolError("\(destination.path) is there already: remove it, or name another path with '--output'")
        }
        let files = try copyOthers()
        let rewriter = SourceRewriter(try files.map { try SourceFile(readingFrom: path($0, in: source)) })
        var warnings = 0
        for (number, name) in files.enumerated() {
            let file = rewriter.rewritten(number, spacing: .closed)
            for diagnostic in file.diagnostics { AppleSourcesTool.report(diagnostic) }
            warnings += file.diagnostics.count
            try Data(file.bytes).write(to: URL(filePath: path(name, in: destination)))
        }
        print("Wrote \(files.count) Swift files to \(destination.path), with \(warnings) warnings.")
    }

    private func path(_ name: String, in folder: URL) -> String {
        name.isEmpty ? folder.path : folder.appending(path: name).path
    }

    /// Copies all but Swift files, and returns the paths of those from the folder, in order.
    private func copyOthers() throws -> [String] {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: source.path, isDirectory: &isFolder), isFolder.boolValue else { return [""] }
        guard !destination.path.hasPrefix(source.path + "/") else {
            throw ToolError("the copy cannot be in the folder that is copied")
        }
        try manager.createDirectory(at: destination, withIntermediateDirectories: true)
        var files: [String] = []
        let enumerator = manager.enumerator(atPath: source.path)
        while let name = enumerator?.nextObject() as? String {
            let url = destination.appending(path: name)
            switch enumerator?.fileAttributes?[.type] as? FileAttributeType {
            case .typeDirectory where Self.skipped.contains(url.lastPathComponent): enumerator?.skipDescendants()
            case .typeDirectory: try manager.createDirectory(at: url, withIntermediateDirectories: true)
            case .typeRegular where url.pathExtension == "swift": files.append(name)
            default: try manager.copyItem(at: source.appending(path: name), to: url)
            }
        }
        return files.sorted()
    }
}
