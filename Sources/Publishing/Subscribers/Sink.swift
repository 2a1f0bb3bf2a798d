extension Subscribers {
    // `lock` guards all that changes.
    /// Asks for all values and calls closures with what it receives.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
    {
        private let lock = Lock()
        private var value: ((Input) -> Void)?
        private var end: ((Completion<Failure>) -> Void)?
        private var subscription: (any Subscription)?

        /// Makes a subscriber that calls closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            value = receiveValue
            end = receiveCompletion
        }

        /// What is called with values; it no longer is once this has ended.
        public var receiveValue: (Input) -> Void { lock { value } ?? { _ in } }
        /// What is called at the end.
        public var receiveCompletion: (Completion<Failure>) -> Void { lock { end } ?? { _ in } }
        /// `Sink`.
        public var description: String { "Sink" }
        /// A mirror without children.
        public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
        /// `Sink`.
        public var playgroundDescription: Any { description }

        /// Asks for all values; cancels a second subscription.
        public func receive(subscription: any Subscription) {
            let isFirst = lock {
                if self.subscription != nil || end == nil { return false }
                self.subscription = subscription
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Calls the closure.
        public func receive(_ input: Input) -> Demand {
            lock { value }?(input)
            return .none
        }

        /// Calls the closure and ends.
        public func receive(completion: Completion<Failure>) { over().end?(completion) }

        /// Ends the subscription.
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
    /// Asks for all values and sets a property of an object to each.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible, @unchecked Sendable
    {
        /// It receives no errors.
        public typealias Failure = Never

        private let lock = Lock()
        private var target: Root?
        private var subscription: (any Subscription)?
        /// Which property is set.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Makes a subscriber that sets a property of `object`, which it keeps until it ends.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        /// The object; `nil` once this has ended.
        public var object: Root? { lock { target } }
        /// `Assign` and the type of the object.
        public var description: String { "Assign \(Root.self)." }
        /// The object, the key path and the subscription.
        public var customMirror: Mirror {
            let (target, subscription) = lock { (self.target, self.subscription) }
            return Mirror(
                self,
                children: [
                    ("object", target as Any), ("keyPath", keyPath), ("status", subscription as Any),
                ])
        }
        /// `Assign` and the type of the object.
        public var playgroundDescription: Any { description }

        /// Asks for all values; cancels a second subscription.
        public func receive(subscription: any Subscription) {
            let isFirst = lock {
                if self.subscription != nil || target == nil { return false }
                self.subscription = subscription
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Sets the property, once there is a subscription.
        public func receive(_ input: Input) -> Demand {
            lock { subscription == nil ? nil : target }?[keyPath: keyPath] = input
            return .none
        }

        /// Lets the object go.
        public func receive(completion: Completion<Never>) { _ = over() }

        /// Ends the subscription and lets the object go.
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
    /// Subscribes with closures for values and for the end.
    ///
    /// - Returns: What ends it when it is cancelled or freed.
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
    /// Subscribes with a closure for values.
    ///
    /// - Returns: What ends it when it is cancelled or freed.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of an object to each value. The object is kept until it ends.
    ///
    /// - Returns: What ends it when it is cancelled or freed.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
