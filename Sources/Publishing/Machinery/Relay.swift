import Foundations

/// Callbacks for the events of a subscription.
struct RelayTaps {
    var subscription: ((any Subscription) -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
    var returned: ((Subscribers.Demand) -> Void)?
    var cancel: (() -> Void)?
}

/// An operator on one publisher that turns each value into at most one, at once.
///
/// Demand is passed upstream; a skipped value is requested again. If `ahead`, everything is requested at once, for
/// operators that send one value at the end. That value waits for demand.
// `lock` guards all that changes. The closures are called by the sender of values, one after the other.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, OperatorPart,
    @unchecked Sendable
{
    typealias Step = RelayStep<Downstream.Input, Downstream.Failure>
    typealias Ending = Subscribers.Completion<Downstream.Failure>

    private enum Phase {
        case waiting
        case active(any Subscription)
        /// A last value, or an end that waits like one, waits until something is asked for.
        case holding(Downstream.Input?, Ending)
        /// The last value is being delivered.
        case closing
        case over
    }

    private enum Reaction {
        case none
        case ask(any Subscription)
        case close(Downstream, Downstream.Input?, Ending)
    }

    private let lock = Lock()
    private var phase = Phase.waiting
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// How many calls of the subscriber with a value have not returned.
    private var depth = 0
    private let text: OperatorDescription
    private let isAhead: Bool
    private let factor: Int
    private let taps: RelayTaps
    private let value: (Input) -> Step
    private let completion: (Subscribers.Completion<Failure>) -> Step

    init(
        _ downstream: Downstream, _ text: OperatorDescription, ahead: Bool, factor: Int, taps: RelayTaps,
        value: @escaping (Input) -> Step, completion: @escaping (Subscribers.Completion<Failure>) -> Step
    ) {
        self.downstream = downstream
        self.text = text
        isAhead = ahead
        self.factor = factor
        self.taps = taps
        self.value = value
        self.completion = completion
    }

    var description: String { "\(text.name)" }

    var customMirror: Mirror {
        let (downstream, phase) = lock { (self.downstream, self.phase) }
        return switch phase {
        case .active(let subscription):
            text.mirror(of: self, downstream: downstream, upstream: subscription, isOver: false)
        case .waiting: text.mirror(of: self, downstream: downstream, upstream: nil, isOver: false)
        case .holding, .closing, .over: text.mirror(of: self, downstream: downstream, upstream: nil, isOver: true)
        }
    }

    func receive(subscription: any Subscription) {
        if CallStack.isShort { return CallStack.onFurtherStack { receive(subscription: subscription) } }
        let downstream = lock { () -> Downstream? in
            guard case .waiting = phase else { return nil }
            phase = .active(subscription)
            return self.downstream
        }
        guard let downstream else { return subscription.cancel() }
        taps.subscription?(subscription)
        downstream.receive(subscription: self)
        if isAhead, lock({ isActive }) { subscription.request(.unlimited) }
    }

    private var isActive: Bool {
        if case .active = phase { return true }
        return false
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if CallStack.isShort { return CallStack.onFurtherStack { receive(input) } }
        guard let downstream = lock({ isActive ? self.downstream : nil }) else { return .none }
        switch value(input) {
        case .value(let output):
            let isOn = lock {
                demand -= 1
                depth += 1
                return isActive
            }
            let more = isOn ? downstream.receive(output) : .none
            if isOn { taps.returned?(more) }
            let reaction = lock {
                demand += more
                depth -= 1
                return closeIfWanted()
            }
            if case .close(let downstream, let output, let ending) = reaction { close(downstream, output, ending) }
            return isAhead ? .none : more * factor
        case .skip: return isAhead || factor != 1 ? .none : .max(1)
        case .last(let output): cutShort(output, .finished)
        case .end(let ending): cutShort(nil, ending)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if CallStack.isShort { return CallStack.onFurtherStack { receive(completion: completion) } }
        guard lock({ isActive }) else { return }
        switch self.completion(completion) {
        case .value(let output), .last(let output): end(output, .finished)
        case .end(let ending): end(nil, ending)
        case .skip: end(nil, .finished)
        }
    }

    private func cutShort(_ output: Downstream.Input?, _ ending: Ending) {
        let subscription = lock { () -> (any Subscription)? in
            if case .active(let subscription) = phase { subscription } else { nil }
        }
        subscription?.cancel()
        end(output, ending)
    }

    private func end(_ output: Downstream.Input?, _ ending: Ending) {
        let (downstream, old) = lock { () -> (Downstream?, Phase) in
            let old = phase
            guard isActive else { return (nil, old) }
            if demand == .none, waits(output, ending) {
                phase = .holding(output, ending)
                return (nil, old)
            }
            phase = .closing
            return (self.downstream, old)
        }
        // The subscription is freed without the lock.
        withExtendedLifetime(old) {}
        guard let downstream else { return }
        close(downstream, output, ending)
    }

    /// Whether an end waits until something is asked for. An operator that makes one value of all does not finish
    /// before, whether it has one or not.
    private func waits(_ output: Downstream.Input?, _ ending: Ending) -> Bool {
        if output != nil { return true }
        if case .finished = ending { return isAhead }
        return false
    }

    private func close(_ downstream: Downstream, _ output: Downstream.Input?, _ ending: Ending) {
        if let output { _ = downstream.receive(output) }
        let isOn = lock { () -> Bool in
            guard case .closing = phase else { return false }
            phase = .over
            self.downstream = nil
            return true
        }
        if isOn { downstream.receive(completion: ending) }
    }

    /// Takes out the last value that waits, once it is wanted and no other is being delivered. Called with the lock
    /// held.
    private func closeIfWanted() -> Reaction {
        guard depth == 0, demand > .none, case .holding(let output, let ending) = phase, let downstream else {
            return .none
        }
        phase = .closing
        return .close(downstream, output, ending)
    }

    func request(_ demand: Subscribers.Demand) {
        if demand == .none {
            if text.needsDemand { stopForNoDemand() }
            taps.request?(demand)
            return
        }
        if CallStack.isShort { return CallStack.onFurtherStack { request(demand) } }
        taps.request?(demand)
        let reaction = lock { () -> Reaction in
            self.demand += demand
            if case .active(let subscription) = phase { return isAhead ? .none : .ask(subscription) }
            return closeIfWanted()
        }
        switch reaction {
        case .none: break
        case .ask(let subscription): subscription.request(demand * factor)
        case .close(let downstream, let output, let ending): close(downstream, output, ending)
        }
    }

    func cancel() {
        if CallStack.isShort { return CallStack.onFurtherStack { cancel() } }
        let (old, downstream) = lock {
            defer { (phase, self.downstream) = (.over, nil) }
            return (phase, self.downstream)
        }
        if case .active(let subscription) = old {
            taps.cancel?()
            subscription.cancel()
        }
        withExtendedLifetime(downstream) {}
    }
}
