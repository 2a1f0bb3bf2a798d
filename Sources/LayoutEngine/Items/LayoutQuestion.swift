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
        case .size(let proposal): .size(node.size(proposal))
        case .spacing: .spacing(node.spacing)
        case .alignment(let guide, let proposal): .alignment(node.explicitAlignment(guide, proposal: proposal))
        }
    }

    /// Computes the result without caching it.
    func workOut() -> LayoutAnswer {
        switch kind {
        case .size(let proposal): .size(node.workedOutSize(proposal))
        case .spacing: .spacing(node.workedOutSpacing())
        case .alignment(let guide, let proposal): .alignment(node.workedOutAlignment(guide, proposal))
        }
    }

    /// A valid result that stands in while enclosing calls return. It is never cached.
    var placeholder: LayoutAnswer {
        switch kind {
        case .size(let proposal):
            .size(CGSize(width: Self.plausible(proposal.width), height: Self.plausible(proposal.height)))
        case .spacing: .spacing(.ordinary)
        case .alignment: .alignment(nil)
        }
    }

    private static func plausible(_ length: CGFloat) -> CGFloat { length > 0 && length < .infinity ? length : 10 }

    /// The result for an item that is left out of the layout.
    var absence: LayoutAnswer {
        switch kind {
        case .size: .size(.zero)
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
    case size(CGSize)
    case spacing(ViewSpacing)
    case alignment(CGFloat?)

    // The result always has the kind that was asked for.
    var size: CGSize { if case .size(let size) = self { size } else { .zero } }
    var spacing: ViewSpacing { if case .spacing(let spacing) = self { spacing } else { .zero } }
    var alignment: CGFloat? { if case .alignment(let place) = self { place } else { nil } }
}
