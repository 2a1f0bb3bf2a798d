import Foundation
import TestSupport
import Testing
import UnifiedStorage

@testable import DeclarativeUI

/// Random trees against a model that works everything out again from nothing.
@MainActor @Suite("Graph against a model") struct GraphModelTests {
    @Test("State follows identity, every reader sees the nearest value, and only what differs runs")
    func random() {
        PropertyCheck<GraphCommand>("graph", make: GraphCommand.make) { commands in
            Run().execute(commands)
        }
        .check(sequences: 60, length: 25)
    }
}

/// A tree as data.
indirect enum ViewTree: Equatable {
    case probe(Int)
    case pair(ViewTree, ViewTree)
    case either(Bool, ViewTree)
    case maybe(Bool, ViewTree)
    case loop([Int], ViewTree)
    case id(Int, ViewTree)
    case erased(Bool, ViewTree)
    case environment(Int, ViewTree)
    case transform(Int, ViewTree)

    static func make(depth: Int, _ source: inout SplitMix64) -> ViewTree {
        let next: (inout SplitMix64) -> ViewTree = { make(depth: depth - 1, &$0) }
        switch depth == 0 ? 0 : Int.random(in: 0...9, using: &source) {
        case 1, 2: return .pair(next(&source), next(&source))
        case 3: return .either(Bool.random(using: &source), next(&source))
        case 4: return .maybe(Bool.random(using: &source), next(&source))
        case 5:
            let ids = (0..<Int.random(in: 0...4, using: &source)).map { _ in Int.random(in: 0...5, using: &source) }
            var seen: Set<Int> = []
            return .loop(ids.filter { seen.insert($0).inserted }, next(&source))
        case 6: return .id(Int.random(in: 0...2, using: &source), next(&source))
        case 7: return .erased(Bool.random(using: &source), next(&source))
        case 8: return .environment(Int.random(in: 0...3, using: &source), next(&source))
        case 9: return .transform(Int.random(in: 1...2, using: &source), next(&source))
        default: return .probe(Int.random(in: 0...3, using: &source))
        }
    }

    /// The same tree with a few of its data changed; the kinds of nodes stay where they are for the most part.
    func edited(_ source: inout SplitMix64) -> ViewTree {
        let changes = Int.random(in: 0...3, using: &source) == 0
        switch self {
        case .probe(let value): return .probe(changes ? Int.random(in: 0...3, using: &source) : value)
        case .pair(let a, let b): return .pair(a.edited(&source), b.edited(&source))
        case .either(let flag, let tree): return .either(flag != changes, tree.edited(&source))
        case .maybe(let flag, let tree): return .maybe(flag != changes, tree.edited(&source))
        case .loop(let ids, let tree):
            let shuffled = Array(ids.shuffled(using: &source).dropFirst()) + [(ids.max() ?? 0) + 1]
            return .loop(changes ? shuffled : ids, tree.edited(&source))
        case .id(let id, let tree): return .id(changes ? id + 1 : id, tree.edited(&source))
        case .erased(let flag, let tree): return .erased(flag != changes, tree.edited(&source))
        case .environment(let value, let tree):
            return .environment(changes ? Int.random(in: 0...3, using: &source) : value, tree.edited(&source))
        case .transform(let value, let tree): return .transform(changes ? 3 - value : value, tree.edited(&source))
        }
    }
}

enum GraphCommand {
    case show(UInt64)
    case edit(UInt64)
    case setRoot(Int)
    case writeStates(UInt64)

    static func make(_ source: inout SplitMix64) -> GraphCommand {
        switch Int.random(in: 0...9, using: &source) {
        case 0: .show(source.next())
        case 1...5: .edit(source.next())
        case 6: .setRoot(Int.random(in: 0...3, using: &source))
        default: .writeStates(source.next())
        }
    }
}

/// What the probes at the leaves say of themselves.
@MainActor private final class Board {
    /// By path: the last value, environment and state seen, and how often the body ran.
    var seen: [String: Seen] = [:]
    var states: [String: Binding<Int>] = [:]

    struct Seen: Equatable {
        var value: Int
        var a: Int
        var state: Int
    }
    var runs: [String: Int] = [:]
}

private struct Probe: View {
    let board: Board
    let path: String
    let value: Int
    @State private var state = 0
    @Environment(\.a) private var a

