import Observation

extension View {
    /// Publishes a value to the views of the window while this view, or one of its descendants, has the keyboard
    /// focus. Of nested publishers, the innermost takes precedence.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, offersAlways: false)) }

    /// Publishes an optional value while this view, or one of its descendants, has the keyboard focus; `nil`
    /// publishes nothing.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, offersAlways: false)) }

    /// Publishes an observable object, found by its type, while this view, or one of its descendants, has the
    /// keyboard focus; `nil` publishes nothing.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedObjectModifier(object: object, offersAlways: false))
    }

    /// Publishes a value to the views of the window, wherever the keyboard focus is in the window. Values published
    /// by the focused view's ancestors take precedence.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, offersAlways: true)) }

    /// Publishes an optional value to the views of the window, wherever the keyboard focus is in the window; `nil`
    /// publishes nothing.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, offersAlways: true)) }

    /// Publishes an observable object, found by its type, wherever the keyboard focus is in the window; `nil`
    /// publishes nothing.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedObjectModifier(object: object, offersAlways: true))
    }
}

/// A modifier that publishes focused values.
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
