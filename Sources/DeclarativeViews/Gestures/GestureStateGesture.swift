/// A gesture that updates a state while in progress; see ``Gesture/updating(_:body:)``.
public struct GestureStateGesture<Base: Gesture, State> {
    /// The type of the gesture's value: that of the wrapped gesture.
    public typealias Value = Base.Value

    /// The gesture that updates the state.
    public var base: Base
    /// The state that the gesture updates.
    public var state: GestureState<State>
    /// The closure that updates the state from the value of the gesture.
    public var body: (Base.Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that updates a state while in progress.
    ///
    /// - Parameters:
    ///   - base: The gesture to wrap.
    ///   - state: The state to update.
    ///   - body: A closure that updates the state from the value of the gesture and may modify the transaction of the
    ///     change.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }
}

extension Gesture {
    /// Updates a state while the gesture is in progress. When it ends or is cancelled, the state resets to its
    /// initial value.
    ///
    /// - Parameters:
    ///   - state: The state to update.
    ///   - body: A closure that updates the state from the value of the gesture and may modify the transaction of the
    ///     change.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
}

extension GestureStateGesture: Gesture {
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Base.Value> { UpdatingTracker(gesture) }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Base.Value>, with gesture: Self) {
        (tracker as? UpdatingTracker<Base, State>)?.update(gesture)
    }
}

private final class UpdatingTracker<Base: Gesture, State>: PassingTracker<Base> {
    private var state: GestureState<State>
    private var body: (Base.Value, inout State, inout Transaction) -> Void
    /// States that were set, and are no longer the gesture's.
    private var former: [GestureState<State>] = []
    private var hasBegun = false
    private var isOver = false
    private var delivered = 0

    init(_ gesture: GestureStateGesture<Base, State>) {
        (state, body) = (gesture.state, gesture.body)
        super.init(gesture.base)
    }

    func update(_ gesture: GestureStateGesture<Base, State>) {
        if hasBegun, state.state.location !== gesture.state.state.location { former.append(state) }
        (state, body) = (gesture.state, gesture.body)
        updateBase(gesture.base)
    }

    override func deliver(isAccepted: Bool) {
        if isOver { return }
        base.deliver(isAccepted: isAccepted)
        if isOver { return }
        if stage.isLast {
            if isAccepted || stage == .failed { reset() }
            return
        }
        guard delivered != serial, let value = phase.value, isAccepted || stage == .possible else { return }
        delivered = serial
        hasBegun = true
        var new = state.state.wrappedValue
        var transaction = Transaction.current
        transaction.isContinuous = true
        body(value, &new, &transaction)
        // It may have been cancelled meanwhile.
        if isOver { return }
        withTransaction(transaction) { state.state.wrappedValue = new }
    }

    override func cancel() {
        base.cancel()
        reset()
    }

    private func reset() {
        if isOver { return }
        isOver = true
        for state in former { state.reset() }
        if hasBegun { state.reset() }
    }
}
