/// Delivers the elements of a sequence, each when it is requested, and then a completion.
///
/// The completion follows the last element at once; it does not wait for more demand.
// `lock` guards all that changes; the iterator is only used by the thread that delivers.
final class ElementsSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription, OperatorPart,
    @unchecked Sendable
where Downstream.Input == Iterator.Element {
    private let lock = Lock()
    private var downstream: Downstream?
    private var iterator: Iterator
    private var next: Iterator.Element?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false
    private let completion: Subscribers.Completion<Downstream.Failure>
    private let text: ElementsText

    var description: String { lock({ downstream }) == nil ? text.over : text.describe() }
    var customMirror: Mirror { Mirror(self, children: text.children()) }

    /// Gives a subscriber its subscription, or, if there are no elements, ends at once.
    static func begin(
        _ iterator: Iterator, _ completion: Subscribers.Completion<Downstream.Failure>, _ downstream: Downstream,
        _ text: ElementsText
    ) {
        let made = ElementsSubscription(iterator, completion, downstream, text)
        guard made.next != nil else {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: completion)
            return
        }
        downstream.receive(subscription: made)
    }

    private init(
        _ iterator: Iterator, _ completion: Subscribers.Completion<Downstream.Failure>, _ downstream: Downstream,
        _ text: ElementsText
    ) {
        self.iterator = iterator
        self.completion = completion
        self.downstream = downstream
        self.text = text
        next = self.iterator.next()
    }

    func request(_ demand: Subscribers.Demand) {
        if demand == .none {
            if text.needsDemand { stopForNoDemand() }
            return
        }
        let isOther = lock {
            self.demand += demand
            defer { isDelivering = true }
            return isDelivering
        }
        if isOther { return }
        while let (downstream, element) = turn() {
            // Looked up before the last value is received, which may free the sequence.
            let following = iterator.next()
            let more = downstream.receive(element)
            lock {
                self.demand += more
                next = following
            }
            if following == nil, let downstream = over() { return downstream.receive(completion: completion) }
        }
    }

    private func turn() -> (Downstream, Iterator.Element)? {
        lock {
            guard let downstream, demand > .none, let next else {
                isDelivering = false
                return nil
            }
            demand -= 1
            return (downstream, next)
        }
    }

    private func over() -> Downstream? {
        lock {
            defer { downstream = nil }
            return downstream
        }
    }

    func cancel() { _ = over() }
}

/// How a subscription to known elements describes itself.
struct ElementsText {
    let describe: () -> String
    /// The name of the subscription when it is over.
    let over: String
    /// Whether asking for no values stops the program.
    var needsDemand = false
    let children: () -> [Mirror.Child]

    /// Describes a subscription by its name and one value.
    static func one(_ name: String, _ value: Any) -> ElementsText {
        ElementsText(describe: { name }, over: name, needsDemand: true, children: { [(nil, value)] })
    }

    /// Describes a subscription by the sequence it publishes.
    static func sequence(_ sequence: Any) -> ElementsText {
        ElementsText(describe: { "\(sequence)" }, over: "Sequence", children: { [("sequence", sequence)] })
    }

    /// Describes a subscription by its recorded values and completion.
    static func record(_ values: Any, _ completion: Any) -> ElementsText {
        ElementsText(
            describe: { "\(values)" }, over: "Cancelled Events",
            children: { [("sequence", values), ("completion", completion)] })
    }
}

extension Publishers {
    /// A publisher that publishes the elements of a sequence and finishes.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The kind of values this publisher publishes: the elements of the sequence.
        public typealias Output = Elements.Element
        /// The sequence whose elements are published.
        public let sequence: Elements

        /// Creates a publisher that publishes the elements of a sequence and finishes.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber to this publisher. Each subscriber receives the elements from the first one on.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            ElementsSubscription.begin(sequence.makeIterator(), .finished, subscriber, .sequence(sequence))
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher that publishes the elements of the sequence and finishes.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
