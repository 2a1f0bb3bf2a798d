/// What a tree of views must look like, worked out from nothing.
struct TreeModel {
    /// What each body depends on, by kind and path.
    var bodies: [String: String] = [:]
    /// Closures of rows, by path, with the tree whose body makes the loop.
    var rows: [String: String] = [:]
    var probes: [String: Board.Seen] = [:]
    /// How many views each watcher counts, by path.
    var watchers: [String: Int] = [:]
    /// The trees, by path.
    var trees: [String: ViewTree] = [:]
    /// How many views each place of an erased view shows, and the watchers around it up to the next stack.
    var erased: [String: (count: Int, watchers: [String])] = [:]
    /// All texts in order, those of a stack in parentheses.
    var output = ""

    init() {}

    /// - Parameter states: the states that live on, by path.
    init(_ tree: ViewTree, rootValue: Int, states: [String: Int]) {
        var around: [String] = []
        _ = visit(tree, "", rootValue, states, &around)
        output = output.trimmingSpaces
    }

    private struct Count {
        var items = 0
        var hasErased = false
        var members: Int { items > 0 ? items : hasErased ? 1 : 0 }

        static func + (a: Count, b: Count) -> Count {
            Count(items: a.items + b.items, hasErased: a.hasErased || b.hasErased)
        }
    }

    private mutating func visit(
        _ tree: ViewTree, _ path: String, _ a: Int, _ states: [String: Int], _ around: inout [String]
    ) -> Count {
        trees[path] = tree
        bodies["tree \(path)"] = "\(tree)"
        switch tree {
        case .probe(let value):
            let seen = Board.Seen(value: value, a: a, state: states[path] ?? 0)
            probes[path] = seen
            bodies["probe \(path)"] = "\(seen)"
            watchers[path] = 1
            output += "\(path)=\(seen.value),\(seen.a),\(seen.state) "
            return Count(items: 1)
        case .pair(let one, let other):
            let first = visit(one, path + "/0", a, states, &around)
            return first + visit(other, path + "/1", a, states, &around)
        case .either(let flag, let tree): return visit(tree, path + (flag ? "/t" : "/f"), a, states, &around)
        case .maybe(let flag, let tree):
            return flag ? visit(tree, path + "/some", a, states, &around) : Count()
        case .loop(let ids, let tree):
            var count = Count()
            for id in ids {
                rows["\(path)/row\(id)"] = path
                count = count + visit(tree, path + "/row\(id)", a, states, &around)
            }
            return count
        case .id(let id, let tree): return visit(tree, path + "/id\(id)", a, states, &around)
        case .erased(let flag, let tree):
            let inner = visit(tree, path + (flag ? "/A" : "/B"), a, states, &around)
            erased[path] = (inner.members, around)
            return Count(items: inner.items, hasErased: true)
        case .environment(let value, let tree): return visit(tree, path + "/env", value, states, &around)
        case .transform(let value, let tree): return visit(tree, path + "/+", a + value, states, &around)
        case .watched(let tree):
            around.append("\(path)/w!")
            let inner = visit(tree, path + "/w", a, states, &around)
            around.removeLast()
            watchers["\(path)/w!"] = inner.members
            return inner
        case .modified(let value, let tree):
            bodies["modifier \(path)"] = "\(value) \(states["\(path)/m*"] ?? 0)"
            return visit(tree, path + "/m", a, states, &around)
        case .stack(let tree):
            output += "( "
            var inside: [String] = []
            _ = visit(tree, path + "/v", a, states, &inside)
            output += ") "
            return Count(items: 1)
        }
    }
}

extension String {
    fileprivate var trimmingSpaces: String { split(separator: " ").joined(separator: " ") }
}

/// Who must have appeared and disappeared between two models, by the stage in which they are told.
struct ExpectedEvents {
    var vanished: [String] = []
    var appeared: [String] = []
    var gone: [String] = []

    init(from before: TreeModel, to after: TreeModel) {
        var lost: [String: Int] = [:]
        for (path, place) in before.erased {
            guard case .erased(let old, _)? = before.trees[path], case .erased(let new, _)? = after.trees[path],
                old != new
            else { continue }
            for watcher in place.watchers { lost[watcher, default: 0] += place.count }
        }
        for (path, count) in before.watchers where count > 0 {
            guard let now = after.watchers[path] else {
                if Self.vanishes(path, before, after) { vanished.append("-" + path) } else { gone.append("-" + path) }
                continue
            }
            if lost[path, default: 0] >= count {
                vanished.append("-" + path)
                if now > 0 { appeared.append("+" + path) }
            } else if now == 0 {
                gone.append("-" + path)
            }
        }
        for (path, count) in after.watchers where count > 0 && before.watchers[path, default: 0] == 0 {
            appeared.append("+" + path)
        }
    }

    /// Whether the outermost thing that is gone around a place is an erased view of another type.
    private static func vanishes(_ path: String, _ before: TreeModel, _ after: TreeModel) -> Bool {
        var here = ""
        for step in path.split(separator: "/").map(String.init) {
            let next = here + "/" + step
            if before.trees[next] != nil, after.trees[next] == nil {
                guard case .erased? = before.trees[here], case .erased? = after.trees[here] else { return false }
                return true
            }
            here = next
        }
        return false
    }
}
