/// What holds of an operator's values and end whatever the order in which threads came.
struct ThreadRule {
    let problem: (ThreadRun) -> String?

    /// Which values may be missing.
    enum LeavesOut {
        case none
        case unwanted
        case any
    }

    /// Values of all sources, in the order of each.
    ///
    /// - Parameters:
    ///   - source: The first source whose values these are.
    ///   - leavesOut: Which values may be missing.
    ///   - first: A value that may come before all others.
    ///   - ends: Whether it ends with its sources.
    ///   - endsWithFirst: Whether it ends with the first of them, and not with all.
    static func merged(
        from source: Int = 0, leavesOut: LeavesOut = .none, first: String? = nil, ends: Bool = true,
        endsWithFirst: Bool = false
    ) -> ThreadRule {
        ThreadRule { run in
            var values = run.got.values[...]
            if let first, values.first == first { values = values.dropFirst() }
            let mayLeaveOut = leavesOut == .any || leavesOut == .unwanted && !run.wantsAll
            let isComplete = endsWithFirst ? run.ends.allSatisfy { $0 == nil } : run.failures.isEmpty
            let problem = run.problem(
                with: values, from: source, mayLeaveOut: mayLeaveOut,
                must: isComplete && !run.isCancelled && !mayLeaveOut)
            if problem != nil || run.isCancelled { return problem }
            if !ends { return run.expect(nil) }
            if !endsWithFirst { return run.problemWithEnd }
            let all = run.ends.compactMap { $0 }
            return all.isEmpty ? run.expect(nil) : run.expectOne(of: all)
        }
    }

    /// One value of each source in each row.
    // Its closure only uses what it is given.
    nonisolated(unsafe) static let zipped = ThreadRule { run in
        let length = run.values.map(\.count).min() ?? 0
        let rows = (0..<length).map { row in "\(run.values.map { $0[row] })" }
        if !rows.starts(with: run.got.values) { return "\(run.got) is no part of \(rows)" }
        if run.isCancelled { return nil }
        let count = run.got.values.count
        let isDone = run.values.indices.contains { run.values[$0].count == count && run.ends[$0] == "finished" }
        if !run.failures.isEmpty { return run.expectOne(of: run.failures + (isDone ? ["finished"] : [])) }
        if count < length { return "\(run.got) is less than \(rows)" }
        return run.expect(isDone ? "finished" : nil)
    }

    /// Rows of latest values, each later than the one before.
    // Its closure only uses what it is given.
    nonisolated(unsafe) static let latest = ThreadRule { run in
        let places = run.places(from: 0)
        var last: [Int]?
        for row in run.got.values {
            let now = row.dropFirst().dropLast().split(separator: ", ").map { places[String($0)] }
            var indices: [Int] = []
            for (source, place) in now.enumerated() {
                guard let place, place.source == source else { return "\(row) has what source \(source) did not send" }
                indices.append(place.index)
            }
            if let last {
                let steps = zip(indices, last).map { $0 - $1 }
                if steps.contains(where: { $0 < 0 }) { return "\(row) goes back in \(run.got)" }
                let sum = steps.reduce(0, +)
                if sum == 0 || run.wantsAll && sum > 1 { return "\(row) is \(sum) steps on in \(run.got)" }
            }
            last = indices
        }
        let ends = run.values.map { $0.count - 1 }
        if run.wantsAll, !run.isCancelled, run.failures.isEmpty, !ends.contains(-1), last != ends {
            return "\(run.got) does not end with the last values of \(run.values)"
        }
        return run.problemWithEnd
    }

    /// Values of the latest of the sources that the first has made.
    // Its closure only uses what it is given.
    nonisolated(unsafe) static let switched = ThreadRule { run in
        if let problem = run.problem(with: run.got.values, from: 1, mayLeaveOut: false, must: false) { return problem }
        let places = run.places(from: 1)
        let order = run.got.values.compactMap { places[$0]?.source }
        if order != order.sorted() { return "\(run.got) goes back to an earlier source" }
        if run.isCancelled { return nil }
        let made = run.values.count - 1
        let isDone = run.ends[0] == "finished" && run.ends[made] == "finished"
        guard let end = run.got.end else {
            let failed = [run.ends[0], run.ends[made]].contains { $0 != nil && $0 != "finished" }
            if failed || isDone { return "does not end: \(run.got), \(run.ends)" }
            return run.values[0].isEmpty || order.count { $0 == made } == run.values[made].count
                ? nil : "\(run.got) lacks values of the last source"
        }
        if end == "finished" { return isDone ? nil : "finishes before its sources: \(run.ends)" }
        return run.expectOne(of: run.failures)
    }

    /// Values of the first source, until the second has one.
    // Its closure only uses what it is given.
    nonisolated(unsafe) static let prefixUntil = ThreadRule { run in
        let isStopped = !run.values[1].isEmpty
        let problem = run.problem(
            with: run.got.values, from: 0, mayLeaveOut: false, must: false)
        if problem != nil || run.isCancelled { return problem }
        if isStopped { return run.expectOne(of: ["finished"] + [run.ends[0]].compactMap { $0 }) }
        if run.got.values.count < run.values[0].count { return "\(run.got) is less than \(run.values[0])" }
        return run.expect(run.ends[0])
    }

    /// Values of the first source, from when the second has one.
    // Its closure only uses what it is given.
    nonisolated(unsafe) static let dropUntil = ThreadRule { run in
        let all = run.values[0].map { "\($0)" }
        let start = run.got.values.first.flatMap { all.firstIndex(of: $0) } ?? all.count
        if !all[start...].starts(with: run.got.values) { return "\(run.got) is no part of \(all)" }
        let isOpen = !run.values[1].isEmpty
        if !isOpen, !run.got.values.isEmpty { return "\(run.got) came before the other source had a value" }
        if run.isCancelled { return nil }
        var ends = run.failures
        if run.ends[0] == "finished" || !isOpen && run.ends[1] == "finished" { ends.append("finished") }
        if !ends.isEmpty { return run.expectOne(of: ends) }
        if !run.got.values.isEmpty, run.got.values.last != all.last { return "\(run.got) is not all of \(all)" }
        return run.expect(nil)
    }

    /// Values of one source that two have subscribed to, each of whom leaves out some.
    // Its closure only uses what it is given.
    nonisolated(unsafe) static let twice = ThreadRule { run in
        let places = run.places(from: 0)
        // The last value of either.
        var last = [-1, -1]
        for value in run.got.values {
            guard let index = places[value]?.index else { return "\(value) was not sent" }
            guard let nearest = last.indices.filter({ last[$0] < index }).max(by: { last[$0] < last[$1] }) else {
                return "\(value) came out of order in \(run.got)"
            }
            last[nearest] = index
        }
        if run.isCancelled { return nil }
        if run.wantsAll, run.failures.isEmpty, last != last.map({ _ in run.values[0].count - 1 }) {
            return "\(run.got) lacks the last of \(run.values)"
        }
        return run.problemWithEnd
    }

    /// Times between the values of one source.
    // Its closure only uses what it is given.
    nonisolated(unsafe) static let intervals = ThreadRule { run in
        let values = run.got.values.compactMap { Int($0) }
        if values.count > run.values[0].count { return "\(run.got) is more than \(run.values[0])" }
        if values.contains(where: { $0 < 0 }) { return "\(run.got) goes back in time" }
        if run.isCancelled { return nil }
        if values.count < run.values[0].count { return "\(run.got) is less than \(run.values[0])" }
        return run.expect(run.ends[0])
    }
}
