extension Published {
    /// A publisher of the values of a property, available as `$property`.
    ///
    /// It first publishes the current value of the property, and then each new value before the property is set, on
    /// the thread that sets it.
    public struct Publisher: Publishing.Publisher {
        /// The type of values this publisher publishes: that of the property.
        public typealias Output = Value
        /// The type of failure this publisher can send: `Never`, because it cannot fail.
        public typealias Failure = Never

        let core: SubjectCore<Value, Never>
        /// The link that sets the property and keeps the subscriptions that assign to it.
        let target: any PublishedTarget<Value>

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            core.add(subscriber)
        }
    }
}

/// A property that values can be assigned to.
protocol PublishedTarget<Value>: AnyObject {
    associatedtype Value
    func set(_ value: Value)
    /// Keeps a subscription for as long as the property exists.
    func keep(_ subscription: AnyCancellable)
}

extension Publisher where Failure == Never {
    /// Assigns each value to a published property, for as long as the object of that property exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        let target = published.target
        target.keep(sink { [weak target] value in target?.set(value) })
    }
}
