/// A change of a page. A part that is `nil` stays as it is.
protocol PartialUpdate: Encodable, Equatable {
    /// Creates an update that changes nothing.
    init()
}

extension PartialUpdate {
    /// Whether there is nothing to send.
    var isEmpty: Bool { self == Self() }

    /// Sets a part, unless the page shows its value already.
    ///
    /// - Parameter shown: The parts that the page shows, which include this one afterwards.
    mutating func set<Value: Equatable>(
        _ part: WritableKeyPath<Self, Value?>, to value: Value, over shown: inout Self
    ) {
        if shown[keyPath: part] == value { return }
        shown[keyPath: part] = value
        self[keyPath: part] = value
    }
}
