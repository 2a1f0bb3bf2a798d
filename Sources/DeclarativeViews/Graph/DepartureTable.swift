/// The departing children of a graph's nodes, by parent.
@MainActor struct DepartureTable {
    private var lists: [ObjectIdentifier: DepartureList] = [:]

    var isEmpty: Bool { lists.isEmpty }

    mutating func insert(_ departure: Departure, of parent: _ViewNode) {
        let list = lists[ObjectIdentifier(parent)] ?? DepartureList()
        lists[ObjectIdentifier(parent)] = list
        list.insert(departure)
    }

    /// Removes a departure that is over.
    mutating func remove(_ departure: Departure, of parent: _ViewNode) {
        let id = ObjectIdentifier(parent)
        guard let list = lists[id] else { return }
        list.didEnd(departure)
        if list.isEmpty { lists[id] = nil }
    }

    /// Returns the departures of a parent, in the order in which they are shown.
    func of(_ parent: _ViewNode) -> [Departure] { lists.isEmpty ? [] : lists[ObjectIdentifier(parent)]?.all ?? [] }

    /// Returns the latest departure of a parent's child with a tag.
    func last(of parent: _ViewNode, tag: AnyHashable) -> Departure? { lists[ObjectIdentifier(parent)]?.last(tag) }

    /// Notes that the remaining children of a parent have moved; see `DepartureList.move(to:)`.
    func childrenDidMove(of parent: _ViewNode, to indices: @autoclosure () -> [Int]) {
        if lists.isEmpty { return }
        lists[ObjectIdentifier(parent)]?.move(to: indices())
    }

    var all: [Departure] { lists.values.flatMap { $0.all } }

    /// Removes and returns the departures of a parent.
    mutating func removeAll(of parent: _ViewNode) -> [Departure] {
        lists.isEmpty ? [] : lists.removeValue(forKey: ObjectIdentifier(parent))?.all ?? []
    }
}

/// The departing children of one parent.
@MainActor private final class DepartureList {
    /// In the order in which they are shown. Those that are over are removed once they are the majority.
    private var departures: [Departure] = []
    private var overCount = 0
    /// Made when a child is first called back. May contain departures that are over.
    private var byTag: [AnyHashable: [Departure]]?

    var isEmpty: Bool { overCount == departures.count }

    var all: [Departure] { overCount == 0 ? departures : departures.filter { !$0.isOver } }

    func insert(_ departure: Departure) {
        departures.append(departure)
        byTag?[departure.tag, default: []].append(departure)
    }

    func didEnd(_ departure: Departure) {
        overCount += 1
        if 2 * overCount <= departures.count { return }
        departures = all
        overCount = 0
        byTag = nil
    }

    func last(_ tag: AnyHashable) -> Departure? {
        if byTag == nil { byTag = Dictionary(grouping: all) { $0.tag } }
        while let departure = byTag?[tag]?.last {
            if !departure.isOver { return departure }
            byTag?[tag]?.removeLast()
        }
        return nil
    }

    /// Moves each departure to its index among the children that remain now.
    ///
    /// - Parameter indices: For each number of children that were before a departure until now, the number of children
    ///   before it from now on. There is one entry more than there were children; larger numbers count as the last.
    func move(to indices: [Int]) {
        sort()
        for departure in departures { departure.index = indices[min(departure.index, indices.count - 1)] }
        sort()
    }

    /// Departures at the same index keep their order.
    private func sort() {
        var order = departures.enumerated().map { (index: $1.index, offset: $0, departure: $1) }
        order.sort { $0.index == $1.index ? $0.offset < $1.offset : $0.index < $1.index }
        departures = order.map { $0.departure }
    }
}
