import BridgedEnvironment
import Observation
import TestSupport
import Testing

@MainActor @Suite("Environment nodes") struct EnvironmentNodeTests {
    private let root = UITraitNode(rootTraits: UITraitCollection(userInterfaceStyle: .dark))

    @Test("A node has the values of its parent, through nodes of both kinds")
    func inherits() {
        let outer = EnvironmentNode(below: root)
        outer.environment(\.danger, 3)
        let between = UITraitNode(below: outer)
        let inner = EnvironmentNode(below: between)
        #expect(inner.values.danger == 3)
        #expect(inner.values.colorScheme == .dark)
        #expect(inner.parent === between && between.parent === outer)
    }

    @Test("A bridged key is read from the traits above, and is a trait below")
    func crosses() {
        root.traitOverrides[HourTrait.self] = 9
        let outer = EnvironmentNode(below: root)
        let sprite = UITraitNode(below: outer)
        let inner = EnvironmentNode(below: sprite)
        root.updateTraitsIfNeeded()
        #expect(outer.values.hour == 9)
        outer.environment(\.hour, 20)
        root.updateTraitsIfNeeded()
        #expect(sprite.traitCollection[HourTrait.self] == 20 && outer.traitCollection[HourTrait.self] == 20)
        #expect(inner.values.hour == 20)
        sprite.traitOverrides[HourTrait.self] = 1
        root.updateTraitsIfNeeded()
        #expect(inner.values.hour == 1 && outer.values.hour == 20)
    }

    @Test("Changes apply in order, each to the result of those before")
    func order() {
        let node = EnvironmentNode(below: root)
        node.environment(\.danger, 2)
        node.transformEnvironment(\.danger) { $0 *= 10 }
        #expect(node.values.danger == 20)
        node.environment(\.danger, 5)
        #expect(node.values.danger == 5)
        node.transformEnvironment(\.danger) { $0 += 1 }
        #expect(node.values.danger == 6)
        node.removeEnvironmentChanges()
        #expect(node.values.danger == 0)
    }

    @Test("A transform runs again when what it reads changes, above or by a move")
    func transforms() {
        let (outer, other) = (EnvironmentNode(below: root), EnvironmentNode(below: root))
        other.environment(\.danger, 7)
        let between = EnvironmentNode(below: outer)
        let node = EnvironmentNode(below: between)
        node.transformEnvironment(\.danger) { $0 += 1 }
        #expect(node.values.danger == 1)
        outer.environment(\.danger, 4)
        root.updateTraitsIfNeeded()
        #expect(node.values.danger == 5)
        between.setParent(other)
        root.updateTraitsIfNeeded()
        #expect(node.values.danger == 8)
        node.setParent(outer)
        root.updateTraitsIfNeeded()
        #expect(node.values.danger == 5)
    }

    @Test("A node that was detached from a tree outside of every root follows the values of the one that it joins")
    func joinsFromOutside() {
        let (outside, other, node) = (EnvironmentNode(), EnvironmentNode(), EnvironmentNode(below: root))
        let moved = EnvironmentNode()
        for node in [outside, other, moved] { node.observe { _ = ($0.hour, $0.danger) } }
        moved.environment(\.hour, 14)
        moved.setParent(outside)
        node.updateIfNeeded()
        moved.setParent(other)
        moved.setParent(nil)
        moved.transformEnvironment(\.danger) { $0 += 5 }
        moved.updateIfNeeded()
        node.environment(\.danger, 4)
        node.updateIfNeeded()
        moved.setParent(node)
        moved.updateIfNeeded()
        #expect(moved.values.danger == 9)
    }

    @Test("An observation runs at once, and then once for all changes of an update that it has read")
    func observes() {
        let (outer, node) = (EnvironmentNode(below: root), EnvironmentNode())
        node.setParent(outer)
        var seen: [Int] = []
        node.observe { seen.append($0.danger * 100 + $0.hour) }
        #expect(seen == [12])
        outer.environment(\.danger, 1)
        root.traitOverrides[HourTrait.self] = 6
        node.environment(\.danger, 2)
        #expect(seen == [12])
        root.updateTraitsIfNeeded()
        node.updateIfNeeded()
        #expect(seen == [12, 206])
        outer.environment(\.danger, 9)
        outer.environment(\.unread, true)
        node.updateIfNeeded()
        #expect(seen == [12, 206])
    }

