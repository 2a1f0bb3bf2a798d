import ConstraintSolver
import TestSupport

/// A constraint among the variables of a test, with whole numbers.
struct ConstraintSpec: Hashable, CustomStringConvertible {
    /// The coefficients of all variables, in halves.
    var halves: [Int]
    var relation: Relation
    var constant: Int
    var priority: Float

    static let priorities: [Float] = [1_000, 1_000, 750, 750, 500, 251, 1]

    static func random(variables: Int, _ random: inout SplitMix64) -> ConstraintSpec {
        var halves = Array(repeating: 0, count: variables)
        for _ in 0...random.below(3) { halves[random.below(variables)] = [2, 2, -2, -2, 4, -6, 1][random.below(7)] }
        let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        return ConstraintSpec(
            halves: halves, relation: relations[random.below(4)], constant: random.below(25) - 8,
            priority: priorities[random.below(priorities.count)])
    }

    var isRequired: Bool { priority == 1_000 }

    func constraint(_ variables: [Variable]) -> Constraint {
        let terms = zip(variables, halves).filter { $0.1 != 0 }.map { Term($0.0, Double($0.1) / 2) }
        return Constraint(terms, relation, Double(constant), strength: Strength(priority: priority))
    }

    /// By how much the constraint is broken at a point.
    func error(_ point: [Rational]) -> Rational {
        var sum = Rational(-constant)
        for (half, value) in zip(halves, point) where half != 0 { sum = sum + Rational(half, 2) * value }
        switch relation {
        case .equal: return sum.magnitude
        case .lessThanOrEqual: return max(sum, .zero)
        case .greaterThanOrEqual: return max(.zero - sum, .zero)
        }
    }

    /// The same for values that are not exact.
    func error(_ point: [Double]) -> Double {
        let sum = zip(halves, point).reduce(-Double(constant)) { $0 + Double($1.0) / 2 * $1.1 }
        switch relation {
        case .equal: return abs(sum)
        case .lessThanOrEqual: return max(sum, 0)
        case .greaterThanOrEqual: return max(-sum, 0)
        }
    }

    var description: String {
        let terms = halves.enumerated().filter { $0.element != 0 }.map { "\(Double($0.element) / 2)·x\($0.offset)" }
        let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "≤" : "≥"
        return "\(terms.joined(separator: " + ")) \(sign) \(constant) @\(priority)"
    }

    /// The sums of the errors of each optional priority, strongest first.
    static func errors(_ specs: [ConstraintSpec], _ error: (ConstraintSpec) -> Double) -> [Double] {
        let priorities = Set(specs.map(\.priority)).filter { $0 < 1_000 }.sorted(by: >)
        return priorities.map { priority -> Double in
            var sum = 0.0
            for spec in specs where spec.priority == priority { sum += error(spec) }
            return sum
        }
    }
}
