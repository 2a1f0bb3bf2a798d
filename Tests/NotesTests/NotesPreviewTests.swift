import DeclarativeUI
import Testing

@testable import NotesApp

@MainActor @Suite(.serialized) struct NotesPreviewTests {
    @Test("All previews look as they are stored")
    func pictures() throws { #expect(try Preview.verifyAll(of: "NotesApp") == 1) }
}
