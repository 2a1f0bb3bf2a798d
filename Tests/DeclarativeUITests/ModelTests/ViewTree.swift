import TestSupport

/// A tree of views as data.
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
    case watched(ViewTree)
    case modified(Int, ViewTree)
    case stack(ViewTree)

    static func make(depth: Int, _ source: inout SplitMix64) -> ViewTree {
        let next: (inout SplitMix64) -> ViewTree = { make(depth: depth - 1, &$0) }
        switch depth == 0 ? 0 : Int.random(in: 0...13, using: &source) {
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
        case 10, 11: return .watched(next(&source))
        case 12: return .modified(Int.random(in: 0...2, using: &source), next(&source))
        case 13: return .stack(next(&source))
        default: return .probe(Int.random(in: 0...3, using: &source))
        }
    }

    /// The same tree with a few of its data changed; the kinds of nodes stay where they are.
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
        case .watched(let tree): return .watched(tree.edited(&source))
        case .modified(let value, let tree): return .modified(changes ? value + 1 : value, tree.edited(&source))
        case .stack(let tree): return .stack(tree.edited(&source))
        }
    }
}
