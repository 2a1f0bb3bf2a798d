import Foundation
import Testing

@Suite struct ExampleOutputTests {
    @Test("ThemeBridge prints exactly what is stored beside it")
    func themeBridge() throws {
        // The example is built beside the tests, into the same folder.
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let program = tests.appendingPathComponent("ThemeBridge")
        let stored = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Examples/ThemeBridge/Expected.txt").standardizedFileURL
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = ["--plain"]
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(String(decoding: output, as: UTF8.self) == (try String(contentsOf: stored, encoding: .utf8)))
    }
}
