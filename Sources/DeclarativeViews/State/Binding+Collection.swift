extension Binding: Sequence where Value: MutableCollection {
    /// The type of element: a binding to an element of the collection.
    public typealias Element = Binding<Value.Element>
    /// The type of iterator over the bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// The type of subsequence: a slice of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The type of index of the bound collection.
    public typealias Index = Value.Index
    /// The type of indices of the bound collection.
    public typealias Indices = Value.Indices

    /// The position of the first element.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The position one past the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The valid indices of the collection, in ascending order.
    public var indices: Indices { wrappedValue.indices }

    /// Returns the position immediately after the given index.
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    /// Replaces the given index with its successor.
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

    /// Accesses a binding to the element at the given position. The binding reads and writes by position.
    ///
    /// Once the position is out of range, the binding returns its last value, and reports and ignores writes.
    public subscript(position: Index) -> Binding<Value.Element> { element(at: position, in: location.peek()) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// Returns the position immediately before the given index.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    /// Replaces the given index with its predecessor.
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
