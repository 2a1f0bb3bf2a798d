/// A gesture that runs an action when it has ended; see ``Gesture/onEnded(_:)``.
public struct _EndedGesture<Content: Gesture> {
    let content: Content
    let action: (Content.Value) -> Void
}

/// A gesture that runs an action when what it tells changes; see ``Gesture/onChanged(_:)``.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
    let content: Content
    let action: (Content.Value) -> Void
}

/// A gesture that tells something made of what another tells; see ``Gesture/map(_:)``.
public struct _MapGesture<Content: Gesture, Value> {
    let content: Content
    let transform: (Content.Value) -> Value
}

extension Gesture {
    /// Runs an action when the gesture has ended. It does not run for a gesture that is cancelled.
    ///
    /// - Parameter action: What is run, with what the gesture tells at its end.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Makes a gesture that tells something else.
    ///
    /// - Parameter body: Makes it from what this gesture tells. It may be called for gestures that do not come about.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs an action whenever what the gesture tells changes before its end.
    ///
    /// - Parameter action: What is run, with what the gesture tells.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

extension _EndedGesture: Gesture {
    /// The same as that of the gesture inside.
    public typealias Value = Content.Value
    /// The framework implements it itself.
    public typealias Body = Never

    /// Makes what follows touches for the gesture. Not for clients to call.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Content.Value> { EndedTracker(gesture) }

    /// Updates what follows touches for the gesture. Not for clients to call.
    public static func _updateTracker(_ tracker: _GestureTracker<Content.Value>, with gesture: Self) {
        (tracker as? EndedTracker<Content>)?.update(gesture)
    }
}

extension _ChangedGesture: Gesture {
    /// The same as that of the gesture inside.
    public typealias Value = Content.Value
    /// The framework implements it itself.
    public typealias Body = Never

    /// Makes what follows touches for the gesture. Not for clients to call.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Content.Value> { ChangedTracker(gesture) }

    /// Updates what follows touches for the gesture. Not for clients to call.
    public static func _updateTracker(_ tracker: _GestureTracker<Content.Value>, with gesture: Self) {
        (tracker as? ChangedTracker<Content>)?.update(gesture)
    }
}

extension _MapGesture: Gesture {
    /// The framework implements it itself.
    public typealias Body = Never

    /// Makes what follows touches for the gesture. Not for clients to call.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value> { MapTracker(gesture) }

    /// Updates what follows touches for the gesture. Not for clients to call.
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
