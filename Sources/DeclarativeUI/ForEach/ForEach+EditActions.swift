extension ForEach where Content: View {
    /// Makes views for the identifiable elements of a bound collection, whose rows in a list can be deleted and moved.
    ///
    /// ```swift
    /// ForEach($items, editActions: .all) { $item in
    ///     TextField("Title", text: $item.title)
    /// }
    /// ```
    /// The binding is set to what a person has made of the collection.
    nonisolated public init<C>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, content: content)
        edits = LoopEdits(editActions, on: data)
    }

    /// Makes views for the elements of a bound collection, identified by one of their properties, whose rows in a list
    /// can be deleted and moved.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
    {
        self.init(data, id: id, content: content)
        edits = LoopEdits(editActions, on: data)
    }
}
