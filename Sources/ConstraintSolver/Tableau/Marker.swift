/// The unknown that stands for a constraint in the tableau: the amount by which its left side exceeds its right side,
/// or falls below it for a constraint that bounds the left side from above.
///
/// A marker is basic if a row gives its value, and zero otherwise. One that is not basic and moves away from zero breaks
/// its constraint or loosens it, as its kind says. Cassowary's slack, error and dummy variables are the parts of a marker:
/// as at most one of them is basic, one row and one column serve them all.
struct Marker {
    /// The meanings of a marker.
    enum Kind: UInt8 {
        /// Nothing: the place is free.
        case none
        /// An equation. A marker on either side of zero is an error.
        case equation
        /// An inequality. A positive marker is its slack, and a negative one an error.
        case inequality
        /// The sum of the errors of one strength.
        case objective
    }

    /// The meaning of the marker.
    var kind = Kind.none
    /// Whether the constraint is turned round, as it bounds its left side from above.
    var isReversed = false
    /// Whether an error is out of the question.
    var isRequired = false
    /// Whether the marker's row gives its value.
    var isBasic = false
    /// Whether the marker is counted as negative. At zero it may be counted as either.
    var isBelow = false
    /// Whether the marker waits among those whose value may need attention.
    var isTouched = false
    /// Whether the marker waits among those whose value was changed since values were handed on.
    var isMoved = false
    /// Whether the marker waits among those that are required and have an error.
    var isInfeasible = false
    /// The priority of the constraint.
    var priority: Float = 0
    /// Distinguishes constraints that have the same place one after the other.
    var generation: Int32 = 0
    /// The constant of the row: the value of the marker while others are zero.
    var value = 0.0
    /// The constant of the constraint itself, from which the constants of rows are made.
    var given = 0.0
    /// Where the terms of the constraint are.
    var terms = Segment()

    /// Whether the marker is zero in every solution.
    var isFixed: Bool { isRequired && kind == .equation }

    /// The growth of the error as the marker grows from zero, or as it falls.
    @inline(__always)
    func cost(_ direction: Double) -> Double {
        isRequired || (direction > 0 && kind == .inequality) ? 0 : 1
    }

    /// The growth of the error as the marker grows from its current value.
    @inline(__always)
    var slope: Double { isBelow ? -cost(-1) : cost(1) }

    /// Whether a marker that is not basic may grow from zero, or fall.
    @inline(__always)
    func canMove(_ direction: Double) -> Bool { !isRequired || (kind == .inequality && direction > 0) }
}
