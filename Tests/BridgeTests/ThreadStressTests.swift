import Foundation
import Testing

@Suite struct ThreadStressTests {
    @Test("Eight threads that use everything they may lose nothing")
    func stress() throws {
        // The program is built beside the tests, into the same folder. `.ci/run` runs it under the sanitizers, too.
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let process = Process()
        let pipe = Pipe()
        process.executableURL = tests.appendingPathComponent("ThreadStress")
        process.arguments = ["5"]
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(output)")
        #expect(output.hasSuffix("ThreadStress: everything holds\n"), "\(output)")
    }
}
