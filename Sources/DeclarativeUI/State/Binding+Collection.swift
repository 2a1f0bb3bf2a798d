extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element by its index.
    public typealias Element = Binding<Value.Element>
    /// Iterates over bindings to the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A range of the bindings.
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
    /// Advances an index.
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

    /// Returns a binding to the element at a position, by which it reads and writes.
    ///
    /// Once the position is out of range, it returns its last value, and reports and ignores writes.
    public subscript(position: Index) -> Binding<Value.Element> { element(at: position, in: location.peek()) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The index before `i`.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    /// Moves an index back by one.
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
