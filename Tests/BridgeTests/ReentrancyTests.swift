import Foundation
import Testing
import TreeModels

@MainActor @Suite(.serialized) struct ReentrancyTests {
    @Test("Trees that are changed inside their callbacks settle to the values of a fold from the root")
    func matchesFold() async {
        let seed =
            ProcessInfo.processInfo.environment["ISTHMUS_SEED"].flatMap { UInt64($0) }
            ?? UInt64.random(in: 0...UInt64(UInt32.max))
        print("re-entrancy: seed \(seed)")
        if let failure = await ReentrancyLaw.search(seed: seed, sequences: 60) { Issue.record("\(failure)") }
    }
}
