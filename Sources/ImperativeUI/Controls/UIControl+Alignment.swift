import Foundation

extension UIControl {
    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Content is centred.
        case center = 0
        /// Content is aligned with the left edge.
        case left = 1
        /// Content is aligned with the right edge.
        case right = 2
        /// Content is stretched to the full width.
        case fill = 3
        /// Content is aligned with the leading edge.
        case leading = 4
        /// Content is aligned with the trailing edge.
        case trailing = 5

        /// Returns the distance from the left edge for content of width `width` in a space of width `room`.
        func offset(of width: CGFloat, in room: CGFloat, isReversed: Bool) -> CGFloat {
            switch self {
            case .center: (room - width) / 2
            case .left: 0
            case .right: room - width
            case .fill: 0
            case .leading: isReversed ? room - width : 0
            case .trailing: isReversed ? 0 : room - width
            }
        }
    }

    /// The default implementation of the public member of this name.
    final var contentHorizontalAlignmentValue: ContentHorizontalAlignment {
        get { horizontalAlignmentStorage }
        set {
            if newValue == horizontalAlignmentStorage { return }
            horizontalAlignmentStorage = newValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
}
