import Foundation
import Testing

@testable import ImperativeUI

@Suite("What programs take as arguments") struct ProgramHelpTests {
    @Test("The help names each host, and the options of each once")
    func help() {
        let option = HostOption("--volume NUMBER", "how loud")
        func entry(_ name: String) -> HostRegistry.Entry {
            HostRegistry.Entry(
                name: name, usage: [name, "\(name):N"], options: [option], isSuitable: { _ in false },
                make: { _ in nil })
        }
        let text = ProgramHelp.text(program: "Notes", entries: [entry("a"), entry("b")])
        #expect(text.hasPrefix("Usage: Notes [OPTIONS]\n"))
        #expect(text.contains("a, a:N, b, b:N"))
        #expect(text.components(separatedBy: "--volume NUMBER").count == 2)
        for part in ["--dark, --light", "--theme", "--help", "NO_COLOR"] { #expect(text.contains(part)) }
    }

    @Test("A theme is a file, or a name in the folder for settings")
    func themes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("themes-\(UUID().uuidString)")
        let themes = folder.appendingPathComponent("isthmus/themes")
        try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = themes.appendingPathComponent("mine.json")
        try Data("{\"light\": {\"label\": \"#123\"}}".utf8).write(to: file)
        let environment = ["XDG_CONFIG_HOME": folder.path]
        #expect(try ProgramTheme.load(["program"], environment: environment) == nil)
        let named = try ProgramTheme.load(["program", "--theme", "mine"], environment: environment)
        #expect(named != nil)
        #expect(try ProgramTheme.load(["program", "--theme", file.path], environment: [:]) == named)
        #expect(
            try ProgramTheme.load(["program"], environment: environment.merging(["ISTHMUS_THEME": "mine"]) { $1 })
                == named)
        for arguments in [["--theme"], ["--theme", "other"]] {
            #expect(throws: (any Error).self) {
                try ProgramTheme.load(["program"] + arguments, environment: environment)
            }
        }
    }
}
