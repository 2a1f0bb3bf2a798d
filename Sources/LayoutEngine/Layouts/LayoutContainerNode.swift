import Foundation

/// A container that lays out its children with a `Layout`, built-in or custom.
package final class LayoutContainerNode<L: Layout>: ContainerLayoutNode {
    /// The layout. Setting it invalidates the container's size and updates the cache.
    package var layout: L {
        didSet {
            let orientation = Self.orientation(of: layout)
            if orientation != self.orientation {
                self.orientation = orientation
                for child in children { child.followOrientation(orientation) }
            }
            invalidateSize()
            didMove()
        }
    }

    /// Whether a single child replaces the container, as in a stack view whose content is one static view.
    // Read at every question, assigned in single steps.
    @exclusivity(unchecked)
    package var collapsesSingleChild = false {
        didSet { if oldValue != collapsesSingleChild { attributesDidChange() } }
    }

    /// Whether the container itself responds to taps, anywhere in its frame where its children do not.
    package var isTapArea = false

    private var cache: L.Cache?
    private var cacheIsStale = false
    private var orientation: Axis?
    package let isEngineLayout: Bool

    package init(context: LayoutContext, layout: L) {
        self.layout = layout
        orientation = Self.orientation(of: layout)
        isEngineLayout = L.self is any EngineLayout.Type
        super.init(context: context)
        if L.self == SafeAreaInsetLayout.self { context.reservesSafeArea = true }
    }

    private static func orientation(of layout: L) -> Axis? {
        if L.self == AnyLayout.self, let any = layout as? AnyLayout { return any.wrappedProperties.stackOrientation }
        return L.layoutProperties.stackOrientation
    }

    /// The children to lay out: without those that are being removed, which stay where they are.
    private var participants: [LayoutNode] {
        context.departing.isEmpty ? children : children.filter { !context.isDeparting($0) }
    }

    private var onlyChild: LayoutNode? {
        if !collapsesSingleChild { return nil }
        let participants = self.participants
        return participants.count == 1 ? participants[0] : nil
    }

    private var subviews: LayoutSubviews { LayoutSubviews(participants, layoutDirection: layoutDirection) }

    override var reportedType: Any.Type {
        if L.self == AnyLayout.self, let any = layout as? AnyLayout { return any.wrappedType }
        return L.self
    }

    override func safeAreaRole(of child: LayoutNode) -> SafeAreaRole {
        guard L.self == SafeAreaInsetLayout.self, child === children.first,
            let inset = layout as? SafeAreaInsetLayout
        else { return .none }
        return .reserves(Edge.Set(inset.edge))
    }

    package override var hitRole: HitRole { isTapArea ? .area : .passes }

    override var contentOrientation: Axis? { orientation }

    override var ownPriority: Double { participants.isEmpty ? -.infinity : 0 }

    override var prioritySource: LayoutNode? { onlyChild }

    override var passesAnyAttributes: Bool { collapsesSingleChild }

    override func passesAttributes(of child: LayoutNode) -> Bool { onlyChild != nil }

    override func inputsDidChange() { cacheIsStale = true }

    /// Runs the layout, tracking its reads if it is client code.
    @inline(__always)
    private func asking<Result>(_ body: () -> Result) -> Result {
        if isEngineLayout { return body() }
        // A custom layout may use one of the engine's, and do more.
        defer { context.answerRange = nil }
        return context.asking(self, code: UInt(bitPattern: ObjectIdentifier(reportedType)), body)
    }

    /// Runs the layout with its cache, which is the layout's alone meanwhile.
    ///
    /// Code inside of it that has the same container asked is given a cache of its own, which does not stay.
    @inline(__always)
    private func lendingCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
        asking {
            var lent: L.Cache
            if var own = cache.take() {
                if cacheIsStale {
                    cacheIsStale = false
                    layout.updateCache(&own, subviews: subviews)
                }
                lent = own
            } else {
                cacheIsStale = false
                lent = layout.makeCache(subviews: subviews)
            }
            let result = body(&lent)
            // Results computed from placeholder sizes are dropped.
            cache = context.trampoline.isUnwinding ? nil : lent
            return result
        }
    }

    /// The cache of the layout, and its drawing, in a medium that the tree is not laid out for now.
    private final class Kept {
        var cache: L.Cache?
        var cacheIsStale = false
        var drawn: AnyObject?
    }

    override func exchangeKept(_ kept: inout AnyObject?) {
        let other = (kept as? Kept) ?? Kept()
        swap(&cache, &other.cache)
        swap(&cacheIsStale, &other.cacheIsStale)
        super.exchangeKept(&other.drawn)
        kept = other
    }

    // Stacks are most of all containers, and are spared the look-ups of generic code.
    @_specialize(where L == HStackLayout)
    @_specialize(where L == VStackLayout)
    override func measure(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize {
        if let onlyChild { return onlyChild.size(proposal, &range) }
        let subviews = self.subviews
        let size = lendingCache(subviews) { cache in
            layout.sizeThatFits(proposal: proposal.proposed, subviews: subviews, cache: &cache)
        }
        if let found = context.answerRange.take() { range = found }
        return size
    }

    override func makeSpacing() -> ViewSpacing {
        if let onlyChild { return onlyChild.spacing }
        let subviews = self.subviews
        return lendingCache(subviews) { cache in layout.spacing(subviews: subviews, cache: &cache) }
    }

    override func makeGuides() -> Guides {
        // A custom layout may return guides that no child has.
        isEngineLayout ? super.makeGuides() : [.textBaselines, .others]
    }

    override func makeExplicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat? {
        if let onlyChild { return onlyChild.explicitAlignment(guide, proposal: proposal) }
        if isEngineLayout && guide.neverMerges { return nil }
        let size = self.size(proposal)
        let bounds = CGRect(origin: .zero, size: size)
        let subviews = self.subviews
        // Unless the layout says otherwise, its subviews are placed to see where their guides come to be.
        askLast(for: proposal)
        return lendingCache(subviews) { cache in
            switch guide.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(kind: guide.kind), in: bounds, proposal: proposal.proposed,
                    subviews: subviews, cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(kind: guide.kind), in: bounds, proposal: proposal.proposed,
                    subviews: subviews, cache: &cache)
            }
        }
    }

    /// Asks the layout for its size for a proposal, unless that was its last question.
    ///
    /// Many layouts keep intermediate results for the size they returned last, and use them for placing.
    private func askLast(for proposal: Proposal) {
        if isEngineLayout || cache != nil && !cacheIsStale && memory?.sizes.isLatest(proposal) == true { return }
        var range = ProposalRange(proposal)
        let size = measured(proposal, &range)
        if !remembersSizes || context.trampoline.isUnwinding { return }
        madeMemory().sizes.insert(size, for: range, made: context.takeAnswerAge(), pass: context.pass)
    }

    @_specialize(where L == HStackLayout)
    @_specialize(where L == VStackLayout)
    override func placeChildren() {
        if let onlyChild { return onlyChild.place(at: .zero, placedProposal) }
        let subviews = self.subviews
        // A custom layout receives the origin of its bounds in the parent. The engine's own layouts do not need it, and
        // keep exact positions without.
        let origin = isEngineLayout ? .zero : placedOrigin
        let bounds = CGRect(origin: origin, size: placedSize)
        let participants = self.participants
        let proposal = placedProposal
        askLast(for: proposal)
        for child in participants { child.turn = .open }
        lendingCache(subviews) { cache in
            layout.placeSubviews(in: bounds, proposal: proposal.proposed, subviews: subviews, cache: &cache)
        }
        for child in participants {
            if child.turn == .open {
                child.placeCentred(in: CGRect(origin: .zero, size: placedSize), placedProposal)
            } else if origin != .zero {
                child.placedOrigin.x -= origin.x
                child.placedOrigin.y -= origin.y
                // Compared with the position in the parent's space before.
                if child.leadsToFollowers { child.markMoved() }
                child.markDisplayChanged()
            }
            child.turn = .closed
        }
    }
}
