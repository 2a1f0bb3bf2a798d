extension Subscribers {
    /// How a publisher ended.
    @frozen public enum Completion<Failure: Error> {
        /// It has no more values.
        case finished
        /// It failed.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
    /// The same end with another type of errors.
    func mapError<New: Error>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    /// The same end with any error.
    var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Writes whether it failed, and how.
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
    /// Reads whether it failed, and how.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKey.self)
        self =
            try container.decode(Bool.self, forKey: .success)
            ? .finished : .failure(container.decode(Failure.self, forKey: .error))
    }
}

private enum CompletionKey: String, CodingKey { case success, error }
