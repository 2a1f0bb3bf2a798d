extension Publisher {
    /// Attaches a subscriber by way of a relay with its own rule for the end.
    func relay<D: Subscriber>(
        to downstream: D, _ text: OperatorDescription, ahead: Bool = false, factor: Int = 1,
        taps: RelayTaps = RelayTaps(), _ value: @escaping (Output) -> RelayStep<D.Input, D.Failure>,
        end: @escaping (Subscribers.Completion<Failure>) -> RelayStep<D.Input, D.Failure>
    ) {
        subscribe(
            Relay(downstream, text, ahead: ahead, factor: factor, taps: taps, value: value, completion: end))
    }

    /// Attaches a subscriber by way of a relay that ends as this does.
    func relay<D: Subscriber>(
        to downstream: D, _ text: OperatorDescription, taps: RelayTaps = RelayTaps(),
        _ value: @escaping (Output) -> RelayStep<D.Input, D.Failure>
    ) where D.Failure == Failure { relay(to: downstream, text, taps: taps, value) { .end($0) } }

    /// Attaches a subscriber through a relay with a throwing closure.
    func tryRelay<D: Subscriber>(
        to downstream: D, _ text: OperatorDescription,
        _ value: @escaping (Output) throws -> RelayStep<D.Input, D.Failure>
    ) where D.Failure == any Error {
        relay(to: downstream, text) { input in
            RelayStep { try value(input) }
        } end: {
            .end($0.erased)
        }
    }
}
