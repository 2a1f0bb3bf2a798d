import TestSupport
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// Shows trees, and compares what they do with the model.
@MainActor final class TreeRig {
    private let board = Board()
    private let host = TestHost()
    private var tree = ViewTree.probe(0)
    private var rootValue = 0
    private var states: [String: Int] = [:]
    private var model = TreeModel()
    private var isVisible = true

    func execute(_ commands: [TreeCommand]) -> String? {
        defer { host.close() }
        if let fault = step({ show(tree) }) { return "\(fault) at first" }
        for command in commands {
            if let fault = perform(command) { return "\(fault) after \(command)" }
            host.graph.checkInvariants()
        }
        return nil
    }

    private func perform(_ command: TreeCommand) -> String? {
        switch command {
        case .show(let seed):
            var source = SplitMix64(seed: seed)
            let new = ViewTree.make(depth: 5, &source)
            return step { show(new) }
        case .edit(let seed):
            var source = SplitMix64(seed: seed)
            let new = tree.edited(&source)
            return step { show(new) }
        case .setRoot(let value):
            return step {
                rootValue = value
                host.scope.stage(PropertyWrite(KeyA.self, in: .environment, value: value))
            }
        case .writeStates(let seed): return step { writeStates(seed) }
        case .editAndWrite(let seed):
            var source = SplitMix64(seed: seed)
            let new = tree.edited(&source)
            return step {
                writeStates(seed &+ 1)
                show(new)
            }
        case .writeTwice(let seed): return writeTwice(seed)
        case .toggleVisibility: return toggleVisibility()
        }
    }

    // MARK: Changes

    private func show(_ new: ViewTree) {
        tree = new
        host.graph.setRoot(TreeView(board: board, tree: new, path: ""))
    }

    private func writeStates(_ seed: UInt64) {
        var source = SplitMix64(seed: seed)
        for path in liveStates.sorted() where Bool.random(using: &source) {
            let value = Int.random(in: 0...2, using: &source)
            board.states[path]?.wrappedValue = value
            states[path] = value
        }
    }

    private var liveStates: [String] {
        Array(model.probes.keys)
            + model.trees.compactMap { path, tree in
                if case .modified = tree { path + "/m*" } else { nil }
            }
    }

    /// Two writes to one state under different transactions are shown one after the other.
    private func writeTwice(_ seed: UInt64) -> String? {
        var source = SplitMix64(seed: seed)
        guard let path = model.probes.keys.sorted().randomElement(using: &source), let seen = model.probes[path] else {
            return nil
        }
        board.seen = [:]
        let runs = board.runs
        board.states[path]?.wrappedValue = seen.state + 1
        withTransaction(Transaction(animation: .default)) { board.states[path]?.wrappedValue = seen.state + 2 }
        host.update()
        states[path] = seen.state + 2
        model = TreeModel(tree, rootValue: rootValue, states: states)
        let steps = board.seen[path, default: []].map(\.state)
        if steps != [seen.state + 1, seen.state + 2] { return "\(path): showed \(steps)" }
        let others = board.runs.filter { $0.value != runs[$0.key] && $0.key != "probe \(path)" }
        return others.isEmpty ? nil : "\(others.keys.sorted()) ran besides \(path)"
    }

    private func toggleVisibility() -> String? {
        isVisible.toggle()
        board.events = []
        host.graph.setVisible(isVisible)
        host.update()
        let expected = model.watchers.filter { $0.value > 0 }.map { (isVisible ? "+" : "-") + $0.key }
        return compare(board.events, expected, "shown or hidden")
    }

    // MARK: Comparing

