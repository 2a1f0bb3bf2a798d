import Foundation
import Foundations

/// Sizes, spacing and alignment guides of a node, which caches them.
extension LayoutNode {
    /// The orientation of the nearest enclosing container if that is a stack, otherwise `nil`.
    package final var stackOrientation: Axis? { parent == nil ? nil : knownOrientation }

    /// The layout priority among the node's siblings; 0 unless the node or a wrapped node sets another. Of several set
    /// around one item, the innermost counts.
    package final var priority: Double {
        var node = self
        var found: Double?
        while let source = node.prioritySource {
            context.walkedCount += 1
            if let priority = node.setPriority { found = priority }
            // Values that a container sets for an item inside of it are that item's business.
            if found != nil, node.layoutValueSource !== source { break }
            node = source
        }
        return found ?? node.ownPriority
    }

    /// Returns the size in points for a proposal, cached until something it depends on changes.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        size(Proposal(proposal))
    }

    /// Returns the size for a proposal, with the guides at that size.
    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        dimensions(Proposal(proposal))
    }

    final func dimensions(_ proposal: Proposal) -> ViewDimensions {
        ViewDimensions(guides: self, proposal: proposal, size: size(proposal))
    }

    /// Returns the size for a proposal with the guides, and the range of proposals for which both hold.
    final func dimensions(_ proposal: Proposal, _ range: inout ProposalRange) -> ViewDimensions {
        ViewDimensions(guides: self, proposal: proposal, size: size(proposal, &range))
    }

    /// Returns the size for a proposal, and the proposals for which it stays the same.
    final func measuredSize(_ proposal: Proposal) -> MeasuredSize {
        var range = ProposalRange(proposal)
        let size = size(proposal, &range)
        return MeasuredSize(size: size, range: range)
    }

    package final func size(_ proposal: Proposal) -> CGSize {
        var range = ProposalRange.all
        return size(proposal, &range)
    }

    /// Returns the size for a proposal, and the range of proposals for which it holds.
    package final func size(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize {
        if validity != .valid { _ = revalidate() }
        switch sizeRule {
        case .asked: break
        case .fixed:
            range = .all
            return measure(proposal, &range)
        case .flexible:
            range = ProposalRange(proposal)
            return proposal.flexibleSize
        }
        if !remembersSizes { return measured(proposal, &range) }
        if let known = memory?.sizes.size(for: proposal, pass: context.pass, &range) { return known }
        let size = measured(proposal, &range)
        if context.trampoline.isUnwinding { return size }
        madeMemory().sizes.insert(size, for: range, made: context.takeAnswerAge(), pass: context.pass)
        return size
    }

    @inline(__always)
    final func measured(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize {
        if CallStack.position < context.trampoline.floor {
            return context.answer(LayoutQuestion(self, .size(proposal))).size(&range)
        }
        return workedOutSize(proposal, &range)
    }

    @inline(__always)
    final func workedOutSize(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize {
        context.measuredCount += 1
        range = ProposalRange(proposal)
        let size = measure(proposal, &range)
        if context.trampoline.isUnwinding {
            return context.interrupt(LayoutQuestion(self, .size(proposal))).size(&range)
        }
        // Adding 0 turns -0 into 0.
        if size.isAnswer { return CGSize(width: size.width + 0, height: size.height + 0) }
        let corrected = sanitized(size, for: proposal)
        if corrected != size { range = ProposalRange(proposal) }
        return corrected
    }

    /// The distances that the node prefers to keep from its neighbours.
    package final var spacing: ViewSpacing {
        if validity != .valid { _ = revalidate() }
        if let known = memory?.spacing { return known }
        let spacing =
            CallStack.position < context.trampoline.floor
            ? context.answer(LayoutQuestion(self, .spacing)).spacing : workedOutSpacing()
        if context.trampoline.isUnwinding { return spacing }
        // Where sizes are too cheap to be cached, so is the spacing.
        if remembersSizes { madeMemory().spacing = spacing }
        return spacing
    }

    final func workedOutSpacing() -> ViewSpacing {
        var spacing = makeSpacing()
        if context.trampoline.isUnwinding { return context.interrupt(LayoutQuestion(self, .spacing)).spacing }
        spacing.direction = layoutDirection
        return spacing
    }

    /// Returns the value set for `key` by the node or its wrapped nodes; the innermost one wins.
    package final func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
        var node: LayoutNode? = self
        var found: K.Value?
        while let current = node {
            if let value = current.ownLayoutValue(for: key) {
                found = value
                if current.hidesLayoutValues { break }
            }
            node = current.layoutValueSource
        }
        return found ?? K.defaultValue
    }

    final var explicitGuides: Guides {
        if validity != .valid { _ = revalidate() }
        return guides
    }

    /// Returns the explicit position of a guide, in the node's left-to-right space at its size for `proposal`, if one
    /// was set.
    final func explicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat? {
        let guides = explicitGuides
        if guides.isEmpty || (!guides.contains(.others) && !guide.isTextBaseline) { return nil }
        if let memory {
            for entry in memory.guides where entry.guide == guide && entry.proposal == proposal {
                return entry.value.isNaN ? nil : entry.value
            }
        }
        let value =
            CallStack.position < context.trampoline.floor
            ? context.answer(LayoutQuestion(self, .alignment(guide, proposal))).alignment
            : workedOutAlignment(guide, proposal)
        if context.remembersSizes, !context.trampoline.isUnwinding {
            madeMemory().insert(GuideMemory(guide: guide, proposal: proposal, value: value ?? .nan))
        }
        return value
    }

    final func workedOutAlignment(_ guide: AlignmentGuide, _ proposal: Proposal) -> CGFloat? {
        let value = makeExplicitAlignment(guide, proposal: proposal)
        if context.trampoline.isUnwinding {
            return context.interrupt(LayoutQuestion(self, .alignment(guide, proposal))).alignment
        }
        return sanitizedAlignment(value)
    }
}
