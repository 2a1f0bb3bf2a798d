import Foundation

/// What the files of a module re-export: `@_exported import Module` or `@_exported import kind Module.Name`.
struct Reexports {
    /// The lines of the sources, sorted.
    let lines: [String]

    /// - Parameter folder: The module's sources.
    init(in folder: URL) throws {
        var lines: Set<String> = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for line in text.split(separator: "\n") where line.hasPrefix("@_exported import ") {
                lines.insert(String(line))
            }
        }
        self.lines = lines.sorted()
    }

    /// Returns the names that are re-exported of a module, all of which are given.
    func names(of module: String, among all: Set<String>) -> Set<String> {
        let imported = lines.compactMap { $0.split(separator: " ").last.map(String.init) }
        if imported.contains(module) { return all }
        return Set(imported.filter { $0.hasPrefix(module + ".") }.map { String($0.dropFirst(module.count + 1)) })
    }
}
