import Foundation
import Observation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Random trees of preferences against a model that joins everything again from the description.
@MainActor @Suite("Preferences against a model") struct PreferenceModelTests {
    @Test("Every reader sees what is inside it, joined in order, and hears of changes only")
    func random() {
        PropertyCheck<PreferenceCommand>("preferences", make: PreferenceCommand.make) { commands in
            PreferenceRun().execute(commands)
        }
        .check(sequences: 800, length: 25)
    }
}

/// A tree as data.
private indirect enum PreferenceTree: Equatable {
    case nothing
    case write(Int, PreferenceTree)
    case cell(Int, PreferenceTree)
    case change(Int, PreferenceTree)
    case read(front: Bool, Int, PreferenceTree)
    case observe(PreferenceTree)
    case pair(PreferenceTree, PreferenceTree)
    case either(Bool, PreferenceTree, PreferenceTree)
    case maybe(Bool, PreferenceTree)
    case loop([Int], PreferenceTree)
    case id(Int, PreferenceTree)
    case erased(Bool, PreferenceTree)
    case stack(PreferenceTree)

    static func make(depth: Int, _ source: inout SplitMix64) -> PreferenceTree {
        let next: (inout SplitMix64) -> PreferenceTree = { make(depth: depth - 1, &$0) }
        let number = Int.random(in: 0...3, using: &source)
        switch depth == 0 ? Int.random(in: 0...2, using: &source) : Int.random(in: 1...16, using: &source) {
        case 0: return .nothing
        case 1: return .write(number, depth == 0 ? .nothing : next(&source))
        case 2: return .cell(number, depth == 0 ? .nothing : next(&source))
        case 3: return .change(number, next(&source))
        case 4, 5: return .read(front: Bool.random(using: &source), number, next(&source))
        case 6, 7: return .observe(next(&source))
        case 8, 9, 10: return .pair(next(&source), next(&source))
        case 11: return .either(Bool.random(using: &source), next(&source), next(&source))
        case 12: return .maybe(Bool.random(using: &source), next(&source))
        case 13:
            var ids = Set<Int>()
            let all = (0..<Int.random(in: 0...4, using: &source)).map { _ in Int.random(in: 0...5, using: &source) }
            return .loop(all.filter { ids.insert($0).inserted }, next(&source))
        case 14: return .id(number, next(&source))
        case 15: return .erased(Bool.random(using: &source), next(&source))
        default: return .stack(next(&source))
        }
    }

    /// The same tree with a few of its data changed.
    func edited(_ source: inout SplitMix64) -> PreferenceTree {
        let changes = Int.random(in: 0...3, using: &source) == 0
        let number = Int.random(in: 0...3, using: &source)
        switch self {
        case .nothing: return self
        case .write(let value, let tree): return .write(changes ? number : value, tree.edited(&source))
        case .cell(let cell, let tree): return .cell(changes ? number : cell, tree.edited(&source))
        case .change(let value, let tree): return .change(changes ? number : value, tree.edited(&source))
        case .read(let front, let value, let tree):
            return .read(front: front, changes ? number : value, tree.edited(&source))
        case .observe(let tree): return .observe(tree.edited(&source))
        case .pair(let a, let b): return .pair(a.edited(&source), b.edited(&source))
        case .either(let flag, let a, let b): return .either(flag != changes, a.edited(&source), b.edited(&source))
        case .maybe(let flag, let tree): return .maybe(flag != changes, tree.edited(&source))
        case .loop(let ids, let tree):
            let new = Array(ids.shuffled(using: &source).dropFirst(number % 2)) + [(ids.max() ?? 0) + 1]
            return .loop(changes ? new : ids, tree.edited(&source))
        case .id(let id, let tree): return .id(changes ? id + 1 : id, tree.edited(&source))
        case .erased(let flag, let tree): return .erased(flag != changes, tree.edited(&source))
        case .stack(let tree): return .stack(tree.edited(&source))
        }
    }
}

private enum PreferenceCommand {
    case show(UInt64)
    case edit(UInt64)
    case cell(Int, Int)

    static func make(_ source: inout SplitMix64) -> PreferenceCommand {
        switch Int.random(in: 0...9, using: &source) {
        case 0: .show(source.next())
        case 1...5: .edit(source.next())
        default: .cell(Int.random(in: 0...3, using: &source), Int.random(in: 0...3, using: &source))
        }
    }
}

