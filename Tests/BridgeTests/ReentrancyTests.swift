import Foundation
import Testing

@Suite struct ReentrancyTests {
    @Test("Trees that are changed inside their callbacks settle to the values of a fold from the root")
    func matchesFold() throws {
        // The program is built beside the tests, into the same folder. It has the main actor to itself; `.ci/run` has it do
        // more steps.
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let process = Process()
        let pipe = Pipe()
        process.executableURL = tests.appendingPathComponent("TreeSoak")
        // The same trees each time; others are tried with a seed of one's own.
        let seed = ProcessInfo.processInfo.environment["ISTHMUS_SEED"] ?? "3"
        process.arguments = ["--steps", "6000", "--seed", seed]
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        print(output.split(separator: "\n").prefix(2).joined(separator: "\n"))
        #expect(process.terminationStatus == 0, "\(output)")
    }
}
