import Foundation

extension UIControl {
    /// Where the content of a control stands between its sides.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// Over the whole width.
        case fill = 3
        /// Where reading begins.
        case leading = 4
        /// Where reading ends.
        case trailing = 5

        /// The distance from the left at which content of one width stands in a room of another.
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

    /// Where the content stands between the sides, in controls that have content; in the middle by default.
    public final var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { horizontalAlignmentStorage }
        set {
            if newValue == horizontalAlignmentStorage { return }
            horizontalAlignmentStorage = newValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
}
