import Foundation
import UnifiedStorage

/// Sizes, spacing and alignment guides of a node, which caches them.
extension LayoutNode {
    /// The orientation of the nearest stack around this node; `nil` if a container of another kind is nearer.
    package final var stackOrientation: Axis? { parent == nil ? nil : knownOrientation }

    /// How much the node's needs come before its siblings'. 0 unless something in it says otherwise.
    package final var priority: Double {
        var node = self
        while let source = node.prioritySource {
            context.walkedCount += 1
            node = source
        }
        return node.ownPriority
    }

    /// The size in points for a proposal. Remembered until something it depends on changes.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        size(Proposal(proposal))
    }

    /// The size for a proposal with the guides at that size.
    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        dimensions(Proposal(proposal))
    }

    final func dimensions(_ proposal: Proposal) -> ViewDimensions {
        ViewDimensions(guides: self, proposal: proposal, size: size(proposal))
    }

    package final func size(_ proposal: Proposal) -> CGSize {
        if validity != .valid { _ = revalidate() }
        if sizeRule != .asked { return measure(proposal) }
        if !remembersSizes { return measured(proposal) }
        if let known = memory?.sizes.size(for: proposal, pass: context.pass) { return known }
        let size = measured(proposal)
        if context.trampoline.isUnwinding { return size }
        madeMemory().sizes.insert(size, for: proposal, pass: context.pass)
        return size
    }

    @inline(__always)
    final func measured(_ proposal: Proposal) -> CGSize {
        if CallStack.position < context.trampoline.floor {
            return context.answer(LayoutQuestion(self, .size(proposal))).size
        }
        return workedOutSize(proposal)
    }

    @inline(__always)
    final func workedOutSize(_ proposal: Proposal) -> CGSize {
        context.measuredCount += 1
        let size = measure(proposal)
        if context.trampoline.isUnwinding { return context.interrupt(LayoutQuestion(self, .size(proposal))).size }
        // What is added makes 0 of -0.
        if size.isAnswer { return CGSize(width: size.width + 0, height: size.height + 0) }
        return sanitized(size, for: proposal)
    }

    /// The distances the node prefers.
    package final var spacing: ViewSpacing {
        if validity != .valid { _ = revalidate() }
        if let known = memory?.spacing { return known }
        let spacing =
            CallStack.position < context.trampoline.floor
            ? context.answer(LayoutQuestion(self, .spacing)).spacing : workedOutSpacing()
        if context.trampoline.isUnwinding { return spacing }
        // Where sizes are not remembered, as they cost nothing to work out, the spacing is not either.
        if remembersSizes { madeMemory().spacing = spacing }
        return spacing
    }

    final func workedOutSpacing() -> ViewSpacing {
        var spacing = makeSpacing()
        if context.trampoline.isUnwinding { return context.interrupt(LayoutQuestion(self, .spacing)).spacing }
        spacing.direction = layoutDirection
        return spacing
    }

    /// The value set for `key` by the node or by what it wraps; the outermost counts.
    package final func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
        var node: LayoutNode? = self
        while let current = node {
            if let value = current.ownLayoutValue(for: key) { return value }
            node = current.layoutValueSource
        }
        return K.defaultValue
    }

    final var explicitGuides: Guides {
        if validity != .valid { _ = revalidate() }
        return guides
    }

    /// Where the guide lies in the node's left-to-right space at the size for `proposal`, if something set it.
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
