/// A transaction on its way: kept by a binding, in force for code that runs, or handed to another thread.
///
/// Compared by what is in it.
struct CarriedTransaction: Equatable, @unchecked Sendable {
    // Never changed, and read on one thread at a time: whoever sends one does not use it afterwards, and code that runs
    // under one reads it where it runs.
    let transaction: Transaction

    var isEmpty: Bool { transaction.map.count == 0 }
    static func == (a: Self, b: Self) -> Bool { a.transaction.isEqual(to: b.transaction) }
}

extension Transaction {
    @TaskLocal private static var carried: CarriedTransaction?

    /// The transaction of the code that runs now: empty outside `withTransaction`.
    static var current: Transaction { carried?.transaction ?? Transaction() }

    /// Runs `body` with exactly this transaction as the current one.
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$carried.withValue(CarriedTransaction(transaction: self), operation: body)
    }
}
