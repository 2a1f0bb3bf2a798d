import Foundation

/// The lines, corners and shadows that a medium can show.
package struct EdgeFigures: Hashable, Sendable {
    /// The thickness of the thinnest line in points; `nil` for one pixel.
    package let hairline: CGFloat?
    /// Whether corners are rounded and shadows are cast.
    package let isSmooth: Bool

    /// Returns the thickness of the thinnest line at a scale, in points.
    package func hairline(scale: CGFloat) -> CGFloat { hairline ?? 1 / max(1, scale) }

    /// Returns the radius of a corner: a radius, or zero where corners are not rounded.
    package func corner(_ radius: CGFloat) -> CGFloat { isSmooth ? radius : 0 }
}
