import Foundation
import LayoutEngine

/// How far the contents of a scroll view are scrolled, and how large all is, in points.
///
/// A horizontal offset counts from the leading edge.
public struct ScrollGeometry: Equatable, Sendable {
    /// Where in the contents the visible part begins: zero where the contents begin at the scroll view's corner, and
    /// minus the insets where they are at their start.
    public var contentOffset: CGPoint
    /// The size of the contents, without their insets.
    public var contentSize: CGSize
    /// How far the contents begin and end inside of the scroll view; see `View.contentMargins(_:_:for:)`.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Makes a geometry. What is seen follows from it.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the contents that is in the scroll view's frame.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The part of the contents that is inside of the insets.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    /// The numbers, for people.
    public var debugDescription: String {
        "ScrollGeometry(offset \(contentOffset), contents \(contentSize), container \(containerSize))"
    }
}

extension ScrollingNode {
    /// How far the contents are scrolled as of the last layout.
    final var scrollGeometry: ScrollGeometry {
        let (insets, size) = (state.margins, state.contentSize)
        return ScrollGeometry(
            contentOffset: CGPoint(x: state.offset.x - insets.leading, y: state.offset.y - insets.top),
            contentSize: CGSize(
                width: max(0, size.width - insets.leading - insets.trailing),
                height: max(0, size.height - insets.top - insets.bottom)), contentInsets: insets,
            containerSize: state.viewport)
    }
}
