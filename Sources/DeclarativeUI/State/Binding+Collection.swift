extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element, by its index.
    public typealias Element = Binding<Value.Element>
    /// Goes through the elements by index.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// Elements by index.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The collection's index.
    public typealias Index = Value.Index
    /// The collection's indices.
    public typealias Indices = Value.Indices

    /// The first index.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The index past the last.
    public var endIndex: Index { wrappedValue.endIndex }
    /// All indices.
    public var indices: Indices { wrappedValue.indices }

    /// The index after `i`.
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    /// Moves an index on.
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to the element at a position. It reads and writes by position whenever it is used; once the position
    /// is out of range it returns the last value it had, and writes are dropped and reported.
    public subscript(position: Index) -> Binding<Value.Element> { element(at: position, in: location.peek()) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The index before `i`.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    /// Moves an index back.
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
