@_exported import Foundation
@_exported import Publishing

#if canImport(FoundationNetworking)
    // Where `URLSession` is not a part of Foundation.
    @_exported import FoundationNetworking
#endif

extension URLSession {
    /// Publishes the response to a request and finishes, or fails with the error of the task.
    ///
    /// Each subscriber has a task of its own, which starts with the subscriber's first demand and is cancelled with the
    /// subscription. The response is delivered on the session's delegate queue, whatever its HTTP status.
    public struct DataTaskPublisher: Publisher, Sendable {
        /// The body of the response, which may be empty, and its headers.
        public typealias Output = (data: Data, response: URLResponse)
        /// How it may fail.
        public typealias Failure = URLError
        /// What is asked for.
        public let request: URLRequest
        /// Which session's tasks do it.
        public let session: URLSession

        /// A publisher of the response to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches a subscriber.
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
    /// What it tells its subscriber; `nil` once it is over.
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
    /// The error of a task, which is one of these, or else what is behind one.
    fileprivate init(_ error: (any Error)?) {
        if let error = error as? URLError {
            self = error
        } else {
            self.init(.unknown, userInfo: error.map { [NSUnderlyingErrorKey: $0] } ?? [:])
        }
    }
}
