import Foundation
import LayoutEngine

/// The scroll offset and the sizes of a scroll view and its content, in points.
///
/// A horizontal offset is measured from the leading edge.
public struct ScrollGeometry: Equatable, Sendable {
    /// The position in the content at which the visible part begins.
    ///
    /// It is zero if the content begins at the scroll view's corner, and the negative insets if the content is
    /// scrolled to its start.
    public var contentOffset: CGPoint
    /// The size of the content, without its insets.
    public var contentSize: CGSize
    /// The insets of the content inside the scroll view; see `View.contentMargins(_:_:for:)`.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Creates a scroll geometry. The visible rectangles follow from its values.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content inside the scroll view's frame.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The part of the content inside the insets.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    /// A textual description of the geometry for debugging.
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
