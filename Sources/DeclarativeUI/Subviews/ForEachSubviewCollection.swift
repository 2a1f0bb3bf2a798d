/// Stands for the subviews of a view in `ForEach(subviews:)`.
///
/// It is empty for clients: the subviews are known only where the loop stands.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let rows: AnyView

    /// The position of the first subview.
    public var startIndex: Int { 0 }
    /// The position behind the last subview.
    public var endIndex: Int { 0 }
    /// Not to be called, as there are no subviews here.
    public subscript(index: Int) -> Subview {
        fatalError("The collection of ForEach(subviews:) has no elements of its own; use Group(subviews:).")
    }
}

extension ForEach {
    /// Makes views for each of the subviews of another view, with the identity of that. See `Subview`.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        let rows = Group(subviews: view) { ForEach<SubviewsCollection, Subview.ID, Content>($0, content: content) }
        self.init(
            data: ForEachSubviewCollection(rows: AnyView(rows)), content: content,
            elements: ElementRules(id: { $0.id }, subject: { $0 }), kind: .subviews)
    }
}

extension ForEachSubviewCollection: RowsOfSubviews {}
