import Foundation
import LayoutEngine
import BridgedEnvironment

extension View {
    /// Sets the opacity of this view, from 0 (invisible) to 1 (unchanged). Layout does not change.
    ///
    /// `NaN` is reported and counts as 1.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        let sound = EffectInput.checked(opacity, "opacity", instead: 1)
        return modifier(EffectModifier(effect: OpacityEffect(opacity: min(max(sound, 0), 1))))
    }

    /// Scales the drawing of this view by the width and height of `scale`, around an anchor. Layout does not change.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(EffectModifier(effect: ScaleEffect(checking: scale, anchor)))
    }

    /// Scales the drawing of this view by the same factor on both axes, around an anchor. Layout does not change.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the drawing of this view by a factor for each axis, around an anchor. Layout does not change.
    ///
    /// A factor that is not finite is reported and counts as 1.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Moves the drawing of this view by an offset in points.
    ///
    /// In a right-to-left layout, a positive width moves the view to the left. The layout of surrounding views does
    /// not change.
    ///
    /// A number that is not finite is reported and counts as 0.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(EffectModifier(effect: OffsetEffect(checking: offset)))
    }

    /// Moves the drawing of this view by an offset in points.
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
