import Foundation

/// Corrects and reports invalid results. Separate functions keep the common path short.
extension LayoutNode {
    @inline(never)
    final func sanitized(_ size: CGSize, for proposal: Proposal) -> CGSize {
        // A container that asks how far an item grows along one axis ignores the other axis.
        let isQuestionOfGrowth = proposal.width == .infinity || proposal.height == .infinity
        return CGSize(
            width: sanitized(size.width, for: proposal.width, size, mayGrow: isQuestionOfGrowth),
            height: sanitized(size.height, for: proposal.height, size, mayGrow: isQuestionOfGrowth))
    }

    private final func sanitized(
        _ length: CGFloat, for proposed: CGFloat, _ size: CGSize, mayGrow: Bool
    ) -> CGFloat {
        if length.isNaN || length < 0 {
            context.report(
                .invalidSize, reportedType,
                "answered the size \(size.width) x \(size.height); a size is a number of at least 0 points, 0 is used")
            return 0
        }
        if length == .infinity, proposed != .infinity {
            if mayGrow { return proposed.or(10) }
            context.report(
                .invalidSize, reportedType,
                """
                answered the size \(size.width) x \(size.height) to a proposal that is not infinite; \
                the proposal is used, 10 points where there is none
                """)
            return proposed.or(10)
        }
        return length
    }

    @inline(never)
    final func sanitizedAlignment(_ value: CGFloat?) -> CGFloat? {
        guard let value, !value.isFinite else { return value }
        context.report(
            .invalidAlignment, reportedType, "answered \(value) for an alignment guide, which is ignored")
        return nil
    }

    /// Returns the size to place when an infinite proposal produced an infinite size: the container's own length.
    @inline(never)
    final func finiteSize(_ size: CGSize) -> CGSize {
        context.report(
            .invalidProposal, parent?.reportedType ?? reportedType,
            "placed a subview of infinite size; the container's size is used. Propose a finite size when placing")
        let limit = parent?.placedSize ?? .zero
        return CGSize(
            width: size.width < .infinity ? size.width : limit.width,
            height: size.height < .infinity ? size.height : limit.height)
    }

    @inline(never)
    final func reportPosition(_ position: CGPoint, _ anchor: UnitPoint) {
        context.report(
            .invalidPosition, parent?.reportedType ?? reportedType,
            """
            placed a subview at (\(position.x), \(position.y)) with anchor (\(anchor.x), \(anchor.y)); \
            0 is used for a coordinate that is not a finite number, and none is beyond 1e200
            """)
    }
}
