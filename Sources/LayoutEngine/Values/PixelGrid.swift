import Foundation

/// Rounding of points to whole pixels.
package enum PixelGrid {
    /// Rounds to the nearest pixel edge, ties towards +infinity. A `scale` that is not a positive number rounds to
    /// whole points.
    package static func rounded(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        return ((value * scale) + 0.5).rounded(.down) / scale
    }

    /// Rounds down to a pixel edge. A `scale` that is not a positive number rounds to whole points.
    package static func roundedDown(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        return (value * scale).rounded(.down) / scale
    }

    static func roundedUp(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        // Tolerates the rounding error of binary fractions, so that a value on a pixel edge stays there. Adding 0 turns
        // -0 into 0.
        return ((value * scale) - 1e-6).rounded(.up) / scale + 0
    }

    /// Rounds the two corners instead of the size, so that adjacent rectangles stay adjacent.
    package static func rounded(_ rect: CGRect, scale: CGFloat) -> CGRect {
        let x = rounded(rect.origin.x, scale: scale)
        let y = rounded(rect.origin.y, scale: scale)
        let right = rounded(rect.origin.x + rect.size.width, scale: scale)
        let bottom = rounded(rect.origin.y + rect.size.height, scale: scale)
        return CGRect(x: x, y: y, width: right - x, height: bottom - y)
    }
}
