import Foundation
import Testing

@Suite struct ExampleOutputTests {
    @Test("An example prints exactly what is stored beside it", arguments: ["ThemeBridge", "Lifetimes"])
    func output(name: String) throws {
        // The examples are built beside the tests, into the same folder.
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let stored = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Examples/\(name)/Expected.txt").standardizedFileURL
        let process = Process()
        let pipe = Pipe()
        process.executableURL = tests.appendingPathComponent(name)
        process.arguments = ["--plain"]
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(String(decoding: output, as: UTF8.self) == (try String(contentsOf: stored, encoding: .utf8)))
    }
}
