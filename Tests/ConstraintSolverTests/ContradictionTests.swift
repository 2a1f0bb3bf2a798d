import ConstraintSolver
import Testing

@Suite("Constraints that contradict each other")
struct ContradictionTests {
    let solver = Solver()

    private func names(_ error: SolverError?) -> Set<ConstraintID>? {
        if case .unsatisfiable(let constraints) = error { return Set(constraints) }
        return nil
    }

    @Test("A constraint that contradicts others is refused with their names, and nothing is changed")
    func refused() throws {
        let x = (0..<3).map { _ in solver.makeVariable() }
        let first = try solver.add(Constraint([Term(x[0])], .greaterThanOrEqual, 10))
        try solver.add(Constraint([Term(x[2])], .equal, 3))
        let second = try solver.add(Constraint([Term(x[1]), Term(x[0], -1)], .equal, 5))
        try solver.add(Constraint([Term(x[1])], .equal, 40, strength: Strength(priority: 250)))
        try solver.solve()
        let before = x.map(solver.value)
        let error = #expect(throws: SolverError.self) {
            try solver.add(Constraint([Term(x[1])], .lessThanOrEqual, 12))
        }
        #expect(names(error) == [first, second])
        #expect(solver.isSolved && solver.constraintCount == 4)
        try solver.solve()
        #expect(x.map(solver.value) == before)
    }

    @Test("A constraint that says the same as others is no contradiction, and holds when they are removed")
    func redundant() throws {
        let x = solver.makeVariable()
        let first = try solver.add(Constraint([Term(x)], .equal, 10))
        try solver.add(Constraint([Term(x, 2)], .equal, 20))
        solver.remove(first)
        try solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(!solver.isAmbiguous(x))
    }

    @Test("Constants that contradict each other are found when solving, until one of the constraints is gone")
    func constants() throws {
        let x = solver.makeVariable()
        let least = try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 10))
        let most = try solver.add(Constraint([Term(x)], .lessThanOrEqual, 20))
        try solver.solve()
        let before = solver.value(of: x)
        try solver.setConstant(30, of: least)
        for _ in 0..<2 {
            let error = #expect(throws: SolverError.self) { try solver.solve() }
            #expect(names(error) == [least, most])
            #expect(solver.value(of: x) == before)
        }
        solver.remove(most)
        try solver.solve()
        #expect(solver.value(of: x) == 30)
    }

    @Test("Constants may contradict each other in between, if they do not when solving")
    func movedTogether() throws {
        let x = solver.makeVariable()
        let both = try [5.0, 5].map { try solver.add(Constraint([Term(x)], .equal, $0)) }
        for constraint in both { try solver.setConstant(8, of: constraint) }
        try solver.solve()
        #expect(solver.value(of: x) == 8)
    }
}
