import DeclarativeUI

extension MixedRig {
    /// Compares every call, value and reader. Returns what differs.
    func compare() -> String? {
        if let failure = compareCalls() { return failure }
        for node in model.nodes {
            let object = object(node.index)
            let isOwnAnswer = !(object is UIView)
            var state = isOwnAnswer ? model.inherited(by: node) : model.state(of: node)
            if isOwnAnswer { state.override(node.wanted) }
            let got = MixedTraits(object.traitCollection)
            if got != state.traits { return "node \(node.index) has \(got), expected \(state.traits)" }
        }
        for (index, island) in islandModels.enumerated() {
            let node = model.nodes[Self.firstIsland + index]
            for place in 0..<4 where island.seen[place] != node.seen[place] {
                return "island \(node.index) saw \(island.seen[place].map { "\($0)" } ?? "nothing") at \(place), "
                    + "expected \(node.seen[place])"
            }
        }
        return nil
    }

    private func compareCalls() -> String? {
        for node in model.nodes {
            for registration in node.registrations {
                let got = calls.filter { $0.name == registration.name }
                if registration.isExact {
                    if got == registration.calls { continue }
                    return "node \(node.index): calls \(got), expected \(registration.calls)"
                }
                // Views above that changed together may do so in any order: the calls must lead from start to end.
                var last = registration.start
                for call in got {
                    if call.before.differs(from: last, in: registration.traits)
                        || !call.after.differs(from: call.before, in: registration.traits)
                    {
                        return "node \(node.index): call \(call) of \(got) does not follow \(last)"
                    }
                    last = call.after
                }
                if last.differs(from: registration.seen, in: registration.traits) {
                    return "node \(node.index): calls \(got) do not lead to \(registration.seen)"
                }
            }
        }
        return model.hadOneRound ? compareOrder() : nil
    }

    /// A node's handlers are called after those of the nodes above it, and in the order they were registered.
    private func compareOrder() -> String? {
        var seen: [(node: MixedModel.Node, name: Int)] = []
        for call in calls {
            let known = model.nodes.first { $0.registrations.contains { $0.name == call.name } }
            guard let node = known else { return "an ended registration is called: \(call)" }
            for earlier in seen where node === earlier.node ? earlier.name > call.name : node.isAbove(earlier.node) {
                return "node \(node.index): \(call.name) is called after \(earlier.name) of \(earlier.node.index)"
            }
            seen.append((node, call.name))
        }
        return nil
    }
}
