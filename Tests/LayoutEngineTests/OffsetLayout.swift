import Foundation
import LayoutEngine

/// Offsets the child's drawing without affecting layout.
struct OffsetLayout: UnaryLayout {
    private let offset: CGPoint
    let inputIssue: String?

    init(x: CGFloat = 0, y: CGFloat = 0) {
        offset = CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
        inputIssue =
            x.isFinite && y.isFinite ? nil : "the offset (\(x), \(y)) is not finite; 0 is used for such a coordinate"
    }

    func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        (offset, proposal)
    }

    var ownPriority: Double? { nil }
    var movesGuides: Bool { false }
}