private struct Numbers: PreferenceKey {
    static var defaultValue: [Int] { [-1] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

@Observable private final class Cell {
    var value = 0
    init() {}
}

/// What the readers saw last, by path.
@MainActor private final class PreferenceBoard {
    let cells = (0..<4).map { _ in Cell() }
    var read: [String: [Int]] = [:]
    var observed: [String: [Int]] = [:]
    var repeated: String?

    func observe(_ value: [Int], at path: String) {
        if observed[path] == value { repeated = path }
        observed[path] = value
    }
}

private struct PreferenceCellView: View {
    let board: PreferenceBoard
    let cell: Int
    let content: PreferenceTreeView

    var body: some View { content.preference(key: Numbers.self, value: [100 * cell + board.cells[cell].value]) }
}

private struct PreferenceTreeView: View {
    let board: PreferenceBoard
    let tree: PreferenceTree
    let path: String

    private func inner(_ tree: PreferenceTree, _ step: String) -> PreferenceTreeView {
        PreferenceTreeView(board: board, tree: tree, path: path + "/" + step)
    }

    var body: some View {
        switch tree {
        case .nothing: Text("leaf")
        case .write(let value, let tree): inner(tree, "w").preference(key: Numbers.self, value: [value])
        case .cell(let cell, let tree): PreferenceCellView(board: board, cell: cell, content: inner(tree, "c"))
        case .change(let value, let tree):
            inner(tree, "+").transformPreference(Numbers.self) { $0 = $0.map { $0 + 1000 } + [value] }
        case .read(true, let value, let tree):
            VStack { inner(tree, "r") }.overlayPreferenceValue(Numbers.self) { seen in
                let _ = board.read[path] = seen
                Text("over").preference(key: Numbers.self, value: [2000 + value])
            }
        case .read(false, let value, let tree):
            VStack { inner(tree, "r") }.backgroundPreferenceValue(Numbers.self) { seen in
                let _ = board.read[path] = seen
                Text("behind").preference(key: Numbers.self, value: [2000 + value])
            }
        case .observe(let tree):
            inner(tree, "o").onPreferenceChange(Numbers.self) { [board, path] in board.observe($0, at: path) }
        case .pair(let a, let b):
            inner(a, "0")
            inner(b, "1")
        case .either(let flag, let a, let b): if flag { inner(a, "t") } else { inner(b, "f") }
        case .maybe(let flag, let tree): if flag { inner(tree, "some") }
        case .loop(let ids, let tree): ForEach(ids, id: \.self) { inner(tree, "row\($0)") }
        case .id(let id, let tree): inner(tree, "id\(id)").id(id)
        case .erased(let flag, let tree):
            if flag { AnyView(inner(tree, "A")) } else { AnyView(Group { inner(tree, "B").padding() }) }
        case .stack(let tree): HStack { inner(tree, "s") }
        }
    }
}

@MainActor private final class PreferenceRun {
    private let board = PreferenceBoard()
    private let host = TestHost()
    private var tree = PreferenceTree.nothing
    /// Each tree that is not an edited one has views with lives of their own.
    private var generation = 0
    private var expected: [String: [Int]] = [:]
    private var observers: [String: [Int]] = [:]

    func execute(_ commands: [PreferenceCommand]) -> String? {
        defer { host.close() }
        for command in commands {
            switch command {
            case .show(let seed):
                var source = SplitMix64(seed: seed)
                tree = PreferenceTree.make(depth: 5, &source)
                generation += 1
            case .edit(let seed):
                var source = SplitMix64(seed: seed)
                tree = tree.edited(&source)
            case .cell(let cell, let value): board.cells[cell].value = value
            }
            host.show(PreferenceTreeView(board: board, tree: tree, path: "\(generation)").id(generation))
            if let fault = check() { return "after \(command): \(fault)\n\(tree)" }
        }
        return nil
    }

    private func check() -> String? {
        expected = [:]
        let before = observers
        observers = [:]
        _ = join(tree, "\(generation)")
        if let path = board.repeated { return "the observer at \(path) heard of an equal value" }
        for (path, value) in expected where board.read[path] != value {
            return "the reader at \(path) saw \(board.read[path].map { "\($0)" } ?? "nothing"), not \(value)"
        }
        for (path, value) in observers where board.observed[path] != value {
            return "the observer at \(path) heard \(board.observed[path].map { "\($0)" } ?? "nothing"), not \(value)"
        }
        // Those that have gone start anew when they come again.
        for path in before.keys where observers[path] == nil { board.observed[path] = nil }
        for path in board.read.keys where expected[path] == nil { board.read[path] = nil }
        return nil
    }

    /// What a tree hands up; notes what its readers are to see.
    private func join(_ tree: PreferenceTree, _ path: String) -> [Int]? {
        func inner(_ tree: PreferenceTree, _ step: String) -> [Int]? { join(tree, path + "/" + step) }
        switch tree {
        case .nothing: return nil
        case .write(let value, let tree):
            _ = inner(tree, "w")
            return [value]
        case .cell(let cell, let tree):
            _ = inner(tree, "c")
            return [100 * cell + board.cells[cell].value]
        case .change(let value, let tree):
            let content: [Int] = inner(tree, "+") ?? Numbers.defaultValue
            return content.map { $0 + 1000 } + [value]
        case .read(let front, let value, let tree):
            let content = inner(tree, "r")
            expected[path] = content ?? Numbers.defaultValue
            let own: [Int] = [2000 + value]
            return front ? (content ?? []) + own : own + (content ?? [])
        case .observe(let tree):
            let content = inner(tree, "o")
            // Every custom view here has a body of conditions, so that a value may always appear.
            observers[path] = content ?? Numbers.defaultValue
            return content
        case .pair(let a, let b):
            let values = [inner(a, "0"), inner(b, "1")].compactMap { $0 }
            return values.isEmpty ? nil : values.flatMap { $0 }
        case .either(let flag, let a, let b): return flag ? inner(a, "t") : inner(b, "f")
        case .maybe(let flag, let tree): return flag ? inner(tree, "some") : nil
        case .loop(let ids, let tree):
            let values = ids.compactMap { inner(tree, "row\($0)") }
            return values.isEmpty ? nil : values.flatMap { $0 }
        case .id(let id, let tree): return inner(tree, "id\(id)")
        case .erased(let flag, let tree): return inner(tree, flag ? "A" : "B")
        case .stack(let tree): return inner(tree, "s")
        }
    }
}
