/// Something a person does with a pointer or a finger, as a value: a tap, a drag, or what is made of such gestures.
///
/// A view gets a gesture by `gesture(_:including:)`. A type of one's own has a ``body`` that is made of other gestures;
/// state belongs to the view.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// What the gesture tells while it goes on and when it ends.
    associatedtype Value
    /// The type of gesture that `body` returns; `Never` for gestures that the framework implements itself.
    associatedtype Body: Gesture
    /// What the gesture is made of.
    @MainActor @preconcurrency var body: Body { get }

    /// Makes what follows touches for this gesture. Not for clients to implement or call.
    @MainActor static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value>
    /// Updates what `_makeTracker` made with a new value. Not for clients to implement or call.
    @MainActor static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: Self)
    /// Whether there is no gesture at all. Not for clients to implement or call.
    @MainActor static func _isAbsent(_ gesture: Self) -> Bool
}

extension Gesture {
    /// Makes what follows touches for a gesture that has a body. Not for clients to call.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Body.Value> { Body._makeTracker(gesture.body) }

    /// Updates what follows touches for a gesture that has a body. Not for clients to call.
    public static func _updateTracker(_ tracker: _GestureTracker<Body.Value>, with gesture: Self) {
        Body._updateTracker(tracker, with: gesture.body)
    }

    /// Returns `false`. Not for clients to call.
    public static func _isAbsent(_ gesture: Self) -> Bool { false }
}

extension Gesture where Body == Never {
    /// Never called: the framework implements this gesture itself.
    public var body: Never {
        fatalError("body must not be called on \(Self.self): it is a primitive gesture and has none.")
    }
}

extension Never: Gesture {
    /// A gesture of this type tells nothing, as there is none.
    public typealias Value = Never
}
