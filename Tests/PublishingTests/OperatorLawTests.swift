import PublisherModels
import TestSupport
import Testing

@MainActor @Suite("Operators, whatever is sent, asked for and cancelled") struct OperatorLawTests {
    @Test("Operators on single values", arguments: OperatorCase.mapping.indices)
    func mapping(_ index: Int) { OperatorLaw(operation: OperatorCase.mapping[index]).check(sequences: 300, length: 40) }

    @Test("Operators that look for values or join them", arguments: OperatorCase.reducing.indices)
    func reducing(_ index: Int) {
        OperatorLaw(operation: OperatorCase.reducing[index]).check(sequences: 300, length: 40)
    }

    @Test("Operators on several publishers", arguments: OperatorCase.several.indices)
    func several(_ index: Int) { OperatorLaw(operation: OperatorCase.several[index]).check(sequences: 500, length: 60) }

    @Test("Operators that follow one publisher and then another", arguments: OperatorCase.following.indices)
    func following(_ index: Int) {
        OperatorLaw(operation: OperatorCase.following[index]).check(sequences: 500, length: 60)
    }

    @Test("Operators that keep values or leave them out, and subjects", arguments: OperatorCase.keeping.indices)
    func keeping(_ index: Int) { OperatorLaw(operation: OperatorCase.keeping[index]).check(sequences: 500, length: 60) }

    @Test("Publishers that are no operators", arguments: OperatorCase.origins.indices)
    func origins(_ index: Int) { OperatorLaw(operation: OperatorCase.origins[index]).check(sequences: 200, length: 40) }

    @Test("Operators that go by time", arguments: OperatorCase.time.indices)
    func time(_ index: Int) { OperatorLaw(operation: OperatorCase.time[index]).check(sequences: 500, length: 60) }

    @Test("Operators that eight threads use")
    func threads() {
        let team = ThreadTeam()
        let seed = TestSeed.of("operators that eight threads use")
        for operation in OperatorCase.all {
            // What fails may leave threads behind, which are of no use for others.
            let law = ThreadedOperatorLaw(operation, team: team)
            if let failure = law.failure(runs: TestEffort.count(6, least: 1), seed: seed) {
                Issue.record("\(failure)")
                break
            }
        }
        team.end()
    }
}
