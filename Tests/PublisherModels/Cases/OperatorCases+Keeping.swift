import Foundation
import Publishing

/// Values that are wanted when they are sent, and the first end.
private func wanted(_ events: [Event]) -> Outcome {
    var wanted = Wanted()
    var outcome = Outcome()
    for event in events where outcome.end == nil {
        switch event.kind {
        case .asked(let count): wanted.ask(count)
        case .value(let value): if wanted.take() { outcome.values.append("\(value)") }
        default: outcome.end = [event].ends.first
        }
    }
    return outcome
}

/// The latest value as soon as it is wanted, and the first end.
private func current(_ events: [Event], _ first: Int) -> Outcome {
    var wanted = Wanted()
    var now = first
    var isBehind = true
    var outcome = Outcome()
    for event in events where outcome.end == nil {
        switch event.kind {
        case .asked(let count): wanted.ask(count)
        case .value(let value): (now, isBehind) = (value, true)
        default: outcome.end = [event].ends.first
        }
        if outcome.end == nil, isBehind, wanted.take() {
            outcome.values.append("\(now)")
            isBehind = false
        }
    }
    return outcome
}

/// Keeps two values that nobody wants yet.
private func buffered(_ events: [Event], dropsOldest: Bool) -> Outcome {
    var wanted = Wanted()
    var kept: [Int] = []
    var outcome = Outcome(end: events.ends.first)
    for event in events {
        switch event.kind {
        case .asked(let count): wanted.ask(count)
        case .value(let value):
            kept.append(value)
            // There is always room for what is wanted.
            if kept.count > 2 { kept.remove(at: dropsOldest ? 0 : 2) }
        default: break
        }
        while !kept.isEmpty, wanted.take() { outcome.values.append("\(kept.removeFirst())") }
    }
    return outcome
}

/// Sends on what comes of sources, until the subscriber has cancelled or received an end.
private func sending<P: Publisher>(_ sources: [TestSource], to subject: P, _ connect: (TestSource) -> AnyCancellable)
    -> Publishers.HandleEvents<P>
{
    let links = sources.map(connect)
    let cancel = { for link in links { link.cancel() } }
    return subject.handleEvents(receiveCompletion: { _ in cancel() }, receiveCancel: cancel)
}

extension OperatorCase {
    /// Operators that keep values or leave them out, and subjects.
    // All closures take what they use.
    nonisolated(unsafe) package static let keeping: [OperatorCase] = [
        several("buffer keeping full", 1, { $0[0].buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) }) {
            events in
            Outcome(values: events.allValues.map { "\($0)" }, end: events.end(of: 0))
        },
        several(
            "buffer dropping newest", 1, rule: .merged(leavesOut: .unwanted),
            { $0[0].buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest) }
        ) {
            buffered($0, dropsOldest: false)
        },
        several(
            "buffer dropping oldest", 1, rule: .merged(leavesOut: .unwanted),
            { $0[0].buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest) }
        ) {
            buffered($0, dropsOldest: true)
        },
        several("share", 1, rule: .merged(leavesOut: .unwanted), { $0[0].share() }) { wanted($0) },
        several(
            "multicast", 1, rule: .merged(leavesOut: .unwanted),
            { $0[0].multicast { PassthroughSubject() }.autoconnect() }
        ) { wanted($0) },
        several(
            "multicast with a value", 1, rule: .merged(leavesOut: .any, first: "9"),
            { $0[0].multicast(subject: CurrentValueSubject(9)).autoconnect() }
        ) { current($0, 9) },
        several(
            "passthrough subject", 4, rule: .merged(leavesOut: .unwanted, endsWithFirst: true),
            { sources in
                let subject = PassthroughSubject<Int, TestError>()
                return sending(sources, to: subject) { $0.subscribe(subject) }
            }
        ) { wanted($0) },
        several(
            "current value subject", 4, rule: .merged(leavesOut: .any, first: "9", endsWithFirst: true),
            { sources in
                let subject = CurrentValueSubject<Int, TestError>(9)
                return sending(sources, to: subject) { $0.subscribe(subject) }
            }
        ) { current($0, 9) },
    ]

    /// What only threads do: values that are sent while another is received come to each of two in an order of its own.
    // All closures take what they use.
    nonisolated(unsafe) package static let shared: [OperatorCase] = [
        several(
            "share by two", 1, isPart: true, rule: .twice,
            { sources in
                let shared = sources[0].share()
                return shared.merge(with: shared)
            }
        ) { events in
            Outcome(values: events.allValues.flatMap { ["\($0)", "\($0)"] }, end: events.end(of: 0))
        }
    ]

    /// Publishers that are no operators.
    // All closures take what they use.
    nonisolated(unsafe) package static let origins: [OperatorCase] = [
        several("just", 0, { _ in Just(1) }) { _ in Outcome(values: ["1"], end: "finished") },
        several("empty", 0, { _ in Empty<Int, TestError>() }) { _ in Outcome(end: "finished") },
        several("fail", 0, { _ in Fail<Int, TestError>(error: TestError(number: 3)) }) { _ in Outcome(end: "error 3") },
        several("sequence", 0, { _ in (0..<20).publisher }) { _ in
            Outcome(values: (0..<20).map { "\($0)" }, end: "finished")
        },
        several(
            "record", 0,
            { _ in Record<Int, TestError>(output: [1, 2], completion: .failure(TestError(number: 3))) }
        ) { _ in
            Outcome(values: ["1", "2"], end: "error 3")
        },
        several("deferred", 1, { sources in Deferred { sources[0] } }) { events in
            Outcome(values: events.allValues.map { "\($0)" }, end: events.end(of: 0))
        },
        several(
            "future", 1,
            { sources in
                var promise: Future<Int, TestError>.Promise?
                let future = Future<Int, TestError> { promise = $0 }
                return sending(sources, to: future) { [promise] source in
                    source.first().sink {
                        if case .failure(let error) = $0 { promise?(.failure(error)) }
                    } receiveValue: {
                        promise?(.success($0))
                    }
                }
            }
        ) { events in
            guard let value = events.allValues.first else { return Outcome(end: events.firstFailure) }
            return Outcome(values: ["\(value)"], end: "finished")
        },
        several(
            "notifications", 2, rule: .merged(leavesOut: .any, ends: false),
            { sources in
                let center = NotificationCenter()
                let name = Notification.Name("value")
                return sending(sources, to: center.publisher(for: name).map { $0.object as? Int ?? -1 }) { source in
                    source.sink { _ in
                    } receiveValue: {
                        center.post(name: name, object: $0)
                    }
                }
            }
        ) { events in
            Outcome(values: wanted(events.filter { [$0].ends.isEmpty }).values)
        },
    ]
}
