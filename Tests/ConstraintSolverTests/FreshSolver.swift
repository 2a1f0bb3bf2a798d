import ConstraintSolver

/// Solves a system at once, with its constraints in another order.
struct FreshSolver: SolutionOracle {
    private(set) var leastErrors: [Double] = []
    private(set) var uniqueValues: [Double?] = []

    init?(_ specs: [ConstraintSpec], variables count: Int) {
        let solver = Solver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        for spec in specs.reversed() {
            do { try solver.add(spec.constraint(variables)) } catch { return nil }
        }
        do { try solver.solve() } catch { return nil }
        let values = variables.map(solver.value)
        leastErrors = ConstraintSpec.errors(specs) { $0.error(values) }
        uniqueValues = variables.map { solver.isAmbiguous($0) ? nil : solver.value(of: $0) }
    }
}
