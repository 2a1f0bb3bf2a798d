/// The result of an operator for one value.
enum RelayStep<Output, Failure: Error> {
    /// Passes a value on.
    case value(Output)
    /// Passes nothing on and asks for another.
    case skip
    /// Passes a last value on.
    case last(Output)
    /// Ends.
    case end(Subscribers.Completion<Failure>)

    init(_ value: Output?) { self = value.map { .value($0) } ?? .skip }

    /// Runs code, and ends the operator with the error it throws.
    init(catching body: () throws -> RelayStep) where Failure == any Error {
        do { self = try body() } catch { self = .end(.failure(error)) }
    }
}
