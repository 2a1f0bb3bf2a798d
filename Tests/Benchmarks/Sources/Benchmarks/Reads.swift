import AllocationCount
import DeclarativeUI

/// Reads of one trait and one environment value among others, from outside the libraries' modules.
@MainActor func benchmarkReads(_ report: Report) {
    report.begin("Read one value with K others set")
    var trait: Double?
    var environment: Double?
    for others in [0, 8, 64] {
        let collections = (0..<batch).map { collection(of: $0, others: others) }
        let values = (0..<batch).map { environmentValues(of: $0, others: others) }
        let (traitTime, traitCount) = measure(collections, readTraits)
        report.row(
            "collection[Trait.self], K = \(others)", traitTime, reference: trait ?? traitTime, limit: 5,
            ratioLimit: 1.5)
        let (environmentTime, environmentCount) = measure(values, readEnvironment)
        report.row(
            "environment[Key.self], K = \(others)", environmentTime, reference: environment ?? environmentTime,
            limit: 5, ratioLimit: 1.5)
        report.row("allocations in 1,600,000 reads", Double(traitCount + environmentCount), .count, limit: 0)
        trait = trait ?? traitTime
        environment = environment ?? environmentTime
        let dictionaries = (0..<batch).map { dictionary(of: $0, others: others) }
        report.row("Dictionary<ObjectIdentifier, Int>, K = \(others)", measure(dictionaries, readDictionaries).0)
    }
    let tree = Tree(count: 1_000)
    tree.scene.traitOverrides[ToneTrait.self] = 1
    tree.window.updateTraitsIfNeeded()
    let views = Array(tree.views[100..<(100 + batch)])
    let (time, count) = measure(views, readViews)
    report.row("view.traitCollection[Trait.self]", time, limit: 25)
    report.row("allocations in 1,600,000 reads", Double(count), .count, limit: 0)
}

/// How many different objects are read in turn.
private let batch = 16

/// Nanoseconds a read, and allocations of all reads.
///
/// `read` reads eight objects it is handed as arguments, so that neither a read nor its result can be moved out of the
/// loop, and nothing but reads is measured: getting an object out of an array costs a retain and a release.
@MainActor private func measure<Element>(
    _ elements: [Element],
    _ read: (Element, Element, Element, Element, Element, Element, Element, Element) -> Int
) -> (Double, Int) {
    let (a, b, c, d) = (elements[0], elements[1], elements[2], elements[3])
    let (e, f, g, h) = (elements[4], elements[5], elements[6], elements[7])
    let (i, j, k, l) = (elements[8], elements[9], elements[10], elements[11])
    let (m, n, o, p) = (elements[12], elements[13], elements[14], elements[15])
    let rounds = 6_250
    var sum = read(a, b, c, d, e, f, g, h)
    let before = allocation_count()
    let time = best(of: 16, steps: rounds * batch) {
        for _ in 0..<rounds {
            sum &+= read(a, b, c, d, e, f, g, h)
            sum &+= read(i, j, k, l, m, n, o, p)
        }
    }
    let count = allocation_count() - before
    if sum == 0 { fatalError("The values read are not those written.") }
    if before < 0 { fatalError("Allocations cannot be counted here.") }
    return (time, count)
}

@inline(never) private func readTraits(
    _ a: UITraitCollection, _ b: UITraitCollection, _ c: UITraitCollection, _ d: UITraitCollection,
    _ e: UITraitCollection, _ f: UITraitCollection, _ g: UITraitCollection, _ h: UITraitCollection
) -> Int {
    var sum = a[ToneTrait.self]
    sum &+= b[ToneTrait.self]
    sum &+= c[ToneTrait.self]
    sum &+= d[ToneTrait.self]
    sum &+= e[ToneTrait.self]
    sum &+= f[ToneTrait.self]
    sum &+= g[ToneTrait.self]
    sum &+= h[ToneTrait.self]
    return sum
}

@inline(never) private func readEnvironment(
    _ a: EnvironmentValues, _ b: EnvironmentValues, _ c: EnvironmentValues, _ d: EnvironmentValues,
    _ e: EnvironmentValues, _ f: EnvironmentValues, _ g: EnvironmentValues, _ h: EnvironmentValues
) -> Int {
    var sum = a[PaceKey.self]
    sum &+= b[PaceKey.self]
    sum &+= c[PaceKey.self]
    sum &+= d[PaceKey.self]
    sum &+= e[PaceKey.self]
    sum &+= f[PaceKey.self]
    sum &+= g[PaceKey.self]
    sum &+= h[PaceKey.self]
    return sum
}

/// Counts calls, an effect that keeps the compiler from taking the calls out of their loop.
@MainActor private var dictionaryReads = 0

@MainActor @inline(never) private func readDictionaries(
    _ a: Table, _ b: Table, _ c: Table, _ d: Table, _ e: Table, _ f: Table, _ g: Table, _ h: Table
) -> Int {
    dictionaryReads &+= 8
    var sum = (a[ObjectIdentifier(ToneTrait.self)] ?? 0)
    sum &+= (b[ObjectIdentifier(ToneTrait.self)] ?? 0)
    sum &+= (c[ObjectIdentifier(ToneTrait.self)] ?? 0)
    sum &+= (d[ObjectIdentifier(ToneTrait.self)] ?? 0)
    sum &+= (e[ObjectIdentifier(ToneTrait.self)] ?? 0)
    sum &+= (f[ObjectIdentifier(ToneTrait.self)] ?? 0)
    sum &+= (g[ObjectIdentifier(ToneTrait.self)] ?? 0)
    sum &+= (h[ObjectIdentifier(ToneTrait.self)] ?? 0)
    return sum
}

@MainActor @inline(never) private func readViews(
    _ a: UIView, _ b: UIView, _ c: UIView, _ d: UIView, _ e: UIView, _ f: UIView, _ g: UIView, _ h: UIView
) -> Int {
    var sum = a.traitCollection[ToneTrait.self]
    sum &+= b.traitCollection[ToneTrait.self]
    sum &+= c.traitCollection[ToneTrait.self]
    sum &+= d.traitCollection[ToneTrait.self]
    sum &+= e.traitCollection[ToneTrait.self]
    sum &+= f.traitCollection[ToneTrait.self]
    sum &+= g.traitCollection[ToneTrait.self]
    sum &+= h.traitCollection[ToneTrait.self]
    return sum
}

private typealias Table = [ObjectIdentifier: Int]

private func collection(of value: Int, others: Int) -> UITraitCollection {
    UITraitCollection { traits in
        forEachPair(others) { set($0, $1, in: &traits) }
        traits[ToneTrait.self] = value
    }
}

private func environmentValues(of value: Int, others: Int) -> EnvironmentValues {
    var values = EnvironmentValues()
    forEachPair(others) { set($0, $1, in: &values) }
    values.pace = value
    return values
}

private func dictionary(of value: Int, others: Int) -> Table {
    var result: Table = [:]
    func add<High: Digit, Low: Digit>(_ high: High.Type, _ low: Low.Type) {
        result[ObjectIdentifier(FillerTrait<High, Low>.self)] = 1
    }
    forEachPair(others) { add($0, $1) }
    result[ObjectIdentifier(ToneTrait.self)] = value
    return result
}
