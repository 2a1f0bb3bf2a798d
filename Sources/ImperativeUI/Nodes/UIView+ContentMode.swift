import Foundation

extension UIView {
    /// Where a view's content lies when its size is another than the view's.
    public enum ContentMode: Int, Sendable {
        /// It fills the view, distorted if need be.
        case scaleToFill = 0
        /// It is as large as fits into the view undistorted.
        case scaleAspectFit = 1
        /// It is as small as fills the view undistorted.
        case scaleAspectFill = 2
        /// It fills the view, drawn anew when the view's size changes.
        case redraw = 3
        /// It keeps its size and lies in the middle.
        case center = 4
        /// It keeps its size and lies in the middle of the upper side.
        case top = 5
        /// It keeps its size and lies in the middle of the lower side.
        case bottom = 6
        /// It keeps its size and lies in the middle of the left side.
        case left = 7
        /// It keeps its size and lies in the middle of the right side.
        case right = 8
        /// It keeps its size and lies in the upper left corner.
        case topLeft = 9
        /// It keeps its size and lies in the upper right corner.
        case topRight = 10
        /// It keeps its size and lies in the lower left corner.
        case bottomLeft = 11
        /// It keeps its size and lies in the lower right corner.
        case bottomRight = 12

        /// Where content of a size lies in bounds. Content without a size fills them.
        package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            switch self {
            case .scaleToFill, .redraw: return bounds
            case .scaleAspectFit: return Self.place(size, scaled: min(x, y), in: bounds, 0.5, 0.5)
            case .scaleAspectFill: return Self.place(size, scaled: max(x, y), in: bounds, 0.5, 0.5)
            case .center: return Self.place(size, scaled: 1, in: bounds, 0.5, 0.5)
            case .top: return Self.place(size, scaled: 1, in: bounds, 0.5, 0)
            case .bottom: return Self.place(size, scaled: 1, in: bounds, 0.5, 1)
            case .left: return Self.place(size, scaled: 1, in: bounds, 0, 0.5)
            case .right: return Self.place(size, scaled: 1, in: bounds, 1, 0.5)
            case .topLeft: return Self.place(size, scaled: 1, in: bounds, 0, 0)
            case .topRight: return Self.place(size, scaled: 1, in: bounds, 1, 0)
            case .bottomLeft: return Self.place(size, scaled: 1, in: bounds, 0, 1)
            case .bottomRight: return Self.place(size, scaled: 1, in: bounds, 1, 1)
            }
        }

        /// A place in bounds, with the room left over shared out before and after.
        private static func place(
            _ size: CGSize, scaled scale: Double, in bounds: CGRect, _ before: Double, _ above: Double
        ) -> CGRect {
            let (width, height) = (size.width * scale, size.height * scale)
            return CGRect(
                x: bounds.minX + (bounds.width - width) * before, y: bounds.minY + (bounds.height - height) * above,
                width: width, height: height)
        }
    }

    /// Where the view's content lies when its size is another than the view's; `.scaleToFill` by default.
    public final var contentMode: ContentMode {
        get { appearance?.contentMode ?? .scaleToFill }
        set {
            if newValue == contentMode { return }
            madeAppearance.contentMode = newValue
            setNeedsDisplay()
        }
    }
}
