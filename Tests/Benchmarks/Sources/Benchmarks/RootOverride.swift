import DeclarativeUI

/// A trait overridden at the scene and seen by ten of N views.
@MainActor func benchmarkRootOverride(_ report: Report) async {
    report.begin("Override at the scene, settled, seen by 10 of N views")
    for (width, isBordered) in [(10, false), (100, false), (10, true)] {
        var reference: Double?
        for count in Options.sizes([1_000, 100_000, 1_000_000]) {
            let time = rootOverride(count: count, width: width, isBordered: isBordered)
            report.time(
                "\(isBordered ? 4 : 0) boundaries, \(width) wide, N = \(grouped(count))", time, bound: 8_000,
                reference: reference ?? time)
            reference = reference ?? time
            // Until the next turn, the update queue keeps the window.
            await Task.yield()
        }
    }
    let count = Options.isSmall ? 1_000 : 1_000_000
    report.row("hand-written push through N = \(grouped(count)) class nodes", eagerPush(count: count))
}

@MainActor private func rootOverride(count: Int, width: Int, isBordered: Bool) -> Double {
    let tree = Tree(count: count, width: width, isBordered: isBordered)
    var value = 0
    let steps = 100
    let before = tree.hits
    var runs = 0
    let time = best(steps: steps) {
        for _ in 0..<steps {
            value += 1
            tree.scene.traitOverrides[ToneTrait.self] = value
            tree.window.updateTraitsIfNeeded()
        }
        runs += steps
    }
    if tree.hits - before != runs * 10 { fatalError("\(tree.hits - before) calls of handlers in \(runs) changes.") }
    return time
}

@MainActor private func eagerPush(count: Int) -> Double {
    var hits = 0
    var nodes = [PushedNode()]
    nodes.reserveCapacity(count)
    var parent = 0
    while nodes.count < count {
        for _ in 0..<min(10, count - nodes.count) {
            let node = PushedNode()
            nodes[parent].children.append(node)
            nodes.append(node)
        }
        parent += 1
    }
    for index in 1...10 { nodes[index * (count / 10) - 1].handler = { hits += 1 } }
    let root = nodes[0]
    nodes = []
    var value = 0
    let time = best(of: 5) {
        value += 1
        root.push(value)
    }
    if hits != value * 10 { fatalError("\(hits) calls of handlers in \(value) changes.") }
    return time
}
