import Foundation
import TestSupport
import Testing

/// `Gallery` as a program of its own, driven by keys alone and by the pointer alone.
@Suite(.serialized) struct LiveGalleryTests {
    private enum Key {
        static let backTab = "\u{1B}[Z"
        static let left = "\u{1B}[D"
        static let right = "\u{1B}[C"
        static let down = "\u{1B}[B"
        static let end = "\u{1B}[F"
        static let escape = "\u{1B}"
    }

    @Test("Every page is reached and used by the pointer alone")
    func pointer() throws {
        let session = try LiveSession("Gallery", rows: 30)
        #expect(session.shows("Middlemarch"))
        try session.click("Persuasion")
        #expect(session.shows("Also by them: Emma"))
        try session.click("Also by them: Emma")
        #expect(session.shows("Also by them: Persuasion"))
        try session.click("‹")
        #expect(session.shows("Also by them: Emma"))
        try session.click("Reader")
        #expect(session.shows("2 of 5"))
        try session.click("Sunset")
        // The mark goes to what was chosen.
        #expect(
            session.shows { screen in
                screen.lines.contains { $0.contains("Sunset") && $0.split(separator: " ").count == 2 }
            })
        try session.click("Worlds")
        #expect(session.shows("Controller: Sunset"))
        #expect(session.shows(line: "View in the controller", "Sunset"))
        try session.click("Authors")
        #expect(session.shows(line: "Persuasion", "✓"))
        try session.click("Dracula")
        #expect(session.shows(line: "Dracula", "✓"))
        try session.click("‹")
        #expect(session.shows("Controller: Sunset"))
        try session.click("Messages")
        #expect(session.shows("Half a sheet"))
        try session.click("Half a sheet")
        #expect(session.shows(line: "Accent here", "Sunset"))
        try session.click("Done")
        #expect(session.shows(line: "Answered", "nothing yet"))
        try session.click("Alert")
        #expect(session.shows("Forget all books?"))
        try session.click("Keep")
        #expect(session.shows(line: "Answered", "keep"))
        try session.click("Choice")
        #expect(session.shows("Grace"))
        try session.click("Grace")
        #expect(session.shows(line: "Answered", "to Grace"))
        #expect(session.screen.unknown.isEmpty)
        session.leave()
    }

    @Test("A date is chosen by keys alone: in a calendar that a field opens, and Escape closes")
    func date() throws {
        let session = try LiveSession("Gallery", rows: 30)
        let terminal = session.terminal
        #expect(session.shows("Middlemarch"))
        // The tabs are entered at the one that is shown.
        terminal.type(Key.backTab + Key.right + Key.right + "\r")
        #expect(session.shows("Dates and gauges"))
        // Before the tabs comes the last row.
        terminal.type(Key.backTab + "\r")
        #expect(session.shows(line: "SwiftUI", "Jun 16, 2004", "9:30"))
        // The first element of a page is the first one that it shows.
        terminal.type("\t\r")
        #expect(session.shows("June 2004"))
        terminal.type("\t\t\t" + Key.left + Key.down + "\r")
        // Both worlds show the same value.
        #expect(session.shows(line: "SwiftUI", "Jun 22, 2004"))
        terminal.type(Key.escape)
        #expect(session.shows(line: "UIKit", "Jun 22, 2004"))
        #expect(session.shows { !$0.text.contains("June 2004") })
        #expect(session.screen.unknown.isEmpty)
        session.leave()
    }

    @Test("The list of the imperative world is used by keys alone")
    func authors() throws {
        let session = try LiveSession("Gallery", rows: 30)
        let terminal = session.terminal
        #expect(session.shows("Middlemarch"))
        terminal.type(Key.backTab + String(repeating: Key.right, count: 4) + "\r")
        #expect(session.shows("Controller: Ocean"))
        // Behind the tabs comes the first row that does something.
        terminal.type("\t\r")
        #expect(session.shows(line: "Persuasion", "✓"))
        // The last book is not read any more.
        terminal.type("\t" + Key.end + "\r")
        #expect(session.shows { $0.text.count { $0 == "✓" } == 1 })
        #expect(session.screen.unknown.isEmpty)
        session.leave()
    }

    @Test("Every page is reached and used by keys alone")
    func keys() throws {
        let session = try LiveSession("Gallery", rows: 30)
        let terminal = session.terminal
        #expect(session.shows("Middlemarch"))
        terminal.type(Key.backTab + String(repeating: Key.right, count: 4) + "\r")
        #expect(session.shows("Controller: Ocean"))
        terminal.type(Key.left + "\r")
        #expect(session.shows("Half a sheet"))
        // Behind the tabs comes the first row.
        terminal.type("\t" + Key.down + "\r")
        #expect(session.shows(line: "Accent here", "Ocean"))
        terminal.type(Key.escape)
        #expect(session.shows(line: "Answered", "nothing yet"))
        terminal.type(Key.down + Key.down + "\r")
        #expect(session.shows("Forget all books?"))
        terminal.type(Key.escape)
        #expect(session.shows(line: "Answered", "keep"))
        #expect(session.screen.unknown.isEmpty)
        session.leave()
    }
}
