import Foundations

// The operators of a publisher whose elements are known are worked out when they are called.

extension Publishers.Sequence {
    // MARK: Questions

    /// Publishes whether all elements satisfy a predicate.
    public func allSatisfy(_ predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.allSatisfy(predicate))
    }
    /// Publishes whether all elements satisfy a predicate, or fails with the error the predicate throws.
    public func tryAllSatisfy(
        _ predicate: (Elements.Element) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher { Result { try sequence.allSatisfy(predicate) }.publisher }
    /// Publishes whether an element satisfies a predicate.
    public func contains(where predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.contains(where: predicate))
    }
    /// Publishes whether an element satisfies a predicate, or fails with the error the predicate throws.
    public func tryContains(
        where predicate: (Elements.Element) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher { Result { try sequence.contains(where: predicate) }.publisher }

    // MARK: Some of them

    /// Publishes the elements that satisfy a predicate.
    public func filter(
        _ isIncluded: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<[Elements.Element], Failure> { .init(sequence: sequence.filter(isIncluded)) }
    /// Publishes no values and finishes.
    public func ignoreOutput() -> Empty<Elements.Element, Failure> { Empty() }
    /// Publishes the elements from the first one that does not satisfy a predicate.
    public func drop(
        while predicate: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> { .init(sequence: sequence.drop(while: predicate)) }
    /// Publishes the elements after the first `count`. A negative count stops the program.
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        require(count >= 0, "0 values or more can be dropped, not \(count).")
        return .init(sequence: sequence.dropFirst(count))
    }
    /// Publishes at most the first `maxLength` elements. A negative length stops the program.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        require(maxLength >= 0, "A prefix has 0 values or more, not \(maxLength).")
        return .init(sequence: sequence.prefix(maxLength))
    }
    /// Publishes the elements before the first that does not satisfy a predicate.
    public func prefix(
        while predicate: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<[Elements.Element], Failure> { .init(sequence: sequence.prefix(while: predicate)) }

    // MARK: Other values

    /// Publishes all elements as one array.
    public func collect() -> Result<[Elements.Element], Failure>.Publisher { Result.Publisher(Array(sequence)) }
    /// Transforms each element with a closure and publishes the results.
    public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.map(transform))
    }
    /// Transforms each element with a closure and publishes the results that are not `nil`.
    public func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.compactMap(transform))
    }
    /// Publishes the elements, with `output` in place of each that is `nil`.
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure>
    where Elements.Element == T? { .init(sequence: sequence.map { $0 ?? output }) }
    /// Combines all elements, from `initialResult` on, with a closure and publishes the final result.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) -> T
    ) -> Result<T, Failure>.Publisher { Result.Publisher(sequence.reduce(initialResult, nextPartialResult)) }
    /// Combines all elements, from `initialResult` on, with a closure and publishes the final result, or fails with
    /// the error the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) throws -> T
    ) -> Result<T, any Error>.Publisher { Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher }
    /// Combines each element with the previous result, from `initialResult` on, and publishes every result.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return map {
            result = nextPartialResult(result, $0)
            return result
        }
    }
    /// Publishes the elements, with another failure type. No failure is ever sent.
    public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
        .init(sequence: sequence)
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Publishes the elements, without those that equal the element before them.
    public func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
        var last: Elements.Element?
        return filter { element in
            defer { last = element }
            return last != element
        }
    }
    /// Publishes whether there is an element that equals `output`.
    public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.contains(output))
    }
}

// MARK: Single elements

extension Publishers.Sequence where Failure == Never {
    /// Publishes the minimum of the elements, if there are any.
    public func min(
        by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
    ) -> Optional<Elements.Element>.Publisher { .init(sequence.min(by: areInIncreasingOrder)) }
    /// Publishes the maximum of the elements, if there are any.
    public func max(
        by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
    ) -> Optional<Elements.Element>.Publisher { .init(sequence.max(by: areInIncreasingOrder)) }
    /// Publishes the first element that satisfies a predicate, if there is one.
    public func first(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
        .init(sequence.first(where: predicate))
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// Publishes the minimum of the elements, if there are any.
    public func min() -> Optional<Elements.Element>.Publisher { .init(sequence.min()) }
    /// Publishes the maximum of the elements, if there are any.
    public func max() -> Optional<Elements.Element>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Publishes the first element, if there is one.
    public func first() -> Optional<Elements.Element>.Publisher { .init(sequence.first) }
    /// Publishes the element at an index of the collection, if there is one.
    public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Publishes the last element, if there is one.
    public func last() -> Optional<Elements.Element>.Publisher { .init(sequence.last) }
    /// Publishes the last element that satisfies a predicate, if there is one.
    public func last(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
        .init(sequence.last(where: predicate))
    }
}

// MARK: Of collections

extension Publishers.Sequence where Elements: Collection {
    /// Publishes the number of elements.
    public func count() -> Result<Int, Failure>.Publisher { Result.Publisher(sequence.count) }
    /// Publishes the elements in a range of indices of the collection.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
        .init(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// Publishes the number of elements.
    public func count() -> Just<Int> { Just(sequence.count) }
    /// Publishes the element at an index of the collection, if there is one.
    public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
    /// Publishes the number of elements.
    public func count() -> Result<Int, Failure>.Publisher { Result.Publisher(sequence.count) }
    /// Publishes the elements in a range of indices of the collection.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
        .init(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Publishes the given values before the elements.
    public func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }
    /// Publishes the elements of another sequence before those of this publisher.
    public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S.Element == Elements.Element { .init(sequence: Elements(elements) + sequence) }
    /// Publishes the elements of another publisher before those of this publisher.
    public func prepend(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> { .init(sequence: publisher.sequence + sequence) }
    /// Publishes the given values after the elements.
    public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> { append(elements) }
    /// Publishes the elements of another sequence after those of this publisher.
    public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S.Element == Elements.Element { .init(sequence: sequence + elements) }
    /// Publishes the elements of another publisher after those of this publisher.
    public func append(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> { .init(sequence: sequence + publisher.sequence) }
}
