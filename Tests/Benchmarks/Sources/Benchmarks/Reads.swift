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
    let views = Array(tree.views[100..<(100 + batch)])
    let (time, count) = measure(views, readViews)
    report.row("view.traitCollection[Trait.self]", time, limit: 25)
    report.row("allocations in 1,600,000 reads", Double(count), .count, limit: 0)
}

/// How many different objects are read in turn, so that no read can be moved out of the loop.
private let batch = 16

/// Nanoseconds a read, and allocations of all reads.
@MainActor private func measure<Element>(
    _ elements: [Element], _ read: (UnsafeBufferPointer<Element>, Int) -> Int
) -> (Double, Int) {
    let rounds = 6_250
    var sum = 0
    return elements.withUnsafeBufferPointer { buffer in
        sum &+= read(buffer, 0)
        let before = allocation_count()
        let time = best(of: 16, steps: rounds * batch) {
            for round in 0..<rounds { sum &+= read(buffer, round) }
        }
        let count = allocation_count() - before
        if sum == 0 { fatalError("The values read are not those written.") }
        return (time, count)
    }
}

@inline(never) private func readTraits(_ collections: UnsafeBufferPointer<UITraitCollection>, _ start: Int) -> Int {
    var sum = 0
    for index in 0..<batch { sum &+= collections[(start &+ index) & (batch - 1)][ToneTrait.self] }
    return sum
}

@inline(never) private func readEnvironment(_ values: UnsafeBufferPointer<EnvironmentValues>, _ start: Int) -> Int {
    var sum = 0
    for index in 0..<batch { sum &+= values[(start &+ index) & (batch - 1)][PaceKey.self] }
    return sum
}

@inline(never) private func readDictionaries(
    _ dictionaries: UnsafeBufferPointer<[ObjectIdentifier: Int]>, _ start: Int
) -> Int {
    var sum = 0
    for index in 0..<batch {
        sum &+= dictionaries[(start &+ index) & (batch - 1)][ObjectIdentifier(ToneTrait.self)] ?? 0
    }
    return sum
}

@MainActor @inline(never) private func readViews(_ views: UnsafeBufferPointer<UIView>, _ start: Int) -> Int {
    var sum = 1
    for index in 0..<batch { sum &+= views[(start &+ index) & (batch - 1)].traitCollection[ToneTrait.self] }
    return sum
}

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

private func dictionary(of value: Int, others: Int) -> [ObjectIdentifier: Int] {
    var result: [ObjectIdentifier: Int] = [:]
    func add<High: Digit, Low: Digit>(_ high: High.Type, _ low: Low.Type) {
        result[ObjectIdentifier(FillerTrait<High, Low>.self)] = 1
    }
    forEachPair(others) { add($0, $1) }
    result[ObjectIdentifier(ToneTrait.self)] = value
    return result
}
