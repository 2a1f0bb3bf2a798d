import UnifiedStorage

// The operators of a publisher whose one value is known are worked out when they are called.

extension Just where Output: Equatable {
    /// Publishes whether the value is `output`.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }
    /// Publishes the value.
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    /// Publishes the value.
    public func min() -> Just<Output> { self }
    /// Publishes the value.
    public func max() -> Just<Output> { self }
}

extension Just {
    // MARK: Questions

    /// Publishes whether the value satisfies a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
    /// Publishes whether the value satisfies a predicate; fails with what that throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try predicate(output) }.publisher
    }
    /// Publishes whether the value satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
    /// Publishes whether the value satisfies a predicate; fails with what that throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try predicate(output) }.publisher
    }
    /// Publishes the number of values: 1.
    public func count() -> Just<Int> { Just<Int>(1) }

    // MARK: The value, or none

    /// Publishes the value.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
    /// Publishes the value.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
    /// Publishes the value.
    public func first() -> Just<Output> { self }
    /// Publishes the value if it satisfies a predicate.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
    /// Publishes the value.
    public func last() -> Just<Output> { self }
    /// Publishes the value if it satisfies a predicate.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
    /// Publishes the value if it satisfies a predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(isIncluded(output) ? output : nil)
    }
    /// Publishes nothing and finishes.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }
    /// Publishes the value unless values are dropped. A negative count stops the program.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { optional.dropFirst(count) }
    /// Publishes the value unless it satisfies a predicate.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter { !predicate($0) } }
    /// Publishes the value if its position, 0, is the one given. A negative position stops the program.
    public func output(at index: Int) -> Optional<Output>.Publisher { optional.output(at: index) }
    /// Publishes the value if its position, 0, is in a range that does not begin before it.
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        return Optional.Publisher(range.lowerBound == 0 && !range.isEmpty ? output : nil)
    }
    /// Publishes the value unless the length is 0. A negative length stops the program.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher { optional.prefix(maxLength) }
    /// Publishes the value if it satisfies a predicate.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    // MARK: Another value

    /// Publishes the value in an array.
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }
    /// Publishes what a closure makes of the value.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }
    /// Publishes what a closure makes of the value; fails with what that throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result { try transform(output) }.publisher
    }
    /// Publishes what a closure makes of the value, if it makes something.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        Optional<T>.Publisher(transform(output))
    }
    /// Publishes what a closure makes of a first result and the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result.Publisher(nextPartialResult(initialResult, output))
    }
    /// Publishes what a closure makes of a first result and the value; fails with what that throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher { Result { try nextPartialResult(initialResult, output) }.publisher }
    /// Publishes what a closure makes of a first result and the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        reduce(initialResult, nextPartialResult)
    }
    /// Publishes what a closure makes of a first result and the value; fails with what that throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }
    /// Publishes the value.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }
    /// Publishes the value; fails with what the predicate throws, which is asked about the value and itself.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap {
            _ = try predicate($0, $0)
            return $0
        }
    }

    // MARK: The end

    /// Publishes the value, with another type of errors that never come.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        Result.Publisher(output)
    }
    /// Publishes the value, with another type of errors that never come.
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
        Result.Publisher(output)
    }
    /// Publishes the value.
    public func replaceError(with output: Output) -> Just<Output> { self }
    /// Publishes the value.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }
    /// Publishes the value.
    public func retry(_ times: Int) -> Just<Output> { self }

    // MARK: More values

    /// Publishes values before this one.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }
    /// Publishes the elements of a sequence before this value.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output { Publishers.Sequence(sequence: elements + [output]) }
    /// Publishes values after this one.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }
    /// Publishes the elements of a sequence after this value.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output { Publishers.Sequence(sequence: [output] + elements) }

    private var optional: Optional<Output>.Publisher { Optional.Publisher(output) }
}
