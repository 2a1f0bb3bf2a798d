import Foundation

/// A request for an item's size, spacing or alignment guide, whose answer may depend on the item's children.
struct LayoutQuestion: Hashable {
    enum Kind {
        case size(Proposal)
        case spacing
        case alignment(AlignmentGuide, Proposal)
    }

    let node: LayoutNode
    let kind: Kind

    init(_ node: LayoutNode, _ kind: Kind) {
        self.node = node
        self.kind = kind
    }

    /// Returns the item's cached result, or computes and caches it.
    func ask() -> LayoutAnswer {
        switch kind {
        case .size(let proposal): .size(proposal) { node.size(proposal, &$0) }
        case .spacing: .spacing(node.spacing)
        case .alignment(let guide, let proposal): .alignment(node.explicitAlignment(guide, proposal: proposal))
        }
    }

    /// Computes the result without caching it.
    func workOut() -> LayoutAnswer {
        switch kind {
        case .size(let proposal): .size(proposal) { node.workedOutSize(proposal, &$0) }
        case .spacing: .spacing(node.workedOutSpacing())
        case .alignment(let guide, let proposal): .alignment(node.workedOutAlignment(guide, proposal))
        }
    }

    /// A valid result that stands in while enclosing calls return. It is never cached.
    var placeholder: LayoutAnswer {
        switch kind {
        case .size(let proposal):
            .size(
                CGSize(width: Self.plausible(proposal.width), height: Self.plausible(proposal.height)),
                ProposalRange(proposal))
        case .spacing: .spacing(.ordinary)
        case .alignment: .alignment(nil)
        }
    }

    private static func plausible(_ length: CGFloat) -> CGFloat { length > 0 && length < .infinity ? length : 10 }

    /// The result for an item that is left out of the layout.
    var absence: LayoutAnswer {
        switch kind {
        case .size(let proposal): .size(.zero, ProposalRange(proposal))
        case .spacing: .spacing(.zero)
        case .alignment: .alignment(nil)
        }
    }

    static func == (a: LayoutQuestion, b: LayoutQuestion) -> Bool {
        if a.node !== b.node { return false }
        switch (a.kind, b.kind) {
        case (.size(let a), .size(let b)): return a == b
        case (.spacing, .spacing): return true
        case (.alignment(let a, let first), .alignment(let b, let second)): return a == b && first == second
        default: return false
        }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(node))
        switch kind {
        case .size(let proposal), .alignment(_, let proposal):
            // NaN stands for an unspecified length, and all NaNs must have the same hash.
            hasher.combine(proposal.width.or(-1))
            hasher.combine(proposal.height.or(-1))
        case .spacing: return
        }
    }
}

/// The result of a `LayoutQuestion`.
enum LayoutAnswer {
    case size(CGSize, ProposalRange)
    case spacing(ViewSpacing)
    case alignment(CGFloat?)

    fileprivate static func size(_ proposal: Proposal, _ ask: (inout ProposalRange) -> CGSize) -> LayoutAnswer {
        var range = ProposalRange(proposal)
        let size = ask(&range)
        return .size(size, range)
    }

    // The result always has the kind that was asked for.
    /// Returns the size, and the range of proposals for which it holds.
    func size(_ range: inout ProposalRange) -> CGSize {
        guard case .size(let size, let found) = self else { return .zero }
        range = found
        return size
    }
    var spacing: ViewSpacing { if case .spacing(let spacing) = self { spacing } else { .zero } }
    var alignment: CGFloat? { if case .alignment(let position) = self { position } else { nil } }
}
