import Foundation
import LayoutEngine

extension Transition {
    /// This transition and another at once.
    @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(self, other)
    }

    /// This transition with an animation of its own, whatever the change is animated with; `nil` for none.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(self, animation)
    }
}

extension Transition where Self == IdentityTransition {
    /// No change at all.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// Fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
    /// Comes from the leading edge and leaves over the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Grows from almost nothing and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }

    /// Grows and shrinks from and to a share of the size, around a point.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// Comes from, and goes to, a place some points off.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// Comes from, and goes to, a place some points off.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// Comes from beyond an edge and goes back there.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// Comes from beyond an edge and leaves over the opposite one, fading.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
