extension ForEach where Content: View {
    /// Creates views for the identifiable elements of a bound collection, each with a binding to its element.
    ///
    /// ```swift
    /// ForEach($items) { $item in
    ///     Toggle(item.title, isOn: $item.isDone)
    /// }
    /// ```
    /// The bindings read and write by index. Once its index is out of range because its element was removed, a binding
    /// returns its last value, and reports and ignores writes.
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, named: { $0.id }, content: content)
    }

    /// Creates views for the elements of a bound collection, identified by a key path, each with a binding to its
    /// element.
    ///
    /// The bindings behave as in `init(_:content:)`.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
    {
        self.init(data, named: { $0[keyPath: id] }, content: content)
    }

    nonisolated private init<C>(
        _ data: Binding<C>, named name: @escaping (C.Element) -> ID,
        content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
    {
        let whole = data.wrappedValue
        self.init(
            data: whole.indices.lazy.map { ($0, name(whole[$0])) },
            // An index of this collection may be out of range by then in the collection that the binding refers to.
            content: { content(data.element(at: $0.0, in: whole)) },
            elements: ElementRules(id: { $0.1 }, subject: { whole[$0.0] }),
            kind: .collection)
    }
}
