/// Views for the elements of a tree: those of an element that has children can be shown and hidden.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    fileprivate let data: Data
    fileprivate let id: KeyPath<Data.Element, ID>
    fileprivate let children: KeyPath<Data.Element, Data?>
    fileprivate let content: (Data.Element) -> Content

    fileprivate nonisolated init(
        data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }

    /// Makes views for the elements of a tree that are identified by one of their properties.
    ///
    /// - Parameters:
    ///   - data: The elements at the root.
    ///   - id: The property that identifies an element.
    ///   - children: The property with the children of an element, which are `nil` for one that cannot have any.
    ///   - content: Makes the view of an element.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, id: id, children: children, content: content) }

    /// Makes views for the identifiable elements of a tree.
    ///
    /// - Parameters:
    ///   - data: The elements at the root.
    ///   - children: The property with the children of an element, which are `nil` for one that cannot have any.
    ///   - content: Makes the view of an element.
    nonisolated public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup: View {
    /// Views for the elements at the root.
    public var body: some View {
        ForEach(data, id: id) { OutlineItem(element: $0, group: self) }
    }
}

/// The view of an element of a tree, with those of its children.
private struct OutlineItem<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let element: Data.Element
    let group: OutlineGroup<Data, ID, Content>

    var body: some View {
        if let children = element[keyPath: group.children] {
            DisclosureGroup {
                OutlineGroup(data: children, id: group.id, children: group.children, content: group.content)
            } label: {
                group.content(element)
            }
        } else {
            group.content(element)
        }
    }
}

extension List {
    /// Makes a list of the identifiable elements of a tree, in which any number of rows can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(many: selection, rows: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Makes a list of the identifiable elements of a tree, in which one row can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(one: selection, rows: OutlineGroup(data, children: children, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Makes a list of the identifiable elements of a tree.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Makes a list of the elements of a tree that are identified by one of their properties.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
