import Publishing

/// Values of all sources as they come, and an end once each of `count` has finished or one has failed.
private func merged(_ events: [Event], _ count: Int) -> Outcome {
    let isDone = (0..<count).allSatisfy { events.end(of: $0) == "finished" }
    return Outcome(
        values: events.allValues.map { "\($0)" }, end: events.firstFailure ?? (isDone ? "finished" : nil))
}

private func latest(_ events: [Event], _ count: Int) -> Outcome {
    var now: [Int: Int] = [:]
    var outcome = Outcome()
    for event in events {
        guard case .value(let value) = event.kind else { continue }
        now[event.source] = value
        if now.count == count { outcome.values.append("\((0..<count).map { now[$0, default: 0] })") }
    }
    let isDone = (0..<count).allSatisfy { events.end(of: $0) == "finished" }
    outcome.end = events.firstFailure ?? (isDone ? "finished" : nil)
    return outcome
}

private func zipped(_ events: [Event], _ count: Int) -> Outcome {
    let columns = (0..<count).map { events.values(of: $0) }
    let length = columns.map(\.count).min() ?? 0
    let rows = (0..<length).map { row in "\(columns.map { $0[row] })" }
    let isDone = (0..<count).contains { columns[$0].count == length && events.end(of: $0) == "finished" }
    return Outcome(values: rows, end: isDone ? "finished" : events.firstFailure)
}

extension OperatorCase {
    private static func several<P: Publisher>(
        _ name: String, _ count: Int, dropsUnwanted: Bool = false, _ build: @escaping ([TestSource]) -> P,
        _ model: @escaping ([Event]) -> Outcome
    ) -> OperatorCase {
        OperatorCase(name: name, dropsUnwanted: dropsUnwanted) { world in
            build((0..<count).map { _ in world.source() }).textual
        } model: {
            model($0)
        }
    }

