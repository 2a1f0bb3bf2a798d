import DeclarativeUI

/// Small changes in large trees.
@MainActor func benchmarkChanges(_ report: Report) {
    report.begin("A view with a registration in and out, settled, under N siblings")
    var reference: Double?
    for count in Options.sizes([1_000, 100_000]) {
        let time = insertAndRemove(siblings: count)
        report.row("N = \(grouped(count))", time, reference: reference ?? time, ratioLimit: 2)
        reference = reference ?? time
    }
    report.begin("First override on a view that had none, settled, 10 observers among N views")
    reference = nil
    for count in Options.sizes([10_000, 100_000]) {
        let (time, nextRead) = firstOverride(count: count)
        report.row("override, N = \(grouped(count))", time, reference: reference ?? time, ratioLimit: 2)
        report.row("a view's next read, N = \(grouped(count))", nextRead)
        reference = reference ?? time
    }
}

@MainActor private func insertAndRemove(siblings: Int) -> Double {
    let tree = Tree(count: siblings, width: siblings)
    let view = UIView()
    view.registerForTraitChanges([ToneTrait.self]) { (_: UIView, _) in }
    let steps = 100
    return best(steps: steps) {
        for _ in 0..<steps {
            tree.top.addSubview(view)
            tree.window.updateTraitsIfNeeded()
            view.removeFromSuperview()
            tree.window.updateTraitsIfNeeded()
        }
    }
}

@MainActor private func firstOverride(count: Int) -> (override: Double, nextRead: Double) {
    let tree = Tree(count: count)
    var next = 1
    let steps = 100
    let time = best(of: 10, steps: steps) {
        for _ in 0..<steps {
            tree.views[next].traitOverrides[ToneTrait.self] = next
            tree.window.updateTraitsIfNeeded()
            next += 1
        }
    }
    var sum = 0
    let read = once { for view in tree.views { sum &+= view.traitCollection[ToneTrait.self] } }
    if sum == 0 { fatalError("The overrides did not take effect.") }
    return (time, read / Double(count))
}
