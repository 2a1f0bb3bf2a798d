import DeclarativeUI
import Foundation
import Testing

@testable import NotesApp

@MainActor @Suite(.serialized) struct NotebookFileTests {
    @Test("A damaged file is told of and kept under another name", arguments: ["", "{", "[1, 2]", "{\"notes\": 3}"])
    func damaged(contents: String) throws {
        let person = try NotesPerson(contents)
        let kept = person.folder.appendingPathComponent("notes-damaged-1.json")
        #expect(person.text.contains("notes.json is damaged. It is kept as notes-damaged-1.json."))
        #expect(try Data(contentsOf: kept) == Data(contents.utf8))
        person.write("Milk", "one")
        person.restart()
        #expect(!person.text.contains("damaged"))
        #expect(person.app.store.notes.map(\.title) == ["Milk"])
        #expect(try Data(contentsOf: kept) == Data(contents.utf8))
    }

    @Test("A second damaged file does not replace the first that was kept")
    func twice() throws {
        let person = try NotesPerson("first")
        try Data("second".utf8).write(to: person.file)
        person.restart()
        #expect(person.text.contains("notes-damaged-2.json"))
        let first = person.folder.appendingPathComponent("notes-damaged-1.json")
        #expect(try String(contentsOf: first, encoding: .utf8) == "first")
    }

    @Test("What cannot be read is told of and not written over")
    func unreadable() throws {
        let person = try NotesPerson()
        try FileManager.default.createDirectory(at: person.file, withIntermediateDirectories: true)
        person.restart()
        #expect(person.text.contains("notes.json cannot be read. Nothing is saved."))
        person.write("Milk", "one")
        person.rest()
        #expect(person.text.contains("Milk"))
        #expect(person.text.contains("Nothing is saved."))
        var isFolder: ObjCBool = false
        #expect(FileManager.default.fileExists(atPath: person.file.path, isDirectory: &isFolder) && isFolder.boolValue)
    }

    @Test("What cannot be written is told of, until it can")
    func unwritable() throws {
        let person = try NotesPerson()
        try FileManager.default.removeItem(at: person.folder)
        try Data().write(to: person.folder)
        person.write("Milk", "one")
        person.rest()
        #expect(person.text.contains("notes.json cannot be written"))
        try FileManager.default.removeItem(at: person.folder)
        // What could not be saved is tried again.
        person.rest()
        #expect(!person.text.contains("cannot be written"))
        person.write("Bread", "two")
        person.restart()
        #expect(person.app.store.notes.map(\.title) == ["Bread", "Milk"])
    }

    @Test("The file is that of the option, of the variable, or one of the user's")
    func place() throws {
        #expect(try NotesDelegate.file(["Notes", "--file", "/a/b"], ["NOTES_FILE": "/c"]).path == "/a/b")
        #expect(try NotesDelegate.file(["Notes", "--host", "picture"], ["NOTES_FILE": "/c"]).path == "/c")
        #expect(try NotesDelegate.file(["Notes", "-AppleLanguages", "(de)"], ["NOTES_FILE": "/c"]).path == "/c")
        #expect(try NotesDelegate.file(["Notes"], [:]).path.hasSuffix("/Isthmus Notes/notes.json"))
        #expect(throws: NotesDelegate.Misunderstanding.self) { try NotesDelegate.file(["Notes", "--file"], [:]) }
        #expect(throws: NotesDelegate.Misunderstanding.self) { try NotesDelegate.file(["Notes", "new"], [:]) }
    }
}
