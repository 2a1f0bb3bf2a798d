/// Two gestures of which one comes about: the second only if the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// What the gesture that comes about tells.
    public enum Value {
        /// The first gesture comes about.
        case first(First.Value)
        /// The second gesture comes about.
        case second(Second.Value)
    }

    /// The gesture that goes first.
    public var first: First
    /// The gesture that comes about if the first fails.
    public var second: Second

    /// Makes a gesture of two, of which one comes about.
    ///
    /// - Parameters:
    ///   - first: The gesture that goes first.
    ///   - second: The gesture that comes about if the first fails.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// What the gesture tells that goes on.
    public enum Value {
        /// The first gesture has not ended.
        case first(First.Value)
        /// The first gesture has ended, and the second tells this; `nil` while it has not begun.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that comes first.
    public var first: First
    /// The gesture that follows.
    public var second: Second

    /// Makes a gesture of two, one after the other.
    ///
    /// - Parameters:
    ///   - first: The gesture that comes first.
    ///   - second: The gesture that follows once the first has ended.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// Two gestures that may come about at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// What both gestures tell.
    public struct Value {
        /// What the first gesture tells; `nil` if it has not begun or has failed.
        public var first: First.Value?
        /// What the second gesture tells; `nil` if it has not begun or has failed.
        public var second: Second.Value?
    }

    /// One of the gestures.
    public var first: First
    /// The other one.
    public var second: Second

    /// Makes a gesture of two that may come about at the same time.
    ///
    /// - Parameters:
    ///   - first: One of the gestures.
    ///   - second: The other one.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
    /// Makes a gesture of this one and, only if it fails, another one.
    ///
    /// - Parameter other: The gesture that comes about if this one fails.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// Makes a gesture of this one and then another one.
    ///
    /// - Parameter other: The gesture that follows once this one has ended.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Makes a gesture of this one and another one at the same time.
    ///
    /// - Parameter other: The other gesture.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

extension ExclusiveGesture: Gesture {
    /// The framework implements it itself.
    public typealias Body = Never

    /// Makes what follows touches for the gesture. Not for clients to call.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value> {
        ExclusiveTracker(gesture.first, gesture.second)
    }

    /// Updates what follows touches for the gesture. Not for clients to call.
    public static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: Self) {
        (tracker as? ExclusiveTracker<First, Second>)?.update(gesture.first, gesture.second)
    }
}

extension SequenceGesture: Gesture {
    /// The framework implements it itself.
    public typealias Body = Never

    /// Makes what follows touches for the gesture. Not for clients to call.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value> {
        SequenceTracker(gesture.first, gesture.second)
    }

    /// Updates what follows touches for the gesture. Not for clients to call.
    public static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: Self) {
        (tracker as? SequenceTracker<First, Second>)?.update(gesture.first, gesture.second)
    }
}

extension SimultaneousGesture: Gesture {
    /// The framework implements it itself.
    public typealias Body = Never

    /// Makes what follows touches for the gesture. Not for clients to call.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value> {
        SimultaneousTracker(gesture.first, gesture.second)
    }

    /// Updates what follows touches for the gesture. Not for clients to call.
    public static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: Self) {
        (tracker as? SimultaneousTracker<First, Second>)?.update(gesture.first, gesture.second)
    }
}
