extension Published {
    /// Publishes the values of a property: `$property`.
    ///
    /// It begins with the value that the property has, and publishes each new one before it is set, on the thread that
    /// sets it.
    public struct Publisher: Publishing.Publisher {
        /// What the property has.
        public typealias Output = Value
        /// It does not fail.
        public typealias Failure = Never

        let core: SubjectCore<Value, Never>
        /// Sets the property, and keeps what sets it.
        let place: any PublishedPlace<Value>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            core.add(subscriber)
        }
    }
}

/// A property that values can be assigned to.
protocol PublishedPlace<Value>: AnyObject {
    associatedtype Value
    func set(_ value: Value)
    /// Keeps a subscription as long as the property is there.
    func keep(_ subscription: AnyCancellable)
}

extension Publisher where Failure == Never {
    /// Sets a property to each value, as long as its object is there.
    public func assign(to published: inout Published<Output>.Publisher) {
        let place = published.place
        place.keep(sink { [weak place] value in place?.set(value) })
    }
}
