import DeclarativeUI

private struct Rank: LayoutValueKey {
    static let defaultValue: Int = 1
}

extension View {
    /// Says which place a view has in a ``MyRadialLayout``.
    func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) }
}

/// Puts views on a circle, turned so that the first three places stand at their heights.
struct MyRadialLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        // Take whatever space is offered.
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = min(bounds.size.width, bounds.size.height) / 3.0
        let angle = Angle.degrees(360.0 / Double(subviews.count)).radians
        let offset = getOffset(subviews.map { subview in subview[Rank.self] })
        for (index, subview) in subviews.enumerated() {
            var point = CGPoint(x: 0, y: -radius)
                .applying(CGAffineTransform(rotationAngle: angle * Double(index) + offset))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }

    /// The angle that puts the first of three at the top, and the second above the third.
    private func getOffset(_ ranks: [Int]) -> Double {
        guard ranks.count == 3, !ranks.allSatisfy({ $0 == ranks[0] }) else { return 0 }
        let fraction: Double
        if ranks[0] == 1 {
            fraction = residual(rank1: ranks[1], rank2: ranks[2])
        } else if ranks[1] == 1 {
            fraction = -1 + residual(rank1: ranks[2], rank2: ranks[0])
        } else {
            fraction = 1 + residual(rank1: ranks[0], rank2: ranks[1])
        }
        // A third of a turn moves one view to the place of the next.
        return fraction * 2 * Double.pi / 3
    }

    /// How far the circle is turned on from the place of its first view.
    private func residual(rank1: Int, rank2: Int) -> Double {
        if rank1 == 1 { return -0.5 }
        if rank2 == 1 { return 0.5 }
        if rank1 < rank2 { return -0.25 }
        if rank1 > rank2 { return 0.25 }
        return 0
    }
}
