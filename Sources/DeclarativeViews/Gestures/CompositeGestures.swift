/// A gesture of two gestures, of which only one succeeds. The second succeeds only if the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// The value of the gesture that succeeds.
    public enum Value {
        /// The first gesture succeeded, with this value.
        case first(First.Value)
        /// The second gesture succeeded, with this value.
        case second(Second.Value)
    }

    /// The gesture with precedence.
    public var first: First
    /// The gesture that can succeed if the first fails.
    public var second: Second

    /// Creates a gesture of two gestures, of which only one succeeds.
    ///
    /// - Parameters:
    ///   - first: The gesture with precedence.
    ///   - second: The gesture that can succeed if the first fails.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// A gesture of two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// The value of a sequence of gestures.
    public enum Value {
        /// The first gesture is in progress, with this value.
        case first(First.Value)
        /// The first gesture has ended. The second value is `nil` until the second gesture begins.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture in the sequence.
    public var first: First
    /// The second gesture in the sequence.
    public var second: Second

    /// Creates a sequence of two gestures.
    ///
    /// - Parameters:
    ///   - first: The first gesture.
    ///   - second: The gesture that follows when the first has ended.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// A gesture of two gestures that can happen at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// The values of both gestures.
    public struct Value {
        /// The value of the first gesture, or `nil` if it has not begun or has failed.
        public var first: First.Value?
        /// The value of the second gesture, or `nil` if it has not begun or has failed.
        public var second: Second.Value?
    }

    /// The first of the two gestures.
    public var first: First
    /// The second of the two gestures.
    public var second: Second

    /// Creates a gesture of two gestures that can happen at the same time.
    ///
    /// - Parameters:
    ///   - first: The first gesture.
    ///   - second: The second gesture.
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
    /// Combines this gesture with another that can succeed only if this gesture fails.
    ///
    /// - Parameter other: The gesture that can succeed if this gesture fails.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// Combines this gesture with another that follows it.
    ///
    /// - Parameter other: The gesture that follows when this gesture has ended.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Combines this gesture with another that can happen at the same time.
    ///
    /// - Parameter other: The other gesture.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

extension ExclusiveGesture: Gesture {
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value> {
        ExclusiveTracker(gesture.first, gesture.second)
    }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: Self) {
        (tracker as? ExclusiveTracker<First, Second>)?.update(gesture.first, gesture.second)
    }
}

extension SequenceGesture: Gesture {
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value> {
        SequenceTracker(gesture.first, gesture.second)
    }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: Self) {
        (tracker as? SequenceTracker<First, Second>)?.update(gesture.first, gesture.second)
    }
}

extension SimultaneousGesture: Gesture {
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value> {
        SimultaneousTracker(gesture.first, gesture.second)
    }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: Self) {
        (tracker as? SimultaneousTracker<First, Second>)?.update(gesture.first, gesture.second)
    }
}
