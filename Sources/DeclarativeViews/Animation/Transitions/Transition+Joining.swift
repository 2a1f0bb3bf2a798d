import Foundation
import LayoutEngine

extension Transition {
    /// Returns a transition that applies this transition and another at the same time.
    @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(self, other)
    }

    /// Returns this transition with its own animation, which replaces that of the change; `nil` for no animation.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(self, animation)
    }
}

extension Transition where Self == IdentityTransition {
    /// A transition that inserts and removes the view without a visible effect.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// A transition that fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
    /// A transition that slides in from the leading edge and out over the trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
    /// A transition that scales up from almost nothing and back down.
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }

    /// A transition that scales from and to a factor of the size, around an anchor.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// A transition that moves from and to an offset in points.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// A transition that moves from and to an offset in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// A transition that moves in from beyond an edge and back out over the same edge.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// A transition that moves in from beyond an edge and out over the opposite edge, while fading.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
