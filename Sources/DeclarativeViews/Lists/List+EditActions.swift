// Lists of bound collections whose rows can be deleted and moved.

extension List {
    /// Creates a list with multiple selection from a binding to a collection of identifiable elements, whose rows can
    /// be deleted and moved.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    { self.init(many: selection, rows: ForEach(data, editActions: editActions, content: rowContent)) }

    /// Creates a list with multiple selection from a binding to a collection of elements, identified by a key path,
    /// whose rows can be deleted and moved.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
    { self.init(many: selection, rows: ForEach(data, id: id, editActions: editActions, content: rowContent)) }

    /// Creates a list with single selection from a binding to a collection of identifiable elements, whose rows can
    /// be deleted and moved.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    { self.init(one: selection, rows: ForEach(data, editActions: editActions, content: rowContent)) }

    /// Creates a list with single selection from a binding to a collection of elements, identified by a key path,
    /// whose rows can be deleted and moved.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
    { self.init(one: selection, rows: ForEach(data, id: id, editActions: editActions, content: rowContent)) }
}

extension List where SelectionValue == Never {
    /// Creates a list from a binding to a collection of identifiable elements, whose rows can be deleted and moved.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    { self.init(rows: ForEach(data, editActions: editActions, content: rowContent)) }

    /// Creates a list from a binding to a collection of elements, identified by a key path, whose rows can be deleted
    /// and moved.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
    { self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent)) }
}
