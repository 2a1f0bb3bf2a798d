import Foundations

/// An operator that turns each value into at most one, at once. Its subscriber gets the upstream subscription, so
/// requests and cancellation bypass the operator.
// The closures are called by the sender of values, one after the other.
final class Passage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, OperatorPart {
    private let downstream: Downstream
    private let text: OperatorDescription
    private let asksForAll: Bool
    private let subscription: ((any Subscription) -> any Subscription)?
    private let value: (Input) -> Downstream.Input?
    private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

    /// - Parameters:
    ///   - asksForAll: Whether all values are requested, beside the subscriber's own demand.
    ///   - subscription: Returns the subscription to pass on in place of the upstream one.
    ///   - value: Returns the value to pass on; `nil` to request another one instead.
    ///   - end: Returns the completion.
    init(
        _ downstream: Downstream, _ text: OperatorDescription, asksForAll: Bool,
        subscription: ((any Subscription) -> any Subscription)?,
        value: @escaping (Input) -> Downstream.Input?,
        end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    ) {
        self.downstream = downstream
        self.text = text
        self.asksForAll = asksForAll
        self.subscription = subscription
        self.value = value
        self.end = end
    }

    var description: String { "\(text.name)" }
    var customMirror: Mirror { text.mirror(of: self, downstream: downstream, upstream: nil, isOver: false) }

    func receive(subscription: any Subscription) {
        if CallStack.isShort { return CallStack.onFurtherStack { receive(subscription: subscription) } }
        downstream.receive(subscription: self.subscription?(subscription) ?? subscription)
        if asksForAll { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let output = value(input) else { return asksForAll ? .none : .max(1) }
        if CallStack.isShort { return CallStack.onFurtherStack { downstream.receive(output) } }
        return downstream.receive(output)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let completion = end(completion)
        if CallStack.isShort { return CallStack.onFurtherStack { downstream.receive(completion: completion) } }
        downstream.receive(completion: completion)
    }
}

extension Publisher {
    /// Attaches a subscriber by way of a passage with its own rule for the end.
    func pass<D: Subscriber>(
        to downstream: D, _ text: OperatorDescription, asksForAll: Bool = false,
        subscription: ((any Subscription) -> any Subscription)? = nil,
        _ value: @escaping (Output) -> D.Input?,
        end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<D.Failure>
    ) {
        subscribe(
            Passage(
                downstream, text, asksForAll: asksForAll, subscription: subscription, value: value, end: end))
    }

    /// Attaches a subscriber by way of a passage that ends as this does.
    func pass<D: Subscriber>(
        to downstream: D, _ text: OperatorDescription, asksForAll: Bool = false,
        _ value: @escaping (Output) -> D.Input?
    ) where D.Failure == Failure { pass(to: downstream, text, asksForAll: asksForAll, value) { $0 } }
}
