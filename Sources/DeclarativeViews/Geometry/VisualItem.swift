import LayoutEngine

/// Several effects, as an item has them.
private final class VisualItemEffect: ItemEffect {
    var effects: [any RenderEffect] = []

    override func apply(to appearance: inout ItemAppearance, size: CGSize) {
        for effect in effects { effect.apply(to: &appearance, size: size, isMirrored: isMirrored) }
    }

    override func add(to pile: inout EffectPile, size: CGSize) {
        for effect in effects {
            if let effects = effect.displayEffects(size: size, isMirrored: isMirrored) {
                pile.add(effects)
            } else {
                pile.change { effect.apply(to: &$0, size: size, isMirrored: isMirrored) }
            }
        }
    }
}

/// An item and the effects that it has in its frame.
@MainActor final class VisualItem<Effect: VisualEffect> {
    let item: LayoutNode
    private let attached: VisualItemEffect
    var value: AnimatedValue<Effect>?

    init(_ item: LayoutNode, depth: Int, isMirrored: Bool) {
        self.item = item
        attached = VisualItemEffect(depth: depth)
        attached.isMirrored = isMirrored
    }

    /// Redraws the item with its present effects. Returns whether they differ from before.
    func show() -> Bool {
        guard value != nil else { return false }
        value?.rest()
        var parts = _VisualEffectParts()
        value?.presented._collect(into: &parts)
        let old = attached.effects
        if areSame(old, parts.effects) { return false }
        attached.effects = parts.effects
        if old.isEmpty { item.add(attached) }
        if parts.effects.isEmpty { item.remove(attached) }
        item.displayDidChange()
        return true
    }

    private func areSame(_ some: [any RenderEffect], _ others: [any RenderEffect]) -> Bool {
        func isSame<E: RenderEffect>(_ one: E, as other: any RenderEffect) -> Bool { (other as? E) == one }
        if some.count != others.count { return false }
        for (one, other) in zip(some, others) where !isSame(one, as: other) { return false }
        return true
    }

    /// Sets whether lengths go from right to left.
    func setMirrored(_ isMirrored: Bool) {
        attached.isMirrored = isMirrored
        if !attached.effects.isEmpty { item.displayDidChange() }
    }

    /// Takes the effects from the item, for good.
    func end() {
        value?.stop()
        if !attached.effects.isEmpty { item.remove(attached) }
        attached.effects = []
    }
}
