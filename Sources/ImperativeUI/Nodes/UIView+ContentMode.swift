import Foundation

extension UIView {
    /// The placement of a view's content if its size differs from that of the view.
    public enum ContentMode: Int, Sendable {
        /// Scales the content to fill the view, distorting it if necessary.
        case scaleToFill = 0
        /// Scales the content to fit within the view, keeping its aspect ratio.
        case scaleAspectFit = 1
        /// Scales the content to fill the view, keeping its aspect ratio. Parts of it may lie outside.
        case scaleAspectFill = 2
        /// Scales the content to fill the view, and redraws it when the view's size changes.
        case redraw = 3
        /// Centres the content without scaling it.
        case center = 4
        /// Aligns the content with the middle of the top edge, without scaling it.
        case top = 5
        /// Aligns the content with the middle of the bottom edge, without scaling it.
        case bottom = 6
        /// Aligns the content with the middle of the left edge, without scaling it.
        case left = 7
        /// Aligns the content with the middle of the right edge, without scaling it.
        case right = 8
        /// Aligns the content with the top-left corner, without scaling it.
        case topLeft = 9
        /// Aligns the content with the top-right corner, without scaling it.
        case topRight = 10
        /// Aligns the content with the bottom-left corner, without scaling it.
        case bottomLeft = 11
        /// Aligns the content with the bottom-right corner, without scaling it.
        case bottomRight = 12

        /// Where content of a size lies in bounds. Content without a size fills them.
        package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            switch self {
            case .scaleToFill, .redraw: return bounds
            case .scaleAspectFit: return Self.frame(size, scaled: min(x, y), in: bounds, 0.5, 0.5)
            case .scaleAspectFill: return Self.frame(size, scaled: max(x, y), in: bounds, 0.5, 0.5)
            case .center: return Self.frame(size, scaled: 1, in: bounds, 0.5, 0.5)
            case .top: return Self.frame(size, scaled: 1, in: bounds, 0.5, 0)
            case .bottom: return Self.frame(size, scaled: 1, in: bounds, 0.5, 1)
            case .left: return Self.frame(size, scaled: 1, in: bounds, 0, 0.5)
            case .right: return Self.frame(size, scaled: 1, in: bounds, 1, 0.5)
            case .topLeft: return Self.frame(size, scaled: 1, in: bounds, 0, 0)
            case .topRight: return Self.frame(size, scaled: 1, in: bounds, 1, 0)
            case .bottomLeft: return Self.frame(size, scaled: 1, in: bounds, 0, 1)
            case .bottomRight: return Self.frame(size, scaled: 1, in: bounds, 1, 1)
            }
        }

        /// A rectangle in bounds, with the room left over shared out before and after.
        private static func frame(
            _ size: CGSize, scaled scale: Double, in bounds: CGRect, _ before: Double, _ above: Double
        ) -> CGRect {
            let (width, height) = (size.width * scale, size.height * scale)
            return CGRect(
                x: bounds.minX + (bounds.width - width) * before, y: bounds.minY + (bounds.height - height) * above,
                width: width, height: height)
        }
    }

    /// The default implementation of the public member of this name.
    final var contentModeValue: ContentMode {
        get { appearance?.contentMode ?? .scaleToFill }
        set {
            if newValue == contentMode { return }
            madeAppearance.contentMode = newValue
            setNeedsDisplay()
        }
    }
}
