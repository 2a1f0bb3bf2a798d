import Foundation

/// The engine's state of one item that is laid out: its cached sizes, spacing and guides, and where it was placed.
///
/// Nodes form a tree. A node belongs to one parent and to one engine, is used by one thread at a time, and is not
/// `Sendable`. Placed positions are in the parent's left-to-right space; `frame` is what they become on screen.
///
/// A node is *valid* while its cached results are up to date; all below a valid node is valid. `invalidateSize()` makes
/// it *dirty* and its ancestors *suspect*. The next question revalidates: a node that is dirty, or has a child whose
/// results changed, works out its cached results again, and only if one differs does its parent do the same.
package class LayoutNode: ExplicitGuides {
    enum Validity: UInt8 {
        case valid, suspect, dirty
    }

    /// Whether a container is waiting for this node's place.
    enum Turn: UInt8 {
        case closed, open, placed
    }

    /// What is known of a node's size without asking for it.
    enum SizeRule: UInt8 {
        /// Nothing: it is asked for each proposal.
        case asked
        /// The size is the proposal, 10 points where there is none.
        case flexible
        /// The size is the same whatever is proposed, finite, and changes only along with the node's attributes.
        case fixed
    }

    /// Which explicit guides a subtree can have at all.
    struct Guides: OptionSet {
        let rawValue: UInt8
        static let textBaselines = Guides(rawValue: 1)
        static let others = Guides(rawValue: 2)
    }

    package let context: LayoutContext

    // Not retained, as the parent retains the child; every parent clears it when it lets the child go or is freed.
    // A weak reference would cost a side table for each node.
    @exclusivity(unchecked) private unowned(unsafe) final var parentReference: LayoutNode?
    #if DEBUG
        // The same one, checked whenever it is asked for.
        @exclusivity(unchecked) private unowned final var checkedParent: LayoutNode?

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
    /// Whether `node` is the parent, which may be about to go.
    final func isChild(of node: LayoutNode) -> Bool { parentReference === node }

    // Dynamic exclusivity checks on the state below would cost a quarter of a layout. A node is used by one thread, and
    // no access to this state lasts while other code runs: it is read, or assigned, in single steps.
    @exclusivity(unchecked) final var placedOrigin = CGPoint.zero
    @exclusivity(unchecked) final var placedProposal = Proposal.unspecified
    @exclusivity(unchecked) package final var placedSize = CGSize.zero
    /// The cached results; made with the first one, as most items without children have none.
    @exclusivity(unchecked) final var memory: AnswerMemory?

    // From here on one byte each: a leaf is to fit in 120 bytes.
    @exclusivity(unchecked) final var validity = Validity.dirty
    @exclusivity(unchecked) final var guides: Guides = []
    @exclusivity(unchecked) final var turn = Turn.closed
    /// Containers that know the rule need not ask. `asked` where nothing is remembered, so that both can be compared.
    @exclusivity(unchecked) final var sizeRule = SizeRule.asked
    @exclusivity(unchecked) private final var marks: Marks

    /// The direction in which the node's own contents are laid out. A change makes the node measure again.
    package final var layoutDirection: LayoutDirection = .leftToRight {
        didSet {
            if oldValue == layoutDirection { return }
            layoutDirectionDidChange()
            attributesDidChange()
        }
    }

    private struct Marks: OptionSet {
        let rawValue: UInt8
        static let attributesChanged = Marks(rawValue: 1)
        static let needsPlacement = Marks(rawValue: 2)
        static let hasPlacementBelow = Marks(rawValue: 4)
        static let remembersSizes = Marks(rawValue: 8)
        package static let hasEffects = Marks(rawValue: 16)
        package static let hasPlace = Marks(rawValue: 32)
        static let isInStack = Marks(rawValue: 64)
        static let isInColumn = Marks(rawValue: 128)

        @inline(__always)
        mutating func set(_ mark: Marks, _ isSet: Bool) {
            if isSet { formUnion(mark) } else { subtract(mark) }
        }
    }

    /// The priority, a layout value or the like may have changed since the last revalidation.
    final var attributesChanged: Bool {
        @inline(__always) get { marks.contains(.attributesChanged) }
        @inline(__always) set { marks.set(.attributesChanged, newValue) }
    }
    /// The node's own children must be placed again.
    final var needsPlacement: Bool {
        @inline(__always) get { marks.contains(.needsPlacement) }
        @inline(__always) set { marks.set(.needsPlacement, newValue) }
    }
    /// Something further down must be placed again.
    final var hasPlacementBelow: Bool {
        @inline(__always) get { marks.contains(.hasPlacementBelow) }
        @inline(__always) set { marks.set(.hasPlacementBelow, newValue) }
    }
    /// Whether sizes are remembered: working one out costs more than looking it up.
    final var remembersSizes: Bool {
        @inline(__always) get { marks.contains(.remembersSizes) }
        @inline(__always) set { marks.set(.remembersSizes, newValue) }
    }

    /// Whether the engine lists effects for the item.
    package final var hasEffects: Bool {
        @inline(__always) get { marks.contains(.hasEffects) }
        @inline(__always) set { marks.set(.hasEffects, newValue) }
    }

    /// Whether the node was ever placed.
    package final var hasPlace: Bool {
        @inline(__always) get { marks.contains(.hasPlace) }
        @inline(__always) set { marks.set(.hasPlace, newValue) }
    }

    /// What was last said of the nearest stack around the node; see `stackOrientation`.
    final var knownOrientation: Axis? {
        get { !marks.contains(.isInStack) ? nil : marks.contains(.isInColumn) ? .vertical : .horizontal }
        set {
            marks.set(.isInStack, newValue != nil)
            marks.set(.isInColumn, newValue == .vertical)
        }
    }

    package init(context: LayoutContext) {
        self.context = context
        marks = [.attributesChanged, .needsPlacement, .hasPlacementBelow]
        if context.remembersSizes { marks.insert(.remembersSizes) }
    }

    final func madeMemory() -> AnswerMemory {
        if let memory { return memory }
        let made = AnswerMemory()
        memory = made
        return made
    }

    // MARK: What kinds of nodes override

    /// Works out the size for a proposal. The engine remembers it.
    func measure(_ proposal: Proposal) -> CGSize { .zero }

    /// Works out the spacing. The engine remembers it.
    func makeSpacing() -> ViewSpacing { .ordinary }

    /// Works out an explicit guide, in the node's own left-to-right space. The engine remembers it.
    func makeExplicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat? { nil }

    /// Which explicit guides the subtree can have. Asked when something in it changed.
    func makeGuides() -> Guides { [] }

    /// Whether a change of priority or layout values in `child` can be seen from outside this node.
    func passesAttributes(of child: LayoutNode) -> Bool { false }

    /// Adds the children that are not valid, in order.
    func appendInvalidChildren(to list: inout [LayoutNode]) {}

    /// Called when a child is valid again. Returns which of this node's cached results may be stale because of it.
    ///
    /// - Parameter stale: Which of the child's results may have changed.
    func staleAnswers(after stale: LayoutPass, of child: LayoutNode) -> LayoutPass { stale }

    /// Called when something that the node's cached results depend on has changed.
    func inputsDidChange() {}

    /// Records the places of the children, for the node's placed size and proposal.
    func placeChildren() {}

    /// Adds the children whose contents need to be laid out, in order.
    func appendChildrenToLayOut(to list: inout [LayoutNode]) {}

    /// The orientation of the stack that surrounds the contents of this node.
    var contentOrientation: Axis? { stackOrientation }

    /// Called when `stackOrientation` is another than before.
    func stackOrientationDidChange() {}

    /// Adds the children for which the nearest stack is the one around this node.
    func appendOrientationFollowers(to list: inout [LayoutNode]) {}

    /// Hands the direction on to nodes that are this node's own making.
    func layoutDirectionDidChange() {}

    /// Hands the children over, for a node that is being freed.
    func takeChildren(into list: inout [LayoutNode]) {}

    /// Adds the children, the one at the back first.
    package func appendChildrenBackToFront(to list: inout [LayoutNode]) {}

    /// What the node does to a tap that may land on it.
    package var hitRole: HitRole { .passes }

    /// Whether a tap at a point of the node's frame meets something shown there, if the node shows something itself.
    package func shows(at point: CGPoint) -> Bool { true }

    /// What of the node's contents is drawn.
    package var contentVisibility: ContentVisibility { .visible }

    /// What the node does to the safe area of a child.
    func safeAreaRole(of child: LayoutNode) -> SafeAreaRole { .none }

    /// The type named in reports.
    var reportedType: Any.Type { Self.self }

    /// How much the node's needs come before its siblings', where `prioritySource` names no other node.
    var ownPriority: Double { 0 }

    /// The node whose priority counts as this one's.
    var prioritySource: LayoutNode? { nil }

    /// Whether the priority is 0 whatever changes.
    package var hasFixedPriority: Bool { false }

    /// The node that supplies the layout values this one does not set.
    var layoutValueSource: LayoutNode? { nil }

    /// The value set at this very node.
    func ownLayoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? { nil }
}
