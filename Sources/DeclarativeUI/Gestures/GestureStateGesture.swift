/// A gesture that sets a state while it goes on; see ``Gesture/updating(_:body:)``.
public struct GestureStateGesture<Base: Gesture, State> {
    /// What the gesture tells.
    public typealias Value = Base.Value

    /// The gesture.
    public var base: Base
    /// What it sets.
    public var state: GestureState<State>
    /// Sets the state from what the gesture tells.
    public var body: (Base.Value, inout State, inout Transaction) -> Void

    /// Makes a gesture that sets a state while it goes on.
    ///
    /// - Parameters:
    ///   - base: The gesture.
    ///   - state: What it sets.
    ///   - body: Sets the state from what the gesture tells, and may change the transaction of the change.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }
}

extension Gesture {
    /// Sets a state while the gesture goes on. When it ends or is cancelled, the state has its initial value again.
    ///
    /// - Parameters:
    ///   - state: What is set.
    ///   - body: Sets the state from what the gesture tells, and may change the transaction of the change.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
}

extension GestureStateGesture: Gesture {
    /// The framework implements it itself.
    public typealias Body = Never

    /// Makes what follows touches for the gesture. Not for clients to call.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Base.Value> { UpdatingTracker(gesture) }

    /// Updates what follows touches for the gesture. Not for clients to call.
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
