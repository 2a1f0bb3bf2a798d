import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Constraints with numbers that make no sense")
struct HostileConstraintTests {
    let solver = Solver()

    @Test("Numbers that are no use are refused, and the solver goes on")
    func refused() throws {
        let x = solver.makeVariable()
        let id = try solver.add(Constraint([Term(x)], .equal, 5))
        try solver.edit(x, strength: Strength(priority: 1))
        for number in HostileNumbers.all.map(Double.init) {
            if !(abs(number) <= 1e9) {
                #expect(throws: SolverError.self) { try solver.add(Constraint([Term(x)], .lessThanOrEqual, number)) }
                #expect(throws: SolverError.self) { try solver.setConstant(number, of: id) }
                #expect(throws: SolverError.self) { try solver.suggest(number, for: x) }
            }
            if !(abs(number) <= 1e4 && abs(number) >= 1e-4) {
                #expect(throws: SolverError.self) {
                    try solver.add(Constraint([Term(x, number)], .equal, 1, strength: Strength(priority: 1)))
                }
            }
            let strength = Strength(priority: Float(number))
            if !(strength.priority >= 0 && strength.priority <= 1_000) {
                #expect(throws: SolverError.self) {
                    try solver.add(Constraint([Term(x)], .equal, 1, strength: strength))
                }
            }
        }
        try solver.solve()
        #expect(solver.value(of: x) == 5)
        #expect(solver.constraintCount == 2)
        #expect(solver.checkInvariants() == nil)
    }

    @Test("Numbers at their bounds neither trap nor hang, and the next small system is exact")
    func extremes() throws {
        var random = SplitMix64(seed: 41)
        let x = (0..<6).map { _ in solver.makeVariable() }
        let coefficients = [1e-4, -1e-4, 1, -1, 1e4, -1e4, 1 / 3.0, 1_000]
        let constants = [0, 1e-9, -1e-300, 1e9, -1e9, 5, 1 / 3.0]
        for _ in 0..<TestEffort.count(600, least: 60) {
            var ids: [ConstraintID] = []
            for _ in 0..<14 {
                let terms = (0...random.below(3)).map { _ in
                    Term(x[random.below(6)], coefficients[random.below(coefficients.count)])
                }
                let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)]
                let priority: Float = [1_000, 750, 1][random.below(3)]
                let constraint = Constraint(
                    terms, relation, constants[random.below(constants.count)], strength: Strength(priority: priority))
                if let id = try? solver.add(constraint) { ids.append(id) }
                if random.below(3) == 0 { try? solver.solve() }
                if random.below(4) == 0, let id = ids.last { try solver.setConstant(1e9, of: id) }
            }
            for variable in x { #expect(solver.value(of: variable).isFinite) }
            for id in ids { solver.remove(id) }
        }
        for (index, variable) in x.enumerated() {
            try solver.add(Constraint([Term(variable)], .equal, Double(index)))
        }
        try solver.solve()
        #expect(x.map(solver.value) == [0, 1, 2, 3, 4, 5])
        #expect(solver.checkInvariants() == nil)
    }

    @Test("A removed constraint that is removed again traps and says which identity to keep")
    func removedTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let solver = Solver()
            let id = try solver.add(Constraint([Term(solver.makeVariable())], .equal, 1))
            solver.remove(id)
            solver.remove(id)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("until it is removed"))
    }

    @Test("A variable that is discarded while a constraint has it traps and says what to do first")
    func discardedEarly() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let solver = Solver()
            let variable = solver.makeVariable()
            try solver.add(Constraint([Term(variable)], .equal, 1))
            solver.discard(variable)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Remove their constraints first"))
    }
}
