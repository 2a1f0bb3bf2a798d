/// An asynchronous sequence of the values of a publisher that cannot fail, for use with `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The type of element this sequence produces: the output type of the publisher.
    public typealias Element = P.Output
    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// An iterator that requests one value at a time from the publisher.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let feed: AsyncFeed<P.Output, Never>

        /// Returns the next value; `nil` once the publisher has finished or the task has been cancelled.
        public mutating func next() async -> P.Output? {
            guard case .value(let value)? = await feed.next() else { return nil }
            return value
        }
    }

    /// Subscribes to the publisher, and returns an iterator over its values.
    public func makeAsyncIterator() -> Iterator {
        let feed = AsyncFeed<P.Output, Never>()
        publisher.subscribe(feed.inlet)
        return Iterator(feed: feed)
    }
}

/// An asynchronous sequence of the values of a publisher that can fail, for use with `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The type of element this sequence produces: the output type of the publisher.
    public typealias Element = P.Output
    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// An iterator that requests one value at a time from the publisher.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let feed: AsyncFeed<P.Output, P.Failure>

        /// Returns the next value; `nil` once the publisher has finished or the task has been cancelled.
        ///
        /// - Throws: The error with which the publisher failed.
        public mutating func next() async throws -> P.Output? {
            switch await feed.next() {
            case .value(let value)?: return value
            case .failure(let error)?: throw error
            case nil: return nil
            }
        }
    }

    /// Subscribes to the publisher, and returns an iterator over its values.
    public func makeAsyncIterator() -> Iterator {
        let feed = AsyncFeed<P.Output, P.Failure>()
        publisher.subscribe(feed.inlet)
        return Iterator(feed: feed)
    }
}

extension Publisher where Failure == Never {
    /// The values of this publisher as an asynchronous sequence, for use with `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values of this publisher as an asynchronous sequence, for use with `for try await`.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Describes the subscriber that feeds an asynchronous sequence.
private final class AsyncPart: OperatorPart {
    var description: String { "AsyncSubscriber" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

// `core` is guarded by its own lock.
private final class AsyncFeed<Value, Failure: Error>: @unchecked Sendable {
    let inlet: Inlet<Value, Failure>
    private let core: Core

    // Values pass from the thread that sends them to the task that waits, and are not kept.
    enum Event: @unchecked Sendable {
        case value(Value)
        case failure(Failure)
    }

    private enum Turn {
        case ask
        case answer(Event?)
    }

    // `lock` guards all that changes.
    private final class Core: @unchecked Sendable {
        let lock = Lock()
        var waiting: [CheckedContinuation<Event?, Never>] = []
        var ready = Queue<Event>()
        var isOver = false

        func put(_ event: Event) {
            let waiting = lock { () -> CheckedContinuation<Event?, Never>? in
                if isOver { return nil }
                if self.waiting.isEmpty {
                    ready.append(event)
                    return nil
                }
                return self.waiting.removeFirst()
            }
            waiting?.resume(returning: event)
        }

        func end() {
            let waiting = lock {
                isOver = true
                defer { self.waiting = [] }
                return self.waiting
            }
            for task in waiting { task.resume(returning: nil) }
        }
    }

    init() {
        let core = Core()
        self.core = core
        inlet = Inlet(of: AsyncPart()) { value in
            core.put(.value(value))
        } end: { completion in
            if case .failure(let error) = completion { core.put(.failure(error)) }
            core.end()
        }
    }

    deinit { inlet.cancel() }

    func next() async -> Event? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { task in
                let turn = core.lock { () -> Turn in
                    if let event = core.ready.removeFirst() { return .answer(event) }
                    if core.isOver { return .answer(nil) }
                    core.waiting.append(task)
                    return .ask
                }
                switch turn {
                case .ask: inlet.request(.max(1))
                case .answer(let event): task.resume(returning: event)
                }
            }
        } onCancel: {
            inlet.cancel()
            core.end()
        }
    }
}
