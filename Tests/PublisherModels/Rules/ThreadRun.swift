/// What several threads had an operator do: what each source sent, and what came of it.
///
/// The order of what different sources sent is not known.
struct ThreadRun {
    let values: [[Int]]
    let ends: [String?]
    let got: Outcome
    /// Whether the subscriber has cancelled.
    let isCancelled: Bool
    /// Whether it wanted everything from the beginning on.
    let wantsAll: Bool

    init(_ events: [Event], sources: Int, _ got: Outcome, isCancelled: Bool, wantsAll: Bool) {
        var values = [[Int]](repeating: [], count: sources)
        var ends = [String?](repeating: nil, count: sources)
        for event in events where event.source >= 0 {
            if case .value(let value) = event.kind { values[event.source].append(value) }
            if let end = [event].ends.first { ends[event.source] = end }
        }
        self.values = values
        self.ends = ends
        self.got = got
        self.isCancelled = isCancelled
        self.wantsAll = wantsAll
    }

    var failures: [String] { ends.compactMap { $0 == "finished" ? nil : $0 } }
    var isFinished: Bool { ends.allSatisfy { $0 == "finished" } }

    /// Which source sent a value, and as which of its values.
    struct Place: Equatable {
        let source: Int
        let index: Int
    }

    func places(from first: Int) -> [String: Place] {
        var places: [String: Place] = [:]
        for (source, column) in values.enumerated() where source >= first {
            for (index, value) in column.enumerated() { places["\(value)"] = Place(source: source, index: index) }
        }
        return places
    }

    /// What is wrong with the order of values: those of each source keep theirs, and none comes twice. Unless some may be
    /// left out, none is missing before another of its source; and if they `must` all have come, none is.
    func problem(with values: some Sequence<String>, from first: Int, mayLeaveOut: Bool, must: Bool) -> String? {
        let places = places(from: first)
        var next = [Int](repeating: 0, count: self.values.count)
        for value in values {
            guard let place = places[value] else { return "\(value) was not sent" }
            let due = next[place.source]
            if mayLeaveOut ? place.index < due : place.index != due {
                return "\(value) is number \(place.index) of source \(place.source), and came as number \(due)"
            }
            next[place.source] = place.index + 1
        }
        guard must else { return nil }
        for source in self.values.indices where source >= first && next[source] < self.values[source].count {
            return "\(self.values[source][next[source]]) of source \(source) is missing"
        }
        return nil
    }

    /// What is wrong with the end of what ends when all sources have finished or one has failed.
    var problemWithEnd: String? {
        if isCancelled { return nil }
        if failures.isEmpty { return expect(isFinished ? "finished" : nil) }
        return expectOne(of: failures)
    }

    func expect(_ end: String?) -> String? { got.end == end ? nil : "ends as \(got), not \(end ?? "open")" }

    func expectOne(of ends: [String]) -> String? {
        if let end = got.end, ends.contains(end) { return nil }
        return "ends as \(got), not with one of \(ends)"
    }
}
