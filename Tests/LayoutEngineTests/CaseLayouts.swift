import Foundation
import LayoutEngine

/// The talk's circle of subviews.
struct Radial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = min(bounds.width, bounds.height) / 3
        for (index, subview) in subviews.enumerated() {
            let angle = 2 * Double.pi / Double(subviews.count) * Double(index)
            subview.place(
                at: CGPoint(
                    x: bounds.midX + CGFloat(sin(angle)) * radius, y: bounds.midY - CGFloat(cos(angle)) * radius),
                anchor: .center, proposal: .unspecified)
        }
    }
}

/// Always returns one size, and places by a function.
struct Fixed: Layout {
    var size: CGSize
    var places: @Sendable (CGRect, LayoutSubviews) -> Void = { _, _ in }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        places(bounds, subviews)
    }
}

/// Takes half of what is proposed.
let half = Tree { builder in
    builder.mark(
        builder.leaf(
            .custom {
                let size = $0.replacingUnspecifiedDimensions()
                return CGSize(width: size.width / 2, height: size.height / 2)
            }))
}
