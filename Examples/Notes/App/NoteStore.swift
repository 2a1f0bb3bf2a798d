import Foundation
import Observation

/// The notes and the settings, which are saved with every change.
@Observable @MainActor final class NoteStore {
    private(set) var notebook = Notebook()
    /// What was wrong with the file when it was read, and when it was written last.
    private var readProblem: String?
    private var writeProblem: String?
    @ObservationIgnored private let file: NotebookFile

    /// Reads the notes of a file.
    init(file: URL) {
        self.file = NotebookFile(url: file)
        do {
            notebook = try self.file.read() ?? Notebook()
        } catch {
            readProblem = "\(error)"
        }
    }

    /// What is wrong with the file, for people to read; `nil` if nothing is.
    var problem: String? { writeProblem ?? readProblem }

    var notes: [Note] { notebook.notes }

    /// The style that is set in the settings.
    var style: ReadingStyle {
        get { notebook.style }
        set { change { $0.style = newValue } }
    }

    /// The note with an id; `nil` once it was deleted.
    func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

    /// Makes an empty note, the first of all. Returns its id.
    func add() -> Note.ID {
        let note = Note(id: UUID())
        change { $0.notes.insert(note, at: 0) }
        return note.id
    }

    /// Changes a note.
    func update(_ id: Note.ID, _ update: (inout Note) -> Void) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        change { update(&$0.notes[index]) }
    }

    /// Deletes a note.
    func delete(_ id: Note.ID) { change { $0.notes.removeAll { $0.id == id } } }

    private func change(_ change: (inout Notebook) -> Void) {
        var changed = notebook
        change(&changed)
        if changed == notebook { return }
        notebook = changed
        do {
            try file.write(changed)
            writeProblem = nil
        } catch {
            writeProblem = "\(error)"
        }
    }
}
