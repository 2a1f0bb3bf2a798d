import Foundation
import TestSupport
import Testing

/// `ThemeBridge` and `Lifetimes` as programs of their own, driven by keys.
@Suite(.serialized) struct LiveBridgeTests {
    private static let levels = [
        "UIWindowScene", "RootController", "OuterView", "InnerController", "InnerView", "LeafView",
    ]

    @Test("Each level tells the theme it reads and who set it, and sets and removes one by keys")
    func bridge() throws {
        let session = try LiveSession("ThemeBridge", rows: 24)
        let terminal = session.terminal
        for level in Self.levels { #expect(session.shows(line: level, "standard", "the default", "Set")) }
        // UIKit sets, and both worlds read it.
        terminal.type("\t\r")
        #expect(session.shows(line: "UIWindowScene", "pastel", "set here", "Next", "Remove"))
        for level in Self.levels.dropFirst() { #expect(session.shows(line: level, "pastel", "by UIWindowScene")) }
        // SwiftUI sets, by a click: what is above keeps its own.
        try session.click(inLineOf: "OuterView", "Set")
        #expect(session.shows(line: "OuterView SwiftUI", "bold", "set here"))
        #expect(session.shows(line: "InnerController UIKit", "bold", "by OuterView"))
        #expect(session.shows(line: "LeafView UIKit", "bold", "by OuterView"))
        #expect(session.shows(line: "RootController", "pastel", "by UIWindowScene"))
        #expect(session.shows("ThemeKey.write makes ThemeTrait = bold"))
        // UIKit in SwiftUI sets another one, and SwiftUI in it reads that.
        try session.click(inLineOf: "InnerController", "Set")
        #expect(session.shows(line: "InnerView SwiftUI", "monochrome", "by InnerController"))
        // What is removed gives way to what is set further out.
        try session.click(inLineOf: "OuterView", "Remove")
        #expect(session.shows(line: "OuterView", "pastel", "by UIWindowScene"))
        #expect(session.shows(line: "InnerView", "monochrome", "by InnerController"))
        try session.click(inLineOf: "InnerController", "Remove")
        terminal.type("\t")
        try session.click(inLineOf: "UIWindowScene", "Remove")
        for level in Self.levels { #expect(session.shows(line: level, "standard", "the default")) }
        #expect(session.screen.unknown.isEmpty)
        session.leave()
    }

    @Test("A value that stays is told of with the setter that is nearest now")
    func sameValue() throws {
        let session = try LiveSession("ThemeBridge", rows: 24)
        #expect(session.shows("^C leave"))
        try session.click(inLineOf: "UIWindowScene", "Set")
        #expect(session.shows(line: "LeafView", "pastel", "by UIWindowScene"))
        // Round all themes, until it is the same as outside.
        try session.click(inLineOf: "OuterView", "Set")
        for theme in ["monochrome", "standard", "pastel"] {
            try session.click(inLineOf: "OuterView", "Next")
            #expect(session.shows(line: "OuterView", theme, "set here"))
        }
        for level in Self.levels.dropFirst(3) { #expect(session.shows(line: level, "pastel", "by OuterView")) }
        try session.click(inLineOf: "OuterView", "Remove")
        for level in Self.levels.dropFirst(2) { #expect(session.shows(line: level, "pastel", "by UIWindowScene")) }
        session.leave()
    }

    @Test("A level is found and set in a small terminal, and shown in a large one")
    func resize() throws {
        var session = try LiveSession("ThemeBridge", rows: 24)
        #expect(session.shows("^C leave"))
        session.resize(columns: 20, rows: 5)
        #expect(session.shows("the default"))
        #expect(session.shows { screen in screen.lines.allSatisfy { $0.count <= 20 } })
        // The third stop is that of the view in the hosting controller, which is scrolled to.
        session.terminal.type("\t\t\t\r")
        #expect(session.shows("Next  Remove"))
        #expect(session.shows(line: "set here"))
        session.resize(columns: 300, rows: 100)
        #expect(session.shows(line: "OuterView SwiftUI", "pastel", "set here"))
        #expect(session.shows(line: "RootController UIKit", "standard", "the default"))
        session.leave()
    }

    @Test("What changes in a view's life is told, with the bodies that run")
    func lifetimes() throws {
        var session = try LiveSession("Lifetimes", rows: 30)
        let terminal = session.terminal
        #expect(session.shows("Bodies run: Kennel 1, Paw 2"))
        try session.click("Stroke Rex")
        #expect(session.shows("Kennel > VStack[0].true > Paw: changed: _strokes: 0 → 1"))
        try session.click("Stroke Lola")
        #expect(session.shows("Stroke Lola calm, 1"))
        try session.click("Rex is naughty")
        #expect(session.shows("Stroke Rex naughty, 0"))
        #expect(session.shows("Stroke Lola worried, 1"))
        #expect(session.shows("Rex disappears"))
        #expect(session.shows("Bodies run: Kennel 2, Paw 6"))
        session.resize(columns: 20, rows: 5)
        #expect(session.shows("[Dogs]"))
        #expect(session.shows { screen in screen.lines.allSatisfy { $0.count <= 20 } })
        session.resize(columns: 300, rows: 100)
        #expect(session.shows("Stroke Lola worried, 1"))
        #expect(session.screen.unknown.isEmpty)
        terminal.type("\u{1B}[H")
        session.leave()
    }

    @Test("Bites stay with what identifies a treat")
    func treats() throws {
        let session = try LiveSession("Lifetimes", rows: 30)
        #expect(session.shows("Bodies run: Kennel 1"))
        for (act, first, second) in [("Serials", "Milk 0", "Bone 1"), ("Places", "Milk 1", "Bone 0")] {
            try session.click(act)
            #expect(session.shows("Bite Bone 0"))
            try session.click("Bite Bone")
            #expect(session.shows("Bite Bone 1"))
            try session.click("Put milk in front")
            #expect(session.shows("Bite \(first)"))
            #expect(session.shows("Bite \(second)"))
        }
        session.leave()
    }

    @Test(
        "Without a terminal each prints one picture and ends",
        arguments: SizeOfTests.isFull ? ["ThemeBridge", "Lifetimes"] : ["ThemeBridge"])
    func pipe(program: String) throws {
        let (output, status) = try BuiltProgram(name: program).run([])
        #expect(status == 0)
        #expect(output.contains(program == "ThemeBridge" ? "LeafView UIKit" : "Stroke Lola"))
        #expect(!output.contains("\u{1B}"))
    }
}
