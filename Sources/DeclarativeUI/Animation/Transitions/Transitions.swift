import Foundation
import LayoutEngine

/// No change at all: the view is there, then it is not.
@MainActor @preconcurrency public struct IdentityTransition: Transition {
    /// The transition.
    nonisolated public init() {}
    /// Returns the content.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    /// Without motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Fades in and out.
@MainActor @preconcurrency public struct OpacityTransition: Transition {
    /// The transition.
    nonisolated public init() {}
    /// Cannot be seen unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    /// Without motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows and shrinks.
@MainActor @preconcurrency public struct ScaleTransition: Transition {
    /// The size outside, as a share.
    public var scale: Double
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// A transition from and to a share of the size, around a point.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// Has its scale unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// Comes from, and goes to, a place some points off.
@MainActor @preconcurrency public struct OffsetTransition: Transition {
    /// How far off, in points.
    public var offset: CGSize

    /// A transition from and to an offset.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    /// Is off unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Comes from beyond an edge and goes back there.
@MainActor @preconcurrency public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// A transition over an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// Is beyond the edge by its own size unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.moved(phase.isIdentity ? .zero : edge.outwards)
    }
}

/// Comes from the leading edge and leaves over the trailing one.
@MainActor @preconcurrency public struct SlideTransition: Transition {
    /// The transition.
    nonisolated public init() {}
    /// Is beyond the leading edge before, beyond the trailing edge after.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.moved(CGSize(width: phase.value, height: 0))
    }
}

/// Comes from beyond an edge and leaves over the opposite one, fading.
@MainActor @preconcurrency public struct PushTransition: Transition {
    /// The edge it comes from.
    public var edge: Edge

    /// A transition from an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// Is beyond one edge before and beyond the other after, and cannot be seen there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let out = edge.outwards
        return
            content
            .moved(CGSize(width: -out.width * phase.value, height: -out.height * phase.value))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// One transition in, another out.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition in.
    public var insertion: Insertion
    /// The transition out.
    public var removal: Removal

    /// Joins two transitions.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Is in the first one's phase before, in the second one's after.
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(
                TransitionStage(transition: insertion, phase: phase == .didDisappear ? .identity : phase)
            )
            .modifier(TransitionStage(transition: removal, phase: phase == .willAppear ? .identity : phase))
    }

    /// With motion if one of them has it.
    @MainActor @preconcurrency public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

extension Edge {
    /// The way out over the edge, in sizes of what goes.
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
    nonisolated fileprivate func moved(_ share: CGSize) -> some View {
        modifier(EffectModifier(effect: MoveEffect(share: share)))
    }
}
