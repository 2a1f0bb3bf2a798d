import Foundation

/// The folders of each target in the order of their layers, as `Sources/README.md` lists them.
///
/// Under a heading with a target's name, each line of the list begins with the folders of one layer, the lowest first.
/// A folder that is not listed belongs to the one around it.
struct LayerOrder {
    /// By folder, from the target on: how many come before it in its target.
    private var ranks: [String: Int] = [:]

    /// The folders that are listed.
    var folders: [String] { ranks.keys.sorted() }

    init(of text: String) {
        var target: String?
        for line in text.split(separator: "\n") {
            if line.hasPrefix("#") {
                target = line.hasPrefix("### `") ? Self.quoted(in: line).first : nil
            } else if let target, line.hasPrefix("* `"), let end = line.firstIndex(of: ":") {
                for folder in Self.quoted(in: line[..<end]) { ranks["\(target)/\(folder)"] = ranks.count }
            }
        }
    }

    /// Returns the listed folder that a file belongs to, if there is one.
    func folder(of file: String) -> String? {
        var path = file[...]
        while let slash = path.lastIndex(of: "/") {
            path = path[..<slash]
            if ranks[String(path)] != nil { return String(path) }
        }
        return nil
    }

    /// Whether the second folder is listed after the first.
    func isAbove(_ folder: String, _ other: String) -> Bool {
        guard let rank = ranks[folder], let otherRank = ranks[other] else { return false }
        return otherRank > rank
    }

    private static func quoted(in line: Substring) -> [String] {
        line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
