import TestSupport
import Testing

@Suite("Systems of constraints that are changed again and again")
@MainActor
struct SolverModelTests {
    private func check<Oracle: SolutionOracle>(
        _ name: String, _ oracle: Oracle.Type, variables: Int, sequences: Int, length: Int
    ) {
        PropertyCheck<SystemEdit>(name, make: { SystemEdit.random(variables: variables, &$0) }) { edits in
            let rig = SolverRig<Oracle>(variables: variables)
            for edit in edits {
                if let wrong = rig.run(edit) { return wrong }
            }
            return rig.run(.solve)
        }.check(sequences: sequences, length: length)
    }

    @Test("Errors, unique values, ambiguity, contradictions and changes are those of an exact reference")
    func reference() {
        check("SolverReferenceLaw", ReferenceSolver.self, variables: 3, sequences: 600, length: 40)
    }

    @Test("Systems of two variables have the solutions of an exact reference")
    func smallReference() {
        check("SolverSmallReferenceLaw", ReferenceSolver.self, variables: 2, sequences: 2_000, length: 30)
    }

    @Test("After any changes, errors and unique values are those of a new solver with another order of constraints")
    func order() {
        check("SolverOrderLaw", FreshSolver.self, variables: 8, sequences: 600, length: 120)
    }

    @Test("After many changes of a large system, errors and unique values are those of a new solver")
    func largeOrder() {
        check("SolverLargeOrderLaw", FreshSolver.self, variables: 40, sequences: 60, length: 400)
    }
}
