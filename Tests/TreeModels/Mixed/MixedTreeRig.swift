import DeclarativeUI
import TestSupport
import BridgedEnvironment

package enum MixedCommand {
    case move(node: Int, to: Int)
    case detach(node: Int)
    case override(node: Int, trait: Int, value: Int)
    case removeOverride(node: Int, trait: Int)
    case write(island: Int, level: Int, key: Int, value: Int)
    case removeWrite(island: Int, level: Int, key: Int)
    case flip(island: Int, key: Int, value: Int)
    case register(node: Int, traits: [Int])
    case unregister(node: Int)
    case replace(view: Int, withChildren: Bool)
    case resolve(node: Int)
    case settle
}

/// The real tree beside its model. Both do the same commands and are compared.
///
/// Node 0 is a scene, 1 its window; then controllers each followed by its view, views, islands, and the islands' slots.
@MainActor final class MixedRig {
    static let controllers = 2, views = 6, islands = 6
    static let firstView = 2 + 2 * controllers
    static let firstIsland = firstView + views
    static let firstSlot = firstIsland + islands
    static let count = firstSlot + islands
    /// Each island is entered and left: two boundaries.
    static let islandsDeep = 4

    let model = MixedModel()
    private let scene = UIWindowScene()
    private let window: UIWindow
    private var fixed: [any UITraitEnvironment & UITraitChangeObservable] = []
    let islandModels = (0..<islands).map { _ in MixedIsland() }
    private var tokens = [[any UITraitChangeRegistration]](repeating: [], count: count)
    private var names = 0
    var calls: [MixedCall] = []
    private let lives = LifetimeTracker()

    init() {
        window = UIWindow(windowScene: scene)
        window.isHidden = false
        fixed = [scene, window]
        for _ in 0..<Self.controllers {
            let controller = UIViewController()
            fixed += [controller, controller.view]
        }
        for _ in 0..<Self.views { fixed.append(UIView()) }
        for island in islandModels {
            let view = _UIHostingView(rootView: MixedIslandView(island: island))
            view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            fixed.append(view)
        }
        for index in 0..<Self.count { model.nodes.append(.init(index: index, isLiveRoot: index == 0)) }
        for index in 0..<Self.controllers { model.nodes[3 + 2 * index].parent = model.nodes[2 + 2 * index] }
        for index in 0..<Self.islands {
            model.nodes[Self.firstSlot + index].island = model.nodes[Self.firstIsland + index]
        }
        model.nodes[1].parent = model.nodes[0]
        for (index, object) in fixed.enumerated() where index > 1 { lives.track(object, "node \(index)") }
        for index in Self.firstIsland..<Self.firstSlot { move(index, to: 1) }
        _ = settle()
        // Four islands in each other, and something in every slot.
        for island in 1..<Self.islandsDeep { move(Self.firstIsland + island, to: Self.firstSlot + island - 1) }
        for view in 0..<Self.views { move(Self.firstView + view, to: Self.firstSlot + view % Self.islands) }
        for controller in 0..<Self.controllers { move(2 + 2 * controller, to: Self.firstView + controller) }
        _ = settle()
    }

    // MARK: Nodes

    func object(_ index: Int) -> any UITraitEnvironment & UITraitChangeObservable {
        if index < Self.firstSlot { return fixed[index] }
        guard let slot = islandModels[index - Self.firstSlot].slot else {
            preconditionFailure("Slot \(index) is gone.")
        }
        return slot
    }

    private func view(_ index: Int) -> UIView {
        switch object(index) {
        case let controller as UIViewController: controller.view
        case let view as UIView: view
        default: preconditionFailure("Node \(index) has no view.")
        }
    }

    private func setOverrides(of index: Int, _ change: (inout UITraitOverrides) -> Void) {
        switch object(index) {
        case let view as UIView: change(&view.traitOverrides)
        case let controller as UIViewController: change(&controller.traitOverrides)
        default: change(&scene.traitOverrides)
        }
    }

