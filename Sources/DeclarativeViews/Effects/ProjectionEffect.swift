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
    /// Draws this view rotated in three dimensions, in perspective.
    ///
    /// Layout does not change, and taps land where the view is drawn. Texts and images are skewed as at their centre;
    /// in text output, characters stay upright.
    ///
    /// Numbers that are not finite are reported and replaced by their defaults. An axis of length 0 rotates nothing.
    ///
    /// - Parameters:
    ///   - angle: The angle of the rotation.
    ///   - axis: The direction of the axis: to the right, down, and towards the viewer.
    ///   - anchor: The point of the view through which the axis passes.
    ///   - anchorZ: The distance of the axis in front of that point, in points.
    ///   - perspective: The strength of the perspective. At 1 the view is seen from as far away as it is long; at 0
    ///     there is no perspective.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            EffectModifier(
                effect: Rotation3DEffect(
                    checking: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }

    /// Draws this view through a projection matrix.
    ///
    /// The origin of the coordinates is the view's upper left corner. Layout does not change, and taps land where the
    /// view is drawn.
    ///
    /// A matrix with a number that is not finite is reported and has no effect. A matrix without an inverse hides the
    /// view.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(EffectModifier(effect: ProjectionEffect(transform: transform.checked("projection"))))
    }

    /// Draws this view through an affine transform.
    ///
    /// The origin of the coordinates is the view's upper left corner. Layout does not change, and taps land where the
    /// view is drawn.
    ///
    /// A transform with a number that is not finite is reported and has no effect. A transform without an inverse
    /// hides the view.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(
            EffectModifier(effect: ProjectionEffect(transform: ProjectionTransform(transform).checked("transform"))))
    }
}
