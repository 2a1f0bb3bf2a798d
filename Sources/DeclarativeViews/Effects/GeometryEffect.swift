import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// A modifier that moves, rotates or skews a view without changing its layout.
///
/// Implement `effectValue(size:)`. Implement `animatableData` as well to let animations change the effect.
///
/// ```swift
/// struct Shake: GeometryEffect {
///     var animatableData: CGFloat
///     func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 6), y: 0))
///     }
/// }
/// ```
///
/// Taps land where the view is drawn. If the effect only moves the view, `GeometryProxy` and other observers of its
/// frame see the moved frame, unless the effect is `ignoredByLayout()`.
nonisolated public protocol GeometryEffect: _GeometryEffectValue, Animatable, ViewModifier where Body == Never {}

// Apart from `GeometryEffect`, as `_ShapeOutline` is from `Shape`.
/// The requirements of a geometry effect. Conform to ``GeometryEffect`` instead.
public protocol _GeometryEffectValue {
    /// Returns the transform for a view of the given size, in points.
    ///
    /// The origin of the coordinates is the view's upper left corner. A matrix with a number that is not finite is
    /// reported and has no effect.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Creates the node of a view with the effect. The framework calls this method; clients do not.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        EffectNode(GeometryRenderEffect(view.modifier, keepsFrame: false), view.content, in: context)
    }

    /// Updates the node of a view with the effect. The framework calls this method; clients do not.
    @MainActor public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: EffectNode<V, GeometryRenderEffect<Self>>.self)
            .update(GeometryRenderEffect(view.modifier, keepsFrame: false), view.content)
    }

    /// Returns an effect that draws the same, without notifying observers of the view's frame.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// A geometry effect that does not notify observers of the view's frame. Create it with `ignoredByLayout()`.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    /// The effect whose transform is used.
    public var base: Base

    nonisolated init(_ base: Base) { self.base = base }

    /// Returns the transform of the wrapped effect.
    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    /// The animatable data of the wrapped effect.
    nonisolated public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// Creates the node of a view with the effect. The framework calls this method; clients do not.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        EffectNode(GeometryRenderEffect(view.modifier.base, keepsFrame: true), view.content, in: context)
    }

    /// Updates the node of a view with the effect. The framework calls this method; clients do not.
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