    private func step(_ change: () -> Void) -> String? {
        let before = model
        let runs = board.runs
        board.events = []
        board.seen = [:]
        change()
        host.update()
        var after = TreeModel(tree, rootValue: rootValue, states: states)
        // A state lives as long as its place.
        let survivors = after.probes.keys.filter { before.probes[$0] != nil }
        let modifiers = after.bodies.keys.filter { $0.hasPrefix("modifier ") && before.bodies[$0] != nil }
            .map { String($0.dropFirst("modifier ".count)) + "/m*" }
        let kept = Set(survivors + modifiers)
        states = states.filter { kept.contains($0.key) }
        after = TreeModel(tree, rootValue: rootValue, states: states)
        model = after
        return compareBodies(before, runs) ?? compareOutput() ?? compareEvents(before)
    }

    private func compareBodies(_ before: TreeModel, _ runs: [String: Int]) -> String? {
        for (body, content) in model.bodies {
            let expected = before.bodies[body] == content ? 0 : 1
            let count = board.runs[body, default: 0] - runs[body, default: 0]
            if count != expected { return "\(body): ran \(count) times, not \(expected)" }
        }
        for (row, owner) in model.rows {
            let isKept = before.rows[row] != nil
            let expected = isKept && before.bodies["tree \(owner)"] == model.bodies["tree \(owner)"] ? 0 : 1
            let count = board.runs["row \(row)", default: 0] - runs["row \(row)", default: 0]
            if count != expected { return "row \(row): ran \(count) times, not \(expected)" }
        }
        for (body, count) in board.runs where count != runs[body] {
            let isLive =
                model.bodies[body] != nil || body.hasPrefix("row ") && model.rows[String(body.dropFirst(4))] != nil
            if !isLive { return "\(body): ran, and is no longer there" }
        }
        for (path, seen) in board.seen where seen.last != model.probes[path] {
            return "\(path): saw \(seen), not \(model.probes[path].map { "\($0)" } ?? "nothing")"
        }
        return nil
    }

    private func compareOutput() -> String? {
        var texts: [ObjectIdentifier: String] = [:]
        var stack = [host.graph.rootNode].compactMap { $0 }
        while let node = stack.popLast() {
            if let text = node as? TextNode { texts[ObjectIdentifier(text.layoutNode)] = text.string }
            node.appendChildren(to: &stack)
        }
        let output = host.graph.rootItems.map { describe($0, texts) }.joined(separator: " ")
        return output == model.output ? nil : "shows \(output), not \(model.output)"
    }

    private func describe(_ item: LayoutNode, _ texts: [ObjectIdentifier: String]) -> String {
        if let padding = item as? UnaryLayoutNode<PaddingLayout> { return describe(padding.child, texts) }
        if let container = item as? ContainerLayoutNode {
            return (["("] + container.children.map { describe($0, texts) } + [")"]).joined(separator: " ")
        }
        return texts[ObjectIdentifier(item)] ?? "\(type(of: item))"
    }

    private func compareEvents(_ before: TreeModel) -> String? {
        guard isVisible else { return compare(board.events, [], "while hidden") }
        let expected = ExpectedEvents(from: before, to: model)
        let events = board.events
        let all = expected.vanished.count + expected.appeared.count + expected.gone.count
        if events.count != all { return compare(events, expected.vanished + expected.appeared + expected.gone, "told") }
        let first = expected.vanished.count
        let second = first + expected.appeared.count
        return compare(Array(events[..<first]), expected.vanished, "vanished")
            ?? compare(Array(events[first..<second]), expected.appeared, "appeared")
            ?? compare(Array(events[second...]), expected.gone, "gone")
    }

    /// Whether the events are the expected ones, inner places before those around them.
    private func compare(_ events: [String], _ expected: [String], _ what: String) -> String? {
        if events.sorted() != expected.sorted() { return "\(what): \(events), not \(expected.sorted())" }
        for (index, outer) in events.enumerated() where outer.hasSuffix("!") {
            let place = outer.dropFirst().dropLast()
            for inner in events[(index + 1)...] where inner.dropFirst().hasPrefix(place) && inner != outer {
                let rest = inner.dropFirst(place.count + 1)
                if rest.isEmpty || rest.hasPrefix("/") { return "\(what): \(outer) before \(inner)" }
            }
        }
        return nil
    }
}
