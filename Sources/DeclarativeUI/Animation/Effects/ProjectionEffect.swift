import Drawing
import Foundation
import LayoutEngine

/// Draws a view through a matrix.
struct ProjectionEffect: RenderEffect, Sendable {
    var transform: ProjectionTransform

    static var moves: Bool { false }
    var isInert: Bool { transform.isIdentity }

    func apply(to appearance: inout ItemAppearance, size: CGSize, isMirrored: Bool) {
        appearance.project(by: transform.matrix, keepsFrame: true)
    }
}

extension View {
    /// Draws this view as it is seen when it is turned in space. Layout does not change; taps land where the view is
    /// seen. Texts and images are slanted as their middle is; text output has characters upright.
    ///
    /// What is not finite is reported, and has its default; an axis of no length turns nothing.
    ///
    /// - Parameters:
    ///   - angle: How far it is turned.
    ///   - axis: The direction of the axis: to the right, down, and towards who looks.
    ///   - anchor: A point of the view through which the axis goes.
    ///   - anchorZ: How far before that point the axis is, in points.
    ///   - perspective: How strong the perspective is: at 1 it is as from so far away as the view is long, at 0 there
    ///     is none.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            EffectModifier(
                effect: Rotation3DEffect(
                    checking: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }

    /// Draws this view through a matrix, in coordinates with the origin in the view's upper left corner. Layout does
    /// not change; taps land where the view is seen.
    ///
    /// A matrix with a number that is not finite is reported and does nothing; one without an inverse shows nothing.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(EffectModifier(effect: ProjectionEffect(transform: transform.checked("projection"))))
    }

    /// Draws this view through a transform, in coordinates with the origin in the view's upper left corner. Layout does
    /// not change; taps land where the view is seen.
    ///
    /// A transform with a number that is not finite is reported and does nothing; one without an inverse shows nothing.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(
            EffectModifier(effect: ProjectionEffect(transform: ProjectionTransform(transform).checked("transform"))))
    }
}
