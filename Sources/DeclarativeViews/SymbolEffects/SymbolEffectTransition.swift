import Foundation
import LayoutEngine

/// An effect that suits the change it is used for.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// What the effect does to symbols. Used by the framework only.
    public var _motion: _SymbolMotion { .absent }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// An effect that suits the change it is used for.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// An effect with which a symbol takes the place of another: the old one shrinks and fades, and the new one grows.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// A replacement of the parts that differ. Symbols are replaced as a whole here.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        /// What the effect does to symbols. Used by the framework only.
        public var _motion: _SymbolMotion { .absent }
    }

    /// The effect in which the old symbol shrinks and the new one grows.
    public var downUp: ReplaceSymbolEffect { self }
    /// The effect in which both symbols grow. The old one shrinks here.
    public var upUp: ReplaceSymbolEffect { self }
    /// The effect in which the old symbol goes at once. It shrinks here.
    public var offUp: ReplaceSymbolEffect { self }
    /// The effect on each layer of a symbol by itself. All layers move as one here.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// A replacement of the parts that differ. Symbols are replaced as a whole here.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

    /// What the effect does to symbols. Used by the framework only.
    public var _motion: _SymbolMotion { .absent }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect with which a symbol takes the place of another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension _SymbolMotion {
    /// The pose of a symbol that is not there.
    fileprivate static var absent: _SymbolMotion {
        _SymbolMotion(kind: .pose(pose { ($0.scale, $0.opacity) = (0.6, 0) }))
    }

    /// The pose of a symbol that is inserted or removed.
    fileprivate var absentPose: SymbolPose {
        switch kind {
        case .pose(let pose), .poseBefore(let pose): pose
        case .cycle: SymbolPose()
        }
    }
}

/// A transition that inserts and removes symbols with an effect. Other views fade and change their size likewise.
@MainActor @preconcurrency public struct SymbolEffectTransition: Transition {
    private let pose: SymbolPose

    nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(_ effect: T) { pose = effect._motion.absentPose }

    /// Returns the content, faded and in another size unless the phase is `identity`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : pose.opacity)
            .scaleEffect(phase.isIdentity ? 1 : CGFloat(pose.scale))
            .moved(phase.isIdentity ? .zero : CGSize(width: pose.x, height: pose.y))
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// A transition that inserts and removes symbols with the effect that suits them.
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(.automatic) }

    /// A transition that inserts and removes symbols with an effect. The animation of the change gives the speed.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect) }
}

extension AnyTransition {
    /// A transition that inserts and removes symbols with the effect that suits them.
    public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition(.automatic)) }

    /// A transition that inserts and removes symbols with an effect. The animation of the change gives the speed.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition { AnyTransition(SymbolEffectTransition(effect)) }
}

extension ContentTransition {
    /// Shrinks and fades the old content while the new content grows.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .replace) }

    /// Changes a symbol to another one with an effect: the old one shrinks and fades while the new one grows. The
    /// animation of the change gives the speed.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { ContentTransition(kind: .replace) }
}