    /// Which nodes can be moved, by a command's number.
    private func movable(_ number: Int) -> Int {
        let choices = Self.controllers + Self.views + Self.islands
        let choice = number % choices
        return choice < Self.controllers ? 2 + 2 * choice : Self.firstView + choice - Self.controllers
    }

    /// Which nodes others can be put into: the window, controllers' views, views and slots; live ones mostly.
    private func container(_ number: Int) -> Int {
        var choices = [1, 3, 5] + Array(Self.firstView..<Self.firstIsland) + Array(Self.firstSlot..<Self.count)
        if number % 8 != 0 { choices.removeAll { !model.nodes[$0].isLive } }
        let slots = choices.filter { $0 >= Self.firstSlot }
        if number % 8 > 3, !slots.isEmpty { choices = slots }
        return choices[number / 8 % choices.count]
    }

    private func islandsAbove(_ node: MixedModel.Node) -> Int {
        var (count, here) = (0, Optional(node))
        while let node = here {
            if node.island != nil { count += 1 }
            here = node.above
        }
        return count
    }

    private func islandsWithin(_ node: MixedModel.Node) -> Int {
        let outside = islandsAbove(node)
        return model.nodes.reduce(0) { node.isAbove($1) ? max($0, islandsAbove($1) - outside) : $0 }
    }

    // MARK: Commands

    /// Does one command on both trees. Returns what went wrong.
    func run(_ command: MixedCommand) -> String? {
        switch command {
        case let .move(node, to):
            let (n, t) = (movable(node), container(to))
            let (moved, target) = (model.nodes[n], model.nodes[t])
            if moved.isAbove(target) || moved.parent === target { return nil }
            if islandsAbove(target) + islandsWithin(moved) > Self.islandsDeep { return nil }
            move(n, to: t)
        case let .detach(node):
            let n = movable(node)
            if model.nodes[n].parent == nil { return nil }
            view(n).removeFromSuperview()
            model.detach(model.nodes[n])
        case let .override(node, trait, value):
            override(node % Self.count, trait, value % 3)
        case let .removeOverride(node, trait):
            override(node % Self.count, trait, nil)
        case let .write(island, level, key, value):
            changeSpec(island) { spec in
                spec.levels[level].removeAll { $0.key == key }
                spec.levels[level].append(MixedWrite(key: key, value: value))
            }
        case let .removeWrite(island, level, key):
            changeSpec(island) { $0.levels[level].removeAll { $0.key == key } }
        case let .flip(island, key, value):
            // What the old branch held keeps the values in force before: nothing else may wait.
            if let failure = settle() { return failure }
            if !model.nodes[Self.firstIsland + island % Self.islands].isLive { return nil }
            changeSpec(island) { spec in
                spec.branch.toggle()
                spec.levels[key % 2].removeAll { $0.key == key }
                spec.levels[key % 2].append(MixedWrite(key: key, value: value))
            }
            return settle()
        case let .register(node, traits):
            register(node % Self.count, traits)
        case let .unregister(node):
            let n = node % Self.count
            guard let token = tokens[n].popLast() else { return nil }
            object(n).unregisterForTraitChanges(token)
            model.nodes[n].registrations.removeLast()
        case let .replace(view, withChildren):
            replace(Self.firstView + view % Self.views, withChildren: withChildren)
        case let .resolve(node):
            let n = node % Self.count
            calls = []
            switch object(n) {
            case let view as UIView: view.updateTraitsIfNeeded()
            case let controller as UIViewController: controller.updateTraitsIfNeeded()
            default: return nil
            }
            model.resolve(at: model.nodes[n])
            return compare()
        case .settle:
            return settle()
        }
        return nil
    }

    private func move(_ index: Int, to target: Int) {
        view(target).addSubview(view(index))
        model.move(model.nodes[index], to: model.nodes[target])
    }

