import Foundation

/// How an item without children determines its size.
package enum LeafSizing {
    /// The proposal, 10 points where there is none: a colour or a shape.
    case flexible
    /// Always the same size.
    case fixed(CGSize)
    /// Flexible along the surrounding stack, nothing across it; at least `minLength`, or 8 points.
    case spacer(minLength: CGFloat?)
    /// A line across the surrounding stack, `thickness` points wide.
    case divider(thickness: CGFloat)
    /// What the function returns, remembered by proposal.
    case custom((ProposedViewSize) -> CGSize)
}

/// What there is to see in an item without children.
package enum LeafContent: UInt8 {
    /// Something, unless the item is a spacer.
    case shown
    /// Nothing: taps go through.
    case clear
    /// Something of another world, which has taps of its own.
    case foreign
}

/// A layout item without children.
package final class LeafLayoutNode: LayoutNode {
    private enum Kind: UInt8 {
        case flexible, fixed, spacer, divider, custom
    }

    // What few leaves have is kept beside, so that the many fit in 120 bytes, the kind in what their base leaves free.
    // Assigned in single steps, as the state of `LayoutNode` is.
    @exclusivity(unchecked) private var kind = Kind.flexible
    /// What a tap on the item meets. Something shown unless set.
    @exclusivity(unchecked) package var content = LeafContent.shown
    /// The fixed size, or a spacer's or divider's length as the width; NaN for none.
    @exclusivity(unchecked) private var numbers = CGSize.zero
    @exclusivity(unchecked) private var details: Details?

    private final class Details {
        package var custom: ((ProposedViewSize) -> CGSize)?
        var preferredSpacing = ViewSpacing.ordinary
        package var baselines: ((ProposedViewSize, CGSize) -> (first: CGFloat, last: CGFloat)?)?
        package var outline: ((CGPoint, CGSize) -> Bool)?
    }

    package init(context: LayoutContext, sizing: LeafSizing) {
        super.init(context: context)
        setSizing(sizing)
    }

    private func madeDetails() -> Details {
        if let details { return details }
        let made = Details()
        details = made
        return made
    }

    /// How the item determines its size. Setting it makes the item measure again.
    package var sizing: LeafSizing {
        get {
            switch kind {
            case .flexible: .flexible
            case .fixed: .fixed(numbers)
            case .spacer: .spacer(minLength: numbers.width.isNaN ? nil : numbers.width)
            case .divider: .divider(thickness: numbers.width)
            // Set together with the kind.
            case .custom: .custom(details!.custom!)
            }
        }
        set {
            setSizing(newValue)
            attributesDidChange()
        }
    }

    private func setSizing(_ sizing: LeafSizing) {
        details?.custom = nil
        switch sizing {
        case .flexible: kind = .flexible
        // What is added makes 0 of -0.
        case .fixed(let size): (kind, numbers) = (.fixed, CGSize(width: size.width + 0, height: size.height + 0))
        case .spacer(let least): (kind, numbers) = (.spacer, CGSize(width: least ?? .nan, height: 0))
        case .divider(let thickness): (kind, numbers) = (.divider, CGSize(width: thickness, height: 0))
        case .custom(let function):
            kind = .custom
            madeDetails().custom = function
        }
        remembersSizes = kind == .custom && context.remembersSizes
        sizeRule = context.remembersSizes ? ruleOfKind : .asked
    }

    private var ruleOfKind: SizeRule {
        switch kind {
        case .flexible: .flexible
        // Numbers that have to be put right are, and are reported, where they are asked for.
        case .fixed: numbers.isAnswer ? .fixed : .asked
        case .spacer, .divider, .custom: .asked
        }
    }

    /// The spacing of an item that is no spacer. Ordinary unless set.
    package var preferredSpacing: ViewSpacing {
        get { details?.preferredSpacing ?? .ordinary }
        set {
            madeDetails().preferredSpacing = newValue
            invalidateSize()
        }
    }

    /// The first and last baseline in points from the top, for a proposal and the size the item takes for it; none
    /// unless set.
    package var baselines: ((ProposedViewSize, CGSize) -> (first: CGFloat, last: CGFloat)?)? {
        get { details?.baselines }
        set {
            if newValue != nil || details != nil { madeDetails().baselines = newValue }
            invalidateSize()
        }
    }

    /// Whether a point of the frame, given its size, is one at which the item shows something; all are unless set.
    package var outline: ((CGPoint, CGSize) -> Bool)? {
        get { details?.outline }
        set {
            if newValue != nil || details != nil { madeDetails().outline = newValue }
        }
    }

    package override func shows(at point: CGPoint) -> Bool { details?.outline?(point, placedSize) ?? true }

    /// Whether the item is a spacer, whose flexibility a frame leaves visible.
    package var isSpacer: Bool { kind == .spacer }

    /// Whether the item takes any size, and so can be drawn in any.
    package var isFlexible: Bool { kind == .flexible }

    package override var hitRole: HitRole {
        switch content {
        case .shown: isSpacer ? .ignored : .solid
        case .clear: .ignored
        case .foreign: .foreign
        }
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        switch kind {
        case .flexible: return CGSize(width: proposal.width.or(10), height: proposal.height.or(10))
        case .fixed: return numbers
        // Set together with the kind.
        case .custom: return details!.custom!(proposal.proposed)
        case .divider:
            let thickness = numbers.width
            return stackOrientation == .horizontal
                ? CGSize(width: thickness, height: proposal.height.or(10))
                : CGSize(width: proposal.width.or(10), height: thickness)
        case .spacer:
            let least = max(0, numbers.width.or(ViewSpacing.defaultDistance))
            let orientation = stackOrientation
            return CGSize(
                width: orientation == .vertical ? 0 : max(proposal.width.or(least), least),
                height: orientation == .horizontal ? 0 : max(proposal.height.or(least), least))
        }
    }

    override func makeSpacing() -> ViewSpacing {
        isSpacer ? .spacer(along: stackOrientation) : preferredSpacing
    }

    package override var hasFixedPriority: Bool { !isSpacer }

    override var ownPriority: Double { isSpacer ? -.infinity : 0 }

    override func makeGuides() -> Guides { details?.baselines == nil ? [] : .textBaselines }

    override func makeExplicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat? {
        guard guide.isTextBaseline, let lines = baselines?(proposal.proposed, size(proposal)) else { return nil }
        return guide.kind == .firstTextBaseline ? lines.first : lines.last
    }

    override func stackOrientationDidChange() {
        switch kind {
        case .spacer, .divider: attributesDidChange()
        case .flexible, .fixed, .custom: return
        }
    }
}
