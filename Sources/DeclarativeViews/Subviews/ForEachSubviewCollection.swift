/// A placeholder for the subviews of a view in `ForEach(subviews:)`.
///
/// For clients the collection is empty, because the subviews are known only at the loop's place in the tree.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let rows: AnyView

    /// The position of the first subview.
    public var startIndex: Int { 0 }
    /// The position after the last subview.
    public var endIndex: Int { 0 }
    /// Not to be called, because the collection has no elements.
    public subscript(index: Int) -> Subview {
        fatalError("The collection of ForEach(subviews:) has no elements of its own; use Group(subviews:).")
    }
}

extension ForEach {
    /// Creates views for each subview of a view. They have the identity of their subview; see `Subview`.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        let rows = Group(subviews: view) { ForEach<SubviewsCollection, Subview.ID, Content>($0, content: content) }
        self.init(
            data: ForEachSubviewCollection(rows: AnyView(rows)), content: content,
            elements: ElementRules(id: { $0.id }, subject: { $0 }), kind: .subviews)
    }
}

extension ForEachSubviewCollection: RowsOfSubviews {}
