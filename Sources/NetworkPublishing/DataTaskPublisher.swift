@_exported import Foundation
@_exported import Publishing

#if canImport(FoundationNetworking)
    // Where `URLSession` is not a part of Foundation.
    @_exported import FoundationNetworking
#endif

extension URLSession {
    /// A publisher that publishes the response to a request and finishes, or fails with the error of the task.
    ///
    /// Each subscriber has a task of its own, which starts with the subscriber's first demand and is cancelled with
    /// the subscription. The response is delivered on the session's delegate queue, for any HTTP status.
    public struct DataTaskPublisher: Publisher, Sendable {
        /// The body of the response, which may be empty, and its headers.
        public typealias Output = (data: Data, response: URLResponse)
        /// The kind of failure this publisher can send.
        public typealias Failure = URLError
        /// The request that each task sends.
        public let request: URLRequest
        /// The session that makes the tasks.
        public let session: URLSession

        /// Creates a publisher of the response to a request; see ``DataTaskPublisher``.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: DataTaskSubscription(subscriber, request, session))
        }
    }

    /// Returns a publisher of the response to a request for a URL; see ``DataTaskPublisher``.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Returns a publisher of the response to a request; see ``DataTaskPublisher``.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

/// One task for one subscriber.
// `lock` guards all that changes.
private final class DataTaskSubscription: Subscription, CustomStringConvertible, @unchecked Sendable {
    private struct Calls {
        let value: (URLSession.DataTaskPublisher.Output) -> Void
        let end: (Subscribers.Completion<URLError>) -> Void
    }

    private enum Phase {
        case waiting
        case running(URLSessionDataTask)
        case over
    }

    private let lock = Lock()
    private let address: URLRequest
    private let session: URLSession
    private var phase = Phase.waiting
    /// The calls to the subscriber; `nil` once the subscription is over.
    private var calls: Calls?

    init(
        _ subscriber: some Subscriber<URLSession.DataTaskPublisher.Output, URLError>, _ request: URLRequest,
        _ session: URLSession
    ) {
        calls = Calls(value: { _ = subscriber.receive($0) }, end: subscriber.receive(completion:))
        address = request
        self.session = session
    }

    var description: String { "DataTaskPublisher" }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none, lock({ isWaiting }) else { return }
        let task = session.dataTask(with: address) { [self] data, response, error in
            if let response, error == nil {
                answer(data ?? Data(), response)
            } else {
                over().calls?.end(.failure(URLError(error)))
            }
        }
        // Another thread may have asked or cancelled meanwhile.
        let isFirst = lock {
            guard case .waiting = phase else { return false }
            phase = .running(task)
            return true
        }
        if isFirst { task.resume() } else { task.cancel() }
    }

    private var isWaiting: Bool {
        if case .waiting = phase { true } else { false }
    }

    private func answer(_ data: Data, _ response: URLResponse) {
        lock { calls }?.value((data, response))
        over().calls?.end(.finished)
    }

    func cancel() { if case .running(let task) = over().phase { task.cancel() } }

    // What the closures hold is released by the caller, without the lock.
    private func over() -> (calls: Calls?, phase: Phase) {
        lock {
            defer { (calls, phase) = (nil, .over) }
            return (calls, phase)
        }
    }
}

extension URLError {
    /// Creates the error of a failed task: the error itself if it is a `URLError`, or else an unknown error with the
    /// given one as its underlying error.
    fileprivate init(_ error: (any Error)?) {
        if let error = error as? URLError {
            self = error
        } else {
            self.init(.unknown, userInfo: error.map { [NSUnderlyingErrorKey: $0] } ?? [:])
        }
    }
}
