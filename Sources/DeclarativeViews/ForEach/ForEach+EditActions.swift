extension ForEach where Content: View {
    /// Creates views for the identifiable elements of a bound collection; a list lets the user edit their rows as
    /// `editActions` allows.
    ///
    /// ```swift
    /// ForEach($items, editActions: .all) { $item in
    ///     TextField("Title", text: $item.title)
    /// }
    /// ```
    /// The user's edits are written to the binding.
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

    /// Creates views for the elements of a bound collection, identified by a key path; a list lets the user edit
    /// their rows as `editActions` allows.
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
