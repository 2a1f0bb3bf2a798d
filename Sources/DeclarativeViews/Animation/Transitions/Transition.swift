import BridgedEnvironment

/// The appearance of a view while it is inserted and removed, relative to its appearance while present.
///
/// A view starts in the phase `willAppear`, goes to `identity` in the same update, and goes to `didDisappear` when it
/// is removed. The resulting changes of `body` are animated by the transaction of the insertion or removal.
@MainActor @preconcurrency public protocol Transition {
    /// The type of the view that `body(content:phase:)` returns.
    associatedtype Body: View
    /// A placeholder for the view that is inserted or removed.
    typealias Content = PlaceholderContentView<Self>

    /// Returns the view for a phase of the transition.
    ///
    /// Apply modifiers whose values depend on the phase, and use `content` exactly once.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    /// The properties of the transition. By default, the transition has motion.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// The default properties: the transition has motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns a view as it appears in a phase of this transition.
    @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionStage(transition: self, phase: phase))
    }
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to be inserted.
    case willAppear
    /// The view is present.
    case identity
    /// The view is being removed.
    case didDisappear

    /// A Boolean value that indicates whether the view is present, that is, the phase is `identity`.
    public var isIdentity: Bool { self == .identity }

    /// A number for the phase: -1 for `willAppear`, 0 for `identity`, 1 for `didDisappear`.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Hashable, Sendable {
    /// A Boolean value that indicates whether the transition moves views.
    public var hasMotion: Bool

    /// Creates properties of a transition.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition in one of its phases, as a modifier.
struct TransitionStage<T: Transition> {
    let transition: T
    let phase: TransitionPhase
}

extension TransitionStage: ViewModifier, UnnamedPlace {
    func body(content: Content) -> T.Body {
        transition.body(content: PlaceholderContentView(of: content.source), phase: phase)
    }
}
