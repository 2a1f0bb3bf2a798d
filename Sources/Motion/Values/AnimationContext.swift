import LayoutEngine
import UnifiedStorage

/// What a custom animation keeps from one frame to the next, for one value that moves.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation keeps; it may change it.
    public var state: AnimationState<Value>
    /// Whether the movement counts as over for those who wait for it, though it may have a tail. Set by the animation.
    public var isLogicallyComplete = false
    /// What is set where the value is used, as it was when the animation began; empty where there are no such places.
    package let surroundings: PropertyMap

    package init(state: AnimationState<Value> = AnimationState(), surroundings: PropertyMap = .empty) {
        self.state = state
        self.surroundings = surroundings
    }

    /// The same context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, surroundings: surroundings)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// The values an animation keeps, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// A state in which each key has its default value.
    public init() {}

    /// The value of a key; its default unless set.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Names a value that an animation keeps.
public protocol AnimationStateKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value
    /// The value of a new animation.
    static var defaultValue: Value { get }
}
