import Foundation
import LayoutEngine
import BridgedEnvironment

/// The effects of the three phases.
private struct PhaseEffects<Effect: VisualEffect> {
    let topLeading: Effect
    let identity: Effect
    let bottomTrailing: Effect

    init(_ effect: (ScrollTransitionPhase) -> Effect) {
        topLeading = effect(.topLeading)
        identity = effect(.identity)
        bottomTrailing = effect(.bottomTrailing)
    }

    /// The effects in a state.
    func effect(at state: ScrollTransitionState) -> Effect {
        if state.phase == .identity || state.share == 0 { return identity }
        let other = state.phase == .topLeading ? topLeading : bottomTrailing
        if state.share == 1 { return other }
        var effect = identity
        let start = identity.animatableData
        var way = other.animatableData - start
        way.scale(by: state.share)
        effect.animatableData = start + way
        return effect
    }
}

/// The node of a view that changes while it comes into sight and goes out of it, separately for each of its items.
final class ScrollTransitionNode<Content: View, Effect: VisualEffect>: ScrollSightNode {
    private struct Followed {
        let visual: VisualItem<Effect>
        var state = ScrollTransitionState()
    }

    private var modifier: ScrollTransitionModifier<Effect>
    private var followed: [Followed] = []
    /// `nil` where they have to be made anew.
    private var effects: PhaseEffects<Effect>?
    /// The transaction in which new effects apply at the next layout; `nil` if none were set.
    private var changing: Transaction?

    init(_ view: ModifiedContent<Content, ScrollTransitionModifier<Effect>>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(axis: view.modifier.axis, in: context)
        makeChild(view.content)
        needsCollection()
    }

    override var viewType: Any.Type { ScrollTransitionModifier<Effect>.self }

    func update(_ view: ModifiedContent<Content, ScrollTransitionModifier<Effect>>) {
        // The function may have captured other values: it is called after the next layout.
        modifier = view.modifier
        setAxis(modifier.axis)
        (effects, changing) = (nil, transaction)
        checkAgain()
        updateChild(view.content)
    }

    /// Called when something observable that the effects were made from changes.
    override func evaluate() {
        (effects, changing) = (nil, transaction)
        checkAgain()
    }

    override func reach(of length: CGFloat, in room: CGFloat) -> (before: CGFloat, after: CGFloat) {
        modifier.rule.reach(of: length, in: room)
    }

    override func checkPlacement() -> Bool {
        let effects = effects ?? graph.tracking(self) { PhaseEffects(modifier.effect) }
        self.effects = effects
        let isStill = PassingLayout.isInProgress
        updateSight()
        for index in followed.indices { show(index, effects, isStill: isStill) }
        changing = nil
        return false
    }

    /// - Parameter isStill: Whether no animation begins.
    private func show(_ index: Int, _ effects: PhaseEffects<Effect>, isStill: Bool) {
        let visual = followed[index].visual
        let state = state(at: spot(of: visual.item))
        if let spot = formerSpot(of: visual.item) {
            // An item that was out of sight starts from its position before the scroll, at rest.
            followed[index].state = self.state(at: spot)
            rest(visual, effects.effect(at: followed[index].state))
        } else if visual.value == nil {
            followed[index].state = state
            rest(visual, effects.effect(at: state))
        }
        let animation = modifier.rule.animation(from: followed[index].state.phase, to: state.phase)
        let isChanging = changing?.effectiveAnimation != nil
        let transaction = isChanging ? changing : animation.map { Transaction(animation: $0) }
        followed[index].state = state
        let new = effects.effect(at: state)
        if isStill {
            visual.value?.shift(to: new)
        } else if !isInSight(visual.item) {
            rest(visual, new)
        } else if let transaction {
            visual.value?.set(new, at: self, under: transaction) { [weak self, weak visual] in
                if let self, visual?.show() == true { graph.displayDidChange() }
            }
        } else {
            visual.value?.shift(to: new)
        }
        if visual.show() { graph.displayDidChange() }
    }

    /// Puts an item at rest with some effects.
    private func rest(_ visual: VisualItem<Effect>, _ effects: Effect) {
        if visual.value != nil, PassingLayout.isInProgress {
            visual.value?.shift(to: effects)
        } else {
            visual.value?.stop()
            visual.value = AnimatedValue(effects)
        }
    }

    private func state(at spot: ScrollSpot?) -> ScrollTransitionState {
        spot.map { modifier.rule.state(start: $0.start, length: $0.length, in: $0.room) } ?? ScrollTransitionState()
    }

    override func itemsDidChange() {
        let old = followed
        followed = items.map { item in
            old.first { $0.visual.item === item }
                ?? Followed(
                    visual: VisualItem(item, depth: depth, isMirrored: layoutDirection == .rightToLeft))
        }
        for one in old where !followed.contains(where: { $0.visual === one.visual }) { one.visual.end() }
    }

    override func layoutDirectionDidChange() {
        for one in followed { one.visual.setMirrored(layoutDirection == .rightToLeft) }
        graph.displayDidChange()
    }

    override func willTearDown() {
        for one in followed { one.visual.end() }
        super.willTearDown()
    }
}
