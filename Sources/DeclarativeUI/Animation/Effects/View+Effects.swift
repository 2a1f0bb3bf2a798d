import Foundation
import LayoutEngine
import UnifiedStorage

extension View {
    /// Makes this view more or less opaque: 0 cannot be seen, 1 is as it is. Layout does not change.
    ///
    /// What is no number is reported and counts as 1.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        let sound = EffectInput.checked(opacity, "opacity", instead: 1)
        return modifier(EffectModifier(effect: OpacityEffect(opacity: min(max(sound, 0), 1))))
    }

    /// Draws this view larger or smaller on both axes, around a point of it. Layout does not change.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(EffectModifier(effect: ScaleEffect(checking: scale, anchor)))
    }

    /// Draws this view larger or smaller, around a point of it. Layout does not change.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws this view larger or smaller, around a point of it. Layout does not change.
    ///
    /// What is not finite is reported and counts as 1.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Moves this view by points from where it is laid out; towards the left for a positive width where the reading
    /// direction is right to left. What is around does not change.
    ///
    /// What is not finite is reported and counts as 0.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(EffectModifier(effect: OffsetEffect(checking: offset)))
    }

    /// Moves this view by points from where it is laid out.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}

extension ScaleEffect {
    init(checking scale: CGSize, _ anchor: UnitPoint) {
        self.scale = CGSize(
            width: EffectInput.checked(scale.width, "scale", instead: 1),
            height: EffectInput.checked(scale.height, "scale", instead: 1))
        self.anchor = UnitPoint(
            x: EffectInput.checked(anchor.x, "scale's anchor", instead: 0.5),
            y: EffectInput.checked(anchor.y, "scale's anchor", instead: 0.5))
    }
}

extension OffsetEffect {
    init(checking offset: CGSize) {
        self.offset = CGSize(
            width: EffectInput.checked(offset.width, "offset", instead: 0),
            height: EffectInput.checked(offset.height, "offset", instead: 0))
    }
}

/// Checks the numbers effects are made with.
enum EffectInput {
    static func checked<Number: BinaryFloatingPoint>(
        _ value: Number, _ name: String, instead other: Number
    ) -> Number {
        if value.isFinite { return value }
        RuntimeIssue.report("effect", "The \(name) of a view is a finite number, not \(value); \(other) is used.")
        return other
    }
}
