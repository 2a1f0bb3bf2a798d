import Publishing

private enum Step {
    case value(Int, serial: Int)
    case end(String?)
}

/// A value once there has been no other for 2 steps, if it is wanted then.
private func debounced(_ events: [Event]) -> Outcome {
    var agenda = Agenda<Step>()
    var wanted = Wanted()
    var last = 0
    var outcome = Outcome()
    for event in events where outcome.end == nil {
        while outcome.end == nil, let (_, step) = agenda.next(before: event) {
            switch step {
            case .value(let value, serial: last): if wanted.take() { outcome.values.append("\(value)") }
            case .value: break
            case .end(let end): outcome.end = end
            }
        }
        switch event.kind {
        case .asked(let count): wanted.ask(count)
        case .value(let value):
            last += 1
            agenda.add(.value(value, serial: last), at: event.time + 2)
        case .finished, .failed:
            last += 1
            agenda.add(.end([event].ends.first), at: event.time)
        case .advance, .stopped: break
        }
    }
    return outcome
}

/// A value in each 3 steps, if it is wanted then: the latest or the first.
private func throttled(_ events: [Event], latest: Bool) -> Outcome {
    var agenda = Agenda<Step>()
    var wanted = Wanted()
    var kept: Int?
    var last = -3
    var over: String?
    var outcome = Outcome()
    for event in events where outcome.end == nil {
        while outcome.end == nil, let (time, step) = agenda.next(before: event) {
            if case .end(let end) = step {
                outcome.end = end
                continue
            }
            if let kept, wanted.take() { outcome.values.append("\(kept)") }
            (kept, last) = (nil, time)
            if let over { outcome.end = over }
        }
        switch event.kind {
        case .asked(let count): wanted.ask(count)
        case .value(let value):
            if kept == nil { agenda.add(.value(value, serial: 0), at: max(event.time, last + 3)) }
            if kept == nil || latest { kept = value }
        // What is due comes before the end, also before an error.
        case .finished where kept != nil, .failed where kept != nil: over = [event].ends.first
        case .finished, .failed: agenda.add(.end([event].ends.first), at: event.time)
        case .advance, .stopped: break
        }
    }
    return outcome
}

extension OperatorCase {
    /// Operators that go by time.
    // All closures take what they use.
    nonisolated(unsafe) package static let time: [OperatorCase] = [
        timed("delay") { $0.delay(for: 3, scheduler: $1) },
        timed("receive on") { $0.receive(on: $1) },
        timed("subscribe on") { $0.subscribe(on: $1) },
        timed("debounce", rule: .merged(leavesOut: .any), debounced) { $0.debounce(for: 2, scheduler: $1) },
        timed("throttle latest", rule: .merged(leavesOut: .any), { throttled($0, latest: true) }) {
            $0.throttle(for: 3, scheduler: $1, latest: true)
        },
        timed("throttle first", rule: .merged(leavesOut: .any), { throttled($0, latest: false) }) {
            $0.throttle(for: 3, scheduler: $1, latest: false)
        },
        OperatorCase(name: "measureInterval", rule: .intervals) { world in
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
        timed("timeout") { $0.timeout(200, scheduler: $1) },
        timed("collect by time", isPart: true) {
            $0.collect(.byTimeOrCount($1, 3, 2)).flatMap(maxPublishers: .max(1)) { $0.publisher }
        },
    ]

    private static func timed<P: Publisher>(
        _ name: String, isPart: Bool = false, rule: ThreadRule? = nil,
        _ model: @escaping ([Event]) -> Outcome = {
            Outcome(values: $0.allValues.map { "\($0)" }, end: $0.end(of: 0))
        },
        _ build: @escaping (TestSource, TestScheduler) -> P
    ) -> OperatorCase {
        OperatorCase(name: name, isPart: isPart, rule: rule) { world in
            build(world.source(), world.scheduler).textual
        } model: {
            model($0)
        }
    }
}
