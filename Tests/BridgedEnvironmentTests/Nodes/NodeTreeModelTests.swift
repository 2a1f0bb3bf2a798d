import BridgedEnvironment
import TestSupport
import Testing

/// A node of the model: its values are a fold of what is written from the root on.
@MainActor private final class ModelNode {
    enum Change: Equatable {
        case set(Int)
        case add(Int)
    }

    weak var parent: ModelNode?
    var hour: Int?
    var changes: [Change] = []

    var valueOfHour: Int { hour ?? parent?.valueOfHour ?? HourTrait.defaultValue }

    var danger: Int {
        changes.reduce(parent?.danger ?? 0) { value, change in
            switch change {
            case .set(let new): new
            case .add(let more): (value + more) % 1_000
            }
        }
    }

    /// A node and the hour that it sets.
    struct Setting: Equatable {
        let node: ObjectIdentifier
        let hour: Int?
    }

    /// What this node and those above set, from here to the root.
    var settings: [Setting] { [Setting(node: ObjectIdentifier(self), hour: hour)] + (parent?.settings ?? []) }

    func isBelow(_ other: ModelNode) -> Bool { self === other || parent?.isBelow(other) == true }
}

/// A node under test. Every other one is a trait node, which writes only the hour.
@MainActor private final class TestedNode {
    let environment: EnvironmentNode?
    let traits: UITraitNode?
    var model = ModelNode()
    var runs = 0
    /// The hour and the danger in the last run.
    var seen = [HourTrait.defaultValue, 0]
    /// The nodes above and what they set in the last update.
    private var surroundings: [ModelNode.Setting] = []

    init(isRoot: Bool, writesTraits: Bool) {
        environment = writesTraits ? nil : EnvironmentNode()
        let unspecified = UITraitCollection()
        traits = writesTraits ? isRoot ? UITraitNode(rootTraits: unspecified) : UITraitNode() : nil
        environment?.observe { [unowned self] values in
            runs += 1
            seen = [values.hour, values.danger]
        }
        traits?.registerForTraitChanges([HourTrait.self]) { [unowned self] (node: UITraitNode, _) in
            runs += 1
            seen[0] = node.traitCollection[HourTrait.self]
        }
        runs = 0
    }

    var object: any UITraitEnvironment { environment ?? traits ?? UITraitNode() }

    func setParent(_ other: TestedNode?) {
        environment?.setParent(other?.object)
        traits?.setParent(other?.object)
        model.parent = other?.model
    }

    func setHour(_ hour: Int?) {
        if let traits {
            if let hour {
                traits.traitOverrides[HourTrait.self] = hour
            } else {
                traits.traitOverrides.remove(HourTrait.self)
            }
        } else if let hour {
            environment?.environment(\.hour, hour)
        } else {
            return
        }
        model.hour = hour
    }

    func change(_ change: ModelNode.Change) {
        guard let environment else { return }
        switch change {
        case .set(let value):
            environment.environment(\.danger, value)
            model.changes.removeAll { if case .set = $0 { true } else { false } }
        case .add(let more): environment.transformEnvironment(\.danger) { $0 = ($0 + more) % 1_000 }
        }
        model.changes.append(change)
    }

    func clear() {
        guard let environment else { return }
        environment.removeEnvironmentChanges()
        (model.hour, model.changes) = (nil, [])
    }

    /// Returns the difference from the model after an update, if there is one.
    func difference(since before: [Int]) -> String? {
        let around = model.parent?.settings ?? []
        defer { surroundings = around }
        let expected = [model.valueOfHour, environment == nil ? 0 : model.danger]
        let values =
            environment.map { [$0.values.hour, $0.values.danger] } ?? [object.traitCollection[HourTrait.self], 0]
        if values != expected { return "has \(values), expected \(expected)" }
        if seen != expected { return "saw \(seen), expected \(expected)" }
        // A value that is set further in hides that of the traits, which may be followed all the same.
        let mayRun = before != expected || around != surroundings
        // A trait node that joins a tree is told of the values there, and again of those that are still to be applied.
        let joins = traits != nil && around.map(\.node) != surroundings.map(\.node)
        return runs <= (joins ? 1 + around.count : mayRun ? 1 : 0) && (runs > 0 || before == expected)
            ? nil : "ran \(runs) times from \(before) to \(expected)"
    }
}

private enum Command {
    case move(node: Int, to: Int)
    case detach(node: Int)
    case hour(node: Int, value: Int?)
    case set(node: Int, value: Int)
    case add(node: Int, value: Int)
    case clear(node: Int)
    case update
}

@MainActor private func execute(_ commands: [Command]) -> String? {
    let nodes = (0..<12).map { TestedNode(isRoot: $0 == 0, writesTraits: $0 % 3 == 0) }
    func node(_ number: Int) -> TestedNode { nodes[number % nodes.count] }
    for (step, command) in (commands + [.update]).enumerated() {
        switch command {
        case .move(let child, let parent):
            let (child, parent) = (nodes[1 + child % (nodes.count - 1)], node(parent))
            if !parent.model.isBelow(child.model) { child.setParent(parent) }
        case .detach(let child): nodes[1 + child % (nodes.count - 1)].setParent(nil)
        case .hour(let number, let value): node(number).setHour(value)
        case .set(let number, let value): node(number).change(.set(value))
        case .add(let number, let value): node(number).change(.add(value))
        case .clear(let number): node(number).clear()
        case .update:
            let before = nodes.map(\.seen)
            for node in nodes { node.runs = 0 }
            UpdateQueue.shared.flush()
            for (index, node) in nodes.enumerated() where node.model.isBelow(nodes[0].model) {
                if let difference = node.difference(since: before[index]) {
                    return "step \(step): node \(index) \(difference)"
                }
            }
        }
    }
    return nil
}

@MainActor @Suite("Trees of nodes of one's own, against a model", .serialized) struct NodeTreeModelTests {
    @Test("Values in a changing tree of both kinds are a fold from the root, and each reader runs once for its changes")
    func matchesModel() {
        settleOthers()
        PropertyCheck(
            "nodes of both kinds",
            make: { random -> Command in
                switch random.below(16) {
                case 0...3: return .move(node: random.below(64), to: random.below(64))
                case 4: return .detach(node: random.below(64))
                case 5...6: return .hour(node: random.below(64), value: random.below(4) == 0 ? nil : random.below(24))
                case 7...8: return .set(node: random.below(64), value: random.below(9))
                case 9...10: return .add(node: random.below(64), value: random.below(9))
                case 11: return .clear(node: random.below(64))
                default: return .update
                }
            }, run: execute
        ).check(sequences: 400, length: 60)
    }
}
