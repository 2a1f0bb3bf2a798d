import LayoutEngine
import BridgedEnvironment

/// The information that a custom animation keeps between frames, for one animated value.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state of the animation, which it may change.
    public var state: AnimationState<Value>
    /// A Boolean value that indicates whether the animation counts as complete, though it may still move. The
    /// animation sets it.
    public var isLogicallyComplete = false
    /// The values set where the animated value is used, as they were when the animation began; empty if
    /// it is not used in such a view.
    package let surroundings: PropertyMap

    package init(state: AnimationState<Value> = AnimationState(), surroundings: PropertyMap = .empty) {
        self.state = state
        self.surroundings = surroundings
    }

    /// Returns the same context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, surroundings: surroundings)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// The values that a custom animation keeps between frames, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a state in which each key has its default value.
    public init() {}

    /// The value of a key, or its default value if it has not been set.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A type that names a value in the state of an animation.
public protocol AnimationStateKey: SendableMetatype {
    /// The type of the value that the key names.
    associatedtype Value
    /// The value of the key when an animation begins.
    static var defaultValue: Value { get }
}
