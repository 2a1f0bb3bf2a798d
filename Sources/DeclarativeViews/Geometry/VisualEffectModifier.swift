import Foundation
import LayoutEngine
import BridgedEnvironment

extension View {
    /// Applies effects that can depend on this view's geometry, such as its scroll position. Layout does not change.
    ///
    /// ```swift
    /// Text(verbatim: "Fading").visualEffect { effect, proxy in
    ///     effect.opacity(proxy.frame(in: .global).minY < 0 ? 0.5 : 1)
    /// }
    /// ```
    ///
    /// - Parameter effect: A closure that adds effects to the effect it receives. It runs after each layout in which
    ///   a value it reads has changed.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0) })
    }
}

private struct VisualEffectModifier<Effect: VisualEffect> {
    let effect: @Sendable (GeometryProxy) -> Effect

    init(_ effect: @escaping @Sendable (GeometryProxy) -> Effect) { self.effect = effect }
}

extension VisualEffectModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        VisualEffectNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: VisualEffectNode<V, Effect>.self).update(view)
    }
}

/// The node of a view with effects by its geometry, separately for each of its items.
private final class VisualEffectNode<Content: View, Effect: VisualEffect>: FollowingNode {
    private var modifier: VisualEffectModifier<Effect>
    private var followed: [VisualItem<Effect>] = []
    /// The transaction in which the effects of a new function apply at the next layout; `nil` if none was set.
    private var changing: Transaction?

    init(_ view: ModifiedContent<Content, VisualEffectModifier<Effect>>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(in: context)
        graph.geometry.add(self)
        makeChild(view.content)
        needsCollection()
    }

    override var viewType: Any.Type { VisualEffectModifier<Effect>.self }

    func update(_ view: ModifiedContent<Content, VisualEffectModifier<Effect>>) {
        // The function may have captured other values: it is called after the next layout.
        modifier = view.modifier
        changing = transaction
        checkAgain()
        updateChild(view.content)
    }

    /// Called when something observable that the effects were made from changes.
    override func evaluate() { checkAgain() }

    override func checkPlacement() -> Bool {
        for one in followed {
            let proxy = GeometryProxy(
                size: one.item.placedSize, space: GeometrySpace(node: self, item: one.item))
            let new = graph.tracking(self) { modifier.effect(proxy) }
            if one.value == nil {
                one.value = AnimatedValue(new)
            } else {
                one.value?.set(new, at: self, under: changing) { [weak self, weak one] in
                    if let self, one?.show() == true { graph.displayDidChange() }
                }
            }
            if one.show() { graph.displayDidChange() }
        }
        changing = nil
        return false
    }

    override func itemsDidChange() {
        let old = followed
        followed = items.map { item in
            old.first { $0.item === item }
                ?? VisualItem(item, depth: depth, isMirrored: layoutDirection == .rightToLeft)
        }
        for one in old where !followed.contains(where: { $0 === one }) { one.end() }
    }

    override func layoutDirectionDidChange() {
        for one in followed { one.setMirrored(layoutDirection == .rightToLeft) }
        graph.displayDidChange()
    }

    override func willTearDown() {
        for one in followed { one.end() }
        super.willTearDown()
    }
}
