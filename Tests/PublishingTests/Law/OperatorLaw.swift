import PublisherModels
import Publishing
import TestSupport
import Testing

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

/// Runs an operator with sources, a subscriber and a scheduler that do anything they may, on one thread.
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
        case 16:
            let source = random.below(8)
            return .react(random.below(2) == 0 ? .finishInside(source) : .failInside(source, random.below(9)))
        case 17...18: return .react(.sendInside(random.below(8), random.below(6)))
        case 19...21: return .react(.requestInside(1 + random.below(3)))
        case 22...25: return .react(.ask(random.below(4)))
        default: return .send(random.below(8), random.below(6))
        }
    }

    func run(_ commands: [LawCommand]) -> String? {
        let world = World(isAlone: true)
        let probe = Probe(world)
        var reactions: [Reaction] = []
        probe.react = { reactions.isEmpty ? nil : reactions.removeFirst() }
        operation.build(world).subscribe(probe)
        for command in commands {
            switch command {
            case .send(let source, let value): world.send(source, value)
            case .finish(let source): world.end(source, nil)
            case .fail(let source, let error): world.end(source, error)
            case .request(let count): probe.request(count == .max ? .unlimited : .max(count))
            case .advance(let steps): world.advance(by: steps)
            case .cancel: probe.cancel()
            case .react(let reaction): reactions.append(reaction)
            }
        }
        reactions = []
        let end = world.conclude(probe)
        if let wrong = world.wrong { return wrong }
        if let source = end.leaked { return "source \(source.index) goes on after \(end.got)" }
        return operation.difference(of: end.got, isCancelled: end.isCancelled, end.events)
    }
}
