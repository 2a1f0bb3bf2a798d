import DeclarativeUI
import Foundation

/// The talk's row of equally wide subviews.
struct EqualWidthRow: Layout {
    private func widest(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            index + 1 < subviews.count
                ? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal) : 0
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = widest(subviews)
        return CGSize(
            width: size.width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +), height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let size = widest(subviews)
        let gaps = gaps(subviews)
        var x = bounds.minX + size.width / 2
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
            x += size.width + gaps[index]
        }
    }
}

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
