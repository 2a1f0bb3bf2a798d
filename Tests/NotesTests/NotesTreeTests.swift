import DeclarativeUI
import Foundation
import Testing

@testable import NotesApp

@MainActor @Suite(.serialized) struct NotesTreeTests {
    @Test("Somebody who cannot see the notes is told what is stored, and nothing is at fault")
    func trees() throws {
        let person = try NotesPerson()
        var text = ""
        func add(_ title: String) throws {
            let window = try #require(person.navigation?.view.window)
            text += "\(title)\n\(window.accessibilityTree.outline)\n"
            #expect(window.accessibilityFaults().map(\.description) == [])
        }
        try add("Without notes")
        person.write("Milk", "one litre")
        person.write("Bread", "rye")
        try add("Two notes")
        try person.tap("Milk")
        try add("A note")
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tree.txt")
        if ProcessInfo.processInfo.environment["ISTHMUS_RECORD"] != nil {
            try Data(text.utf8).write(to: file)
        } else {
            #expect(text == (try String(contentsOf: file, encoding: .utf8)))
        }
    }
}
