import UnifiedStorage

/// What a view looks like on its way in and out, compared with how it is while it is there.
///
/// A view starts in `willAppear`, goes to `identity` in the same update, and to `didDisappear` when it is removed; the
/// changes `body` makes of that are animated by the transaction of the insertion or removal.
@MainActor @preconcurrency public protocol Transition {
    /// The type of view `body` returns.
    associatedtype Body: View
    /// Stands for the view that comes and goes.
    typealias Content = PlaceholderContentView<Self>

    /// What becomes of `content` in a phase. Use modifiers whose values depend on the phase, and `content` once.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    /// What the transition is like; with motion unless said otherwise.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// With motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// A view as it is in a phase of this transition.
    @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionStage(transition: self, phase: phase))
    }
}

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
    /// About to come in.
    case willAppear
    /// There.
    case identity
    /// On its way out.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before, 0 while there, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition is like.
public struct TransitionProperties: Hashable, Sendable {
    /// Whether it moves things about.
    public var hasMotion: Bool

    /// Properties of a transition.
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
