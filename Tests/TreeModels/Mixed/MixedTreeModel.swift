/// A tree of both worlds, obviously right: every value is a fold of what was set from the root to the node.
@MainActor final class MixedModel {
    final class Registration {
        let name: Int
        let traits: [Int]
        /// What it was last told, or found when it was made.
        var seen: MixedTraits
        /// What it saw when the settling under way began.
        var start: MixedTraits
        /// Whether the model knows each call, or only where the calls lead.
        var isExact = true
        var calls: [MixedCall] = []

        init(name: Int, traits: [Int], seen: MixedTraits) {
            self.name = name
            self.traits = traits
            self.seen = seen
            start = seen
        }

        func told(_ now: MixedTraits) {
            if now.differs(from: seen, in: traits) {
                calls.append(MixedCall(name: name, before: seen, after: now))
            }
            seen = now
        }
    }

    final class Node {
        let index: Int
        var parent: Node?
        /// For a slot: the island it belongs to. It is below this, inside.
        var island: Node?
        let isLiveRoot: Bool
        var committed = MixedOverrides()
        var wanted = MixedOverrides()
        /// What it inherited when it left its last tree.
        var kept: MixedState?
        var registrations: [Registration] = []

        // Of islands:
        var wantedSpec = MixedSpec()
        var spec = MixedSpec()
        var levelWrites: [[(key: Int, values: MixedValues)]] = [[], []]
        var boundaryWrites: [MixedOverrides] = []
        var places = [MixedValues](repeating: MixedValues(), count: 4)
        /// What the readers saw when the island was last up to date.
        var seen = [MixedValues](repeating: MixedValues(), count: 4)

        fileprivate var state = MixedState()
        fileprivate var stamp = 0

        init(index: Int, isLiveRoot: Bool) {
            self.index = index
            self.isLiveRoot = isLiveRoot
        }

        /// The node's object is another one now, on which nothing is set.
        func reset() {
            committed = MixedOverrides()
            wanted = MixedOverrides()
            registrations = []
        }

        var above: Node? { island ?? parent }
        var top: Node {
            var node = self
            while let next = node.above { node = next }
            return node
        }
        var isLive: Bool { top.isLiveRoot }
        func isAbove(_ other: Node) -> Bool {
            var node: Node? = other
            while let here = node {
                if here === self { return true }
                node = here.above
            }
            return false
        }
    }

    var nodes: [Node] = []
    /// Whether the last update had nothing to do after the first handlers.
    private(set) var hadOneRound = true
    private var stamp = 1
    private var converting: (Node) -> Bool = { _ in false }

    /// Something changed: states are folded anew.
    func changed() { stamp += 1 }

    func state(of node: Node) -> MixedState {
        if node.stamp == stamp { return node.state }
        var state = inherited(by: node)
        state.override(node.committed)
        node.state = state
        node.stamp = stamp
        return state
    }

    func inherited(by node: Node) -> MixedState {
        if let kept = node.kept { return kept }
        guard let island = node.island else { return node.parent.map { self.state(of: $0) } ?? MixedState() }
        var state = self.state(of: island)
        // What was written and converted stands until the island is next up to date.
        let isConverting = converting(island)
        island.places[0] = state.values
        for level in 0..<2 {
            if isConverting { island.levelWrites[level] = state.resolving(island.spec.levels[level]) }
            state.write(island.levelWrites[level])
            island.places[level + 1] = state.values
        }
        island.places[3] = island.places[2]
        if isConverting { island.boundaryWrites = state.boundaryWrites }
        state.cross(island.boundaryWrites)
        return state
    }

    /// Puts in force what was set in live trees and in the one below `extra`, and calls handlers.
    private func round(with extra: Node?) {
        changed()
        let active = nodes.filter { $0.isLive || $0.top === extra }
        for node in active { node.committed = node.wanted }
        converting = { $0.isLive || $0.top === extra }
        for node in nodes { _ = state(of: node) }
        converting = { _ in false }
        for node in active {
            let now = state(of: node).traits
            for registration in node.registrations { registration.told(now) }
        }
    }

    private func begin() {
        hadOneRound = true
        for node in nodes {
            for registration in node.registrations {
                registration.calls = []
                registration.start = registration.seen
                registration.isExact = true
            }
        }
    }

    /// What `updateTraitsIfNeeded` on a node does: traits and handlers, no views.
    func resolve(at node: Node) {
        begin()
        round(with: node.top)
    }

    /// Does what a whole update does. Returns the slots whose views were made anew.
    func settle() -> [Node] {
        begin()
        round(with: nil)
        let dirty = nodes.filter { $0.spec != $0.wantedSpec && $0.isLive }
        var renewed: [Node] = []
        if !dirty.isEmpty {
            hadOneRound = false
            for node in nodes where dirty.filter({ $0.isAbove(node) }).count > 1 {
                for registration in node.registrations { registration.isExact = false }
            }
            for island in dirty {
                if island.spec.branch != island.wantedSpec.branch { renewed += renewSlot(of: island) }
                island.spec = island.wantedSpec
            }
            round(with: nil)
        }
        for node in nodes where node.isLive { node.seen = node.places }
        return renewed
    }

    /// The old slot goes with what was set on it; what was in it keeps its last values.
    private func renewSlot(of island: Node) -> [Node] {
        guard let slot = nodes.first(where: { $0.island === island }) else { return [] }
        for node in nodes where node.parent === slot { detach(node) }
        slot.reset()
        changed()
        return [slot]
    }

    func detach(_ node: Node) {
        let last = inherited(by: node)
        node.parent = nil
        node.kept = last
        changed()
    }

    func forget(_ gone: [Node]) {
        for node in gone {
            node.reset()
            node.parent = nil
            node.kept = nil
        }
        changed()
    }

    func move(_ node: Node, to parent: Node) {
        node.parent = parent
        node.kept = nil
        changed()
    }
}

/// One call of a handler: what it was told came before, and what its object returned meanwhile.
struct MixedCall: Equatable, CustomStringConvertible {
    var name: Int
    var before: MixedTraits
    var after: MixedTraits
    var description: String { "\(name): \(before) to \(after)" }
}
