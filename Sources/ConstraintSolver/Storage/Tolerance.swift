/// The numbers that count as zero.
///
/// Values are exact to about a billionth where coefficients and constants are of the size of coordinates.
enum Tolerance {
    /// The greatest magnitude of a constant.
    static let largestConstant = 1e9
    /// The greatest magnitude of a coefficient. The least is its inverse.
    static let largestCoefficient = 1e4
    /// The magnitude up to which a coefficient of a row is left out.
    static let smallestCoefficient = 1e-14
    /// The magnitude up to which a coefficient is not divided by.
    static let pivot = 1e-10
    /// The magnitude up to which a cost is zero.
    static let cost = 1e-9
    /// The magnitude up to which a value is zero if it is made of small numbers.
    static let value = 1e-9

    /// Whether a sum is only the rounding error of its last addition.
    @inline(__always)
    static func cancels(_ sum: Double, _ addend: Double) -> Bool {
        abs(sum) <= 1e-11 * abs(addend) || abs(sum) <= smallestCoefficient
    }

    /// Whether so little is left of a sum that rounding errors of former addends could be seen in it.
    static func isLost(_ sum: Double, _ addend: Double) -> Bool { abs(sum) < 1e-3 * abs(addend) }

    /// Returns a value without its rounding error.
    ///
    /// - Parameter magnitude: The sum of the magnitudes of the addends that the value is made of.
    static func clean(_ value: Double, magnitude: Double) -> Double {
        abs(value) <= Self.value + 1e-13 * magnitude ? 0 : value
    }

    /// Whether a value differs from a former one by a rounding error at most.
    static func isSame(_ value: Double, _ former: Double, magnitude: Double) -> Bool {
        abs(value - former) <= 0.1 * Self.value + 1e-14 * magnitude
    }

    /// Returns a value as clients see it: the next multiple of 1/1024 if it is less than a billionth away, and never
    /// negative zero.
    static func rounded(_ value: Double) -> Double {
        let near = (value * 1024).rounded() / 1024
        return abs(near - value) <= Self.value + 1e-13 * abs(value) ? near + 0 : value
    }
}
