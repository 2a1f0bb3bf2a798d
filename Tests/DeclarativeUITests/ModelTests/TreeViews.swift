@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// What the views of a tree say of themselves.
@MainActor final class Board {
    /// How often each body ran, by kind and path.
    var runs: [String: Int] = [:]
    /// The values each probe's body saw, by path, since this was emptied.
    var seen: [String: [Seen]] = [:]
    /// The states of probes and modifiers, by path.
    var states: [String: Binding<Int>] = [:]
    /// Appearances and disappearances, in order, since this was emptied.
    var events: [String] = []

    struct Seen: Equatable {
        var value: Int
        var a: Int
        var state: Int
    }

    func run(_ kind: String, _ path: String) { runs["\(kind) \(path)", default: 0] += 1 }
}

/// Shows a tree that is given as data.
struct TreeView: View {
    let board: Board
    let tree: ViewTree
    let path: String

    private func inner(_ tree: ViewTree, _ step: String) -> TreeView {
        TreeView(board: board, tree: tree, path: path + "/" + step)
    }

    @ViewBuilder var body: some View {
        let _ = board.run("tree", path)
        switch tree {
        case .probe(let value): TreeProbe(board: board, path: path, value: value)
        case .pair(let a, let b):
            inner(a, "0")
            inner(b, "1")
        case .either(let flag, let tree): if flag { inner(tree, "t") } else { inner(tree, "f") }
        case .maybe(let flag, let tree): if flag { inner(tree, "some") }
        case .loop(let ids, let tree):
            ForEach(ids, id: \.self) { id in
                let _ = board.run("row", path + "/row\(id)")
                inner(tree, "row\(id)")
            }
        case .id(let id, let tree): inner(tree, "id\(id)").id(id)
        case .erased(let flag, let tree):
            flag ? AnyView(inner(tree, "A")) : AnyView(Group { inner(tree, "B").padding() })
        case .environment(let value, let tree): inner(tree, "env").environment(\.a, value)
        case .transform(let value, let tree): inner(tree, "+").transformEnvironment(\.a) { $0 += value }
        case .watched(let tree):
            inner(tree, "w")
                .onAppear { board.events.append("+\(path)/w!") }
                .onDisappear { board.events.append("-\(path)/w!") }
        case .modified(let value, let tree):
            inner(tree, "m").modifier(Remembering(board: board, path: path, value: value))
        case .stack(let tree): VStack { inner(tree, "v") }
        }
    }
}

/// A leaf with a state that reads the environment.
struct TreeProbe: View {
    let board: Board
    let path: String
    let value: Int
    @State private var state = 0
    @Environment(\.a) private var a

    var body: some View {
        let _ = board.run("probe", path)
        let _ = board.seen[path, default: []].append(Board.Seen(value: value, a: a, state: state))
        let _ = board.states[path] = $state
        Text(verbatim: "\(path)=\(value),\(a),\(state)")
            .onAppear { board.events.append("+\(path)") }
            .onDisappear { board.events.append("-\(path)") }
    }
}

/// A modifier with a state of its own.
struct Remembering: ViewModifier {
    let board: Board
    let path: String
    let value: Int
    @State private var state = 0

    func body(content: Content) -> some View {
        let _ = board.run("modifier", path)
        let _ = (value, state)
        let _ = board.states["\(path)/m*"] = $state
        content
    }
}
