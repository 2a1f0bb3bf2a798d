import Foundation
import LayoutEngine

/// A type-erased transition, which performs the transition that it was created with.
public struct AnyTransition {
    let base: any Transition

    /// Creates a type-erased transition.
    public init<T: Transition>(_ transition: T) { base = transition }

    /// A transition that inserts and removes the view without a visible effect.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

    /// A transition that fades in and out. Views without a transition of their own use it.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

    /// A transition that slides in from the leading edge and out over the trailing edge.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// A transition that scales up from almost nothing and back down.
    public static var scale: AnyTransition { scale(scale: 1e-5) }

    /// A transition that scales from and to a factor of the size, around an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// A transition that moves in from beyond an edge and back out over the same edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// A transition that moves in from beyond an edge and out over the opposite edge, while fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// A transition that moves from and to an offset in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// A transition that moves from and to an offset in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// A transition that uses one transition for insertion and another for removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func join<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
            AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
        }
        return join(insertion.base, removal.base)
    }

    /// A transition that applies the `active` modifier while the view is absent and the `identity` modifier while it
    /// is present.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Returns a transition that applies this transition and another at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        func join<A: Transition, B: Transition>(_ first: A, _ second: B) -> AnyTransition {
            AnyTransition(CombinedTransition(first, second))
        }
        return join(base, other.base)
    }

    /// Returns this transition with its own animation, which replaces that of the change; `nil` for no animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func animated<T: Transition>(_ base: T) -> AnyTransition {
            AnyTransition(AnimatedTransition(base, animation))
        }
        return animated(base)
    }
}
