import Foundation
import TestSupport
import Testing

@Suite struct ReentrancyTests {
    @Test("Trees that are changed inside their callbacks settle to the values of a fold from the root")
    func matchesFold() throws {
        let seed = TestSeed.of("trees changed inside their callbacks")
        let steps = TestEffort.count(SizeOfTests.isFull ? 100_000 : 10_000)
        let (output, status) = try BuiltProgram(name: "TreeSoak").run(["--steps", "\(steps)", "--seed", "\(seed)"])
        print(output.split(separator: "\n").prefix(2).joined(separator: "\n"))
        #expect(status == 0, "\(output)")
    }
}
