import Foundation

/// The file of the notes. What cannot be understood is kept beside it under another name.
final class NotebookFile {
    /// What went wrong, for people to read.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private let url: URL
    /// Whether there is something at the place of the file that is not to be written over.
    private var isLocked = false

    init(url: URL) { self.url = url }

    private var name: String { url.lastPathComponent }

    /// Returns what is in the file; `nil` if there is none.
    func read() throws -> Notebook? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        guard let data = try? Data(contentsOf: url) else {
            isLocked = true
            throw Problem(description: "\(name) cannot be read. Nothing is saved.")
        }
        if let notebook = try? JSONDecoder().decode(Notebook.self, from: data) { return notebook }
        let place: URL
        do {
            place = try setAside()
        } catch {
            isLocked = true
            throw Problem(description: "\(name) is damaged. Nothing is saved: \(error.localizedDescription)")
        }
        throw Problem(description: "\(name) is damaged. It is kept as \(place.lastPathComponent).")
    }

    /// Writes the file, as a whole or not at all.
    func write(_ notebook: Notebook) throws {
        if isLocked { throw Problem(description: "\(name) is not written over. Nothing is saved.") }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try encoder.encode(notebook).write(to: url, options: .atomic)
        } catch {
            throw Problem(description: "\(name) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Gives what is there another name, which nothing has. Returns the new place.
    private func setAside() throws -> URL {
        let folder = url.deletingLastPathComponent()
        let stem = url.deletingPathExtension().lastPathComponent
        var number = 1
        while true {
            let place = folder.appendingPathComponent("\(stem)-damaged-\(number).\(url.pathExtension)")
            if !FileManager.default.fileExists(atPath: place.path) {
                try FileManager.default.moveItem(at: url, to: place)
                return place
            }
            number += 1
        }
    }
}
