extension Subscribers {
    // `lock` guards all that changes.
    /// A subscriber that requests unlimited values and calls closures with the values and the completion it receives.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
    {
        private let lock = Lock()
        private var value: ((Input) -> Void)?
        private var end: ((Completion<Failure>) -> Void)?
        private var subscription: (any Subscription)?

        /// Creates a subscriber that calls the given closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            value = receiveValue
            end = receiveCompletion
        }

        /// The closure called with each value; an empty closure once the subscription has ended.
        public var receiveValue: (Input) -> Void { lock { value } ?? { _ in } }
        /// The closure called with the completion; an empty closure once the subscription has ended.
        public var receiveCompletion: (Completion<Failure>) -> Void { lock { end } ?? { _ in } }
        /// A textual representation of this subscriber: `Sink`.
        public var description: String { "Sink" }
        /// A mirror of this subscriber, without children.
        public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
        /// A representation of this subscriber for playgrounds: `Sink`.
        public var playgroundDescription: Any { description }

        /// Requests unlimited values. Cancels `subscription` instead if this subscriber already has one or has ended.
        public func receive(subscription: any Subscription) {
            let isFirst = lock {
                if self.subscription != nil || end == nil { return false }
                self.subscription = subscription
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Calls `receiveValue` with the value.
        ///
        /// - Returns: `.none`, because the demand is already unlimited.
        public func receive(_ input: Input) -> Demand {
            lock { value }?(input)
            return .none
        }

        /// Calls `receiveCompletion` with the completion, and releases the closures and the subscription.
        public func receive(completion: Completion<Failure>) { over().end?(completion) }

        /// Cancels the subscription and releases the closures.
        public func cancel() { over().subscription?.cancel() }

        private func over() -> (
            subscription: (any Subscription)?, end: ((Completion<Failure>) -> Void)?, value: ((Input) -> Void)?
        ) {
            lock {
                defer { (subscription, end, value) = (nil, nil, nil) }
                return (subscription, end, value)
            }
        }
    }

    // `lock` guards all that changes.
    /// A subscriber that requests unlimited values and assigns each to a property of an object.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible, @unchecked Sendable
    {
        /// The type of failure this subscriber can receive: `Never`.
        public typealias Failure = Never

        private let lock = Lock()
        private var target: Root?
        private var subscription: (any Subscription)?
        /// The key path of the property to set.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber that sets a property of `object`. It retains the object until the subscription ends.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        /// The object whose property is set; `nil` once the subscription has ended.
        public var object: Root? { lock { target } }
        /// A textual representation of this subscriber: `Assign` and the type of the object.
        public var description: String { "Assign \(Root.self)." }
        /// A mirror of this subscriber, with the object, the key path and the subscription as children.
        public var customMirror: Mirror {
            let (target, subscription) = lock { (self.target, self.subscription) }
            return Mirror(
                self,
                children: [
                    ("object", target as Any), ("keyPath", keyPath), ("status", subscription as Any),
                ])
        }
        /// A representation of this subscriber for playgrounds: `Assign` and the type of the object.
        public var playgroundDescription: Any { description }

        /// Requests unlimited values. Cancels `subscription` instead if this subscriber already has one or has ended.
        public func receive(subscription: any Subscription) {
            let isFirst = lock {
                if self.subscription != nil || target == nil { return false }
                self.subscription = subscription
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Sets the property to the value. Does nothing while there is no subscription.
        ///
        /// - Returns: `.none`, because the demand is already unlimited.
        public func receive(_ input: Input) -> Demand {
            lock { subscription == nil ? nil : target }?[keyPath: keyPath] = input
            return .none
        }

        /// Releases the object and the subscription.
        public func receive(completion: Completion<Never>) { _ = over() }

        /// Cancels the subscription and releases the object.
        public func cancel() { over().subscription?.cancel() }

        private func over() -> (subscription: (any Subscription)?, target: Root?) {
            lock {
                defer { (subscription, target) = (nil, nil) }
                return (subscription, target)
            }
        }
    }
}

extension Publisher {
    /// Attaches a subscriber that calls closures with the values and the completion.
    ///
    /// - Returns: An object that ends the subscription when it is cancelled or freed.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Attaches a subscriber that calls a closure with each value.
    ///
    /// - Returns: An object that ends the subscription when it is cancelled or freed.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Assigns each value to a property of an object. Retains the object until the subscription ends.
    ///
    /// - Returns: An object that ends the subscription when it is cancelled or freed.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
