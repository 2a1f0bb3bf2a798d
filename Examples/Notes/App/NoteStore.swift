import Foundation
import Observation

/// The notes and the settings. What changes is saved once it is quiet, and when the program is left.
@Observable @MainActor final class NoteStore {
    private(set) var notebook = Notebook()
    /// What was wrong when the file was last read or written.
    private var failure: String?
    /// What became of a file that could not be understood.
    private var warning: String?
    @ObservationIgnored private let file: NotebookFile
    @ObservationIgnored private let timer: any SavingTimer
    /// Whether there is something that is not saved.
    @ObservationIgnored private var isUnsaved = false
    /// Whether the timer has been asked to call.
    @ObservationIgnored private var isWaiting = false
    /// Whether something has changed since the timer was last asked, and how often that was so in a row.
    @ObservationIgnored private var isBusy = false
    @ObservationIgnored private var busyTurns = 0

    /// For how many seconds nothing has to change before it is saved.
    static let quiet: TimeInterval = 1
    /// After how many seconds it is saved although it has not been quiet.
    static let limit: TimeInterval = 5

    /// Reads the notes of a file.
    init(file: URL, timer: any SavingTimer) {
        self.file = NotebookFile(url: file)
        self.timer = timer
        trying { notebook = try self.file.read() ?? Notebook() }
    }

    /// What is wrong with the file, for people to read; `nil` if nothing is.
    var problem: String? { failure ?? warning }

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
        isUnsaved = true
        isBusy = true
        if !isWaiting { wait() }
    }

    // MARK: The file

    /// Saves what is not saved, now.
    func save() {
        busyTurns = 0
        if !isUnsaved { return }
        trying {
            show(try file.write(notebook))
            isUnsaved = false
        }
        // What could not be saved may be possible later.
        if isUnsaved, !isWaiting { wait() }
    }

    /// Shows what another program has changed in the file.
    func catchUp() { trying { show(try file.merged(notebook)) } }

    private func show(_ merged: Notebook) {
        if merged != notebook { notebook = merged }
    }

    private func trying(_ action: () throws -> Void) {
        var failure: String?
        do { try action() } catch { failure = "\(error)" }
        if self.failure != failure { self.failure = failure }
        if warning != file.warning { warning = file.warning }
    }

    private func wait() {
        isWaiting = true
        isBusy = false
        timer.wait(Self.quiet) { [weak self] in self?.timeHasGoneBy() }
    }

    private func timeHasGoneBy() {
        isWaiting = false
        if isBusy, Double(busyTurns + 1) * Self.quiet < Self.limit {
            busyTurns += 1
            wait()
        } else {
            save()
        }
    }
}