    @Test("A bridged value that is set where none was counts as a change if the traits stood for another one")
    func setsWhatTraitsStoodFor() {
        let node = EnvironmentNode(below: root)
        var seen: [Int] = []
        node.observe { seen.append($0.hour) }
        // The traits stand for 12, and the default of the key is 0.
        node.environment(\.hour, 12)
        node.updateIfNeeded()
        #expect(seen == [12])
        node.environment(\.hour, 0)
        node.updateIfNeeded()
        #expect(seen == [12, 0])
        node.removeEnvironmentChanges()
        node.updateIfNeeded()
        #expect(seen == [12, 0, 12])
    }

    @Test("Values that come back before the update run nothing")
    func changedBack() {
        let node = EnvironmentNode(below: root)
        var runs = 0
        node.observe { values in runs += values.danger == 0 ? 1 : 100 }
        node.environment(\.danger, 1)
        node.removeEnvironmentChanges()
        node.updateIfNeeded()
        #expect(runs == 1)
    }

    @Test("Observations and transforms follow observable objects, too")
    func observables() {
        let model = NodeModel()
        let node = EnvironmentNode(below: root)
        node.transformEnvironment(\.danger) { $0 = model.level }
        var seen: [String] = []
        node.observe { seen.append("\($0.danger) \(model.name)") }
        model.name = "b"
        model.level = 3
        node.updateIfNeeded()
        #expect(seen == ["0 a", "3 b"])
    }

    @Test("An observation runs after those above it, which may change its values")
    func topDown() {
        let (outer, inner) = (EnvironmentNode(below: root), EnvironmentNode())
        inner.setParent(outer)
        var seen: [Int] = []
        inner.observe { seen.append($0.danger + $0.hour) }
        outer.observe { outer.environment(\.danger, $0.hour * 2) }
        inner.updateIfNeeded()
        seen = []
        root.traitOverrides[HourTrait.self] = 10
        inner.updateIfNeeded()
        #expect(seen == [30])
    }

    @Test("An observation that is cancelled, or whose node goes, does not run again")
    func ends() {
        var (first, second) = (0, 0)
        let node = EnvironmentNode(below: root)
        var other: EnvironmentNode? = EnvironmentNode(below: root)
        let observation = node.observe { first += $0.hour }
        other?.observe { second += $0.hour }
        observation.cancel()
        other = nil
        root.traitOverrides[HourTrait.self] = 1
        root.updateTraitsIfNeeded()
        node.updateIfNeeded()
        #expect(first == 12 && second == 12)
    }

    @Test("An observation may end itself, move its node, and force an update")
    func reenters() {
        let (outer, node) = (EnvironmentNode(below: root), EnvironmentNode(below: root))
        outer.environment(\.danger, 5)
        var seen: [Int] = []
        var observation: EnvironmentObservation?
        observation = node.observe {
            seen.append($0.danger)
            if seen.count == 1 { node.setParent(outer) }
            if seen.count == 2 {
                node.environment(\.danger, 6)
                node.updateIfNeeded()
            }
            if seen.count == 3 { observation?.cancel() }
        }
        node.updateIfNeeded()
        node.environment(\.danger, 7)
        node.updateIfNeeded()
        #expect(seen == [0, 5, 6])
    }

    @Test("Observations that keep each other awake are stopped and reported")
    func loops() {
        let (a, b) = (EnvironmentNode(below: root), EnvironmentNode(below: root))
        a.observe { b.environment(\.danger, $0.danger + 1) }
        let found = issues {
            b.observe { a.environment(\.danger, $0.danger + 1) }
            a.updateIfNeeded()
        }
        #expect(found.map(\.category) == ["update-cycle"])
    }

    @Test("Observations begun inside others follow them, at any depth, and read for themselves alone")
    func nested() {
        var (nodes, models, runs) = ([EnvironmentNode](), [NodeModel](), 0)
        func begin(at depth: Int) {
            let (node, model) = (EnvironmentNode(below: nodes.last ?? root), NodeModel())
            nodes.append(node)
            models.append(model)
            node.observe { _ in
                runs += 1
                _ = model.level
                if nodes.count == depth + 1, depth < 10_000 { begin(at: depth + 1) }
            }
        }
        begin(at: 0)
        #expect(runs == 10_001)
        models[10_000].level = 1
        models[5_000].level = 1
        nodes[0].updateIfNeeded()
        #expect(runs == 10_003)
    }

    @Test("The stages of an update run in order, wherever their nodes are")
    func stages() {
        let (outer, inner) = (EnvironmentNode(below: root), EnvironmentNode())
        inner.setParent(outer)
        var order: [String] = []
        outer.observe(in: .display) { order.append("display \($0.hour)") }
        outer.observe(in: .layout) { order.append("layout \($0.hour)") }
        inner.observe { order.append("content \($0.hour)") }
        inner.observe(in: .values) { order.append("values \($0.hour)") }
        order = []
        root.traitOverrides[HourTrait.self] = 3
        outer.updateIfNeeded()
        #expect(order == ["values 3", "content 3", "layout 3", "display 3"])
    }

