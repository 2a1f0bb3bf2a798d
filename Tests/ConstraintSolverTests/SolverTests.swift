import ConstraintSolver
import Testing

@Suite("The solver of constraints")
struct SolverTests {
    let solver = Solver()

    private func optional(_ priority: Float) -> Strength { Strength(priority: priority) }

    private func variables(_ count: Int) -> [Variable] { (0..<count).map { _ in solver.makeVariable() } }

    @Test("Equations determine the values of their variables, which may be negative")
    func equations() throws {
        let x = variables(3)
        try solver.add(Constraint([Term(x[0]), Term(x[1])], .equal, 10))
        try solver.add(Constraint([Term(x[0]), Term(x[1], -1)], .equal, 20))
        try solver.add(Constraint(LinearExpression(x[2]), .equal, LinearExpression(x[1]) * 2 + 1))
        try solver.solve()
        #expect(x.map(solver.value) == [15, -5, -9])
    }

    @Test("A variable without constraints is zero")
    func unused() throws {
        let x = solver.makeVariable()
        try solver.solve()
        #expect(solver.value(of: x) == 0)
    }

    @Test("An optional constraint wins against any number of weaker ones, however large their errors are")
    func strength() throws {
        let x = solver.makeVariable()
        try solver.add(Constraint([Term(x)], .equal, 1, strength: optional(2)))
        for _ in 0..<1_000 { try solver.add(Constraint([Term(x, 1_000)], .equal, 1e8, strength: optional(1))) }
        try solver.solve()
        #expect(solver.value(of: x) == 1)
    }

    @Test("Fractions of a priority count")
    func fractions() throws {
        let x = solver.makeVariable()
        try solver.add(Constraint([Term(x)], .equal, 1, strength: optional(749.5)))
        try solver.add(Constraint([Term(x)], .equal, 2, strength: optional(750)))
        try solver.solve()
        #expect(solver.value(of: x) == 2)
    }

