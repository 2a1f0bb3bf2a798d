import TestSupport

@testable import ConstraintSolver

/// Something that happens to a system of constraints.
enum SystemEdit {
    case add(ConstraintSpec)
    case remove(Int)
    case constant(Int, Int)
    case strength(Int, Float)
    case suggest(Int, Int, Float)
    case endEditing(Int)
    case wear
    case careful(Bool)
    case solve

    static func random(variables: Int, _ random: inout SplitMix64) -> SystemEdit {
        let number = random.below(1 << 20)
        switch random.below(15) {
        case 0...4: return .add(.random(variables: variables, &random))
        case 5, 6: return .remove(number)
        case 7, 8: return .constant(number, random.below(25) - 8)
        case 9: return .strength(number, [750, 500, 251, 1][random.below(4)])
        case 10: return .suggest(number, random.below(40) - 10, [999, 600, 1][random.below(3)])
        case 11: return .endEditing(number)
        case 12: return random.below(2) == 0 ? .wear : .careful(random.below(2) == 0)
        default: return .solve
        }
    }
}

/// A reference that knows whether constraints contradict each other, and the errors and values of their best solutions.
protocol SolutionOracle {
    init?(_ specs: [ConstraintSpec], variables: Int)
    /// The sums of the errors of each optional priority, strongest first.
    var leastErrors: [Double] { get }
    /// The value of each variable, or `nil` if there are several.
    var uniqueValues: [Double?] { get }
}

extension ReferenceSolver: SolutionOracle {
    var leastErrors: [Double] { errors.map(\.double) }
    var uniqueValues: [Double?] {
        ranges.map { $0.lowerBound < $0.upperBound ? nil : $0.lowerBound.double }
    }
}

/// A solver that is changed again and again, and the constraints that it has then.
final class SolverRig<Oracle: SolutionOracle> {
    private let solver = Solver()
    private let variables: [Variable]
    private var ids: [ConstraintID] = []
    private var specs: [ConstraintSpec] = []
    private var edits: [Int: ConstraintSpec] = [:]
    private var told: [Double]

    init(variables count: Int) {
        let solver = solver
        variables = (0..<count).map { _ in solver.makeVariable() }
        told = variables.map { _ in 0 }
    }

    private var all: [ConstraintSpec] { specs + edits.values }
    private var values: [Double] { variables.map(solver.value) }

    private func reference(_ specs: [ConstraintSpec]) -> Oracle? { Oracle(specs, variables: variables.count) }

    /// Executes an edit. Returns a difference from the reference; `nil` if there is none.
    func run(_ edit: SystemEdit) -> String? {
        switch edit {
        case .add(let spec): if let wrong = add(spec) { return wrong }
        case .remove(let number):
            if specs.isEmpty { return nil }
            remove(number % specs.count)
        case .constant(let number, let constant):
            if specs.isEmpty { return nil }
            specs[number % specs.count].constant = constant
            do { try solver.setConstant(Double(constant), of: ids[number % ids.count]) } catch { return "\(error)" }
        case .strength(let number, let priority):
            if specs.isEmpty || specs[number % specs.count].isRequired { return nil }
            specs[number % specs.count].priority = priority
            do { try solver.setStrength(Strength(priority: priority), of: ids[number % ids.count]) } catch {
                return "\(error)"
            }
        case .suggest(let number, let value, let priority):
            if let wrong = suggest(number % variables.count, value, priority) { return wrong }
        case .endEditing(let number):
            if edits.removeValue(forKey: number % variables.count) == nil { return nil }
            solver.endEditing(variables[number % variables.count])
        case .wear: solver.tableau.wear = 1 << 30
        case .careful(let isCareful): solver.tableau.isAlwaysCareful = isCareful
        case .solve: if let wrong = solve() { return wrong }
        }
        return solver.checkInvariants()
    }

    private func remove(_ index: Int) {
        solver.remove(ids.remove(at: index))
        specs.remove(at: index)
    }

    private func add(_ spec: ConstraintSpec) -> String? {
        let before = (values, solver.constraintCount)
        do {
            ids.append(try solver.add(spec.constraint(variables)))
            specs.append(spec)
            if solver.constraint(ids[ids.count - 1]) != spec.constraint(variables) { return "reads back otherwise" }
            return nil
        } catch .unsatisfiable(let others) {
            if values != before.0 || solver.constraintCount != before.1 { return "a failure changed something" }
            return wrong(specs(of: others) + [spec])
        } catch {
            return "\(error)"
        }
    }

    private func specs(of contradiction: [ConstraintID]) -> [ConstraintSpec] {
        contradiction.compactMap { id in ids.firstIndex(of: id).map { specs[$0] } }
    }

    /// Returns why constraints are no contradiction, or more than one.
    private func wrong(_ contradiction: [ConstraintSpec]) -> String? {
        if contradiction.contains(where: { !$0.isRequired }) { return "an optional constraint cannot contradict" }
        if reference(contradiction) != nil { return "no contradiction: \(contradiction)" }
        for index in contradiction.indices {
            var rest = contradiction
            rest.remove(at: index)
            if reference(rest) == nil { return "a contradiction without \(contradiction[index]): \(rest)" }
        }
        return nil
    }

    private func suggest(_ index: Int, _ value: Int, _ priority: Float) -> String? {
        do {
            if edits[index] == nil {
                try solver.edit(variables[index], strength: Strength(priority: priority))
                var halves = Array(repeating: 0, count: variables.count)
                halves[index] = 2
                edits[index] = ConstraintSpec(halves: halves, relation: .equal, constant: 0, priority: priority)
            }
            try solver.suggest(Double(value), for: variables[index])
            edits[index]?.constant = value
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Solves. Constraints that contradict others are removed until there is a solution, which is compared.
    private func solve() -> String? {
        while true {
            let before = values
            do {
                try solver.solve()
                return compare()
            } catch .unsatisfiable(let contradiction) {
                if values != before { return "a failure changed values" }
                if let wrong = wrong(specs(of: contradiction)) { return wrong }
                guard let index = ids.firstIndex(of: contradiction[0]) else { return "unknown constraint" }
                remove(index)
            } catch {
                return "\(error)"
            }
        }
    }

    private func compare() -> String? {
        let values = values
        guard let reference = reference(all) else { return "a solution of a contradiction" }
        for spec in all where spec.isRequired && spec.error(values) > 1e-6 { return "\(spec) is broken by \(values)" }
        let errors = ConstraintSpec.errors(all) { $0.error(values) }
        for (error, least) in zip(errors, reference.leastErrors) where abs(error - least) > 1e-6 {
            return "errors \(errors), not \(reference.leastErrors), at \(values)"
        }
        for (index, unique) in reference.uniqueValues.enumerated() {
            let isAmbiguous = solver.isAmbiguous(variables[index])
            if isAmbiguous != (unique == nil) { return "x\(index) is ambiguous: \(isAmbiguous), but \(unique as Any)" }
            if let unique, abs(values[index] - unique) > 1e-6 {
                return "x\(index) is \(values[index]), not \(unique)"
            }
        }
        let changes = Set(solver.takeChanges())
        for (index, variable) in variables.enumerated() {
            let isChanged = told[index] != values[index]
            if changes.contains(variable) != isChanged { return "x\(index): \(told[index]), then \(values[index])" }
        }
        told = values
        return nil
    }
}
