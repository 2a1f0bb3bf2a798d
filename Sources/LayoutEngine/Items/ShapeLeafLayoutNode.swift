import Foundation

/// Knows the outline of an item without children, and its size if the outline has one of its own.
package protocol LeafShape: AnyObject {
    /// Returns whether something is shown at a point of an item of a size.
    func isShown(at point: CGPoint, in size: CGSize) -> Bool
    /// Returns the size for a proposal.
    func size(for proposal: ProposedViewSize) -> CGSize
}

/// A layout item without children that shows a shape.
///
/// One reference takes the place of closures, as there are many such items.
package final class ShapeLeafLayoutNode: LeafLayoutNode {
    #if DEBUG
        private unowned var reference: (any LeafShape)?
    #else
        // The owner of the item takes it away before it is freed.
        private unowned(unsafe) var reference: (any LeafShape)?
    #endif
    private let isSized: Bool

    /// The shape; `nil` before it is set and when its life is over, where nothing is shown.
    package var shape: (any LeafShape)? {
        get { reference }
        set { reference = newValue }
    }

    /// - Parameter isSized: Whether the shape has a size of its own. Others take any.
    package init(context: LayoutContext, isSized: Bool) {
        self.isSized = isSized
        super.init(context: context, sizing: .flexible)
        if isSized { (remembersSizes, sizeRule) = (context.remembersSizes, .asked) }
    }

    /// Called when the shape may have another size.
    package func shapeDidChange() {
        if isSized { attributesDidChange() }
    }

    package override var isFlexible: Bool { !isSized }

    override func measure(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize {
        guard isSized, let shape else { return super.measure(proposal, &range) }
        return shape.size(for: proposal.proposed)
    }

    package override func shows(at point: CGPoint) -> Bool { shape?.isShown(at: point, in: placedSize) ?? false }
}
