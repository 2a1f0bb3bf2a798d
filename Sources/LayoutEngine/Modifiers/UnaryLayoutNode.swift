import Foundation

/// A layout of exactly one child, as used by most modifiers.
package protocol UnaryLayout {
    /// Returns the size for a proposal; by default the child's.
    ///
    /// - Parameter range: The proposals for which the size holds, and for which `place` has the same effect; this one
    ///   alone unless it is set.
    func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize

    /// Returns the child's origin in the node's left-to-right space, and the proposal for the child.
    func place(in size: CGSize, _ proposal: Proposal, _ child: LayoutNode) -> (origin: CGPoint, proposal: Proposal)

    /// Returns the spacing; by default the child's.
    func spacing(_ child: LayoutNode) -> ViewSpacing

    /// The priority, or `nil` for the child's; 0 by default.
    var ownPriority: Double? { get }

    /// The priority that counts unless one is set further in; `nil` by default. Has an effect where `ownPriority` is
    /// `nil`.
    var setPriority: Double? { get }

    /// Whether the child's guides move along with the child. They do not move with a drawing offset.
    var movesGuides: Bool { get }

    /// The guide that the layout itself sets, if any.
    var ownGuide: AlignmentGuide? { get }

    /// Identifies the client code that the layout runs; 0 if it runs none.
    var clientCode: UInt { get }

    /// Returns the position of `ownGuide` in the child's dimensions.
    func ownGuidePosition(in dimensions: ViewDimensions) -> CGFloat

    /// Returns the layout value that the layout itself sets, if any.
    func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value?

    /// Whether the layout values that the layout itself sets win over those that are set further in.
    var hidesLayoutValues: Bool { get }

    /// How the node takes part in hit testing; by default the child decides.
    var hitRole: HitRole { get }

    /// How much of the child is drawn; all of it by default.
    var contentVisibility: ContentVisibility { get }

    /// The effect of the node on the child's safe area; none by default.
    var safeAreaRole: SafeAreaRole { get }

    /// Called when the child has been placed in a node of `size`.
    func didPlace(_ child: LayoutNode, in size: CGSize)

    /// A description of invalid numbers with which the layout was made; it is reported.
    var inputIssue: String? { get }

    /// Whether the layout depends on where the item is on screen.
    static var dependsOnPosition: Bool { get }

    /// Whether the child is contents that the layout scrolls: where it places them is where they are scrolled to.
    static var scrolls: Bool { get }

    /// Updates the values the layout takes from the position of its item in the layout in progress. Returns whether
    /// they differ from before.
    mutating func positionDidChange(of item: LayoutNode) -> Bool

    /// Takes over the values another such layout took from the position of the item.
    mutating func takeValues(of other: Self)

    /// Whether the layout does nothing except hide the child's priority.
    var isInert: Bool { get }

    /// Whether the priority is 0, regardless of the child's.
    var hidesPriority: Bool { get }

    /// Whether the size is the same for all proposals and children.
    var isFixed: Bool { get }
}

extension UnaryLayout {
    package func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        child.size(proposal, &range)
    }

    package func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        (.zero, proposal)
    }

    package func spacing(_ child: LayoutNode) -> ViewSpacing { child.spacing }
    package var ownPriority: Double? { 0 }
    package var setPriority: Double? { nil }
    package var hidesLayoutValues: Bool { false }
    package var movesGuides: Bool { true }
    package var ownGuide: AlignmentGuide? { nil }
    package var clientCode: UInt { 0 }
    package func ownGuidePosition(in dimensions: ViewDimensions) -> CGFloat { 0 }
    package func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? { nil }
    package var hitRole: HitRole { .passes }
    package var contentVisibility: ContentVisibility { .visible }
    package var safeAreaRole: SafeAreaRole { .none }
    package func didPlace(_ child: LayoutNode, in size: CGSize) {}
    package var inputIssue: String? { nil }
    package static var dependsOnPosition: Bool { false }
    package static var scrolls: Bool { false }
    package func positionDidChange(of item: LayoutNode) -> Bool { false }
    package mutating func takeValues(of other: Self) {}
    package var isInert: Bool { false }
    package var hidesPriority: Bool { false }
    package var isFixed: Bool { false }
}

