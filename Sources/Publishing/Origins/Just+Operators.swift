import Foundations

// The operators of a publisher whose one value is known are worked out when they are called.

extension Just where Output: Equatable {
    /// Publishes whether the value equals `output`.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }
    /// Publishes the value. A single value has no duplicates.
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    /// Publishes the value. A single value is the minimum.
    public func min() -> Just<Output> { self }
    /// Publishes the value. A single value is the maximum.
    public func max() -> Just<Output> { self }
}

extension Just {
    // MARK: Questions

    /// Publishes whether the value satisfies a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
    /// Publishes whether the value satisfies a predicate, or fails with the error the predicate throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try predicate(output) }.publisher
    }
    /// Publishes whether the value satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
    /// Publishes whether the value satisfies a predicate, or fails with the error the predicate throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try predicate(output) }.publisher
    }
    /// Publishes the number of values: 1.
    public func count() -> Just<Int> { Just<Int>(1) }

    // MARK: The value, or none

    /// Publishes the value. A single value is the minimum, so the closure is not called.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
    /// Publishes the value. A single value is the maximum, so the closure is not called.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
    /// Publishes the value. A single value is the first one.
    public func first() -> Just<Output> { self }
    /// Publishes the value if it satisfies a predicate.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
    /// Publishes the value. A single value is the last one.
    public func last() -> Just<Output> { self }
    /// Publishes the value if it satisfies a predicate.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
    /// Publishes the value if it satisfies a predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(isIncluded(output) ? output : nil)
    }
    /// Publishes no values and finishes.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }
    /// Publishes the value if `count` is 0. A negative count stops the program.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { optional.dropFirst(count) }
    /// Publishes the value unless it satisfies a predicate.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter { !predicate($0) } }
    /// Publishes the value if `index` is 0, its position. A negative index stops the program.
    public func output(at index: Int) -> Optional<Output>.Publisher { optional.output(at: index) }
    /// Publishes the value if its position, 0, is in a range that does not begin below 0.
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        return Optional.Publisher(range.lowerBound == 0 && !range.isEmpty ? output : nil)
    }
    /// Publishes the value unless `maxLength` is 0. A negative length stops the program.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher { optional.prefix(maxLength) }
    /// Publishes the value if it satisfies a predicate.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    // MARK: Another value

    /// Publishes an array of the value.
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }
    /// Transforms the value with a closure and publishes the result.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }
    /// Transforms the value with a closure and publishes the result, or fails with the error the closure throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result { try transform(output) }.publisher
    }
    /// Transforms the value with a closure and publishes the result unless it is `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        Optional<T>.Publisher(transform(output))
    }
    /// Combines `initialResult` and the value with a closure and publishes the result.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result.Publisher(nextPartialResult(initialResult, output))
    }
    /// Combines `initialResult` and the value with a closure and publishes the result, or fails with the error the
    /// closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher { Result { try nextPartialResult(initialResult, output) }.publisher }
    /// Combines `initialResult` and the value with a closure and publishes the result.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        reduce(initialResult, nextPartialResult)
    }
    /// Combines `initialResult` and the value with a closure and publishes the result, or fails with the error the
    /// closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }
    /// Publishes the value. A single value has no duplicates, so the predicate is not called.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }
    /// Publishes the value, or fails with the error the predicate throws. The predicate is called with the value and
    /// itself.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap {
            _ = try predicate($0, $0)
            return $0
        }
    }

    // MARK: The end

    /// Publishes the value, with another failure type. No failure is ever sent.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        Result.Publisher(output)
    }
    /// Publishes the value, with another failure type. No failure is ever sent.
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
        Result.Publisher(output)
    }
    /// Publishes the value. This publisher cannot fail, so `output` is not used.
    public func replaceError(with output: Output) -> Just<Output> { self }
    /// Publishes the value. This publisher is never empty, so `output` is not used.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }
    /// Publishes the value. This publisher cannot fail, so nothing is retried.
    public func retry(_ times: Int) -> Just<Output> { self }

    // MARK: More values

    /// Publishes the given values before the value of this publisher.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }
    /// Publishes the elements of a sequence before the value of this publisher.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output { Publishers.Sequence(sequence: elements + [output]) }
    /// Publishes the given values after the value of this publisher.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }
    /// Publishes the elements of a sequence after the value of this publisher.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output { Publishers.Sequence(sequence: [output] + elements) }

    private var optional: Optional<Output>.Publisher { Optional.Publisher(output) }
}
