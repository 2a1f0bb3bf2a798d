import Foundation
import Testing

@Suite struct RunLoopTests {
    @Test("What a tap changes is there when the main run loop has run")
    func runLoop() throws {
        // The program is built beside the tests, into the same folder. It has the main thread to itself.
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let process = Process()
        let pipe = Pipe()
        process.executableURL = tests.appendingPathComponent("RunLoopHost")
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(String(decoding: output, as: UTF8.self) == "0 1\n")
    }
}
