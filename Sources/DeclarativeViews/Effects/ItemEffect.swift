import Drawing
import Foundation
import LayoutEngine

/// An effect on a layout item that applies when it is drawn. Layout knows nothing of it.
///
/// An item lists its effects from the innermost to the outermost: in order of the depth of the nodes they come from.
class ItemEffect {
    fileprivate let depth: Int
    /// Whether lengths go from right to left.
    final var isMirrored = false

    init(depth: Int) { self.depth = depth }

    /// Adds the effect, around earlier ones, to the appearance of an item of a size.
    func apply(to appearance: inout ItemAppearance, size: CGSize) {}

    /// Returns the effects on the drawing as a whole, such as a clip or a shadow; `nil` for an effect on the
    /// appearance.
    func displayEffects(size: CGSize) -> DisplayGroup.Effects? { nil }

    /// Adds the effect to those on a drawn item of a size.
    func add(to pile: inout EffectPile, size: CGSize) {
        if let effects = displayEffects(size: size) {
            pile.add(effects)
        } else {
            pile.change { apply(to: &$0, size: size) }
        }
    }
}

/// The effects on a drawn item, in order, collected from the effects of the item.
struct EffectPile {
    private(set) var effects: [DisplayGroup.Effects] = []
    private var appearance = ItemAppearance()

    /// Adds effects on the drawing as a whole, around all earlier ones.
    mutating func add(_ new: DisplayGroup.Effects) {
        effects.append(appearance.displayEffects)
        effects.append(new)
        appearance = ItemAppearance()
    }

    /// Changes how the item appears.
    mutating func change(_ change: (inout ItemAppearance) -> Void) { change(&appearance) }

    /// All of it.
    var all: [DisplayGroup.Effects] { effects + [appearance.displayEffects] }
}

extension LayoutNode {
    /// The opacity of the item, from 0 to 1, applied to all its contents as one.
    package final var opacity: Double {
        hasEffects ? min(max(appearance.opacity, 0), 1) : 1
    }

    /// The transform of the item and its contents when drawn, in a space with the origin in the corner of `frame`.
    /// Offsets are in `frame` already. If there is a `projection`, its tangent in the middle of the item.
    package final var transform: CGAffineTransform {
        if !hasEffects { return .identity }
        let appearance = appearance
        guard let projection = appearance.projection else { return appearance.transform }
        return projection.tangent(at: CGPoint(x: placedSize.width / 2, y: placedSize.height / 2))
    }

    /// The projection applied instead of `transform`, if there is a vanishing point.
    final var projection: Projection? { hasEffects ? appearance.projection : nil }

    /// The effects on the drawn item, the innermost first, including its offset.
    final var displayEffects: [DisplayGroup.Effects] {
        var pile = EffectPile()
        for effect in effectList?.effects ?? [] { effect.add(to: &pile, size: placedSize) }
        return pile.all
    }

    private final var appearance: ItemAppearance {
        effectList?.appearance(ofSize: placedSize) ?? ItemAppearance()
    }

    private final var effectList: EffectList? {
        // Only this file sets effects.
        context.effects[ObjectIdentifier(self)].map { unsafeDowncast($0, to: EffectList.self) }
    }

    /// Adds an effect. It must be removed before the item goes.
    final func add(_ effect: ItemEffect) {
        hasEffects = true
        let list = effectList ?? EffectList()
        context.effects[ObjectIdentifier(self)] = list
        list.effects.insertByDepth(effect)
        didMove()
        displayDidChange()
    }

    final func remove(_ effect: ItemEffect) {
        guard let isLast = effectList?.effects.removeByDepth(effect) else { return }
        didMove()
        displayDidChange()
        if !isLast { return }
        hasEffects = false
        context.effects[ObjectIdentifier(self)] = nil
    }
}

/// The effects of an item, those of the deepest nodes first.
private final class EffectList: ItemEffects {
    var effects: [ItemEffect] = []

    func appearance(ofSize size: CGSize) -> ItemAppearance {
        var appearance = ItemAppearance()
        for effect in effects { effect.apply(to: &appearance, size: size) }
        return appearance
    }

    func offset(ofSize size: CGSize) -> CGPoint { appearance(ofSize: size).offset }
}

extension [ItemEffect] {
    /// Where the effects that do not come from deeper than a depth begin.
    private func start(of depth: Int) -> Int { partitioningIndex { $0.depth <= depth } }

    /// Inserts an effect, after others from the same depth. Costs the same wherever the deepest come first.
    fileprivate mutating func insertByDepth(_ effect: ItemEffect) { insert(effect, at: start(of: effect.depth - 1)) }

    /// Removes an effect that is there. Returns whether none is left.
    fileprivate mutating func removeByDepth(_ effect: ItemEffect) -> Bool {
        var index = start(of: effect.depth)
        while index < count, self[index].depth == effect.depth {
            if self[index] === effect { remove(at: index) } else { index += 1 }
        }
        return isEmpty
    }
}

/// The items that have an effect, kept by the owner of the effect.
@MainActor struct EffectItems {
    let effect: ItemEffect
    private(set) var items: [LayoutNode] = []

    init(_ effect: ItemEffect) { self.effect = effect }

    /// Makes these the items that have the effect, and no others.
    mutating func set(_ new: [LayoutNode]) {
        if areSameItems(items, new) { return }
        for item in items { item.remove(effect) }
        for item in new { item.add(effect) }
        items = new
    }
}
