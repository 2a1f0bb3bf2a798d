/// A view that creates a view for each element of a collection. The identity of each view follows the ID of its
/// element.
///
/// IDs should be unique and stable. If an ID repeats, every element is still shown: each repeat gets an identity of
/// its own, and a runtime issue names the ID and its positions. In lists and other lazy containers, the issue is
/// reported once two of the elements have been visible or the collection has changed.
///
/// If IDs are not stable, rows lose their state with each update. This is reported, too, if all IDs are new and
/// either an element returns two different IDs, or the elements are otherwise unchanged.
///
/// An update takes time linear in the number of elements. In a lazy container, the first display takes time
/// proportional to the visible elements.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection of underlying data.
    public var data: Data
    /// A closure that creates the content for an element.
    public var content: (Data.Element) -> Content
    let elements: ElementRules<Data.Element, ID>
    let kind: ForEachKind
    /// The edits of the collection, if the loop itself declares them.
    var edits: LoopEdits?
}

/// The kind of data of a `ForEach`.
enum ForEachKind {
    case collection
    /// A range that must never change.
    case constantRange
    /// The subviews of a view; see `ForEachSubviewCollection`.
    case subviews
}

/// A collection of subviews, which appear as rows of a view made elsewhere.
protocol RowsOfSubviews {
    var rows: AnyView { get }
}

/// How a `ForEach` finds the ID of an element and makes its views.
struct ElementRules<Element, ID: Hashable> {
    let id: (Element) -> ID
    /// Returns the element as its owner knows it.
    let subject: (Element) -> Any

    /// Returns a function that reads the ID at a key path: where it lies, if it is stored in the element.
    ///
    /// A key path walks through its components each time it is used.
    static func id(at path: KeyPath<Element, ID>) -> (Element) -> ID {
        guard let offset = MemoryLayout<Element>.offset(of: path) else { return { $0[keyPath: path] } }
        return { element in
            withUnsafePointer(to: element) {
                // An offset is only returned for a property stored there in full.
                (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: ID.self).pointee
            }
        }
    }
}

extension ForEach: View where Content: View {
    /// The type of body; `Never`, because the view has no body.
    public typealias Body = Never

    /// Implementation detail. Don't call this method.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if let rows = view.rowsOfSubviews { return AnyView.makeNode(rows, in: context) }
        if let container = context.parent.childCollector as? LazyContainerNode, !container.isWhole {
            return LazyForEachNode(view, container: container, in: context)
        }
        return ForEachNode(view, in: context)
    }

    /// Implementation detail. Don't call this method.
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
    /// The view shown in place of a loop over subviews; `nil` for other loops.
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

    // Bindings to collections are collections, too, but have initializers of their own.

    /// Creates views for the elements of a collection of identifiable data.
    @_disfavoredOverload nonisolated public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    )
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, kind: .collection, content: content) { $0.id }
    }

    /// Creates views for the elements of a collection, identified by a key path.
    @_disfavoredOverload nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, kind: .collection, content: content, id: ElementRules.id(at: id))
    }

    /// Creates views for the integers of a constant range.
    ///
    /// The ID of each integer is its offset in the range, which is also the tag of its view in a picker. If the range
    /// changes, the first range is kept and a runtime issue is reported. For a range that changes, use `id:`.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, kind: .constantRange, content: content) { [first = data.lowerBound] in $0 &- first }
    }
}
