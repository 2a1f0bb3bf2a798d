import Foundation
import LayoutEngine

/// A transition that inserts and removes the view without a visible effect.
@MainActor @preconcurrency public struct IdentityTransition: Transition {
    /// Creates an identity transition.
    nonisolated public init() {}
    /// Returns the content unchanged.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    /// The properties of the transition: it has no motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that fades in and out.
@MainActor @preconcurrency public struct OpacityTransition: Transition {
    /// Creates a fading transition.
    nonisolated public init() {}
    /// Returns the content, transparent unless the phase is `identity`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    /// The properties of the transition: it has no motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that scales the view up and down.
@MainActor @preconcurrency public struct ScaleTransition: Transition {
    /// The scale factor while the view is absent.
    public var scale: Double
    /// The point that stays in place.
    public var anchor: UnitPoint

    /// Creates a transition from and to a scale factor, around an anchor.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the content, scaled by `scale` unless the phase is `identity`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// A transition that moves from and to an offset.
@MainActor @preconcurrency public struct OffsetTransition: Transition {
    /// The offset while the view is absent, in points.
    public var offset: CGSize

    /// Creates a transition from and to an offset in points.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    /// Returns the content, moved by `offset` unless the phase is `identity`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition that moves in from beyond an edge and back out over the same edge.
@MainActor @preconcurrency public struct MoveTransition: Transition {
    /// The edge over which the view moves.
    public var edge: Edge

    /// Creates a transition that moves over an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// Returns the content, moved beyond the edge by its own size unless the phase is `identity`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.moved(phase.isIdentity ? .zero : edge.outwards)
    }
}

/// A transition that slides in from the leading edge and out over the trailing edge.
@MainActor @preconcurrency public struct SlideTransition: Transition {
    /// Creates a sliding transition.
    nonisolated public init() {}
    /// Returns the content, moved beyond the leading edge before insertion and beyond the trailing edge on removal.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.moved(CGSize(width: phase.value, height: 0))
    }
}

/// A transition that moves in from beyond an edge and out over the opposite edge, while fading.
@MainActor @preconcurrency public struct PushTransition: Transition {
    /// The edge from which the view moves in.
    public var edge: Edge

    /// Creates a transition that moves in from an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// Returns the content, moved beyond one edge before insertion and beyond the opposite edge on removal, and
    /// transparent in both.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let out = edge.outwards
        return
            content
            .moved(CGSize(width: -out.width * phase.value, height: -out.height * phase.value))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that uses one transition for insertion and another for removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition for insertion.
    public var insertion: Insertion
    /// The transition for removal.
    public var removal: Removal

    /// Creates a transition from one for insertion and one for removal.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Returns the content with the insertion transition before it appears and the removal transition when it
    /// disappears.
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(
                TransitionStage(transition: insertion, phase: phase == .didDisappear ? .identity : phase)
            )
            .modifier(TransitionStage(transition: removal, phase: phase == .willAppear ? .identity : phase))
    }

    /// The properties of the transition: it has motion if either of its transitions does.
    @MainActor @preconcurrency public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

extension Edge {
    /// The way out over the edge, in sizes of the leaving view.
    fileprivate var outwards: CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -1)
        case .leading: CGSize(width: -1, height: 0)
        case .bottom: CGSize(width: 0, height: 1)
        case .trailing: CGSize(width: 1, height: 0)
        }
    }
}

extension View {
    /// Moves the view by shares of its own size.
    nonisolated func moved(_ share: CGSize) -> some View {
        modifier(EffectModifier(effect: MoveEffect(share: share)))
    }
}
