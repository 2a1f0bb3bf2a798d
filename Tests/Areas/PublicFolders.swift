import Foundation

/// The folders of the sources that have files with public declarations.
struct PublicFolders {
    /// What stands before the word, besides attributes.
    private static let modifiers: Set<Substring> = ["nonisolated", "final", "override", "static", "required", "weak"]

    private(set) var paths: Set<String> = []

    /// - Parameter sources: The folder that the paths are relative to.
    init(in sources: URL) throws {
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let folder = String(file.deletingLastPathComponent().path.dropFirst(sources.path.count + 1))
            guard !paths.contains(folder) else { continue }
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            if lines.contains(where: Self.isPublic) { paths.insert(folder) }
        }
    }

    private static func isPublic(_ line: Substring) -> Bool {
        let word = line.split(separator: " ").first { !$0.hasPrefix("@") && !modifiers.contains($0) }
        return word == "public" || word == "open"
    }
}

extension ListedNames {
    /// Returns the text of a folder, or of the nearest one around it that is listed.
    func text(ofFolder folder: String) -> String? {
        var components = folder.split(separator: "/")
        while !components.isEmpty {
            if let text = texts[components.joined(separator: "/")] { return text }
            components.removeLast()
        }
        return nil
    }
}
