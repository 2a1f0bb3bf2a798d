import Foundations

// The operators of a publisher whose one value is known, if there is one, are worked out when they are called.

extension Optional.Publisher where Wrapped: Equatable {
    /// Publishes whether the value equals `output`, if there is a value.
    public func contains(_ output: Output) -> Optional<Bool>.Publisher { map { $0 == output } }
    /// Publishes the value, if there is one. A single value has no duplicates.
    public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// Publishes the value, if there is one. A single value is the minimum.
    public func min() -> Optional<Wrapped>.Publisher { self }
    /// Publishes the value, if there is one. A single value is the maximum.
    public func max() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher {
    // MARK: Questions

    /// Publishes whether the value satisfies a predicate, if there is a value.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }
    /// Publishes whether the value satisfies a predicate, if there is a value.
    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }
    /// Publishes the number of values, 1, if there is a value.
    public func count() -> Optional<Int>.Publisher { map { _ in 1 } }

    // MARK: The value, or none

    /// Publishes the value, if there is one. A single value is the minimum, so the closure is not called.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }
    /// Publishes the value, if there is one. A single value is the maximum, so the closure is not called.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }
    /// Publishes the value, if there is one. A single value is the first one.
    public func first() -> Optional<Wrapped>.Publisher { self }
    /// Publishes the value if it satisfies a predicate.
    public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }
    /// Publishes the value, if there is one. A single value is the last one.
    public func last() -> Optional<Wrapped>.Publisher { self }
    /// Publishes the value if it satisfies a predicate.
    public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }
    /// Publishes the value if it satisfies a predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        compactMap { isIncluded($0) ? $0 : nil }
    }
    /// Publishes no values and finishes.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }
    /// Publishes the value if `count` is 0. A negative count stops the program.
    public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
        require(count >= 0, "0 values or more can be dropped, not \(count).")
        return filter { _ in count == 0 }
    }
    /// Publishes the value unless it satisfies a predicate.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter { !predicate($0) } }
    /// Publishes the value if `index` is 0, its position. A negative index stops the program.
    public func output(at index: Int) -> Optional<Wrapped>.Publisher {
        require(index >= 0, "Values have positions from 0 on, not \(index).")
        return filter { _ in index == 0 }
    }
    /// Publishes the value if its position, 0, is in a range. A range that begins below 0 stops the program.
    public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        require(range.lowerBound >= 0, "Values have positions from 0 on, not \(range.lowerBound).")
        return filter { _ in range.contains(0) }
    }
    /// Publishes the value unless `maxLength` is 0. A negative length stops the program.
    public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
        require(maxLength >= 0, "A prefix has 0 values or more, not \(maxLength).")
        return filter { _ in maxLength > 0 }
    }
    /// Publishes the value if it satisfies a predicate.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

    // MARK: Another value

    /// Publishes an array of the value, or an empty array if there is no value.
    public func collect() -> Optional<[Output]>.Publisher { Optional<[Output]>.Publisher(output.map { [$0] } ?? []) }
    /// Transforms the value with a closure and publishes the result.
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.map(transform))
    }
    /// Transforms the value with a closure and publishes the result unless it is `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.flatMap(transform))
    }
    /// Combines `initialResult` and the value, if there is one, with a closure and publishes the result.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
    /// Combines `initialResult` and the value, if there is one, with a closure and publishes the result.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
    /// Publishes the value, if there is one. A single value has no duplicates, so the predicate is not called.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

    // MARK: The end

    /// Publishes the value, if there is one. This publisher cannot fail, so `output` is not used.
    public func replaceError(with output: Output) -> Optional<Wrapped>.Publisher { self }
    /// Publishes the value, or `output` if there is no value.
    public func replaceEmpty(with output: Output) -> Just<Wrapped> { Just(self.output ?? output) }
    /// Publishes the value, if there is one. This publisher cannot fail, so nothing is retried.
    public func retry(_ times: Int) -> Optional<Wrapped>.Publisher { self }
}
