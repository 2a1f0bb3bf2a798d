import Publishing

extension OperatorCase {
    /// Operators that follow one source and then another. One causes the other, so that threads leave them in order.
    // All closures take what they use.
    nonisolated(unsafe) package static let following: [OperatorCase] = [
        several("append", 2, { $0[0].append($0[1]) }) { events in
            let first = events.end(of: 0)
            return Outcome(
                values: events.allValues.map { "\($0)" }, end: first == "finished" ? events.end(of: 1) : first)
        },
        several("prepend values", 1, { $0[0].prepend(7, 8) }) { events in
            Outcome(values: ["7", "8"] + events.allValues.map { "\($0)" }, end: events.end(of: 0))
        },
        several("catch", 2, { $0.catching }) { events in
            let first = events.end(of: 0)
            return Outcome(
                values: events.allValues.map { "\($0)" },
                end: first == nil || first == "finished" ? first : events.end(of: 1))
        },
        several(
            "tryCatch", 2,
            { sources in
                sources[0].tryCatch { error in
                    if error.number > 4 { throw TestError(number: 99) }
                    return sources[1]
                }
            }
        ) { events in
            let first = events.end(of: 0)
            let end =
                switch first {
                case nil, "finished": first
                case let error? where (Int(error.dropFirst(6)) ?? 0) > 4: "error 99" as String?
                default: events.end(of: 1)
                }
            return Outcome(values: events.allValues.map { "\($0)" }, end: end)
        },
        several("retry", 1, { $0[0].retry(2) }) { events in
            let ends = events.ends
            let isOver = ends.last == "finished" || ends.count == 3
            return Outcome(values: events.allValues.map { "\($0)" }, end: isOver ? ends.last : nil)
        },
        several("prefix until", 2, rule: .prefixUntil, { $0[0].prefix(untilOutputFrom: $0[1]) }) { events in
            let isStopped = !events.values(of: 1).isEmpty
            return Outcome(
                values: events.values(of: 0).map { "\($0)" }, end: isStopped ? "finished" : events.end(of: 0))
        },
        several("drop until", 2, rule: .dropUntil, { $0[0].drop(untilOutputFrom: $0[1]) }) { events in
            var outcome = Outcome()
            var isOpen = false
            for event in events where outcome.end == nil {
                switch (event.source, event.kind) {
                case (1, .value): isOpen = true
                case (0, .value(let value)): if isOpen { outcome.values.append("\(value)") }
                case (0, .finished): outcome.end = "finished"
                case (_, .failed(let number)): outcome.end = "error \(number)"
                case (_, .finished): if !isOpen { outcome.end = "finished" }
                default: break
                }
            }
            return outcome
        },
    ]
}

extension [TestSource] {
    fileprivate var catching: Publishers.Catch<TestSource, TestSource> { self[0].catch { _ in self[1] } }
}
