/// A gesture that runs an action when it ends; see ``Gesture/onEnded(_:)``.
public struct _EndedGesture<Content: Gesture> {
    let content: Content
    let action: (Content.Value) -> Void
}

/// A gesture that runs an action when its value changes; see ``Gesture/onChanged(_:)``.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
    let content: Content
    let action: (Content.Value) -> Void
}

/// A gesture that transforms the value of another; see ``Gesture/map(_:)``.
public struct _MapGesture<Content: Gesture, Value> {
    let content: Content
    let transform: (Content.Value) -> Value
}

extension Gesture {
    /// Adds an action to run when the gesture ends. The action does not run if the gesture is cancelled.
    ///
    /// - Parameter action: A closure that receives the final value of the gesture.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Returns a gesture whose value is transformed by a closure.
    ///
    /// - Parameter body: A closure that transforms the value of this gesture. It may also be called for gestures that
    ///   do not succeed.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Adds an action to run when the value of the gesture changes before the gesture ends.
    ///
    /// - Parameter action: A closure that receives the value of the gesture.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

extension _EndedGesture: Gesture {
    /// The type of the gesture's value: that of the wrapped gesture.
    public typealias Value = Content.Value
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Content.Value> { EndedTracker(gesture) }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Content.Value>, with gesture: Self) {
        (tracker as? EndedTracker<Content>)?.update(gesture)
    }
}

extension _ChangedGesture: Gesture {
    /// The type of the gesture's value: that of the wrapped gesture.
    public typealias Value = Content.Value
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Content.Value> { ChangedTracker(gesture) }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Content.Value>, with gesture: Self) {
        (tracker as? ChangedTracker<Content>)?.update(gesture)
    }
}

extension _MapGesture: Gesture {
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value> { MapTracker(gesture) }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: Self) {
        (tracker as? MapTracker<Content, Value>)?.update(gesture)
    }
}

private final class EndedTracker<Content: Gesture>: PassingTracker<Content> {
    private var action: (Content.Value) -> Void
    private var isOver = false

    init(_ gesture: _EndedGesture<Content>) {
        action = gesture.action
        super.init(gesture.content)
    }

    func update(_ gesture: _EndedGesture<Content>) {
        action = gesture.action
        updateBase(gesture.content)
    }

    override func deliver(isAccepted: Bool) {
        if isOver { return }
        base.deliver(isAccepted: isAccepted)
        guard !isOver, isAccepted, case .ended(let value) = phase else { return }
        isOver = true
        action(value)
    }

    override func cancel() {
        isOver = true
        base.cancel()
    }
}

private final class ChangedTracker<Content: Gesture>: PassingTracker<Content> where Content.Value: Equatable {
    private var action: (Content.Value) -> Void
    private var last: Content.Value?
    private var isOver = false

    init(_ gesture: _ChangedGesture<Content>) {
        action = gesture.action
        super.init(gesture.content)
    }

    func update(_ gesture: _ChangedGesture<Content>) {
        action = gesture.action
        updateBase(gesture.content)
    }

    override func deliver(isAccepted: Bool) {
        if isOver { return }
        base.deliver(isAccepted: isAccepted)
        if isOver || stage.isLast || (stage == .active && !isAccepted) { return }
        guard let value = phase.value, value != last else { return }
        last = value
        action(value)
    }

    override func cancel() {
        isOver = true
        base.cancel()
    }
}

private final class MapTracker<Content: Gesture, Value>: WrappingTracker<Content, Value> {
    private var transform: (Content.Value) -> Value

    init(_ gesture: _MapGesture<Content, Value>) {
        transform = gesture.transform
        super.init(gesture.content)
        phase = base.phase.map(transform)
    }

    func update(_ gesture: _MapGesture<Content, Value>) {
        transform = gesture.transform
        updateBase(gesture.content)
    }

    override func baseDidChange() { phase = base.phase.map(transform) }
    override func deliver(isAccepted: Bool) { base.deliver(isAccepted: isAccepted) }
    override func cancel() { base.cancel() }
}
