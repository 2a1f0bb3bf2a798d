import Foundation

/// A note.
struct Note: Codable, Identifiable, Hashable {
    let id: UUID
    var title = ""
    var text = ""

    /// The title, or what stands for it.
    var name: String { title.isEmpty ? "Untitled" : title }

    /// The first line that is not empty, and how long the text is.
    var summary: String { "\(text.split(separator: "\n").first ?? "Empty")  (\(length))" }

    /// How many words the text has, in words.
    var length: String {
        let count = text.split { $0.isWhitespace }.count
        return count == 1 ? "1 word" : "\(count) words"
    }
}

/// What is in the file.
struct Notebook: Codable, Equatable {
    var notes: [Note] = []
    var style = ReadingStyle()
}
