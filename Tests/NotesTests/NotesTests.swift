import DeclarativeUI
import Foundation
import Testing

@testable import NotesApp

@MainActor @Suite(.serialized) struct NotesTests {
    @Test("A new note is typed, listed and saved")
    func add() throws {
        let person = try NotesPerson()
        #expect(person.text.contains("No notes yet"))
        person.write("Milk", "two bottles\nof it")
        #expect(person.text.contains("Milk"))
        #expect(person.text.contains("two bottles  (4 words)"))
        #expect(!person.text.contains("No notes yet"))
        person.write("Bread", "")
        #expect(person.app.store.notes.map(\.title) == ["Bread", "Milk"])
        person.restart()
        #expect(person.app.store.notes.map(\.title) == ["Bread", "Milk"])
        #expect(person.text.contains("two bottles  (4 words)"))
    }

    @Test("A note is opened by a key or a tap, and edited where it was left")
    func edit() throws {
        let person = try NotesPerson()
        person.write("Milk", "one")
        // New, Settings, the notes.
        func isMarked() -> Bool {
            person.text.split(separator: "\n").contains { $0.contains("▸") && $0.contains("Milk") }
        }
        for _ in 0..<3 where !isMarked() { person.host.press(.keyboardTab) }
        person.host.press(.keyboardReturnOrEnter)
        #expect(person.text.contains("1 word"))
        person.host.press(.keyboardEnd)
        person.host.type(" two")
        #expect(person.text.contains("2 words"))
        try person.tap("‹ Notes")
        #expect(person.text.contains("one two  (2 words)"))
        try person.tap("one two")
        try person.tap("Milk")
        #expect(person.app.store.notes.first?.text == "one two")
        person.restart()
        #expect(person.app.store.notes.first?.text == "one two")
    }

    @Test("A deleted note is gone from the list and from the file")
    func delete() throws {
        let person = try NotesPerson()
        person.write("Milk", "one")
        person.write("Bread", "two")
        try person.tap("Milk")
        try person.tap("Delete")
        #expect(person.text.contains("Bread"))
        #expect(!person.text.contains("Milk"))
        person.restart()
        #expect(person.app.store.notes.map(\.title) == ["Bread"])
    }

    @Test("The settings reach cells and notes, and are kept")
    func settings() throws {
        let person = try NotesPerson()
        person.write("Milk", "one")
        #expect(person.text.contains("one  (1 word)"))
        person.host.type("s")
        try person.tap("Purple")
        #expect(person.text.contains("Notes are shown in purple."))
        let settings = try #require(person.navigation?.topViewController as? SettingsController)
        #expect(settings.tap(label: "One line for each note"))
        #expect(person.app.store.style.isCompact)
        person.host.press(.keyboardEscape)
        #expect(person.text.contains("Milk"))
        #expect(!person.text.contains("(1 word)"))
        let style = person.app.store.style
        person.restart()
        #expect(person.app.store.style == style)
        #expect(!person.text.contains("(1 word)"))
    }

    @Test("A style set on the navigation is read as a trait and in the environment")
    func bridge() throws {
        let person = try NotesPerson()
        person.write("Milk", "one")
        person.app.store.style = ReadingStyle(accent: .green, isCompact: true)
        try person.tap("Milk")
        let navigation = try #require(person.navigation)
        let note = try #require(navigation.topViewController)
        #expect(note.traitCollection.readingStyle.accent == .green)
        let read = navigation.explain(\.readingStyle, in: NoteView.self)
        #expect(read.map(\.value) == ["\(person.app.store.style)"])
        #expect(read.first?.write?.origin == "traitOverrides")
    }
}
