import Publishing

/// Values of all sources as they come, and an end once each of `count` has finished or one has failed.
private func merged(_ events: [Event], _ count: Int) -> Outcome {
    let isDone = (0..<count).allSatisfy { events.end(of: $0) == "finished" }
    return Outcome(
        values: events.allValues.map { "\($0)" }, end: events.firstFailure ?? (isDone ? "finished" : nil))
}

/// The latest values whenever there is a new one and somebody wants them.
private func latestRows(_ events: [Event], _ count: Int) -> Outcome {
    var now: [Int: Int] = [:]
    var wanted = Wanted()
    var finished = 0
    var outcome = Outcome()
    for event in events where outcome.end == nil {
        switch event.kind {
        case .asked(let count): wanted.ask(count)
        case .value(let value):
            now[event.source] = value
            if now.count == count, wanted.take() { outcome.values.append("\((0..<count).map { now[$0, default: 0] })") }
        case .finished:
            finished += 1
            if finished == count { outcome.end = "finished" }
        case .failed(let number): outcome.end = "error \(number)"
        case .advance, .stopped: break
        }
    }
    return outcome
}

private func zipped(_ events: [Event], _ count: Int) -> Outcome {
    let columns = (0..<count).map { events.values(of: $0) }
    let length = columns.map(\.count).min() ?? 0
    let rows = (0..<length).map { row in "\(columns.map { $0[row] })" }
    let isDone = (0..<count).contains { columns[$0].count == length && events.end(of: $0) == "finished" }
    return Outcome(values: rows, end: isDone ? "finished" : events.firstFailure)
}

private func flattened(_ events: [Event]) -> Outcome {
    let made = events.values(of: 0).count
    var outcome = merged(events, made + 1)
    outcome.values = events.filter { $0.source > 0 }.allValues.map { "\($0)" }
    return outcome
}

extension OperatorCase {
    static func several<P: Publisher>(
        _ name: String, _ count: Int, isPart: Bool = false, failsAtOnce: Bool = false, rule: ThreadRule? = nil,
        _ build: @escaping ([TestSource]) -> P, _ model: @escaping ([Event]) -> Outcome
    ) -> OperatorCase {
        OperatorCase(name: name, isPart: isPart, failsAtOnce: failsAtOnce, rule: rule) { world in
            build((0..<count).map { _ in world.source() }).textual
        } model: {
            model($0)
        }
    }

    private static func merging<P: Publisher>(
        _ name: String, _ count: Int, _ build: @escaping ([TestSource]) -> P
    ) -> OperatorCase {
        several(name, count, failsAtOnce: true, rule: .merged(), build) { merged($0, count) }
    }

    private static func zipping<P: Publisher>(_ count: Int, _ build: @escaping ([TestSource]) -> P) -> OperatorCase {
        several("zip \(count)", count, rule: .zipped, build) { zipped($0, count) }
    }

    private static func latest<P: Publisher>(_ count: Int, _ build: @escaping ([TestSource]) -> P) -> OperatorCase {
        several("combineLatest \(count)", count, rule: .latest, build) { latestRows($0, count) }
    }

    // All closures take what they use.
    nonisolated(unsafe) package static let several: [OperatorCase] = [
        merging("merge 2", 2) { $0[0].merge(with: $0[1].map { $0 }) },
        merging("merge 3", 3) { $0[0].merge(with: $0[1], $0[2]) },
        merging("merge 4", 4) { $0[0].merge(with: $0[1], $0[2], $0[3]) },
        merging("merge 5", 5) { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4]) },
        merging("merge 6", 6) { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5]) },
        merging("merge 7", 7) { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) },
        merging("merge 8", 8) { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) },
        merging("merge many", 4) { Publishers.MergeMany($0) },
        latest(2) { $0[0].combineLatest($0[1]) { [$0, $1] } },
        latest(3) { $0[0].combineLatest($0[1], $0[2]) { [$0, $1, $2] } },
        latest(4) { $0[0].combineLatest($0[1], $0[2], $0[3]) { [$0, $1, $2, $3] } },
        zipping(2) { $0[0].zip($0[1]) { [$0, $1] } },
        zipping(3) { $0[0].zip($0[1], $0[2]) { [$0, $1, $2] } },
        zipping(4) { $0[0].zip($0[1], $0[2], $0[3]) { [$0, $1, $2, $3] } },
        OperatorCase(name: "flatMap", failsAtOnce: true, rule: .merged(from: 1)) { world in
            world.source().flatMap { _ in world.source() }.textual
        } model: {
            flattened($0)
        },
        OperatorCase(name: "flatMap two at a time", failsAtOnce: true, rule: .merged(from: 1)) { world in
            world.source().flatMap(maxPublishers: .max(2)) { _ in world.source() }.textual
        } model: {
            flattened($0)
        },
        OperatorCase(name: "switchToLatest", rule: .switched) { world in
            world.source().map { _ in world.source() }.switchToLatest().textual
        } model: { events in
            var outcome = Outcome(values: events.filter { $0.source > 0 }.allValues.map { "\($0)" })
            let made = events.values(of: 0).count
            let isDone = events.end(of: 0) == "finished" && (made == 0 || events.end(of: made) == "finished")
            outcome.end = events.firstFailure ?? (isDone ? "finished" : nil)
            return outcome
        },
    ]
}
