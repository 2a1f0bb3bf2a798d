import Foundation

/// The layout state of one item: its cached sizes, spacing and guides, and where it was placed.
///
/// Nodes form a tree. A node has one parent and one context, is used by one thread at a time, and is not `Sendable`.
/// Placed positions are in the parent's left-to-right space; `frame` is the position on screen.
///
/// A node is *valid* while its cached results are up to date; so is everything below a valid node. `invalidateSize()`
/// makes it *dirty* and its ancestors *suspect*. The next question revalidates: a node that is dirty, or has a child
/// whose results changed, computes its cached results again, and its parent does the same only if one of them differs.
package class LayoutNode: ExplicitGuides {
    enum Validity: UInt8 {
        case valid, suspect, dirty
    }

    /// Whether the node waits to be placed by its container.
    enum Turn: UInt8 {
        case closed, open, placed
    }

    /// The rule that gives a node's size without measuring it.
    enum SizeRule: UInt8 {
        /// Nothing: the size is computed for each proposal.
        case asked
        /// The size equals the proposal; an unspecified length becomes 10 points.
        case flexible
        /// The size is finite and the same for all proposals, and changes only along with the node's attributes.
        case fixed
    }

    /// Which explicit guides a subtree may have.
    struct Guides: OptionSet {
        let rawValue: UInt8
        static let textBaselines = Guides(rawValue: 1)
        static let others = Guides(rawValue: 2)
        static let all: Guides = [.textBaselines, .others]
        /// No guide, but a mark that is kept in the same byte; see `leadsToPositions`.
        static let leadsToPositions = Guides(rawValue: 4)
        /// No guides, but a number of two bits that is kept in the same byte; see `medium`.
        static let medium = Guides(rawValue: 24)
        static let mediumShift: UInt8 = 3
    }

    package let context: LayoutContext

    // Not retained, because the parent retains the child. Every parent clears it when it releases the child or is
    // freed. A weak reference would cost a side table for each node.
    private unowned(unsafe) final var parentReference: LayoutNode?
    #if DEBUG
        // The same reference, checked at each access.
        private unowned final var checkedParent: LayoutNode?

        /// The node this one is a child of.
        package final var parent: LayoutNode? {
            get { checkedParent }
            set { (parentReference, checkedParent) = (newValue, newValue) }
        }
    #else
        /// The node this one is a child of.
        package final var parent: LayoutNode? {
            get { parentReference }
            set { parentReference = newValue }
        }
    #endif
    /// Whether `node` is the parent. Safe while the parent is being freed.
    final func isChild(of node: LayoutNode) -> Bool { parentReference === node }

    // Every placement and every reader of a frame touches the frame. A node is used by one thread, and no access to it
    // lasts while other code runs: it is read, or assigned, in single steps.
    @exclusivity(unchecked) final var placedOrigin = CGPoint.zero
    @exclusivity(unchecked) package internal(set) final var placedProposal = Proposal.unspecified
    @exclusivity(unchecked) package final var placedSize = CGSize.zero
    /// The cached results, created with the first one: most items without children have none.
    @exclusivity(unchecked) final var memory: AnswerMemory?

    // One or two bytes each from here on, so that a leaf fits into 120 bytes.
    @exclusivity(unchecked) final var validity = Validity.dirty
    @exclusivity(unchecked) final var guideMarks: Guides = []
    final var turn = Turn.closed
    /// Lets containers skip measuring. It is `asked` where nothing is cached, so that both ways can be compared.
    final var sizeRule = SizeRule.asked
    @exclusivity(unchecked) final var marks: Marks

    /// The direction in which the node's contents are laid out. A change invalidates the node's size.
    package final var layoutDirection: LayoutDirection {
        get { marks.contains(.isRightToLeft) ? .rightToLeft : .leftToRight }
        set {
            if newValue == layoutDirection { return }
            marks.set(.isRightToLeft, newValue == .rightToLeft)
            layoutDirectionDidChange()
            attributesDidChange()
            didMove()
            contentsDidMove()
        }
    }

    /// The explicit guides that the subtree may have.
    final var guides: Guides {
        @inline(__always) get { guideMarks.intersection(.all) }
        @inline(__always) set { guideMarks = guideMarks.subtracting(.all).union(newValue) }
    }

    package init(context: LayoutContext) {
        self.context = context
        marks = .unplaced
        if context.remembersSizes { marks.insert(.remembersSizes) }
        if context.medium > 0 { medium = context.medium }
    }

    final func madeMemory() -> AnswerMemory {
        if let memory { return memory }
        let made = AnswerMemory()
        memory = made
        return made
    }

    // MARK: Overrides of kinds of nodes

    /// Computes the size for a proposal. The engine caches it.
    ///
    /// - Parameter range: The proposals for which the result holds; this one alone unless it is set.
    func measure(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize { .zero }

    /// Computes the spacing. The engine caches it.
    func makeSpacing() -> ViewSpacing { .ordinary }

    /// Computes the explicit position of a guide, in the node's own left-to-right space. The engine caches it.
    func makeExplicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat? { nil }

    /// Returns the explicit guides that the subtree may have. Called when something in the subtree has changed.
    func makeGuides() -> Guides { [] }

    /// Returns whether a change of priority or layout values in `child` may be visible from outside this node.
    func passesAttributes(of child: LayoutNode) -> Bool { false }

    /// Adds the children that are not valid, in order.
    func appendInvalidChildren(to list: inout [LayoutNode]) {}

    /// Called when a child has become valid again. Returns which of this node's cached results may be stale because of
    /// it.
    ///
    /// - Parameter stale: Which of the child's results may have changed.
    func staleAnswers(after stale: LayoutPass, of child: LayoutNode) -> LayoutPass { stale }

    /// Called when something that the node's cached results depend on has changed.
    func inputsDidChange() {}

    /// Called when a child must be drawn again.
    func childDisplayDidChange(_ child: LayoutNode) {}

    /// Called when all children must be drawn again, or others than before, or in another order.
    func childrenDisplayDidChange() {}

    /// Called when a child is no longer valid, or its contents must be laid out.
    func childNeedsLayout(_ child: LayoutNode) {}

    /// Whether a child that is invalid or needs a layout will be asked. For the check of invariants.
    func knowsPending(_ child: LayoutNode) -> Bool { true }

    /// Called when any of the children may need that.
    func childrenNeedLayout() {}

    /// Called in a layout in which the node or one above it has moved, once all above are placed.
    func positionDidChange() {}

    /// Places the children, given the node's placed size and proposal.
    func placeChildren() {}

    /// Adds the children whose contents need to be laid out, in order.
    func appendChildrenToLayOut(to list: inout [LayoutNode]) {}

    /// The orientation of the stack that encloses this node's contents.
    var contentOrientation: Axis? { stackOrientation }

    /// Called when `stackOrientation` has changed.
    func stackOrientationDidChange() {}

    /// Adds the children whose nearest enclosing stack is the one around this node.
    func appendOrientationFollowers(to list: inout [LayoutNode]) {}

    /// Passes the direction on to nodes that this node has created for itself.
    func layoutDirectionDidChange() {}

    /// Adds all children, including those that are not shown.
    func appendChildren(to list: inout [LayoutNode]) {}

    /// Exchanges the node's own layout state, beside the common state of every node, with that of another medium.
    ///
    /// - Parameter kept: The state kept in the other medium; `nil` for none, with which the node then starts.
    func exchangeKept(_ kept: inout AnyObject?) {}

    /// Whether the node keeps something of its last layout that is not exchanged: it is laid out again in each medium.
    var isLaidOutForEachMedium: Bool { false }

    /// Whether the contents of the node depend on where the node is on screen.
    var dependsOnPosition: Bool { false }

    /// Moves the children into `list`, for a node that is being freed.
    func takeChildren(into list: inout [LayoutNode]) {}

    /// Adds the children, the one at the back first.
    package func appendChildrenBackToFront(to list: inout [LayoutNode]) {}

    /// How the node takes part in hit testing.
    package var hitRole: HitRole { .passes }

    /// Returns whether the node shows something at a point of its frame, for nodes that show something themselves.
    package func shows(at point: CGPoint) -> Bool { true }

    /// How much of the node's contents is drawn.
    package var contentVisibility: ContentVisibility { .visible }

    /// Returns the effect of the node on the safe area of a child.
    func safeAreaRole(of child: LayoutNode) -> SafeAreaRole { .none }

    /// The type named in reports.
    var reportedType: Any.Type { Self.self }

    /// The node's layout priority among its siblings, used unless `prioritySource` names another node.
    var ownPriority: Double { 0 }

    /// The node whose priority counts as this one's.
    var prioritySource: LayoutNode? { nil }

    /// The priority that counts unless `prioritySource` has one that is set.
    var setPriority: Double? { nil }

    /// Whether the priority is always 0.
    package var hasFixedPriority: Bool { false }

    /// The node that supplies the layout values this one does not set.
    var layoutValueSource: LayoutNode? { nil }

    /// Whether the layout values set on this node win over those of its wrapped node.
    var hidesLayoutValues: Bool { false }

    /// Returns the value set on this node itself.
    func ownLayoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? { nil }
}
