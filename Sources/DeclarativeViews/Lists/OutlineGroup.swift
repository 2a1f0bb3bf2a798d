/// A view that shows the elements of a tree. Elements with children can be expanded and collapsed.
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

    /// Creates views for the elements of a tree, identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The root elements.
    ///   - id: The key path to the identifier of an element.
    ///   - children: The key path to the children of an element; `nil` children mark a leaf, which cannot have any.
    ///   - content: A closure that returns the view for an element.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, id: id, children: children, content: content) }

    /// Creates views for the identifiable elements of a tree.
    ///
    /// - Parameters:
    ///   - data: The root elements.
    ///   - children: The key path to the children of an element; `nil` children mark a leaf, which cannot have any.
    ///   - content: A closure that returns the view for an element.
    nonisolated public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup: View {
    /// The content of the view: the views for the root elements.
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
    /// Creates a list with multiple selection from a tree of identifiable elements.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(many: selection, rows: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list with single selection from a tree of identifiable elements.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(one: selection, rows: OutlineGroup(data, children: children, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Creates a list from a tree of identifiable elements.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list from a tree of elements, identified by a key path.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