    var body: some View {
        let _ = board.seen[path] = Board.Seen(value: value, a: a, state: state)
        let _ = board.runs[path, default: 0] += 1
        let _ = board.states[path] = $state
    }
}

private struct TreeView: View {
    let board: Board
    let tree: ViewTree
    let path: String

    private func inner(_ tree: ViewTree, _ step: String) -> TreeView {
        TreeView(board: board, tree: tree, path: path + "/" + step)
    }

    var body: some View {
        switch tree {
        case .probe(let value): Probe(board: board, path: path, value: value)
        case .pair(let a, let b):
            inner(a, "0")
            inner(b, "1")
        case .either(let flag, let tree): if flag { inner(tree, "t") } else { inner(tree, "f") }
        case .maybe(let flag, let tree): if flag { inner(tree, "some") }
        case .loop(let ids, let tree): ForEach(ids, id: \.self) { inner(tree, "row\($0)") }
        case .id(let id, let tree): inner(tree, "id\(id)").id(id)
        case .erased(let flag, let tree):
            if flag { AnyView(inner(tree, "A")) } else { AnyView(Group { inner(tree, "B").padding() }) }
        case .environment(let value, let tree): inner(tree, "env").environment(\.a, value)
        case .transform(let value, let tree): inner(tree, "+").transformEnvironment(\.a) { $0 += value }
        }
    }
}

@MainActor private final class Run {
    private let board = Board()
    private let host = TestHost()
    private var tree = ViewTree.probe(0)
    private var rootValue = 0
    /// The model: for each place where a probe is, what it must have seen last.
    private var model: [String: Board.Seen] = [:]

    func execute(_ commands: [GraphCommand]) -> String? {
        defer { host.close() }
        show(tree)
        for command in commands {
            let runs = board.runs
            let before = model
            switch command {
            case .show(let seed):
                var source = SplitMix64(seed: seed)
                show(ViewTree.make(depth: 5, &source))
            case .edit(let seed):
                var source = SplitMix64(seed: seed)
                show(tree.edited(&source))
            case .setRoot(let value):
                rootValue = value
                host.set(KeyA.self, to: value)
                updateModel()
            case .writeStates(let seed): writeStates(seed)
            }
            if let fault = compare(runs, before) { return "\(fault) after \(command)" }
        }
        return nil
    }

    private func show(_ new: ViewTree) {
        tree = new
        host.show(TreeView(board: board, tree: new, path: ""))
        updateModel()
    }

    private func writeStates(_ seed: UInt64) {
        var source = SplitMix64(seed: seed)
        for path in model.keys.sorted() where Bool.random(using: &source) {
            let value = Int.random(in: 0...2, using: &source)
            board.states[path]?.wrappedValue = value
            model[path]?.state = value
        }
        host.update()
    }

    private func updateModel() {
        var new: [String: Board.Seen] = [:]
        visit(tree, "", rootValue, &new)
        model = new
    }

    private func visit(_ tree: ViewTree, _ path: String, _ a: Int, _ result: inout [String: Board.Seen]) {
        switch tree {
        case .probe(let value): result[path] = Board.Seen(value: value, a: a, state: model[path]?.state ?? 0)
        case .pair(let one, let other):
            visit(one, path + "/0", a, &result)
            visit(other, path + "/1", a, &result)
        case .either(let flag, let tree): visit(tree, path + (flag ? "/t" : "/f"), a, &result)
        case .maybe(let flag, let tree): if flag { visit(tree, path + "/some", a, &result) }
        case .loop(let ids, let tree): for id in ids { visit(tree, path + "/row\(id)", a, &result) }
        case .id(let id, let tree): visit(tree, path + "/id\(id)", a, &result)
        case .erased(let flag, let tree): visit(tree, path + (flag ? "/A" : "/B"), a, &result)
        case .environment(let value, let tree): visit(tree, path + "/env", value, &result)
        case .transform(let value, let tree): visit(tree, path + "/+", a + value, &result)
        }
    }

    private func compare(_ runs: [String: Int], _ before: [String: Board.Seen]) -> String? {
        for (path, expected) in model {
            guard board.seen[path] == expected else {
                return "\(path): saw \(board.seen[path].map { "\($0)" } ?? "nothing"), not \(expected)"
            }
            let count = board.runs[path, default: 0] - runs[path, default: 0]
            let allowed = before[path] == expected ? 0 : 1
            if count != allowed { return "\(path): ran \(count) times, not \(allowed)" }
        }
        return nil
    }
}
