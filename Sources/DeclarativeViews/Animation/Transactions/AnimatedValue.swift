import LayoutEngine
import Motion
import BridgedEnvironment

/// A value of a node that, when it changes under an animation, is shown moving.
@MainActor struct AnimatedValue<Value: Animatable> {
    /// The value set last.
    private(set) var target: Value
    /// There while it moves.
    private var attribute: AnimatableAttribute<Value.AnimatableData>?

    /// A value at rest.
    init(_ value: Value) { target = value }

    /// The value to show now.
    var presented: Value {
        guard let attribute, attribute.isAnimating else { return target }
        var value = target
        value.animatableData = attribute.presented
        return value
    }

    /// Whether the value moves.
    var isMoving: Bool { attribute?.isAnimating ?? false }

    /// Sets the value, under the transaction in force at a node, or another one.
    ///
    /// - Parameter onStep: called after each step the value moves, and no more once it was stopped.
    mutating func set(
        _ new: Value, at node: _ViewNode, under other: Transaction? = nil, onStep: @escaping () -> Void
    ) {
        if Value.AnimatableData.self == EmptyAnimatableData.self {
            target = new
            return
        }
        let before = target.animatableData
        target = new
        let data = new.animatableData
        if before == data { return }
        let transaction = other ?? node.transaction
        guard let animation = transaction.effectiveAnimation else {
            attribute?.jump(to: data)
            rest()
            return
        }
        let attribute = self.attribute ?? AnimatableAttribute(before)
        attribute.onStep = onStep
        attribute.retarget(
            to: data, animation: animation, environment: EnvironmentValues(map: node.scope.map),
            trackers: transaction.trackers)
        self.attribute = attribute.isIdle ? nil : attribute
    }

    /// Sets the value without an animation, while a running one continues: the presented value jumps by the same
    /// difference.
    mutating func shift(to new: Value) {
        target = new
        attribute?.shift(to: new.animatableData)
        rest()
    }

    /// Releases the state of an animation, if the value is at rest.
    mutating func rest() {
        if let attribute, attribute.isIdle { self.attribute = nil }
    }

    /// Ends the movement.
    mutating func stop() {
        attribute?.stop()
        attribute = nil
    }
}
