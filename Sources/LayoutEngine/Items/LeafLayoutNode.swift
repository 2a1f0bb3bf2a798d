import Foundation

/// How an item without children determines its size.
package enum LeafSizing {
    /// The size equals the proposal, 10 points where unspecified: a colour or a shape.
    case flexible
    /// Always the same size.
    case fixed(CGSize)
    /// Flexible along the enclosing stack, 0 across it; at least `minLength`, or 8 points.
    case spacer(minLength: CGFloat?)
    /// A line across the enclosing stack, `thickness` points wide.
    case divider(thickness: CGFloat)
    /// The function's result, cached by proposal.
    case custom((ProposedViewSize) -> CGSize)
}

/// The content of an item without children, as far as taps are concerned.
package enum LeafContent: UInt8 {
    /// Something that can be tapped, unless the item is a spacer.
    case shown
    /// Nothing: taps pass through.
    case clear
    /// A view of the other world, which handles taps itself.
    case foreign
}

/// A layout item without children.
package class LeafLayoutNode: LayoutNode {
    private enum Kind: UInt8 {
        case flexible, fixed, spacer, divider, custom
    }

    // Rare properties are stored separately and the kind in padding of the superclass, so that a typical leaf fits into
    // 104 bytes.
    private final var kind = Kind.flexible
    /// The content of the item, as far as taps are concerned; `shown` by default.
    package final var content = LeafContent.shown
    private final var details: Details?

    private class Details {
        /// The fixed size, or the length of a spacer or divider as the width; NaN for none.
        final var numbers: CGSize

        init(numbers: CGSize) { self.numbers = numbers }

        var rare: RareDetails? { nil }

        static var none: CGSize { CGSize(width: CGFloat.nan, height: 0) }
    }

    private final class RareDetails: Details {
        var custom: ((ProposedViewSize) -> CGSize)?
        var preferredSpacing = ViewSpacing.ordinary
        var baselines: ((ProposedViewSize, CGSize) -> (first: CGFloat, last: CGFloat)?)?

        override var rare: RareDetails? { self }
    }

    private final var rare: RareDetails? { details?.rare }

    private final var numbers: CGSize {
        get { details?.numbers ?? Details.none }
        set { if let details { details.numbers = newValue } else { details = Details(numbers: newValue) } }
    }

    package init(context: LayoutContext, sizing: LeafSizing) {
        super.init(context: context)
        setSizing(sizing)
    }

    private final func madeRare() -> RareDetails {
        if let rare { return rare }
        let made = RareDetails(numbers: numbers)
        details = made
        return made
    }

    /// How the item determines its size. Setting it invalidates the item's size.
    package final var sizing: LeafSizing {
        get {
            switch kind {
            case .flexible: .flexible
            case .fixed: .fixed(numbers)
            case .spacer: .spacer(minLength: numbers.width.isNaN ? nil : numbers.width)
            case .divider: .divider(thickness: numbers.width)
            // Set together with the kind.
            case .custom: .custom(rare!.custom!)
            }
        }
        set {
            setSizing(newValue)
            attributesDidChange()
        }
    }

    private final func setSizing(_ sizing: LeafSizing) {
        rare?.custom = nil
        details?.numbers = Details.none
        switch sizing {
        case .flexible: kind = .flexible
        // Adding 0 turns -0 into 0.
        case .fixed(let size): (kind, numbers) = (.fixed, CGSize(width: size.width + 0, height: size.height + 0))
        case .spacer(let least):
            kind = .spacer
            if let least { numbers.width = least }
        case .divider(let thickness): (kind, numbers) = (.divider, CGSize(width: thickness, height: 0))
        case .custom(let function):
            kind = .custom
            madeRare().custom = function
        }
        remembersSizes = kind == .custom && context.remembersSizes
        sizeRule = context.remembersSizes ? ruleOfKind : .asked
    }

    private final var ruleOfKind: SizeRule {
        switch kind {
        case .flexible: .flexible
        // Invalid numbers are corrected and reported when they are asked for.
        case .fixed: numbers.isAnswer ? .fixed : .asked
        case .spacer, .divider, .custom: .asked
        }
    }

    /// The spacing of an item that is not a spacer; ordinary by default.
    package final var preferredSpacing: ViewSpacing {
        get { rare?.preferredSpacing ?? .ordinary }
        set {
            madeRare().preferredSpacing = newValue
            invalidateSize()
        }
    }

    /// Returns the first and last baseline in points from the top, for a proposal and the resulting size; none by
    /// default.
    package final var baselines: ((ProposedViewSize, CGSize) -> (first: CGFloat, last: CGFloat)?)? {
        get { rare?.baselines }
        set {
            if newValue != nil || rare != nil { madeRare().baselines = newValue }
            invalidateSize()
        }
    }

    /// Whether the item is a spacer. A frame around a spacer stays flexible.
    package final var isSpacer: Bool { kind == .spacer }

    /// Whether the item takes any size it is proposed, and so can be drawn at any.
    package var isFlexible: Bool { kind == .flexible }

    package override var hitRole: HitRole {
        switch content {
        case .shown: isSpacer ? .ignored : .solid
        case .clear: .ignored
        case .foreign: .foreign
        }
    }

    override func measure(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize {
        switch kind {
        case .flexible: return proposal.flexibleSize
        case .fixed:
            range = .all
            return numbers
        // Set together with the kind.
        case .custom: return rare!.custom!(proposal.proposed)
        case .divider:
            let thickness = numbers.width
            if stackOrientation == .horizontal {
                range.width = .all
                return CGSize(width: thickness, height: proposal.height.or(10))
            }
            range.height = .all
            return CGSize(width: proposal.width.or(10), height: thickness)
        case .spacer:
            let orientation = stackOrientation
            return CGSize(
                width: orientation == .vertical ? Self.none(&range.width) : spacer(proposal.width, &range.width),
                height: orientation == .horizontal ? Self.none(&range.height) : spacer(proposal.height, &range.height))
        }
    }

    /// The length of a spacer across its stack.
    private static func none(_ range: inout LengthRange) -> CGFloat {
        range = .all
        return 0
    }

    /// The length of a spacer that takes the proposed length, but for a minimum.
    private final func spacer(_ length: CGFloat, _ range: inout LengthRange) -> CGFloat {
        let least = max(0, numbers.width.or(ViewSpacing.defaultDistance))
        if length > least { return length }
        range = LengthRange(lower: 0, upper: least, includesUnspecified: true)
        return least
    }

    override func makeSpacing() -> ViewSpacing {
        isSpacer ? .spacer(along: stackOrientation) : preferredSpacing
    }

    package override var hasFixedPriority: Bool { !isSpacer }

    override var ownPriority: Double { isSpacer ? -.infinity : 0 }

    override func makeGuides() -> Guides { rare?.baselines == nil ? [] : .textBaselines }

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
