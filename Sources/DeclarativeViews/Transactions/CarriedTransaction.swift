/// A transaction that is stored or passed on: by a binding, as the current one, or to another thread.
///
/// Compared by its contents.
// Immutable, and read on one thread at a time: a sender does not use it after sending, and code that runs under it
// reads it where it runs.
struct CarriedTransaction: Equatable, @unchecked Sendable {
    let transaction: Transaction

    var isEmpty: Bool { transaction.map.count == 0 }
    static func == (a: Self, b: Self) -> Bool { a.transaction.isEqual(to: b.transaction) }
}

extension Transaction {
    @TaskLocal private static var carried: CarriedTransaction?

    /// The transaction of the current code; empty outside of `withTransaction`.
    static var current: Transaction { carried?.transaction ?? Transaction() }

    /// Runs `body` with exactly this transaction as the current one.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$carried.withValue(CarriedTransaction(transaction: self), operation: body)
    }
}
