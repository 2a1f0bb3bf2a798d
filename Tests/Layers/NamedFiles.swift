import Foundation

/// The source files that a text names in code voice.
struct NamedFiles {
    /// The names, as they are written: a path from some folder on, or the file's name alone.
    let names: Set<String>

    init(of text: String) {
        let quoted = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        names = Set(quoted.filter { $0.hasSuffix(".swift") && !$0.contains(" ") })
    }

    /// Returns the names that no file below some folders has at the end of its path.
    func missing(below folders: [String]) -> [String] {
        let paths = folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".swift") }.map { "/\(folder)/\($0)" }
        }
        return names.filter { name in !paths.contains { $0.hasSuffix("/\(name)") } }.sorted()
    }
}
