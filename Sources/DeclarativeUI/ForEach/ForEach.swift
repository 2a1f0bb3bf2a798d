/// Views made for each element of a collection, whose identity follows the element's id.
///
/// Ids should be unique and stay with their elements. Where an id repeats, every element is shown all the same; the
/// repeats get an identity of their own, and a runtime issue names the id and its positions. Where ids do not last, the
/// rows start new lives with each update, which is reported too: when all ids are new, and an element asked twice
/// returns two different ones or the elements have not changed otherwise. An update takes time linear in the number of
/// elements.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the views of one element.
    public var content: (Data.Element) -> Content
    let elements: ElementRules<Data.Element, ID>
    let kind: ForEachKind
}

/// What a `ForEach` is made of.
enum ForEachKind {
    case collection
    /// A range that is meant never to change.
    case constantRange
    /// The subviews of a view; see `ForEachSubviewCollection`.
    case subviews
}

/// A collection of subviews, which are shown as the rows of a view made elsewhere.
protocol RowsOfSubviews {
    var rows: AnyView { get }
}

/// What a `ForEach` knows of its elements.
struct ElementRules<Element, ID: Hashable> {
    let id: (Element) -> ID
    /// The element as its owner knows it.
    let subject: (Element) -> Any
}

extension ForEach: View where Content: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if let rows = view.rowsOfSubviews { return AnyView.makeNode(rows, in: context) }
        if let container = context.parent.childCollector as? LazyContainerNode, !container.isWhole {
            return LazyForEachNode(view, container: container, in: context)
        }
        return ForEachNode(view, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        if let rows = view.rowsOfSubviews { return AnyView.updateNode(node, with: rows) }
        if node.lazyRows != nil {
            node.cast(to: LazyForEachNode<Data, ID, Content>.self).update(view)
        } else {
            node.cast(to: ForEachNode<Data, ID, Content>.self).update(view)
        }
    }
}

extension ForEach {
    /// What is shown in place of a loop over subviews; `nil` for other loops.
    private var rowsOfSubviews: AnyView? {
        kind == .subviews ? (data as? any RowsOfSubviews)?.rows : nil
    }
}

extension ForEach where Content: View {
    nonisolated private init(
        _ data: Data, kind: ForEachKind, content: @escaping (Data.Element) -> Content,
        id: @escaping (Data.Element) -> ID
    ) {
        self.init(
            data: data, content: content, elements: ElementRules(id: id, subject: { $0 }), kind: kind)
    }

    // Bindings to collections are collections too, but have initializers of their own.

    /// Makes views for elements that name themselves.
    @_disfavoredOverload nonisolated public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    )
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, kind: .collection, content: content) { $0.id }
    }

    /// Makes views for elements named by one of their properties.
    @_disfavoredOverload nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, kind: .collection, content: content) { $0[keyPath: id] }
    }

    /// Makes views for the numbers of a range that never changes.
    ///
    /// A range that does change is reported and the first one kept; name the elements with `id:` instead.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, kind: .constantRange, content: content) { $0 }
    }
}
