import LayoutEngine
@_spi(Store) import BridgedEnvironment

/// A modifier that changes how a view is drawn.
struct EffectModifier<Effect: RenderEffect> {
    let effect: Effect
}

extension EffectModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        EffectNode(view.modifier.effect, view.content, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: EffectNode<V, Effect>.self).update(view.modifier.effect, view.content)
    }
}

/// The node of a view with an effect.
///
/// The effect is attached to the items of the content while it does anything; layout never hears of it.
final class EffectNode<Content: View, Effect: RenderEffect>: LayoutItemCollector {
    /// The animated effect, with its values from the environment.
    private var value: AnimatedValue<Effect>
    private let attached: TypedItemEffect<Effect>
    private var items: EffectItems
    private var environment: EnvironmentObserver?

    init(_ effect: Effect, _ content: Content, in context: _NodeContext) {
        value = AnimatedValue(effect)
        attached = TypedItemEffect(effect, depth: context.parent.depth + 1)
        items = EffectItems(attached)
        super.init(in: context)
        attached.isMirrored = layoutDirection == .rightToLeft
        if Effect.readsEnvironment { readEnvironment() }
        makeChild(content)
        if !effect.isInert { needsCollection() }
    }

    override var viewType: Any.Type { EffectModifier<Effect>.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ effect: Effect, _ content: Content) {
        move(to: effect)
        updateChild(content)
    }

    /// Moves to an effect as it is in the environment.
    private func move(to effect: Effect) {
        let new = Effect.readsEnvironment ? resolved(effect) : effect
        if new == value.target { return }
        value.set(new, at: self) { [unowned self] in show() }
        show()
    }

    /// Redraws the items with the present effect.
    private func show() {
        value.rest()
        let new = value.presented
        if new == attached.effect { return }
        attached.effect = new
        if !waitsForCollection { attach() }
        displayDidChange()
    }

    private func readEnvironment() {
        let observer = EnvironmentObserver()
        environment = observer
        observer.keysChanged = { [weak self] in
            if let self { move(to: value.target) }
        }
        observer.runs(.drawing, of: self)
        value = AnimatedValue(resolved(value.target))
        attached.effect = value.target
    }

    /// Returns an effect with its values from the environment, and observes those.
    private func resolved(_ effect: Effect) -> Effect {
        let tracker = ReadTracker()
        var values = EnvironmentValues(map: scope.map)
        values.tracker = tracker
        let effect = effect.resolved(in: values)
        tracker.finish()
        environment?.file(in: scope, keys: tracker.keys)
        return effect
    }

    private func displayDidChange() {
        for item in items.items { item.displayDidChange() }
        if !Effect.moves { return graph.displayDidChange() }
        for item in items.items { item.didMove() }
        graph.itemsDidMove()
    }

    private func attach() { items.set(attached.effect.isInert ? [] : items(of: child)) }

    override func collect() {
        attach()
        structureDidChange()
    }

    override func appendGatheredItems(to items: inout [LayoutNode]) -> Bool {
        // The items with the effect are those of the content, as long as nothing there has changed.
        if waitsForCollection || attached.effect.isInert { return false }
        items += self.items.items
        return true
    }

    override func layoutDirectionDidChange() {
        attached.isMirrored = layoutDirection == .rightToLeft
        if !attached.effect.isInert { displayDidChange() }
    }

    override func willTearDown() {
        environment?.unfile()
        items.set([])
        value.stop()
    }
}
