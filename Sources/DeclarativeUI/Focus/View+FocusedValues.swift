import Observation

extension View {
    /// Offers a value to the views of the window while this view, or one in it, has the focus of the keyboard. Of
    /// several views around each other the innermost counts.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, offersAlways: false)) }

    /// Offers a value while this view, or one in it, has the focus of the keyboard; none for `nil`.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, offersAlways: false)) }

    /// Offers an object by its type while this view, or one in it, has the focus of the keyboard; none for `nil`.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedObjectModifier(object: object, offersAlways: false))
    }

    /// Offers a value to the views of the window, wherever the focus of the keyboard is in it. What views around the
    /// focus offer goes before it.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, offersAlways: true)) }

    /// Offers a value to the views of the window, wherever the focus of the keyboard is in it; none for `nil`.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, offersAlways: true)) }

    /// Offers an object by its type, wherever the focus of the keyboard is in the window; none for `nil`.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedObjectModifier(object: object, offersAlways: true))
    }
}

/// Says what a view offers.
private protocol FocusedOffer {
    var offered: [ObjectIdentifier: Any] { get }
    var offersAlways: Bool { get }
}

private struct FocusedValueModifier<Value>: FocusedOffer {
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let offersAlways: Bool

    var offered: [ObjectIdentifier: Any] {
        var values = FocusedValues(.written([:]))
        values[keyPath: keyPath] = value
        return values.written
    }
}

private struct FocusedObjectModifier<T: AnyObject>: FocusedOffer {
    let object: T?
    let offersAlways: Bool

    var offered: [ObjectIdentifier: Any] { object.map { [ObjectIdentifier(T.self): $0] } ?? [:] }
}

extension FocusedValueModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        FocusedOfferNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: FocusedOfferNode<Self>.self).update(view)
    }
}

extension FocusedObjectModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        FocusedOfferNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: FocusedOfferNode<Self>.self).update(view)
    }
}

private final class FocusedOfferNode<Offer: FocusedOffer>: PrimitiveModifierNode<Offer>, FocusedValueWriter {
    override init<Content: View>(_ view: ModifiedContent<Content, Offer>, in context: _NodeContext) {
        super.init(view, in: context)
        graph.feature(GraphFocusedValues.self).add(self)
    }

    override func update<Content: View>(_ view: ModifiedContent<Content, Offer>) {
        super.update(view)
        graph.feature(GraphFocusedValues.self).updateLater()
    }

    var offered: [ObjectIdentifier: Any] { modifier.offered }
    var offersAlways: Bool { modifier.offersAlways }

    override func willTearDown() { graph.feature(GraphFocusedValues.self).remove(self) }
}
