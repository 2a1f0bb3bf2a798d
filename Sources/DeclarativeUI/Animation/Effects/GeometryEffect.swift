import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// A modifier that moves, turns or slants a view without a change of layout. What it must have is
/// `effectValue(size:)`; with `animatableData` it moves under animations.
///
///     struct Shake: GeometryEffect {
///         var animatableData: CGFloat
///
///         func effectValue(size: CGSize) -> ProjectionTransform {
///             ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 6), y: 0))
///         }
///     }
///
/// Taps land where the view is seen. A view that is only moved is there for `GeometryProxy` and other followers of its
/// frame, unless the effect is `ignoredByLayout()`.
nonisolated public protocol GeometryEffect: _GeometryEffectValue, Animatable, ViewModifier where Body == Never {}

// Apart from `GeometryEffect`, as `_ShapeOutline` is from `Shape`.
/// What a geometry effect says of itself. Conform to ``GeometryEffect`` instead.
public protocol _GeometryEffectValue {
    /// Returns what is done to a view of a size in points, in coordinates with the origin in its upper left corner. A
    /// matrix with a number that is not finite is reported, and does nothing.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Makes the node of a view with the effect. Not for clients to call.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        EffectNode(GeometryRenderEffect(view.modifier, keepsFrame: false), view.content, in: context)
    }

    /// Updates the node of a view with the effect. Not for clients to call.
    @MainActor public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: EffectNode<V, GeometryRenderEffect<Self>>.self)
            .update(GeometryRenderEffect(view.modifier, keepsFrame: false), view.content)
    }

    /// Returns the same effect, of which who follows the frame of the view does not hear.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// An effect of which who follows frames does not hear. Not for clients to make.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    /// What is done.
    public var base: Base

    nonisolated init(_ base: Base) { self.base = base }

    /// What the effect itself says.
    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    /// The numbers of the effect itself.
    nonisolated public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// Makes the node of a view with the effect. Not for clients to call.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        EffectNode(GeometryRenderEffect(view.modifier.base, keepsFrame: true), view.content, in: context)
    }

    /// Updates the node of a view with the effect. Not for clients to call.
    @MainActor public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: EffectNode<V, GeometryRenderEffect<Base>>.self)
            .update(GeometryRenderEffect(view.modifier.base, keepsFrame: true), view.content)
    }
}

/// A geometry effect as items have it.
struct GeometryRenderEffect<Value: GeometryEffect>: RenderEffect {
    private final class Report { var isMade = false }

    var value: Value
    /// Whether the frame of the view is taken to stay where it is.
    let keepsFrame: Bool
    /// Numbers that are not finite are reported once.
    private let report = Report()

    init(_ value: Value, keepsFrame: Bool) { (self.value, self.keepsFrame) = (value, keepsFrame) }

    static var moves: Bool { true }
    var isInert: Bool { false }

    var animatableData: Value.AnimatableData {
        get { value.animatableData }
        set { value.animatableData = newValue }
    }

    static func == (one: GeometryRenderEffect, other: GeometryRenderEffect) -> Bool {
        one.keepsFrame == other.keepsFrame && valuesAreEqual(one.value, other.value, mode: .equatableUnlessPlain)
    }

    func apply(to appearance: inout ItemAppearance, size: CGSize, isMirrored: Bool) {
        let matrix = value.effectValue(size: size)
        guard matrix.matrix.isFinite else {
            if report.isMade { return }
            report.isMade = true
            _ = matrix.checked("\(Value.self)")
            return
        }
        appearance.project(by: matrix.matrix, keepsFrame: keepsFrame)
    }
}
