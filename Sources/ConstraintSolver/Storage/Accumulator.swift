/// A sum of multiples of rows, whose coefficients are at hand by column.
///
/// The storage is reused for each sum. Emptying a sum takes time proportional to its terms.
struct Accumulator {
    /// The columns to which something was added. Their coefficients may be zero again.
    private(set) var columns: ContiguousArray<Int32> = []
    private var coefficients: ContiguousArray<Double> = []
    private var isPresent: ContiguousArray<Bool> = []
    /// The constant part of the sum.
    var constant = 0.0

    /// Allocates storage for a number of columns.
    mutating func reserveCapacity(_ count: Int) {
        columns.reserveCapacity(8)
        coefficients.reserveCapacity(count)
        isPresent.reserveCapacity(count)
    }

    /// Adds columns, so that there are those with numbers below the given one.
    mutating func grow(_ count: Int) {
        while coefficients.count < count {
            coefficients.append(0)
            isPresent.append(false)
        }
    }

    /// The coefficient of a column.
    subscript(column: Int32) -> Double { coefficients[Int(column)] }

    /// Adds to the coefficient of a column.
    mutating func add(_ addend: Double, to column: Int32) {
        let index = Int(column)
        if !isPresent[index] {
            isPresent[index] = true
            columns.append(column)
        }
        let sum = coefficients[index] + addend
        coefficients[index] = Tolerance.cancels(sum, addend) ? 0 : sum
    }

    /// Takes a column out of the sum. Returns the coefficient that it had.
    mutating func take(_ column: Int32) -> Double {
        defer { coefficients[Int(column)] = 0 }
        return coefficients[Int(column)]
    }

    /// Empties the sum.
    mutating func clear() {
        for column in columns {
            coefficients[Int(column)] = 0
            isPresent[Int(column)] = false
        }
        columns.removeAll(keepingCapacity: true)
        constant = 0
    }
}
