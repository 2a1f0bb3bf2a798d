import TestSupport
import Testing

@_spi(Store) @testable import BridgedEnvironment

private enum KeyA: StorageKey { static let defaultValue = 0 }
private enum KeyB: StorageKey { static let defaultValue = "" }
private enum KeyC: StorageKey { static let defaultValue = 0.0 }

/// The value of the keys under test at one node.
private struct Values: Equatable, CustomStringConvertible {
    var a = 0
    var b = ""
    var c = 0.0

    init() {}
    @MainActor init(_ map: PropertyMap) {
        a = map.value(of: KeyA.self, in: .trait) ?? KeyA.defaultValue
        b = map.value(of: KeyB.self, in: .trait) ?? KeyB.defaultValue
        c = map.value(of: KeyC.self, in: .trait) ?? KeyC.defaultValue
    }

    func differs(from other: Values, in key: Int) -> Bool {
        key == 0 ? a != other.a : key == 1 ? b != other.b : c != other.c
    }

    var description: String { "(\(a) \(b) \(c))" }
}

/// What a node writes: a value, or nothing, for each key.
private struct Writes: Equatable {
    var a: Int?
    var b: String?
    var c: Double?

    func over(_ values: Values) -> Values {
        var result = values
        if let a { result.a = a }
        if let b { result.b = b }
        if let c { result.c = c }
        return result
    }
}

private final class TestNode: ScopeNode {
    var scopeLink = ScopeLink()
    unowned(unsafe) var parent: TestNode?
    var children: [TestNode] = []
    var registrations: [TestRegistration] = []
    let answersStagedWrites: Bool

    init(answersStagedWrites: Bool) { self.answersStagedWrites = answersStagedWrites }

    var scopeParent: (any ScopeNode)? { parent }
    func forEachScopeChild(_ body: (any ScopeNode) -> Void) { for child in children { body(child) } }
    var scopeChildLimit: Int { children.count }
    var observers: [KeyObserver] { registrations }

    func move(to new: TestNode?) {
        let inherited = inheritedScope
        let hadParent = parent != nil
        parent?.children.removeAll { $0 === self }
        parent = new
        new?.children.append(self)
        scopeParentDidChange(from: inherited, hadParent: hadParent)
    }
}

private final class TestRegistration: BaselineObserver, UpdateParticipant {
    unowned let node: TestNode
    let name: Int
    var log: (Int, Values, Values) -> Void

    init(node: TestNode, name: Int, log: @escaping (Int, Values, Values) -> Void) {
        self.node = node
        self.name = name
        self.log = log
        super.init()
    }

    override func keysDidChange(_ changes: KeyChanges) { UpdateQueue.shared.enqueue(self, in: .handlers) }

    func performUpdate(in phase: UpdateQueue.Phase) {
        let after = node.committedMap
        guard let before = takeChange(to: after) else { return }
        log(name, Values(before), Values(after))
    }

    override var updateLabel: String { "registration \(name)" }
}

/// The same tree, obviously right: every value is a fold of writes from the root.
@MainActor private final class ModelNode {
    var parent: ModelNode?
    var committed = Writes()
    var staged = Writes()
    /// Which keys have a staged change, a removal included.
    var stagedKeys: Set<Int> = []
    /// Values inherited while outside a tree, or held until the next update.
    var fixed: Values?
    let isLiveRoot: Bool
    let answersStagedWrites: Bool
    var registrations: [(name: Int, keys: [Int])] = []
    var seen = Values()

    init(isLiveRoot: Bool, answersStagedWrites: Bool) {
        self.isLiveRoot = isLiveRoot
        self.answersStagedWrites = answersStagedWrites
    }

    var inherited: Values { fixed ?? parent?.values ?? Values() }
    var values: Values { committed.over(inherited) }
    var afterStaging: Writes {
        var result = committed
        if stagedKeys.contains(0) { result.a = staged.a }
        if stagedKeys.contains(1) { result.b = staged.b }
        if stagedKeys.contains(2) { result.c = staged.c }
        return result
    }
    var answered: Values { answersStagedWrites ? afterStaging.over(inherited) : values }
    var isLive: Bool {
        var node = self
        while let above = node.parent { node = above }
        return node.isLiveRoot
    }
    func isAbove(_ other: ModelNode) -> Bool {
        var node: ModelNode? = other
        while let here = node {
            if here === self { return true }
            node = here.parent
        }
        return false
    }
}

private enum Command {
    case move(node: Int, to: Int)
    case detach(node: Int)
    case set(node: Int, key: Int, value: Int)
    case remove(node: Int, key: Int)
    case register(node: Int, keys: [Int])
    case unregister(node: Int)
    case settle
}

@MainActor private struct Outcome: Equatable {
    var name: Int
    var before: Values
    var after: Values
}

