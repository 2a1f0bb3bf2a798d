import Foundation
import Testing

@Suite struct ReentrancyTests {
    @Test("Trees that are changed inside their callbacks settle to the values of a fold from the root")
    func matchesFold() throws {
        // The same trees each time; others are tried with a seed of one's own. `.ci/run` has it do more steps.
        let seed = ProcessInfo.processInfo.environment["ISTHMUS_SEED"] ?? "3"
        let (output, status) = try BuiltProgram(name: "TreeSoak").run(["--steps", "6000", "--seed", seed])
        print(output.split(separator: "\n").prefix(2).joined(separator: "\n"))
        #expect(status == 0, "\(output)")
    }
}
