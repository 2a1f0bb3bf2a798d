/// A gesture with a pointer or a finger, such as a tap, a drag or a combination of gestures.
///
/// Attach a gesture to a view with `gesture(_:including:)`. A custom gesture composes other gestures in its ``body``;
/// its state belongs to the view.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// The type of the gesture's value, which it reports while in progress and when it ends.
    associatedtype Value
    /// The type of the body. `Never` for gestures that the framework implements itself.
    associatedtype Body: Gesture
    /// The gestures that make up this gesture.
    @MainActor @preconcurrency var body: Body { get }

    /// Creates the tracker that follows touches for the gesture. The framework implements and calls this method;
    /// clients do not.
    @MainActor static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value>
    /// Updates the gesture's tracker with a new value. The framework implements and calls this method; clients do
    /// not.
    @MainActor static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: Self)
    /// Returns whether the gesture is absent. The framework implements and calls this method; clients do not.
    @MainActor static func _isAbsent(_ gesture: Self) -> Bool
}

extension Gesture {
    /// Creates the tracker of a gesture with a body. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Body.Value> { Body._makeTracker(gesture.body) }

    /// Updates the tracker of a gesture with a body. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Body.Value>, with gesture: Self) {
        Body._updateTracker(tracker, with: gesture.body)
    }

    /// Returns `false`, because the gesture is present. The framework calls this method; clients do not.
    public static func _isAbsent(_ gesture: Self) -> Bool { false }
}

extension Gesture where Body == Never {
    /// Never called, because the framework implements this gesture itself.
    public var body: Never {
        fatalError("body must not be called on \(Self.self): it is a primitive gesture and has none.")
    }
}

extension Never: Gesture {
    /// The type of the gesture's value: `Never`, because there is no gesture.
    public typealias Value = Never
}
