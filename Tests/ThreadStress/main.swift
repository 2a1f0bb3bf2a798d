// Uses the library from eight threads at once and checks that nothing is lost. Run it under the sanitizers.
//
//     ThreadStress [rounds]
import Foundation

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20
let threadCount = 8

let report = Report()
stressStates(rounds: rounds, report)
stressManyWrites(perThread: rounds * 500, report)
stressObservables(rounds: rounds, report)
stressObjects(rounds: rounds, report)
stressTraits(rounds: rounds, report)
stressColors(rounds: rounds, report)
stressSuperviews(rounds: rounds * 50, report)
stressLastReferences(rounds: rounds * 4, report)
stressOperators(runs: rounds, report)
stressDeepTrees(depth: rounds * 500, report)
report.finish()