    /// Lets a view go, and with it (held by nothing else then) those of its subviews that are plain views too if asked;
    /// new ones take their numbers.
    private func replace(_ index: Int, withChildren: Bool) {
        let node = model.nodes[index]
        var doomed = [node]
        if withChildren {
            doomed += model.nodes.filter { $0.parent === node && (Self.firstView..<Self.firstIsland) ~= $0.index }
        }
        view(index).removeFromSuperview()
        if node.parent != nil { model.detach(node) }
        for orphan in model.nodes
        where doomed.contains(where: { $0 === orphan.parent && !doomed.contains { $0 === orphan } }) {
            model.detach(orphan)
        }
        for node in doomed.reversed() {
            fixed[node.index] = lives.track(UIView(), "view \(node.index)")
            tokens[node.index] = []
        }
        model.forget(doomed)
    }

    private func override(_ index: Int, _ trait: Int, _ value: Int?) {
        let node = model.nodes[index]
        switch trait {
        case 0: node.wanted.a = value
        case 1: node.wanted.b = value.map { "\($0)" }
        default: node.wanted.c = value.map { $0 == 1 }
        }
        let (wanted, types) = (node.wanted, [MixedTraitA.self, MixedTraitB.self, MixedTraitC.self] as [UITrait])
        setOverrides(of: index) { overrides in
            guard value != nil else { return overrides.remove(types[trait]) }
            if trait == 0, let a = wanted.a { overrides[MixedTraitA.self] = a }
            if trait == 1, let b = wanted.b { overrides[MixedTraitB.self] = b }
            if trait == 2, let c = wanted.c { overrides[MixedTraitC.self] = c }
        }
    }

    private func changeSpec(_ island: Int, _ change: (inout MixedSpec) -> Void) {
        let index = island % Self.islands
        change(&islandModels[index].spec)
        change(&model.nodes[Self.firstIsland + index].wantedSpec)
    }

    private func register(_ index: Int, _ traits: [Int]) {
        names += 1
        let name = names
        let types = [MixedTraitA.self, MixedTraitB.self, MixedTraitC.self] as [UITrait]
        let handler = { [unowned self] (object: any UITraitEnvironment, previous: UITraitCollection) in
            calls.append(
                MixedCall(name: name, before: MixedTraits(previous), after: MixedTraits(object.traitCollection)))
        }
        let chosen = traits.map { types[$0 % 3] }
        switch object(index) {
        case let view as UIView:
            tokens[index].append(view.registerForTraitChanges(chosen) { (v: UIView, p) in handler(v, p) })
        case let controller as UIViewController:
            tokens[index].append(
                controller.registerForTraitChanges(chosen) { (c: UIViewController, p) in handler(c, p) })
        default: tokens[index].append(scene.registerForTraitChanges(chosen) { (s: UIWindowScene, p) in handler(s, p) })
        }
        let node = model.nodes[index]
        node.registrations.append(.init(name: name, traits: traits.map { $0 % 3 }, seen: model.state(of: node).traits))
    }

    private func settle() -> String? {
        calls = []
        window.layoutIfNeeded()
        // What waits to be displayed is kept until then.
        UpdateQueue.shared.flush()
        for slot in model.settle() {
            tokens[slot.index] = []
            if let view = islandModels[slot.index - Self.firstSlot].slot { lives.track(view, "new node \(slot.index)") }
        }
        return compare()
    }

    /// Takes everything apart. Returns what is left behind.
    func finish() -> String? {
        for index in 0..<Self.count {
            for token in tokens[index] { object(index).unregisterForTraitChanges(token) }
        }
        for index in Self.firstIsland..<Self.count { lives.track(object(index), "node \(index)") }
        for index in 2..<Self.firstSlot where !(fixed[index] is UIViewController) {
            if index != 3, index != 5 { view(index).removeFromSuperview() }
        }
        for index in [3, 5] { view(index).removeFromSuperview() }
        fixed = []
        tokens = []
        model.nodes = []
        UpdateQueue.shared.flush()
        let left = (scene.ownScope?.subscriberCount ?? 0) + (window.ownScope?.subscriberCount ?? 0)
        if left > 0 { return "\(left) observers left behind" }
        return lives.alive.isEmpty ? nil : "left behind: \(lives.alive)"
    }
}
