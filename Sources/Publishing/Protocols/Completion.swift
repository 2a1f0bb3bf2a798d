extension Subscribers {
    /// The way in which a publisher ends: normally or with an error.
    @frozen public enum Completion<Failure: Error> {
        /// The publisher finished normally.
        case finished
        /// The publisher failed with an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
    /// Returns the same completion, with its error transformed.
    func mapError<New: Error>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    /// The same completion, with its error erased to `any Error`.
    var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Encodes whether the publisher finished, under the key `success`, and its error, if any, under the key `error`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CompletionKey.self)
        switch self {
        case .finished: try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    /// Decodes whether the publisher finished, from the key `success`, and otherwise its error, from the key `error`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKey.self)
        self =
            try container.decode(Bool.self, forKey: .success)
            ? .finished : .failure(container.decode(Failure.self, forKey: .error))
    }
}

private enum CompletionKey: String, CodingKey { case success, error }
