import Foundation

/// A page that tells what there is: the texts in backticks, and what is said of them.
struct AreasPage {
    /// The titles of its areas.
    private(set) var areas: [String] = []
    /// What is said to be there.
    private(set) var implemented: Set<CodeSpan> = []
    /// What stands under "Not yet".
    private(set) var missing: Set<CodeSpan> = []

    init(_ file: URL) throws {
        var (isListing, isNotYet, isListAwaited) = (false, false, false)
        let text = try String(contentsOf: file, encoding: .utf8)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") { isListing.toggle() }
            guard !isListing else { continue }
            if line.hasPrefix("### ") { areas.append(String(line.dropFirst(4))) }
            if line.hasPrefix("Not yet:") {
                isNotYet = true
                // The list begins below an empty line.
                isListAwaited = line == "Not yet:"
            } else if line.isEmpty {
                isNotYet = isNotYet && isListAwaited
                isListAwaited = false
            }
            let parts = line.split(separator: "`", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() where index % 2 == 1 {
                if isNotYet {
                    missing.insert(CodeSpan(text: String(part)))
                } else {
                    implemented.insert(CodeSpan(text: String(part)))
                }
            }
        }
    }
}
