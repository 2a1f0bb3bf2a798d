import ConstraintSolver
import Testing

@Suite("Ambiguous values")
struct AmbiguityTests {
    let solver = Solver()

    @Test("A variable without constraints is ambiguous, and so is what depends on it")
    func undetermined() throws {
        let x = (0..<3).map { _ in solver.makeVariable() }
        try solver.add(Constraint([Term(x[1]), Term(x[0], -1)], .equal, 8))
        try solver.add(Constraint([Term(x[2])], .equal, 8))
        try solver.solve()
        #expect(x.map(solver.isAmbiguous) == [true, true, false])
    }

    @Test("A variable that is only bounded is ambiguous until a constraint of any strength gives its value")
    func bounded() throws {
        let x = solver.makeVariable()
        try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 8))
        try solver.solve()
        #expect(solver.isAmbiguous(x))
        try solver.add(Constraint([Term(x)], .equal, 0, strength: Strength(priority: 1)))
        try solver.solve()
        #expect(!solver.isAmbiguous(x))
    }

    @Test("Bounds that meet leave one value")
    func meetingBounds() throws {
        let x = (0..<2).map { _ in solver.makeVariable() }
        try solver.add(Constraint([Term(x[0])], .lessThanOrEqual, 8))
        try solver.add(Constraint([Term(x[1])], .lessThanOrEqual, 2))
        try solver.add(Constraint([Term(x[0]), Term(x[1])], .greaterThanOrEqual, 10))
        try solver.solve()
        #expect(x.map(solver.isAmbiguous) == [false, false])
        #expect(x.map(solver.value) == [8, 2])
    }

    @Test("Two wishes of one strength that cannot both be met leave the values between them")
    func tie() throws {
        let x = solver.makeVariable()
        for value in [0.0, 10] {
            try solver.add(Constraint([Term(x)], .equal, value, strength: Strength(priority: 500)))
        }
        try solver.solve()
        #expect(solver.isAmbiguous(x))
    }
}
