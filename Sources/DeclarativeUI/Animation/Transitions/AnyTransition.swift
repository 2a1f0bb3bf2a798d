import Foundation
import LayoutEngine

/// A transition of any type.
public struct AnyTransition {
    let base: any Transition

    /// Wraps a transition.
    public init<T: Transition>(_ transition: T) { base = transition }

    /// No change at all.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

    /// Fades in and out; what views have that have no transition of their own.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

    /// Comes from the leading edge and leaves over the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// Grows from almost nothing and shrinks to it.
    public static var scale: AnyTransition { scale(scale: 1e-5) }

    /// Grows and shrinks from and to a share of the size, around a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// Comes from beyond an edge and goes back there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// Comes from beyond an edge and leaves over the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// Comes from, and goes to, a place some points off.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// Comes from, and goes to, a place some points off.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// One transition in, another out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func join<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
            AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
        }
        return join(insertion.base, removal.base)
    }

    /// The view with one modifier while it is outside, with another while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// This transition and another at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        func join<A: Transition, B: Transition>(_ first: A, _ second: B) -> AnyTransition {
            AnyTransition(CombinedTransition(first, second))
        }
        return join(base, other.base)
    }

    /// This transition with an animation of its own, whatever the change is animated with; `nil` for none.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func animated<T: Transition>(_ base: T) -> AnyTransition {
            AnyTransition(AnimatedTransition(base, animation))
        }
        return animated(base)
    }
}
