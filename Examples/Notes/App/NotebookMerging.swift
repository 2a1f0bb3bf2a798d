import Foundation

extension Notebook {
    /// This notebook with what another program has changed in the file meanwhile. Nothing that anybody wrote is lost:
    /// where both changed the same text, this one's is kept, and the other one is a note of its own.
    ///
    /// - Parameters:
    ///   - theirs: What is in the file.
    ///   - base: What both began with.
    func merging(_ theirs: Notebook, since base: Notebook) -> Notebook {
        if self == base { return theirs }
        let (before, own, others) = (base.notesByID, notesByID, theirs.notesByID)
        var merged = Notebook(style: style == base.style ? theirs.style : style)
        // Those that they do not have: made or changed here, or else deleted by them.
        merged.notes = notes.filter { others[$0.id] == nil && before[$0.id] != $0 }
        for other in theirs.notes {
            guard let note = own[other.id] else {
                // Made by them, or changed by them after it was deleted here.
                if before[other.id] != other { merged.notes.append(other) }
                continue
            }
            let former = before[note.id] ?? Note(id: note.id)
            let title = Self.merged(note.title, other.title, since: former.title)
            let text = Self.merged(note.text, other.text, since: former.text)
            merged.notes.append(Note(id: note.id, title: title.kept, text: text.kept))
            if title.isLost || text.isLost {
                merged.notes.append(Note(id: UUID(), title: other.title, text: other.text))
            }
        }
        return merged
    }

    private var notesByID: [Note.ID: Note] { Dictionary(notes.map { ($0.id, $0) }) { first, _ in first } }

    /// Of two texts the one that was changed, and whether the other one was changed as well.
    private static func merged(_ own: String, _ other: String, since base: String) -> (kept: String, isLost: Bool) {
        if own == other || other == base { return (own, false) }
        return own == base ? (other, false) : (own, true)
    }

    /// Gives notes that repeat the id of an earlier one another, always the same, so that each is shown.
    mutating func tellApart() {
        var known: Set<Note.ID> = []
        for index in notes.indices {
            var id = notes[index].id
            while !known.insert(id).inserted { id = id.next }
            if id != notes[index].id {
                notes[index] = Note(id: id, title: notes[index].title, text: notes[index].text)
            }
        }
    }
}

extension UUID {
    /// The id whose last byte is one more.
    fileprivate var next: UUID {
        var bytes = uuid
        bytes.15 &+= 1
        if bytes.15 == 0 { bytes.14 &+= 1 }
        return UUID(uuid: bytes)
    }
}