    nonisolated(unsafe) static let several: [OperatorCase] = [
        several("merge 2", 2, { $0[0].merge(with: $0[1].map { $0 }) }) { merged($0, 2) }.failing,
        several("merge 3", 3, { $0[0].merge(with: $0[1], $0[2]) }) { merged($0, 3) }.failing,
        several("merge 8", 8, { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) }) { merged($0, 8) }
            .failing,
        several("merge many", 4, { Publishers.MergeMany($0) }) { merged($0, 4) }.failing,
        several("combineLatest 2", 2, dropsUnwanted: true, { $0[0].combineLatest($0[1]) { [$0, $1] } }) {
            latest($0, 2)
        },
        several("combineLatest 3", 3, dropsUnwanted: true, { $0[0].combineLatest($0[1], $0[2]) { [$0, $1, $2] } }) {
            latest($0, 3)
        },
        several(
            "combineLatest 4", 4, dropsUnwanted: true,
            { $0[0].combineLatest($0[1], $0[2], $0[3]) { [$0, $1, $2, $3] } }
        ) {
            latest($0, 4)
        },
        several("zip 2", 2, { $0[0].zip($0[1]) { [$0, $1] } }) { zipped($0, 2) },
        several("zip 3", 3, { $0[0].zip($0[1], $0[2]) { [$0, $1, $2] } }) { zipped($0, 3) },
        several("zip 4", 4, { $0[0].zip($0[1], $0[2], $0[3]) { [$0, $1, $2, $3] } }) { zipped($0, 4) },
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
            let ends = events.filter { if case .value = $0.kind { false } else { true } }
            let last = ends.last.map { [$0].end(of: 0) } ?? nil
            return Outcome(
                values: events.allValues.map { "\($0)" }, end: last == "finished" || ends.count == 3 ? last : nil)
        },
        several("prefix until", 2, { $0[0].prefix(untilOutputFrom: $0[1]) }) { events in
            let isStopped = !events.values(of: 1).isEmpty
            return Outcome(
                values: events.values(of: 0).map { "\($0)" }, end: isStopped ? "finished" : events.end(of: 0))
        },
        several("drop until", 2, { $0[0].drop(untilOutputFrom: $0[1]) }) { events in
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
        OperatorCase(name: "flatMap") { world in
            world.source().flatMap { _ in world.source() }.textual
        } model: {
            flattened($0)
        }.failing,
        OperatorCase(name: "flatMap two at a time") { world in
            world.source().flatMap(maxPublishers: .max(2)) { _ in world.source() }.textual
        } model: {
            flattened($0)
        }.failing,
        OperatorCase(name: "switchToLatest") { world in
            world.source().map { _ in world.source() }.switchToLatest().textual
        } model: { events in
            var outcome = Outcome(values: events.filter { $0.source > 0 }.allValues.map { "\($0)" })
            let made = events.values(of: 0).count
            let isDone = events.end(of: 0) == "finished" && (made == 0 || events.end(of: made) == "finished")
            outcome.end = events.firstFailure ?? (isDone ? "finished" : nil)
            return outcome
        },
        several("buffer keeping full", 1, { $0[0].buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) }) {
            events in
            Outcome(values: events.allValues.map { "\($0)" }, end: events.end(of: 0))
        },
        several(
            "buffer dropping newest", 1, dropsUnwanted: true,
            { $0[0].buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest) }
        ) {
            Outcome(values: $0.allValues.map { "\($0)" }, end: $0.end(of: 0))
        },
        several(
            "buffer dropping oldest", 1, dropsUnwanted: true,
            { $0[0].buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest) }
        ) {
            Outcome(values: $0.allValues.map { "\($0)" }, end: $0.end(of: 0))
        },
        several("share", 1, { $0[0].share() }) { merged($0, 1) }.dropping,
        several("multicast", 1, { $0[0].multicast { PassthroughSubject() }.autoconnect() }) { merged($0, 1) }.dropping,
        several("multicast with a value", 1, { $0[0].multicast(subject: CurrentValueSubject(9)).autoconnect() }) {
            events in
            Outcome(values: ["9"] + events.allValues.map { "\($0)" }, end: events.end(of: 0))
        }.dropping,
    ]

    private static func flattened(_ events: [Event]) -> Outcome {
        let made = events.values(of: 0).count
        var outcome = merged(events, made + 1)
        outcome.values = events.filter { $0.source > 0 }.allValues.map { "\($0)" }
        return outcome
    }

    private var failing: OperatorCase {
        OperatorCase(name: name, failsAtOnce: true, build: build, model: model)
    }

    private var dropping: OperatorCase {
        OperatorCase(name: name, dropsUnwanted: true, build: build, model: model)
    }

    nonisolated(unsafe) static let time: [OperatorCase] = [
        timed("delay") { $0.delay(for: 3, scheduler: $1) },
        timed("receive on") { $0.receive(on: $1) },
        timed("subscribe on") { $0.subscribe(on: $1) },
        timed("debounce", dropsUnwanted: true) { $0.debounce(for: 2, scheduler: $1) },
        timed("throttle latest", dropsUnwanted: true) { $0.throttle(for: 3, scheduler: $1, latest: true) },
        timed("throttle first", dropsUnwanted: true) { $0.throttle(for: 3, scheduler: $1, latest: false) },
        OperatorCase(name: "measureInterval") { world in
            world.source().measureInterval(using: world.scheduler).map(\.magnitude).textual
        } model: { events in
            var last = 0
            let values = events.compactMap { event -> String? in
                guard case .value = event.kind else { return nil }
                defer { last = event.time }
                return "\(event.time - last)"
            }
            return Outcome(values: values, end: events.end(of: 0))
        },
        OperatorCase(name: "timeout") { world in
            world.source().timeout(200, scheduler: world.scheduler).textual
        } model: { events in
            Outcome(values: events.allValues.map { "\($0)" }, end: events.end(of: 0))
        },
        OperatorCase(name: "collect by time") { world in
            world.source().collect(.byTimeOrCount(world.scheduler, 3, 2)).flatMap(maxPublishers: .max(1)) {
                $0.publisher
            }.textual
        } model: { events in
            Outcome(values: events.allValues.map { "\($0)" }, end: events.end(of: 0))
        }.dropping,
    ]

    private static func timed<P: Publisher>(
        _ name: String, dropsUnwanted: Bool = false, _ build: @escaping (TestSource, TestScheduler) -> P
    ) -> OperatorCase {
        OperatorCase(name: name, dropsUnwanted: dropsUnwanted) { world in
            build(world.source(), world.scheduler).textual
        } model: {
            Outcome(values: $0.allValues.map { "\($0)" }, end: $0.end(of: 0))
        }
    }
}

extension [TestSource] {
    fileprivate var catching: Publishers.Catch<TestSource, TestSource> { self[0].catch { _ in self[1] } }
}
