/// A view that makes views from the elements of a collection.
public protocol DynamicViewContent: View {
    /// The collection's type.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The modified view's collection.
    public var data: Content.Data { content.data }
}
