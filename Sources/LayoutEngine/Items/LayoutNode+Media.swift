import Foundation

/// The state of a node for each medium, so that a tree that is shown in several by turns is laid out and drawn once
/// for each, and again only where it has changed.
///
/// A node holds the state of one medium, as all nodes of its tree do, and the rest is in its memory. A change is noted
/// with the node itself as pending for the other media; it is made there when the tree is shown in them.
final class MediaMemory: AnswerMemory {
    @exclusivity(unchecked) fileprivate var states: [MediumState] = []

    override var media: MediaMemory? { self }
}

/// The state of a node in a medium for which its tree is not laid out now.
final class MediumState {
    /// The changes since the tree was laid out for the medium.
    struct Changes: OptionSet {
        let rawValue: UInt8
        static let size = Changes(rawValue: 1)
        static let attributes = Changes(rawValue: 2)
        static let display = Changes(rawValue: 4)
        static let contents = Changes(rawValue: 8)
        /// The bits of changes after which sizes are worked out again.
        static let sizes: UInt8 = 1 | 2
    }

    // Accessed in single steps, like the state of `LayoutNode`.
    @exclusivity(unchecked) fileprivate var medium: UInt8
    @exclusivity(unchecked) fileprivate var changes: Changes = []
    fileprivate let answers = AnswerMemory()
    @exclusivity(unchecked) fileprivate var origin = CGPoint.zero
    @exclusivity(unchecked) fileprivate var proposal = Proposal.unspecified
    @exclusivity(unchecked) fileprivate var size = CGSize.zero
    @exclusivity(unchecked) fileprivate var validity = LayoutNode.Validity.dirty
    /// The bits of the guides.
    @exclusivity(unchecked) fileprivate var guides: UInt8 = 0
    /// The bits of the marks that each medium has for itself.
    @exclusivity(unchecked) fileprivate var marks = LayoutNode.Marks.unplaced.rawValue
    @exclusivity(unchecked) fileprivate var kept: AnyObject?

    fileprivate init(_ medium: UInt8) { self.medium = medium }
}

extension LayoutNode.Marks {
    /// The marks of a node that has never been laid out.
    static let unplaced: Self = [.attributesChanged, .needsPlacement, .hasPlacementBelow, .displayChanged]
    /// The marks that a node has in each medium for itself.
    fileprivate static let ofMedium: Self = [
        .attributesChanged, .needsPlacement, .hasPlacementBelow, .displayChanged, .isPlaced, .hasMoved,
        .movedWithContents,
    ]
}

extension LayoutNode {
    /// The medium to which the state of the node belongs.
    final var medium: UInt8 {
        @inline(__always) get { (guideMarks.rawValue & Guides.medium.rawValue) >> Guides.mediumShift }
        set {
            guideMarks = Guides(
                rawValue: guideMarks.rawValue & ~Guides.medium.rawValue | newValue << Guides.mediumShift)
        }
    }

    /// Notes that something has changed that matters in every medium.
    @inline(never)
    final func noteForOtherMedia(_ changes: MediumState.Changes) {
        if context.isChangingMedium { return }
        for state in memory?.media?.states ?? [] { state.changes.formUnion(changes) }
    }

    /// Notes that the size may be another one in media for which the tree is not laid out now.
    package final func sizeMayDifferInOtherMedia() {
        if context.hasMedia { noteForOtherMedia([.size, .display]) }
    }

    /// Gives the node and its descendants the state they had when they were last laid out for a medium, and has later
    /// changes laid out again. Costs a step for each node.
    final func show(in medium: UInt8) {
        let wasChanging = context.isChangingMedium
        context.isChangingMedium = true
        defer { context.isChangingMedium = wasChanging }
        context.hasMedia = true
        var changed: [(node: LayoutNode, changes: MediumState.Changes)] = []
        var followed: [LayoutNode] = []
        var pending: [LayoutNode] = [self]
        while let node = pending.popLast() {
            if node.medium != medium {
                var changes = node.takeState(of: medium)
                // A node that came to the medium later than its parent is not known there.
                if !node.isPlaced, node.parent?.isPlaced == true { changes.formUnion([.attributes, .contents]) }
                if node.isLaidOutForEachMedium { changes.formUnion([.attributes, .contents]) }
                if changes.rawValue != 0 { changed.append((node, changes)) }
            }
            if node.isFollowed || node.dependsOnPosition { followed.append(node) }
            node.appendChildren(to: &pending)
        }
        for (node, changes) in changed {
            if changes.contains(.attributes) {
                node.attributesDidChange()
            } else if changes.contains(.size) {
                node.invalidateSize()
            }
            if changes.contains(.contents) { node.childrenDisplayDidChange() }
            if !changes.isDisjoint(with: [.contents, .display]) {
                // Its ancestors may not know that it was marked.
                node.displayChanged = false
                node.markDisplayChanged()
            }
        }
        // They have been told of the positions in another medium.
        for node in followed { node.didMove() }
    }

    /// Exchanges the state of the node for that in a medium. Returns the changes since it was left.
    private final func takeState(of medium: UInt8) -> MediumState.Changes {
        let media = madeMedia()
        let state: MediumState
        if let known = media.states.first(where: { $0.medium == medium }) {
            state = known
        } else {
            state = MediumState(medium)
            media.states.append(state)
        }
        let changes = state.changes
        // Sizes cached for other attributes are of no use.
        if changes.rawValue & MediumState.Changes.sizes != 0, self is LeafLayoutNode { state.kept = nil }
        (state.changes, state.medium) = (MediumState.Changes(rawValue: 0), self.medium)
        self.medium = medium
        media.exchangeAnswers(with: state.answers)
        swap(&placedOrigin, &state.origin)
        swap(&placedProposal, &state.proposal)
        swap(&placedSize, &state.size)
        swap(&validity, &state.validity)
        // There is one call for each node, and the standard functions of sets are slow where nothing is optimized.
        let (guides, marks) = (guideMarks.rawValue, self.marks.rawValue)
        guideMarks = Guides(rawValue: guides & ~Guides.all.rawValue | state.guides)
        self.marks = Marks(rawValue: marks & ~Marks.ofMedium.rawValue | state.marks)
        (state.guides, state.marks) = (guides & Guides.all.rawValue, marks & Marks.ofMedium.rawValue)
        exchangeKept(&state.kept)
        return changes
    }

    private final func madeMedia() -> MediaMemory {
        if let media = memory?.media { return media }
        let made = MediaMemory()
        if let memory { made.exchangeAnswers(with: memory) }
        memory = made
        return made
    }
}
