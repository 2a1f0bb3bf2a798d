import Foundation

/// How an item without children answers.
package enum LeafSizing {
    /// The proposal, 10 points where there is none: a colour or a shape.
    case flexible
    /// Always the same size.
    case fixed(CGSize)
    /// Flexible along the surrounding stack, nothing across it; at least `minLength`, or 8 points.
    case spacer(minLength: CGFloat?)
    /// A line across the surrounding stack, `thickness` points wide.
    case divider(thickness: CGFloat)
    /// Whatever the function answers, remembered by proposal.
    case custom((ProposedViewSize) -> CGSize)
}

/// A layout item without children.
package final class LeafLayoutNode: LayoutNode {
    /// How the item answers. Setting it makes the item measure again.
    // Assigned in single steps, as the state of `LayoutNode` is.
    @exclusivity(unchecked)
    package var sizing: LeafSizing {
        didSet {
            updateMemory()
            attributesDidChange()
        }
    }

    /// The spacing of an item that is no spacer. Ordinary unless set.
    package var preferredSpacing = ViewSpacing.ordinary {
        didSet { invalidateSize() }
    }

    /// The first and last baseline in points from the top, for a proposal and the size answered to it; none unless set.
    package var baselines: ((ProposedViewSize, CGSize) -> (first: CGFloat, last: CGFloat)?)? {
        didSet { invalidateSize() }
    }

    /// Whether the item shows something of another world, which has taps of its own. `false` unless set.
    package var isForeign = false

    package init(engine: LayoutEngine, sizing: LeafSizing) {
        self.sizing = sizing
        super.init(engine: engine)
        updateMemory()
    }

    /// Whether the item is a spacer, whose flexibility a frame leaves visible.
    package var isSpacer: Bool {
        if case .spacer = sizing { return true }
        return false
    }

    override var hitRole: HitRole { isForeign ? .foreign : isSpacer ? .ignored : .solid }

    private func updateMemory() {
        if case .custom = sizing { remembersSizes = engine.remembersSizes } else { remembersSizes = false }
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        switch sizing {
        case .flexible: return CGSize(width: proposal.width.or(10), height: proposal.height.or(10))
        case .fixed(let size): return size
        case .custom(let function): return function(proposal.proposed)
        case .divider(let thickness):
            return stackOrientation == .horizontal
                ? CGSize(width: thickness, height: proposal.height.or(10))
                : CGSize(width: proposal.width.or(10), height: thickness)
        case .spacer(let minLength):
            let least = max(0, minLength ?? ViewSpacing.defaultDistance)
            let orientation = stackOrientation
            return CGSize(
                width: orientation == .vertical ? 0 : max(proposal.width.or(least), least),
                height: orientation == .horizontal ? 0 : max(proposal.height.or(least), least))
        }
    }

    override func makeSpacing() -> ViewSpacing {
        isSpacer ? .spacer(along: stackOrientation) : preferredSpacing
    }

    package override var priority: Double { isSpacer ? -.infinity : 0 }

    override func makeGuides() -> Guides { baselines == nil ? [] : .textBaselines }

    override func makeExplicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat? {
        guard guide.isTextBaseline, let lines = baselines?(proposal.proposed, size(proposal)) else { return nil }
        return guide.kind == .firstTextBaseline ? lines.first : lines.last
    }

    override func stackOrientationDidChange() {
        switch sizing {
        case .spacer, .divider: attributesDidChange()
        case .flexible, .fixed, .custom: return
        }
    }
}
