import Foundation
import TestSupport
import Testing

/// The colours of the examples in terminals of every kind.
@Suite(.serialized) struct LiveColorTests {
    /// What a terminal says of its colours.
    private static let depths: [[String: String]] = [
        ["COLORTERM": "truecolor"], [:], ["TERM": "xterm"],
    ]

    /// The examples, each with a text of its first screen.
    private static let examples = ["Gallery": "Middlemarch", "PetVoting": "q Leave", "ThemeBridge": "LeafView"]

    /// Returns the cells with letters, each with its contrast; `nil` for the terminal's own colours.
    private func letters(_ screen: ScreenModel) -> [(place: String, contrast: Double?)] {
        (0..<screen.rows).flatMap { row in
            (0..<screen.columns).compactMap { column in
                guard screen.cell(row: row, column: column).character.isLetter else { return nil }
                return ("\(row), \(column)", screen.contrast(row: row, column: column))
            }
        }
    }

    @Test("All letters can be read, in light and dark and in each depth", arguments: examples.keys.sorted(), depths)
    func contrast(example: String, depth: [String: String]) throws {
        let text = try #require(Self.examples[example])
        for style in ["dark", "light"] {
            let session = try LiveSession(
                example, environment: depth.merging(["ISTHMUS_APPEARANCE": style]) { $1 })
            #expect(session.shows(text))
            for letter in letters(session.screen) {
                // The least is that of placeholders and disabled controls, which cannot be told from here.
                #expect(letter.contrast ?? 0 >= 2.99, "\(example), \(style), \(depth): \(letter.place)")
            }
            session.leave()
        }
    }

    @Test(
        "A terminal that says nothing shows letters in its own colours, or in a pair", arguments: examples.keys.sorted()
    )
    func unknown(example: String) throws {
        let session = try LiveSession(example)
        #expect(session.shows(try #require(Self.examples[example])))
        let letters = letters(session.screen)
        #expect(letters.contains { $0.contrast == nil })
        for letter in letters { #expect(letter.contrast ?? 21 >= 2.99, "\(example): \(letter.place)") }
        session.leave()
    }

    @Test(
        "Without colours nothing has one, and the page is empty, in light and dark",
        arguments: examples.keys.sorted(), ["dark", "light"])
    func plain(example: String, style: String) throws {
        let session = try LiveSession(example, environment: ["NO_COLOR": "1", "ISTHMUS_APPEARANCE": style])
        #expect(session.shows(try #require(Self.examples[example])))
        let screen = session.screen
        #expect(letters(screen).allSatisfy { $0.contrast == nil })
        #expect(screen.text.count { "░▒▓█".contains($0) } < screen.columns * screen.rows / 8)
        session.leave()
    }
}
