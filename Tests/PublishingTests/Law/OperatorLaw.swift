import Publishing
import TestSupport
import Testing

/// What comes out of an operator: its values as text, and the end.
struct Outcome: Equatable, CustomStringConvertible {
    var values: [String] = []
    var end: String?
    var description: String { "\(values) \(end ?? "open")" }
}

/// An operator, and what it has to make of what was sent.
struct OperatorCase {
    let name: String
    /// Whether values are left out while nobody wants any.
    var dropsUnwanted = false
    /// Whether an error goes before what nobody has asked for yet.
    var failsAtOnce = false
    let build: (World) -> AnyPublisher<String, any Error>
    let model: ([Event]) -> Outcome
}

enum LawCommand {
    case send(Int, Int)
    case finish(Int)
    case fail(Int, Int)
    case request(Int)
    case advance(Int)
    case cancel
    /// What the subscriber does when it receives the next value for which nothing has been said.
    case react(Reaction)
}

enum Reaction {
    case ask(Int)
    case requestInside(Int)
    case cancelInside
    case sendInside(Int, Int)
    case finishInside(Int)
}

/// A subscriber that checks the laws of subscriptions.
final class Probe: Subscriber {
    private let world: World
    private var subscription: (any Subscription)?
    private var allowed = Subscribers.Demand.none
    private(set) var outcome = Outcome()
    private(set) var isCancelled = false
    var reactions: [Reaction] = []

    init(_ world: World) { self.world = world }

    func receive(subscription: any Subscription) {
        if self.subscription != nil { world.wrong.append("a second subscription") }
        self.subscription = subscription
    }

    func receive(_ input: String) -> Subscribers.Demand {
        check("value \(input)")
        if allowed == .none { world.wrong.append("\(input) was not asked for") }
        allowed -= 1
        outcome.values.append(input)
        guard !reactions.isEmpty else { return .none }
        switch reactions.removeFirst() {
        case .ask(let count):
            allowed += count
            return .max(count)
        case .requestInside(let count): request(.max(count))
        case .cancelInside: cancel()
        case .sendInside(let source, let value): world.send(source, value)
        case .finishInside(let source): world.end(source, nil)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<any Error>) {
        check("the end")
        switch completion {
        case .finished: outcome.end = "finished"
        case .failure(let error): outcome.end = "\(error)"
        }
    }

    private func check(_ what: String) {
        if subscription == nil { world.wrong.append("\(what) before the subscription") }
        if isCancelled { world.wrong.append("\(what) after it was cancelled") }
        if outcome.end != nil { world.wrong.append("\(what) after the end") }
    }

    func request(_ demand: Subscribers.Demand) {
        allowed += demand
        subscription?.request(demand)
    }

    func cancel() {
        isCancelled = true
        subscription?.cancel()
    }
}

extension World {
    func send(_ source: Int, _ value: Int) {
        if !sources.isEmpty { sources[source % sources.count].send(value) }
    }
    func end(_ source: Int, _ error: Int?) {
        if !sources.isEmpty { sources[source % sources.count].end(error) }
    }
}

/// Runs an operator with sources, a subscriber and a scheduler that do anything they may.
@MainActor struct OperatorLaw {
    let operation: OperatorCase

    func check(sequences: Int, length: Int) {
        PropertyCheck(operation.name, make: Self.command, run: run).check(sequences: sequences, length: length)
    }

    static func command(_ random: inout SplitMix64) -> LawCommand {
        switch random.below(40) {
        case 0: return .cancel
        case 1, 2: return .finish(random.below(8))
        case 3: return .fail(random.below(8), random.below(9))
        case 4...10: return .request([1, 1, 2, 3, Int.max][random.below(5)])
        case 11...14: return .advance(random.below(6))
        case 15: return .react(.cancelInside)
        case 16: return .react(.finishInside(random.below(8)))
        case 17...18: return .react(.sendInside(random.below(8), random.below(6)))
        case 19...21: return .react(.requestInside(1 + random.below(3)))
        case 22...25: return .react(.ask(random.below(4)))
        default: return .send(random.below(8), random.below(6))
        }
    }

    func run(_ commands: [LawCommand]) -> String? {
        let world = World()
        let probe = Probe(world)
        operation.build(world).subscribe(probe)
        for command in commands {
            switch command {
            case .send(let source, let value): world.send(source, value)
            case .finish(let source): world.end(source, nil)
            case .fail(let source, let error): world.end(source, error)
            case .request(let count): probe.request(count == .max ? .unlimited : .max(count))
            case .advance(let steps): world.scheduler.advance(by: steps)
            case .cancel: probe.cancel()
            case .react(let reaction): probe.reactions.append(reaction)
            }
        }
        probe.reactions = []
        if !probe.isCancelled { probe.request(.unlimited) }
        world.scheduler.advance(by: 100)
        let expected = operation.model(world.events)
        let got = probe.outcome
        if let wrong = world.wrong.first { return wrong }
        if probe.isCancelled || got.end != nil, let live = world.sources.first(where: \.isLive) {
            return "source \(live.index) goes on after \(got)"
        }
        if probe.isCancelled || operation.dropsUnwanted {
            if !isPart(got.values, of: expected.values) { return "got \(got), not part of \(expected)" }
            if !probe.isCancelled, got.end != expected.end { return "got \(got), not \(expected)" }
        } else if operation.failsAtOnce, got.end != "finished", got.end == expected.end, got.end != nil {
            if !expected.values.starts(with: got.values) { return "got \(got), not a part of \(expected)" }
        } else if got != expected {
            return "got \(got), not \(expected)"
        }
        return nil
    }

    private func isPart(_ values: [String], of all: [String]) -> Bool {
        if !operation.dropsUnwanted { return all.starts(with: values) }
        var rest = all[...]
        for value in values {
            guard let index = rest.firstIndex(of: value) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}
