import Foundation
import SourceRewriting

/// Rewrites the files of one target into a folder.
///
/// A file that would be written as it is there stays untouched, so that the compiler reads only changed files again.
struct RewriteCommand {
    private let output: URL
    private let files: [String]
    private let others: [String]

    init(_ arguments: some Collection<String>) throws {
        let (values, files) = try ToolCommand.parse(arguments, options: ["--output", "--reading"])
        guard let output = values["--output"]?.last else { throw ToolError("'rewrite' needs '--output FOLDER'") }
        self.output = URL(filePath: output, directoryHint: .isDirectory)
        self.files = files
        others = values["--reading"] ?? []
    }

    func run() throws {
        let names = try outputNames()
        let rewriter = SourceRewriter(
            try files.map(SourceFile.init(readingFrom:)), reading: try others.map(SourceFile.init(readingFrom:)))
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        for (number, name) in names.enumerated() {
            let file = rewriter.rewritten(number)
            for diagnostic in file.diagnostics { AppleSourcesTool.report(diagnostic) }
            // The compiler wants this name where a program begins, and no other path for it.
            let bytes = name == "main.swift" ? file.bytes : file.bytesWithLocation
            try write(Data(bytes), to: output.appending(path: name))
        }
    }

    /// The names of the written files: not those of the files that are read, which the compiler would take for them.
    private func outputNames() throws -> [String] {
        var paths: [String: String] = [:]
        return try files.map { path in
            let name = URL(filePath: path).lastPathComponent
            if let other = paths.updateValue(path, forKey: name) {
                throw ToolError("two files of a target have one name; the other is \(other)", in: path)
            }
            return name == "main.swift"
                ? name : URL(filePath: name).deletingPathExtension().lastPathComponent + ".rewritten.swift"
        }
    }

    private func write(_ data: Data, to url: URL) throws {
        if let old = try? Data(contentsOf: url), old == data { return }
        try data.write(to: url, options: .atomic)
    }
}
