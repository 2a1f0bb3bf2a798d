/// Views made for each element of a collection, whose identity follows the element's id.
///
/// Ids should be unique. Where they are not, every element is shown all the same; the repeats get an identity of their
/// own, and a runtime issue names the id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the views of one element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    let isConstant: Bool
}

extension ForEach: View where Content: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ForEachNode(view, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ForEachNode<Data, ID, Content>.self).update(view)
    }
}

extension ForEach where Content: View {
    /// Makes views for elements that name themselves.
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id }, isConstant: false)
    }

    /// Makes views for elements named by one of their properties.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] }, isConstant: false)
    }

    /// Makes views for the numbers of a range that never changes.
    ///
    /// A range that does change is reported and the first one kept; name the elements with `id:` instead.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 }, isConstant: true)
    }
}

/// A view that makes views for the elements of a collection.
public protocol DynamicViewContent: View {
    /// The collection's type.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