    @Test("Among constraints of one strength the sum of the errors is least: the value in the middle wins")
    func sum() throws {
        let x = solver.makeVariable()
        for value in [100.0, 0, 10] { try solver.add(Constraint([Term(x)], .equal, value, strength: optional(500))) }
        try solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    @Test("All 1,000 priorities can be used in one system, and the strongest wins")
    func levels() throws {
        let x = solver.makeVariable()
        for priority in 1...999 {
            try solver.add(Constraint([Term(x)], .equal, Double(priority), strength: optional(Float(priority))))
        }
        try solver.solve()
        #expect(solver.value(of: x) == 999)
        try solver.add(Constraint([Term(x)], .lessThanOrEqual, -3))
        try solver.solve()
        #expect(solver.value(of: x) == -3)
    }

    @Test("A system in which the simplex method is known to go round in circles is solved: Beale's example")
    func cycle() throws {
        let x = variables(4)
        for variable in x { try solver.add(Constraint([Term(variable)], .greaterThanOrEqual, 0)) }
        func add(_ factors: [Double], _ relation: Relation, _ constant: Double, _ strength: Strength) throws {
            try solver.add(Constraint(zip(x, factors).map { Term($0, $1) }, relation, constant, strength: strength))
        }
        try add([0.25, -60, -0.04, 9], .lessThanOrEqual, 0, .required)
        try add([0.5, -90, -0.02, 3], .lessThanOrEqual, 0, .required)
        try solver.add(Constraint([Term(x[2])], .lessThanOrEqual, 1))
        try add([0.75, -150, 0.02, -6], .greaterThanOrEqual, 10, optional(500))
        try solver.solve()
        #expect(x.map { (solver.value(of: $0) * 1e6).rounded() / 1e6 } == [0.04, 0, 1, 0])
    }

    @Test("A removed constraint has no effect any more, and the others have theirs")
    func removal() throws {
        let x = solver.makeVariable()
        let first = try solver.add(Constraint([Term(x)], .equal, 5))
        try solver.add(Constraint([Term(x)], .equal, 8, strength: optional(1)))
        try solver.solve()
        #expect(solver.value(of: x) == 5)
        solver.remove(first)
        try solver.solve()
        #expect(solver.value(of: x) == 8)
        #expect(solver.constraintCount == 1)
    }

    @Test("A changed constant moves what depends on it, and is read back")
    func constants() throws {
        let x = variables(2)
        try solver.add(Constraint([Term(x[0])], .equal, 5))
        let gap = try solver.add(Constraint([Term(x[1]), Term(x[0], -1)], .greaterThanOrEqual, 8))
        try solver.add(Constraint([Term(x[1])], .equal, 0, strength: optional(250)))
        try solver.solve()
        #expect(solver.value(of: x[1]) == 13)
        try solver.setConstant(20, of: gap)
        try solver.solve()
        #expect(solver.value(of: x[1]) == 25)
        #expect(solver.constraint(gap).constant == 20)
    }

    @Test("A constraint of another strength wins or gives way as one that was added with that strength")
    func strengths() throws {
        let x = solver.makeVariable()
        let first = try solver.add(Constraint([Term(x)], .equal, 1, strength: optional(250)))
        try solver.add(Constraint([Term(x)], .equal, 2, strength: optional(500)))
        try solver.setStrength(optional(750), of: first)
        try solver.solve()
        #expect(solver.value(of: x) == 1)
        try solver.setStrength(optional(100), of: first)
        try solver.solve()
        #expect(solver.value(of: x) == 2)
    }

    @Test("Suggested values are followed as far as stronger constraints let them")
    func suggestions() throws {
        let x = variables(2)
        try solver.add(Constraint([Term(x[1]), Term(x[0], -0.5)], .equal, 0))
        try solver.add(Constraint([Term(x[0])], .lessThanOrEqual, 100))
        try solver.edit(x[0], strength: optional(999))
        for value in [30.0, 250, -10] {
            try solver.suggest(value, for: x[0])
            try solver.solve()
            #expect(x.map(solver.value) == [min(value, 100), min(value, 100) / 2])
        }
        solver.endEditing(x[0])
        #expect(!solver.isEdited(x[0]) && solver.constraintCount == 2)
    }

    @Test("A constraint that suggests values ends the editing of its variable when it is removed by its identity")
    func removedSuggestion() throws {
        let x = solver.makeVariable()
        try solver.edit(x, strength: .required)
        for constraint in solver.constraints(affecting: x) { solver.remove(constraint) }
        #expect(!solver.isEdited(x))
        try solver.edit(x, strength: .required)
        #expect(solver.isEdited(x))
    }

    @Test("Changes are the variables whose values differ from when changes were last asked for")
    func changes() throws {
        let x = variables(3)
        let first = try solver.add(Constraint([Term(x[0])], .equal, 5))
        try solver.add(Constraint([Term(x[1]), Term(x[0], -1)], .equal, 2))
        try solver.add(Constraint([Term(x[2])], .equal, 7))
        try solver.solve()
        #expect(Set(solver.takeChanges()) == Set(x))
        #expect(solver.takeChanges().isEmpty)
        try solver.setConstant(6, of: first)
        try solver.solve()
        #expect(Set(solver.takeChanges()) == [x[0], x[1]])
        for value in [9.0, 6] {
            try solver.setConstant(value, of: first)
            try solver.solve()
        }
        #expect(solver.takeChanges().isEmpty)
    }

    @Test("A variable that occurs in several terms counts with the sum of their factors, which may be zero")
    func repeatedTerms() throws {
        let x = variables(2)
        let first = try solver.add(Constraint([Term(x[0]), Term(x[0], 2), Term(x[1]), Term(x[1], -1)], .equal, 12))
        try solver.solve()
        #expect(solver.value(of: x[0]) == 4)
        #expect(solver.constraint(first).terms == [Term(x[0], 3)])
        #expect(throws: SolverError.unsatisfiable([])) {
            try solver.add(Constraint([Term(x[1]), Term(x[1], -1)], .equal, 1))
        }
    }

    @Test("Values have no rounding errors to be seen, and zero is never negative")
    func cleanValues() throws {
        let x = variables(4)
        try solver.add(Constraint([Term(x[0], 3)], .equal, 1))
        try solver.add(Constraint([Term(x[1]), Term(x[0], -3)], .equal, -1))
        try solver.add(Constraint([Term(x[2], 0.1), Term(x[1], 7)], .equal, 0.3))
        try solver.add(Constraint([Term(x[3], -1), Term(x[1])], .equal, 0))
        try solver.solve()
        let values = x.map(solver.value)
        #expect(values[0] == 1 / 3.0)
        #expect(values[1...] == [0, 3, 0])
        #expect(!values.contains { $0 == 0 && $0.sign == .minus })
    }

    @Test("The constraints that affect a variable are those from which its value follows")
    func affecting() throws {
        let x = variables(3)
        let left = try solver.add(Constraint([Term(x[0])], .equal, 5))
        let gap = try solver.add(Constraint([Term(x[1]), Term(x[0], -1)], .equal, 2))
        let loose = try solver.add(Constraint([Term(x[1])], .lessThanOrEqual, 100))
        let other = try solver.add(Constraint([Term(x[2])], .equal, 1))
        try solver.solve()
        #expect(Set(solver.constraints(affecting: x[1])) == [left, gap])
        #expect(solver.constraints(affecting: x[2]) == [other])
        try solver.setConstant(4, of: loose)
        #expect(throws: SolverError.self) { try solver.solve() }
    }
}
