// The operators of a publisher whose result is known are worked out when they are called.

extension Result.Publisher where Success: Equatable {
    /// Publishes whether the value is `output`.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }
    /// Publishes the value.
    public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
    /// Publishes the value.
    public func min() -> Result<Success, Failure>.Publisher { self }
    /// Publishes the value.
    public func max() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher {
    // MARK: Questions

    /// Publishes whether the value satisfies a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }
    /// Publishes whether the value satisfies a predicate; fails with what that throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }
    /// Publishes whether the value satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }
    /// Publishes whether the value satisfies a predicate; fails with what that throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }
    /// Publishes the number of values, 1, unless it fails.
    public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

    // MARK: The value

    /// Publishes the value.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }
    /// Publishes the value; fails with what the closure throws, which is asked about the value and itself.
    public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher { compared(areInIncreasingOrder) }
    /// Publishes the value.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }
    /// Publishes the value; fails with what the closure throws, which is asked about the value and itself.
    public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher { compared(areInIncreasingOrder) }
    /// Publishes the value.
    public func first() -> Result<Success, Failure>.Publisher { self }
    /// Publishes the value.
    public func last() -> Result<Success, Failure>.Publisher { self }
    /// Publishes nothing and finishes.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }
    /// Publishes the value.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }
    /// Publishes the value; fails with what the predicate throws, which is asked about the value and itself.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher { compared(predicate) }

    // MARK: Another value

    /// Publishes the value in an array.
    public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }
    /// Publishes what a closure makes of the value.
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
        Result<T, Failure>.Publisher(result.map(transform))
    }
    /// Publishes what a closure makes of the value; fails with what that throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error> { try transform(result.get()) }.publisher
    }
    /// Publishes what a closure makes of a first result and the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
    /// Publishes what a closure makes of a first result and the value; fails with what that throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }
    /// Publishes what a closure makes of a first result and the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
    /// Publishes what a closure makes of a first result and the value; fails with what that throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

    // MARK: The end

    /// Publishes the value, or fails with what a closure makes of the error.
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
        Result<Success, E>.Publisher(result.mapError(transform))
    }
    /// Publishes the value, or another one in place of an error.
    public func replaceError(with output: Output) -> Result<Success, Never>.Publisher {
        Result<Success, Never>.Publisher((try? result.get()) ?? output)
    }
    /// Publishes the value.
    public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher { self }
    /// Publishes the result.
    public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }

    private func compared(_ compare: (Output, Output) throws -> Bool) -> Result<Success, any Error>.Publisher {
        tryMap {
            _ = try compare($0, $0)
            return $0
        }
    }
}

extension Result.Publisher where Failure == Never {
    /// Publishes the value, with another type of errors that never come.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
        Result<Success, E>.Publisher(result.mapError { _ -> E in })
    }
}