@MainActor private func execute(_ commands: [Command]) -> String? {
    let count = 14
    var nodes: [TestNode] = []
    var models: [ModelNode] = []
    for index in 0..<count {
        let answers = index % 4 == 3
        nodes.append(TestNode(answersStagedWrites: answers))
        models.append(ModelNode(isLiveRoot: index < 2, answersStagedWrites: answers))
        if index < 2 {
            let scope = Scope(root: .empty)
            scope.isLive = true
            nodes[index].adopt(scope)
        }
    }
    var log: [Outcome] = []
    var names = 0

    func settle() -> [Outcome] {
        // Every live tree takes its staged writes, then each registration compares with what it last saw.
        for model in models where model.isLive {
            model.committed = model.afterStaging
            model.staged = Writes()
            model.stagedKeys = []
            if model.parent != nil { model.fixed = nil }
        }
        var expected: [Outcome] = []
        for model in models where model.isLive {
            let now = model.values
            for registration in model.registrations
            where registration.keys.contains(where: { now.differs(from: model.seen, in: $0) }) {
                expected.append(Outcome(name: registration.name, before: model.seen, after: now))
            }
            model.seen = now
        }
        return expected
    }

    for (step, command) in commands.enumerated() {
        switch command {
        case let .move(node, to):
            let (n, t) = (2 + node % (count - 2), to % count)
            if models[n].isAbove(models[t]) || models[n].parent === models[t] { continue }
            nodes[n].move(to: nodes[t])
            models[n].parent = models[t]
            let parent = models[t]
            models[n].fixed =
                parent.answersStagedWrites && !parent.stagedKeys.isEmpty ? parent.answered : nil
        case let .detach(node):
            let n = 2 + node % (count - 2)
            guard models[n].parent != nil else { continue }
            let last = models[n].inherited
            nodes[n].move(to: nil)
            models[n].parent = nil
            models[n].fixed = last
        case let .set(node, key, value):
            let n = node % count
            let scope = nodes[n].makeOwnScope()
            switch key % 3 {
            case 0:
                scope.stage(PropertyWrite(KeyA.self, in: .trait, value: value % 3))
                models[n].staged.a = value % 3
            case 1:
                scope.stage(PropertyWrite(KeyB.self, in: .trait, value: "v\(value % 3)"))
                models[n].staged.b = "v\(value % 3)"
            default:
                scope.stage(PropertyWrite(KeyC.self, in: .trait, value: Double(value % 3)))
                models[n].staged.c = Double(value % 3)
            }
            models[n].stagedKeys.insert(key % 3)
        case let .remove(node, key):
            let n = node % count
            let ids = [
                KeyID(KeyA.self, in: .trait), KeyID(KeyB.self, in: .trait), KeyID(KeyC.self, in: .trait),
            ]
            let after = models[n].afterStaging
            let isSet = [after.a != nil, after.b != nil, after.c != nil][key % 3]
            nodes[n].ownScope?.stage(removing: ids[key % 3])
            if isSet {
                models[n].stagedKeys.insert(key % 3)
                switch key % 3 {
                case 0: models[n].staged.a = nil
                case 1: models[n].staged.b = nil
                default: models[n].staged.c = nil
                }
            }
        case let .register(node, keys):
            let n = node % count
            names += 1
            let registration = TestRegistration(node: nodes[n], name: names) {
                log.append(Outcome(name: $0, before: $1, after: $2))
            }
            let ids = keys.map {
                [KeyID(KeyA.self, in: .trait), KeyID(KeyB.self, in: .trait), KeyID(KeyC.self, in: .trait)][$0 % 3]
            }
            // A registration learns of changes after it was made: the model's node must be in step first.
            if models[n].seen != models[n].values { continue }
            nodes[n].registrations.append(registration)
            nodes[n].file(registration, keys: ids)
            models[n].registrations.append((names, keys.map { $0 % 3 }))
        case let .unregister(node):
            let n = node % count
            guard let last = nodes[n].registrations.popLast() else { continue }
            last.unfile()
            models[n].registrations.removeLast()
        case .settle:
            let expected = settle()
            log = []
            UpdateQueue.shared.flush()
            let got = log.sorted { $0.name < $1.name }
            if got != expected.sorted(by: { $0.name < $1.name }) {
                return "step \(step): handlers \(got), expected \(expected)"
            }
        }
        for index in nodes.indices {
            let got = Values(nodes[index].committedMap)
            if got != models[index].values {
                return "step \(step): node \(index) has \(got), expected \(models[index].values)"
            }
            if Values(nodes[index].answeredMap) != models[index].answered {
                return "step \(step): node \(index) answers \(Values(nodes[index].answeredMap)), "
                    + "expected \(models[index].answered)"
            }
            nodes[index].ownScope?.checkInvariants()
        }
    }
    for node in nodes {
        for registration in node.registrations { registration.unfile() }
        node.registrations = []
    }
    let left = nodes.reduce(0) { $0 + ($1.ownScope?.subscriberCount ?? 0) }
    return left == 0 ? nil : "\(left) observers left behind"
}

@MainActor @Suite(.serialized) struct ScopeTreeModelTests {
    @Test("Values and deliveries in a changing tree are those of a fold from the root")
    func matchesModel() {
        PropertyCheck(
            "scope tree",
            make: { random -> Command in
                switch random.below(16) {
                case 0...3: return .move(node: random.below(64), to: random.below(64))
                case 4: return .detach(node: random.below(64))
                case 5...8: return .set(node: random.below(64), key: random.below(3), value: random.below(3))
                case 9: return .remove(node: random.below(64), key: random.below(3))
                case 10...11:
                    return .register(node: random.below(64), keys: (0...random.below(2)).map { _ in random.below(3) })
                case 12: return .unregister(node: random.below(64))
                default: return .settle
                }
            }, run: execute
        ).check(sequences: 700, length: 80)
    }
}
