import Foundation

/// The pages of a module's documentation catalogue.
struct DocumentationPages {
    /// The symbols that stand in a topic group.
    private(set) var topics: Set<String> = []
    /// What is named as code or as a symbol anywhere.
    private(set) var mentions: Set<String> = []

    /// - Parameter folder: The catalogue.
    init(in folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "md" {
            var (isListing, isTopics) = (false, false)
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if line.hasPrefix("```") { isListing.toggle() }
                guard !isListing else { continue }
                if line.hasPrefix("## ") { isTopics = line == "## Topics" }
                if isTopics, line.hasPrefix("- ``"), line.hasSuffix("``") {
                    topics.insert(String(line.dropFirst(4).dropLast(2)))
                }
                let parts = line.replacingOccurrences(of: "``", with: "`").split(
                    separator: "`", omittingEmptySubsequences: false)
                for (index, part) in parts.enumerated() where index % 2 == 1 { mentions.insert(String(part)) }
            }
        }
    }
}
