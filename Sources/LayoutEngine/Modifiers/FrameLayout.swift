import Foundation

/// A frame with fixed lengths; on an axis whose length is `nil` it takes the child's.
package struct FrameLayout: UnaryLayout {
    private let width: CGFloat
    private let height: CGFloat
    private let alignment: Alignment
    package let inputIssue: String?

    package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
        let isValid = FrameInput.isLength(width) && FrameInput.isLength(height)
        // Adding 0 turns -0 into 0.
        self.width = FrameInput.isLength(width) ? (width ?? .nan) + 0 : .nan
        self.height = FrameInput.isLength(height) ? (height ?? .nan) + 0 : .nan
        self.alignment = alignment
        inputIssue = isValid ? nil : FrameInput.issue("width", width, "height", height)
    }

    private func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(width: width.or(proposal.width), height: height.or(proposal.height))
    }

    package var hidesPriority: Bool { true }

    package var isFixed: Bool { !width.isNaN && !height.isNaN }

    package func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        if isFixed {
            range = .all
            return CGSize(width: width, height: height)
        }
        let answer = child.size(childProposal(proposal), &range)
        if !width.isNaN { range.width = .all }
        if !height.isNaN { range.height = .all }
        return CGSize(width: width.or(answer.width), height: height.or(answer.height))
    }

    package func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        let inner = childProposal(proposal)
        return (alignment.origin(of: child.dimensions(inner), in: size), inner)
    }

    package func spacing(_ child: LayoutNode) -> ViewSpacing {
        FrameInput.spacing(child, resetsWidth: !width.isNaN, resetsHeight: !height.isNaN)
    }
}

extension Alignment {
    /// Returns the origin that aligns a child in an area, whose own guides have their default positions.
    func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
        CGPoint(
            x: horizontal.guide.defaultValue(in: ViewDimensions(size: size), length: size.width) - child[horizontal],
            y: vertical.guide.defaultValue(in: ViewDimensions(size: size), length: size.height) - child[vertical])
    }
}

/// Checks of input that both kinds of frames share.
enum FrameInput {
    static func isLength(_ value: CGFloat?) -> Bool {
        guard let value else { return true }
        return value >= 0 && value < .infinity
    }

    static func issue(_ first: String, _ a: CGFloat?, _ second: String, _ b: CGFloat?) -> String {
        func text(_ value: CGFloat?) -> String { value.map { "\($0)" } ?? "nil" }
        return "a frame has \(first) \(text(a)) and \(second) \(text(b)); "
            + "lengths are finite numbers of at least 0 points, others are ignored"
    }

    package static func spacing(_ child: LayoutNode, resetsWidth: Bool, resetsHeight: Bool) -> ViewSpacing {
        if let leaf = child as? LeafLayoutNode, leaf.isSpacer { return child.spacing }
        var edges: Edge.Set = []
        if resetsWidth { edges.formUnion(.horizontal) }
        if resetsHeight { edges.formUnion(.vertical) }
        return child.spacing.resetting(edges)
    }
}
