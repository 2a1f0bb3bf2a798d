import Foundation

/// An outline to draw; the frequent ones are told apart so that renderers can show them well.
package enum DrawnShape: Hashable, Sendable {
    case rect(CGRect)
    /// A rectangle with elliptic corners, each limited to half a side.
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

    /// The smallest upright rectangle around the shape; null if there is none.
    package var bounds: CGRect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect.standardized
        case .path(let path): path.bounds
        }
    }

    /// Whether every number can be drawn with.
    var isDrawable: Bool {
        switch self {
        case .rect(let rect), .ellipse(let rect): rect.isFinite
        case .roundedRect(let rect, let width, let height): rect.isFinite && width.isFinite && height.isFinite
        case .path(let path): !path.isEmpty
        }
    }
}
