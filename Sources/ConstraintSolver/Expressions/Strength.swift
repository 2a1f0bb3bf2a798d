/// How much a constraint matters.
///
/// An optional constraint matters more than any number of weaker ones: they are never traded for each other. Among
/// constraints of the same strength, the sum of the distances by which they are broken is the least possible.
package struct Strength: Hashable, Comparable, Sendable {
    /// The priority, from 0 to 1,000. Constraints with a priority of 1,000 are required; fractions are allowed.
    package let priority: Float

    /// Creates a strength from a priority. A solver reports a priority that is out of bounds when a constraint has it.
    package init(priority: Float) { self.priority = priority }

    /// The strength of constraints that hold in every solution.
    package static let required = Strength(priority: 1_000)

    /// Whether constraints of this strength hold in every solution.
    package var isRequired: Bool { priority == Self.required.priority }

    /// Whether a solver accepts this strength.
    var isValid: Bool { priority >= 0 && priority <= Self.required.priority }

    /// Returns whether one strength is weaker than another.
    package static func < (left: Strength, right: Strength) -> Bool { left.priority < right.priority }
}
