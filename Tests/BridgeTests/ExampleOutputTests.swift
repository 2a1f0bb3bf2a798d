import Foundation
import TestSupport
import Testing

@Suite struct ExampleOutputTests {
    /// An example, what it is asked for, and the file beside it that stores what it then prints.
    struct Run: CustomTestStringConvertible, Sendable {
        let example: String
        let arguments: [String]
        let file: String
        /// Whether it is among the few that are compared at any time.
        var isAlwaysCompared = false

        var testDescription: String { ([example] + arguments).joined(separator: " ") }
    }

    /// Whether everything is run: what `.ci/run` compares as well, and more than one output of a kind.
    private static let isWhole = SizeOfTests.isAllStored

    static let runs = isWhole ? all : all.filter(\.isAlwaysCompared)

    private static let all = [
        Run(example: "SceneGraph", arguments: [], file: "Expected.txt", isAlwaysCompared: true),
        Run(example: "ThemeBridge", arguments: ["--plain"], file: "Expected.txt"),
        Run(example: "ThemeBridge", arguments: ["--plain", "--text"], file: "Pictures.txt"),
        Run(
            example: "ThemeBridge", arguments: ["--plain", "--text", "--rtl", "--dark"], file: "Pictures-rtl.txt",
            isAlwaysCompared: true),
        Run(example: "Lifetimes", arguments: ["--plain"], file: "Expected.txt"),
        Run(
            example: "Lifetimes", arguments: ["--plain", "--text", "--type-size", "xxxLarge"], file: "Pictures.txt",
            isAlwaysCompared: true),
        Run(example: "PetVoting", arguments: ["--plain"], file: "Expected.txt"),
        Run(example: "PetVoting", arguments: ["--plain", "--text"], file: "Pictures.txt"),
        Run(
            example: "PetVoting", arguments: ["--plain", "--text", "--rtl", "--size", "200x600"],
            file: "Pictures-rtl.txt", isAlwaysCompared: true),
        Run(example: "Gallery", arguments: ["--plain"], file: "Expected.txt"),
        Run(example: "Gallery", arguments: ["--plain", "--text"], file: "Pictures.txt"),
        Run(example: "Gallery", arguments: ["--plain", "--text", "--rtl"], file: "Pictures-rtl.txt"),
        Run(example: "ThemeBridge", arguments: ["--plain", "--tree"], file: "Tree.txt"),
        Run(example: "Lifetimes", arguments: ["--plain", "--tree"], file: "Tree.txt"),
        Run(example: "PetVoting", arguments: ["--plain", "--tree"], file: "Tree.txt"),
        Run(example: "Gallery", arguments: ["--plain", "--tree"], file: "Tree.txt", isAlwaysCompared: true),
    ]

    @Test("An example prints exactly what is stored beside it", arguments: runs)
    func output(run: Run) throws {
        let folder = Self.examples.appendingPathComponent(run.example)
        let (output, status) = try BuiltProgram(name: run.example).run(run.arguments)
        #expect(status == 0)
        if run.arguments.contains("--tree") { Self.expectNoFaults(output) }
        try Self.compare(output, with: folder.appendingPathComponent(run.file))
    }

    @Test(
        "The audit finds nothing in an example in the dark",
        arguments: isWhole ? ["ThemeBridge", "Lifetimes", "PetVoting", "Gallery"] : ["PetVoting"])
    func faults(example: String) throws {
        let (output, status) = try BuiltProgram(name: example).run(["--plain", "--tree", "--dark"])
        #expect(status == 0)
        Self.expectNoFaults(output)
    }

    /// The audit of a tree, in its own lines, found nothing.
    private static func expectNoFaults(_ tree: String) {
        #expect(tree.split(separator: "\n").filter { $0.hasPrefix("FAULT") } == [])
    }

    @Test(
        "An example writes exactly the pictures that are stored beside it",
        arguments: isWhole ? ["ThemeBridge", "Lifetimes", "PetVoting", "Gallery"] : ["ThemeBridge"],
        isWhole ? ["", "dark"] : ["dark"])
    func pictures(example: String, style: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(example)-\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        let (_, status) = try BuiltProgram(name: example).run(
            ["--svg", file.path] + (style.isEmpty ? [] : ["--" + style]))
        #expect(status == 0)
        let written = try String(contentsOf: file, encoding: .utf8)
        let name = style.isEmpty ? "Pictures.svg" : "Pictures-\(style).svg"
        try Self.compare(written, with: Self.examples.appendingPathComponent(example).appendingPathComponent(name))
    }

    @Test("The sheets of all controls in all states are exactly what is stored", .enabled(if: isWhole))
    func sheets() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sheets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (_, status) = try BuiltProgram(name: "Gallery").run(["--sheet", folder.path])
        #expect(status == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(
            files == ["dark", "large", "light", "right-to-left"].flatMap { ["\($0).svg", "\($0).txt"] })
        for file in files {
            let written = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            try Self.compare(
                written, with: Self.examples.appendingPathComponent("Gallery/Controls/Sheets/\(file)"))
        }
    }

    @Test("A sheet without one folder, or with one that cannot be made, says so")
    func noSheet() throws {
        let gallery = BuiltProgram(name: "Gallery")
        for arguments in [["--sheet"], ["--sheet", "a", "b"]] {
            let (output, status) = try gallery.run(arguments)
            #expect(status == 64 && output.contains("Gallery --sheet FOLDER"))
        }
        let (output, status) = try gallery.run(["--sheet", "/dev/null/folder"])
        #expect(status == 74 && output.hasPrefix("/dev/null/folder could not be written"))
    }

    @Test(
        "An example says what can be asked of it when it does not understand",
        arguments: isWhole ? ["ThemeBridge", "PetVoting"] : ["PetVoting"])
    func misunderstanding(example: String) throws {
        for arguments in [["--size", "12"], ["--wrong"], ["--type-size", "huge"], ["--svg"]] {
            let (output, status) = try BuiltProgram(name: example).run(arguments)
            #expect(status == 64)
            #expect(output.contains("--type-size NAME"))
        }
    }

    private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Examples").standardizedFileURL

    private static func compare(_ text: String, with file: URL) throws {
        if ProcessInfo.processInfo.environment["ISTHMUS_RECORD"] != nil {
            return try Data(text.utf8).write(to: file)
        }
        #expect(text == (try String(contentsOf: file, encoding: .utf8)), "\(file.path)")
    }
}
