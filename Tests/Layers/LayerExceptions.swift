import Foundation

/// The references to higher folders that are allowed, each with its reason.
struct LayerExceptions {
    /// From a file to a folder.
    struct Exception: Hashable {
        let file: String
        let folder: String
    }

    let reasons: [Exception: String]

    /// Reads one exception a line, `file -> folder: reason`; empty lines and those that begin with `#` say nothing.
    init(of text: String) throws {
        var reasons: [Exception: String] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
            let ends = (parts.first ?? "").components(separatedBy: " -> ")
            guard parts.count == 2, ends.count == 2 else {
                throw SymbolIndex.Failure(description: "An exception is written `file -> folder: reason`, not: \(line)")
            }
            reasons[Exception(file: ends[0], folder: ends[1])] = parts[1]
        }
        self.reasons = reasons
    }
}
