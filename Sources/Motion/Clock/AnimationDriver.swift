/// Holds the running animations, in the order in which they began, until they end.
@MainActor package final class AnimationDriver {
    private var slots: [AnimatedItem?] = []
    private var count = 0
    private var isInFrame = false

    /// Called when something is animated and nothing was before.
    var onFirst: () -> Void = {}

    package var isEmpty: Bool { count == 0 }

    /// Adds an item to the frames from the next one on.
    package func add(_ item: AnimatedItem) {
        if item.driver === self { return }
        item.driver?.remove(item)
        if !isInFrame, slots.count > 2 * count + 16 { compact() }
        item.driver = self
        item.slot = slots.count
        slots.append(item)
        count += 1
        if count == 1 { onFirst() }
    }

    /// Lets go of the item.
    package func remove(_ item: AnimatedItem) {
        if item.driver !== self { return }
        item.driver = nil
        slots[item.slot] = nil
        count -= 1
        if count == 0, !isInFrame { slots = [] }
    }

    /// Takes each item one step on; releases those that are done.
    func frame(at time: Double) {
        if isInFrame { return }
        isInFrame = true
        for index in slots.indices {
            guard let item = slots[index] else { continue }
            if !item.frame(at: time), item.slot == index { remove(item) }
        }
        isInFrame = false
        compact()
    }

    private func compact() {
        if count == slots.count { return }
        var kept: [AnimatedItem?] = []
        kept.reserveCapacity(count)
        for case let item? in slots {
            item.slot = kept.count
            kept.append(item)
        }
        slots = kept
    }
}

/// Something that takes steps in time.
@MainActor package class AnimatedItem {
    package fileprivate(set) final weak var driver: AnimationDriver?
    fileprivate final var slot = 0

    /// Takes a step. Returns whether there is more to come.
    package func frame(at time: Double) -> Bool { false }
}

/// An item that takes a step in each frame.
package final class FrameCaller: AnimatedItem {
    private let step: (Double) -> Bool

    /// - Parameter step: Takes a step at a time of the clock. Returns whether there is more to come.
    package init(_ step: @escaping (Double) -> Bool) { self.step = step }

    package override func frame(at time: Double) -> Bool { step(time) }
}
