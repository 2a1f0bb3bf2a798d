/// A sum of terms and a constant.
package struct LinearExpression: Hashable, Sendable {
    /// The terms. A variable may occur in several.
    package var terms: [Term]
    /// The number that is added to the terms.
    package var constant: Double

    /// Creates a sum.
    package init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Creates the expression that a variable alone is.
    package init(_ variable: Variable) { self.init([Term(variable)]) }
}

extension LinearExpression {
    /// Returns the sum of two expressions.
    package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
    }

    /// Returns the difference of two expressions.
    package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression { left + right * -1 }

    /// Returns an expression multiplied by a number.
    package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
        LinearExpression(
            expression.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: expression.constant * factor)
    }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates an expression without terms.
    package init(floatLiteral value: Double) { self.init(constant: value) }

    /// Creates an expression without terms.
    package init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}
