/// A linear equation or inequality: how the sum of some terms compares with a constant.
package struct Constraint: Hashable, Sendable {
    /// The terms of the left side. A variable may occur in several.
    package var terms: [Term]
    /// How the terms compare with the constant.
    package var relation: Relation
    /// The right side.
    package var constant: Double
    /// How much the constraint matters.
    package var strength: Strength

    /// Creates a constraint from the terms of its left side and the constant of its right side.
    package init(_ terms: [Term], _ relation: Relation, _ constant: Double, strength: Strength = .required) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.strength = strength
    }

    /// Creates a constraint from two expressions.
    package init(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, strength: Strength = .required
    ) {
        let difference = left - right
        self.init(difference.terms, relation, -difference.constant, strength: strength)
    }
}

/// The identity of a constraint in a solver.
package struct ConstraintID: Hashable, Sendable {
    /// The place of the constraint among those of its solver, which a later constraint takes over once this one is
    /// removed.
    package let index: Int32
    /// Distinguishes constraints that have the same place one after the other.
    let generation: Int32
}