    @Test("A node without a parent keeps its latest values")
    func keepsLatest() {
        var outer: EnvironmentNode? = EnvironmentNode(below: root)
        outer?.environment(\.danger, 4)
        let (node, sprite) = (EnvironmentNode(), UITraitNode())
        outer?.environment(\.hour, 5)
        node.setParent(outer)
        sprite.setParent(outer)
        let below = EnvironmentNode(below: sprite)
        #expect(below.values.hour == 5)
        outer = nil
        root.traitOverrides[HourTrait.self] = 1
        root.updateTraitsIfNeeded()
        forgetWhereNodesStand()
        #expect(node.parent == nil && node.values.danger == 4 && node.values.hour == 5)
        #expect(sprite.parent == nil && sprite.traitCollection[HourTrait.self] == 5 && below.values.danger == 4)
        node.setParent(root)
        #expect(node.values.danger == 0 && node.values.hour == 1)
        node.setParent(nil)
        root.traitOverrides[HourTrait.self] = 2
        root.updateTraitsIfNeeded()
        #expect(node.values.hour == 1)
    }

    /// Makes a node write that stands above many: all nodes there are look again for the values they have.
    private func forgetWhereNodesStand() {
        let crowded = UITraitNode(below: root)
        let crowd = (0..<40).map { _ in UITraitNode(below: crowded) }
        for node in crowd { _ = node.traitCollection }
        crowded.traitOverrides[HourTrait.self] = 0
        crowded.updateTraitsIfNeeded()
    }

    @Test("A tree without a root of its own waits until it is asked to update")
    func outside() {
        let (outer, node) = (EnvironmentNode(), EnvironmentNode())
        node.setParent(outer)
        var seen: [Int] = []
        node.observe { seen.append($0.danger) }
        outer.environment(\.danger, 1)
        root.updateTraitsIfNeeded()
        #expect(seen == [0])
        outer.updateIfNeeded()
        #expect(seen == [0, 1])
    }

    @Test("Nodes join and leave a parent of many in constant time")
    func many() {
        let parent = EnvironmentNode(below: root)
        var work: [Int] = []
        for count in [1_000, 4_000] {
            let nodes = (0..<count).map { _ in EnvironmentNode(below: parent) }
            let before = UpdateWork.steps
            for node in nodes { node.setParent(root) }
            work.append(UpdateWork.steps - before)
            #expect(nodes[count - 1].parent === root)
        }
        #expect(work[1] <= work[0] * 5)
    }

    @Test("A node explains a value across both boundaries")
    func explains() {
        let owner = NodeOwner()
        root.traitOverrides[HourTrait.self] = 9
        let outer = EnvironmentNode(below: root)
        outer.owner = owner
        let sprite = UITraitNode(below: outer)
        let inner = EnvironmentNode(below: sprite)
        inner.observe { _ = $0.hour }
        root.updateTraitsIfNeeded()
        outer.environment(\.hour, 20, fileID: "Game/Scene.swift", line: 7)
        inner.updateIfNeeded()
        #expect(
            "\(inner.explain(\.hour))" == """
                Hour = 20
                  read at UITraitNode > NodeOwner > UITraitNode > EnvironmentNode
                  set: by environment of UITraitNode > NodeOwner, at Game/Scene.swift:7
                  through … > NodeOwner, into the imperative world: Hour.write makes HourTrait = 20 of Hour
                  through … > EnvironmentNode, into the declarative world: Hour.read makes Hour = 20 of HourTrait
                  wakes … > NodeOwner: conversion to traits
                  wakes … > EnvironmentNode: content
                """)
    }

    @Test("A recording tells why an observation ran")
    func records() {
        let node = EnvironmentNode(below: root)
        let evaluations = EvaluationRecorder.record {
            node.observe { _ = $0.danger }
            node.environment(\.danger, 2, fileID: "Game/Scene.swift", line: 7)
            node.updateIfNeeded()
        }
        #expect(evaluations.map(\.role) == ["content", "content"])
        #expect(
            "\(evaluations[1])" == """
                UITraitNode > EnvironmentNode: content
                  changed: Danger: 0 → 2
                    set: by environment of UITraitNode > EnvironmentNode, at Game/Scene.swift:7
                """)
    }
}

@Observable private final class NodeModel {
    var level = 0
    var name = "a"
}

private final class NodeOwner {}
