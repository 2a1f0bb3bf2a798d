// The operators of a publisher whose result is known are worked out when they are called.

extension Result.Publisher where Success: Equatable {
    /// Publishes whether the value equals `output`.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }
    /// Publishes the value, or fails with the error. A single value has no duplicates.
    public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
    /// Publishes the value, or fails with the error. A single value is the minimum.
    public func min() -> Result<Success, Failure>.Publisher { self }
    /// Publishes the value, or fails with the error. A single value is the maximum.
    public func max() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher {
    // MARK: Questions

    /// Publishes whether the value satisfies a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }
    /// Publishes whether the value satisfies a predicate, or fails with the error the predicate throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }
    /// Publishes whether the value satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }
    /// Publishes whether the value satisfies a predicate, or fails with the error the predicate throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }
    /// Publishes the number of values, 1, unless it fails.
    public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

    // MARK: The value

    /// Publishes the value, or fails with the error. A single value is the minimum, so the closure is not called.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }
    /// Publishes the value, or fails with the error the closure throws. The closure is called with the value and
    /// itself.
    public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher { compared(areInIncreasingOrder) }
    /// Publishes the value, or fails with the error. A single value is the maximum, so the closure is not called.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }
    /// Publishes the value, or fails with the error the closure throws. The closure is called with the value and
    /// itself.
    public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher { compared(areInIncreasingOrder) }
    /// Publishes the value, or fails with the error. A single value is the first one.
    public func first() -> Result<Success, Failure>.Publisher { self }
    /// Publishes the value, or fails with the error. A single value is the last one.
    public func last() -> Result<Success, Failure>.Publisher { self }
    /// Publishes no values and finishes.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }
    /// Publishes the value, or fails with the error. A single value has no duplicates, so the predicate is not
    /// called.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher { self }
    /// Publishes the value, or fails with the error the predicate throws. The predicate is called with the value and
    /// itself.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher { compared(predicate) }

    // MARK: Another value

    /// Publishes an array of the value.
    public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }
    /// Transforms the value with a closure and publishes the result, or fails with the error.
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
        Result<T, Failure>.Publisher(result.map(transform))
    }
    /// Transforms the value with a closure and publishes the result, or fails with the error the closure throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error> { try transform(result.get()) }.publisher
    }
    /// Combines `initialResult` and the value with a closure and publishes the result.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
    /// Combines `initialResult` and the value with a closure and publishes the result, or fails with the error the
    /// closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }
    /// Combines `initialResult` and the value with a closure and publishes the result.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
    /// Combines `initialResult` and the value with a closure and publishes the result, or fails with the error the
    /// closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

    // MARK: The end

    /// Publishes the value, or transforms the error with a closure and fails with the result.
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
        Result<Success, E>.Publisher(result.mapError(transform))
    }
    /// Publishes the value, or `output` in place of an error.
    public func replaceError(with output: Output) -> Result<Success, Never>.Publisher {
        Result<Success, Never>.Publisher((try? result.get()) ?? output)
    }
    /// Publishes the value, or fails with the error. This publisher is never empty, so `output` is not used.
    public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher { self }
    /// Publishes the value, or fails with the error. A retry would have the same result, so none is made.
    public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }

    private func compared(_ compare: (Output, Output) throws -> Bool) -> Result<Success, any Error>.Publisher {
        tryMap {
            _ = try compare($0, $0)
            return $0
        }
    }
}

extension Result.Publisher where Failure == Never {
    /// Publishes the value, with another failure type. No failure is ever sent.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
        Result<Success, E>.Publisher(result.mapError { _ -> E in })
    }
}
