import Foundation

/// A shape to draw. Common shapes have their own cases, so that renderers can draw them well.
package enum DrawnShape: Hashable, Sendable {
    case rect(CGRect)
    /// A rectangle with elliptic corners, whose radii are limited to half a side.
    case roundedRect(CGRect, cornerWidth: Double, cornerHeight: Double)
    case ellipse(CGRect)
    case path(PathData)

    package var path: PathData {
        switch self {
        case .rect(let rect): PathData(rect: rect)
        case .roundedRect(let rect, let width, let height):
            PathData(roundedRect: rect, cornerWidth: width, cornerHeight: height)
        case .ellipse(let rect): PathData(ellipseIn: rect)
        case .path(let path): path
        }
    }

    /// The bounding box of the shape; null if it is empty.
    package var bounds: CGRect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect.standardized
        case .path(let path): path.bounds
        }
    }

    /// Whether all numbers are in a range that can be drawn.
    var isDrawable: Bool {
        switch self {
        case .rect(let rect), .ellipse(let rect): rect.isFinite
        case .roundedRect(let rect, let width, let height): rect.isFinite && width.isFinite && height.isFinite
        case .path(let path): !path.isEmpty
        }
    }
}
