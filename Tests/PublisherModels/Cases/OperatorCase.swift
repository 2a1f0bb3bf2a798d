import Publishing

/// An operator, and what it has to make of what was sent.
package struct OperatorCase {
    package let name: String
    /// Whether values may be left out, so that what comes need only be a part of what the model says.
    var isPart = false
    /// Whether an error goes before what nobody has asked for yet.
    var failsAtOnce = false
    /// What it makes of what threads send; by default what the model says, which one source orders.
    var rule: ThreadRule?
    package let build: (World) -> AnyPublisher<String, any Error>
    /// What comes of events in the order in which they happened.
    let model: ([Event]) -> Outcome

    /// All operators.
    package static var all: [OperatorCase] {
        mapping + reducing + several + following + keeping + shared + origins + time
    }

    /// What is wrong with what came, if anything, where everything happened in the order of the events.
    package func difference(of got: Outcome, isCancelled: Bool, _ events: [Event]) -> String? {
        let expected = model(events)
        if isCancelled {
            return isPart(got.values, of: expected.values) ? nil : "got \(got), not part of \(expected)"
        }
        if failsAtOnce, got.end != "finished", got.end == expected.end, got.end != nil {
            return expected.values.starts(with: got.values) ? nil : "got \(got), not a part of \(expected)"
        }
        let holds = got.end == expected.end && (isPart ? isPart(got.values, of: expected.values) : got == expected)
        return holds ? nil : "got \(got), not \(expected)"
    }

    private func isPart(_ values: [String], of all: [String]) -> Bool {
        if !isPart { return all.starts(with: values) }
        return values.isSubsequence(of: all)
    }
}

extension [String] {
    func isSubsequence(of all: [String]) -> Bool {
        var rest = all[...]
        for value in self {
            guard let index = rest.firstIndex(of: value) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}

extension Publisher {
    var textual: AnyPublisher<String, any Error> {
        map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
    }
}