/// A layout item with one child.
package final class UnaryLayoutNode<M: UnaryLayout>: LayoutNode {
    /// The rule. Setting it invalidates the item's size.
    package var layout: M {
        get { rule }
        set {
            rule = newValue
            layoutDidChange()
            attributesDidChange()
            didMove()
            displayDidChange()
            if M.self == LayoutValueLayout<ZIndexKey>.self { displayOrderDidChange() }
        }
    }

    // Assigned in single steps, like the state of `LayoutNode`.
    @exclusivity(unchecked)
    private var rule: M

    /// The child. The former child is released when another is set.
    package var child: LayoutNode {
        // It is set from `init` until the node is being freed.
        get { onlyChild! }
        set {
            child.parent = nil
            onlyChild = newValue
            adopt(newValue)
            relaySizes(of: newValue)
            attributesDidChange()
            displayDidChange()
            displayOrderDidChange()
        }
    }

    // `nil` only while the node is being freed.
    @exclusivity(unchecked)
    private var onlyChild: LayoutNode?

    package init(context: LayoutContext, layout: M, child: LayoutNode) {
        self.rule = layout
        self.onlyChild = child
        super.init(context: context)
        adopt(child)
        relaySizes(of: child)
        if M.self == LayoutValueLayout<ZIndexKey>.self { context.hasZIndexes = true }
        layoutDidChange()
        if M.dependsOnPosition { leadToFollowers(ofPositions: true) }
    }

    private func layoutDidChange() {
        if case .reserves = rule.safeAreaRole { context.reservesSafeArea = true }
        sizeRule = rule.isFixed && context.remembersSizes ? .fixed : .asked
        if let issue = rule.inputIssue { context.report(.invalidInput, M.self, issue) }
    }

    override var reportedType: Any.Type { M.self }

    // Most items with one child are paddings or frames, which are spared the look-ups of generic code.
    @_specialize(where M == PaddingLayout)
    @_specialize(where M == FrameLayout)
    override func measure(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize {
        rule.size(proposal, child, &range)
    }

    override func makeSpacing() -> ViewSpacing { rule.spacing(child) }

    override var ownPriority: Double { rule.ownPriority ?? 0 }

    override var prioritySource: LayoutNode? { rule.ownPriority == nil ? child : nil }

    override var setPriority: Double? { rule.setPriority }

    override var hidesLayoutValues: Bool { rule.hidesLayoutValues }

    package override var hasFixedPriority: Bool { rule.hidesPriority }

    override func passesAttributes(of child: LayoutNode) -> Bool { true }

    override var layoutValueSource: LayoutNode? { child }

    override func ownLayoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? { rule.layoutValue(for: key) }

    override func appendInvalidChildren(to list: inout [LayoutNode]) {
        if !child.isValid { list.append(child) }
    }

    override func makeGuides() -> Guides {
        guard let guide = rule.ownGuide else { return child.explicitGuides }
        return child.explicitGuides.union(guide.isTextBaseline ? .textBaselines : .others)
    }

    override func makeExplicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat? {
        if rule.ownGuide == guide {
            let dimensions = child.dimensions(proposal)
            return context.asking(self, code: rule.clientCode) { rule.ownGuidePosition(in: dimensions) }
        }
        if child.explicitGuides.isEmpty { return nil }
        let placement = rule.place(in: size(proposal), proposal, child)
        guard let value = child.explicitAlignment(guide, proposal: placement.proposal) else { return nil }
        if !rule.movesGuides { return value }
        return value + (guide.axis == .horizontal ? placement.origin.x : placement.origin.y)
    }

    override func positionDidChange() {
        guard M.dependsOnPosition, rule.positionDidChange(of: self) else { return }
        // Sizes do not depend on positions, but guides may.
        if explicitGuides.isEmpty { needsPlacement = true } else { attributesDidChange() }
    }

    @_specialize(where M == PaddingLayout)
    @_specialize(where M == FrameLayout)
    override func placeChildren() {
        let placement = rule.place(in: placedSize, placedProposal, child)
        child.place(at: placement.origin, placement.proposal, isScrolled: M.scrolls)
        rule.didPlace(child, in: placedSize)
    }

    package override var hitRole: HitRole { rule.hitRole }

    override func safeAreaRole(of child: LayoutNode) -> SafeAreaRole { rule.safeAreaRole }

    package override var contentVisibility: ContentVisibility { rule.contentVisibility }

    package override func appendChildrenBackToFront(to list: inout [LayoutNode]) { list.append(child) }

    override func appendChildrenToLayOut(to list: inout [LayoutNode]) {
        if child.needsContentLayout { list.append(child) }
    }

    override func appendOrientationFollowers(to list: inout [LayoutNode]) { list.append(child) }

    override func appendChildren(to list: inout [LayoutNode]) { list.append(child) }

    override var isLaidOutForEachMedium: Bool { M.scrolls }
    override var dependsOnPosition: Bool { M.dependsOnPosition }

    /// The rule of a medium that the tree is not laid out for now, for the values it took from the position of the
    /// item.
    private final class KeptRule {
        let rule: M
        init(_ rule: M) { self.rule = rule }
    }

    override func exchangeKept(_ kept: inout AnyObject?) {
        if !M.dependsOnPosition { return }
        let left = KeptRule(rule)
        if let known = kept as? KeptRule { rule.takeValues(of: known.rule) }
        kept = left
    }

    override func takeChildren(into list: inout [LayoutNode]) {
        if let onlyChild { list.append(onlyChild) }
        onlyChild = nil
    }

    deinit {
        var list: [LayoutNode] = []
        takeChildren(into: &list)
        LayoutNode.release(&list, of: self)
    }
}
