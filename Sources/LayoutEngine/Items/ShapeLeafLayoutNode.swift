import Foundation

/// Knows the outline of an item without children, and its size if the outline has one of its own.
package protocol LeafShape: AnyObject {
    /// Returns whether something is shown at a point of an item of a size.
    func isShown(at point: CGPoint, in size: CGSize) -> Bool
    /// Returns the size for a proposal.
    func size(for proposal: ProposedViewSize) -> CGSize
}

/// A layout item without children that shows a shape of any size.
///
/// One reference replaces closures, as there are many such items.
package class ShapeLeafLayoutNode: LeafLayoutNode {
    #if DEBUG
        private final unowned var reference: (any LeafShape)?
    #else
        // The owner of the item takes it away before it is freed.
        private final unowned(unsafe) var reference: (any LeafShape)?
    #endif

    /// The shape; `nil` before it is set and when its life is over, where nothing is shown.
    package final var shape: (any LeafShape)? {
        get { reference }
        set { reference = newValue }
    }

    package init(context: LayoutContext) { super.init(context: context, sizing: .flexible) }

    /// Called when the shape may have another size.
    package func shapeDidChange() {}

    package override var isFlexible: Bool { true }

    package override final func shows(at point: CGPoint) -> Bool { shape?.isShown(at: point, in: placedSize) ?? false }
}

/// A layout item without children that shows a shape with a size of its own.
package final class SizedShapeLeafLayoutNode: ShapeLeafLayoutNode {
    package override init(context: LayoutContext) {
        super.init(context: context)
        (remembersSizes, sizeRule) = (context.remembersSizes, .asked)
    }

    package override func shapeDidChange() { attributesDidChange() }

    package override var isFlexible: Bool { false }

    override func measure(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize {
        // An item of a fixed size never asks.
        if sizeRule == .fixed { return super.measure(proposal, &range) }
        return shape?.size(for: proposal.proposed) ?? super.measure(proposal, &range)
    }
}
