import Foundation

/// The file of the notes. Several programs may have it: each takes over what others have changed. What cannot be
/// understood is kept beside it under another name.
final class NotebookFile {
    /// What went wrong, for people to read.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private let url: URL
    /// What was in the file when it was last read or written.
    private var known: (data: Data, notebook: Notebook)?
    /// What became of a file that could not be understood, for people to read; `nil` if there was none.
    private(set) var warning: String?

    init(url: URL) { self.url = url }

    private var name: String { url.lastPathComponent }

    /// Returns what is in the file; `nil` if there is none.
    func read() throws -> Notebook? {
        // A program that was killed may have left its draft.
        _ = try? Draft(of: url.followingLinks, makingOne: false)
        known = try load()
        return known?.notebook
    }

    /// Returns a notebook with what others have changed in the file since it was last read or written.
    func merged(_ notebook: Notebook) throws -> Notebook {
        guard let found = try load() else { return notebook }
        let merged = merging(notebook, found)
        known = found
        return merged
    }

    /// Writes the file, as a whole or not at all. Returns what was written: the notebook with what others have changed
    /// since the file was last read or written.
    func write(_ notebook: Notebook) throws -> Notebook {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            let target = url.followingLinks
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            // Nobody else writes from here on, so that what is read stays what is there.
            let draft = try Draft(of: target)
            let merged = try load().map { merging(notebook, $0) } ?? notebook
            let data = try encoder.encode(merged)
            try draft.replace(with: data)
            known = (data, merged)
            return merged
        } catch let problem as Problem {
            throw problem
        } catch {
            throw Problem(description: "\(name) cannot be written: \(error.localizedDescription)")
        }
    }

    private func merging(_ notebook: Notebook, _ found: (data: Data, notebook: Notebook)) -> Notebook {
        if found.data == known?.data { return notebook }
        return notebook.merging(found.notebook, since: known?.notebook ?? Notebook())
    }

    /// Returns what is in the file now; `nil` if there is none that can be understood.
    private func load() throws -> (data: Data, notebook: Notebook)? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        guard let data = try? Data(contentsOf: url) else {
            throw Problem(description: "\(name) cannot be read. Nothing is saved.")
        }
        if let known, data == known.data { return known }
        if var notebook = try? JSONDecoder().decode(Notebook.self, from: data) {
            notebook.tellApart()
            return (data, notebook)
        }
        do {
            warning = "\(name) is damaged. It is kept as \(try setAside().lastPathComponent)."
        } catch {
            throw Problem(description: "\(name) is damaged. Nothing is saved: \(error.localizedDescription)")
        }
        return nil
    }

    /// Gives what is there another name, which nothing has. Returns the new place.
    private func setAside() throws -> URL {
        let target = url.followingLinks
        let folder = target.deletingLastPathComponent()
        let stem = target.deletingPathExtension().lastPathComponent
        var number = 1
        while true {
            let place = folder.appendingPathComponent("\(stem)-damaged-\(number).\(target.pathExtension)")
            if !FileManager.default.fileExists(atPath: place.path) {
                try FileManager.default.moveItem(at: target, to: place)
                return place
            }
            number += 1
        }
    }
}
