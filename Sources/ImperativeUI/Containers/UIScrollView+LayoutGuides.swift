import Foundation

extension UIScrollView {
    /// The guide of the content. Constraints of views inside with the edges of the scroll view mean its edges, and those
    /// of its far edges determine ``contentSize``.
    public final var contentLayoutGuide: UILayoutGuide { guide(.content) }

    /// The guide of the visible part of the content: what is constrained to it does not scroll.
    public final var frameLayoutGuide: UILayoutGuide { guide(.frame) }

    /// Takes the size of the content along the axes of which constraints have a far edge.
    final func takeContentSize(_ content: Placement) {
        let size = zoomed(content.rect.size)
        var new = contentSize
        if content.isEndUsed[0] { new.width = size.width }
        if content.isEndUsed[1] { new.height = size.height }
        if new != contentSize { contentSize = new }
        if zoomScale != 1 { placeZoomedView() }
    }
}
