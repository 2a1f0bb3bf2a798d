import Foundation

/// A container that lays its children out by a `Layout`, a built-in one or a user's.
package final class LayoutContainerNode<L: Layout>: ContainerLayoutNode {
    /// The rule. Setting it makes the container measure again and its cache be updated.
    package var layout: L {
        didSet {
            let orientation = Self.orientation(of: layout)
            if orientation != self.orientation {
                self.orientation = orientation
                for child in children { child.followOrientation(orientation) }
            }
            invalidateSize()
        }
    }

    /// Whether the container adds nothing to a single child, as a stack view does whose content is one static view.
    package var collapsesSingleChild = false {
        didSet { if oldValue != collapsesSingleChild { attributesDidChange() } }
    }

    private var cache: L.Cache?
    private var cacheIsStale = false
    private var orientation: Axis?
    package let isEngineLayout: Bool

    package init(context: LayoutContext, layout: L) {
        self.layout = layout
        orientation = Self.orientation(of: layout)
        isEngineLayout = L.self is any EngineLayout.Type
        super.init(context: context)
    }

    private static func orientation(of layout: L) -> Axis? {
        if L.self == AnyLayout.self, let any = layout as? AnyLayout { return any.wrappedProperties.stackOrientation }
        return L.layoutProperties.stackOrientation
    }

    /// The children that take part: not those on their way out, which stay where they were.
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

    override var contentOrientation: Axis? { orientation }

    override var ownPriority: Double { participants.isEmpty ? -.infinity : 0 }

    override var prioritySource: LayoutNode? { onlyChild }

    override var passesAnyAttributes: Bool { collapsesSingleChild }

    override func passesAttributes(of child: LayoutNode) -> Bool { onlyChild != nil }

    override func inputsDidChange() { cacheIsStale = true }

    /// Runs the layout, if it is a client's as such: what it reads is followed.
    @inline(__always)
    private func asking<Result>(_ body: () -> Result) -> Result {
        if isEngineLayout { return body() }
        return context.asking(self, code: UInt(bitPattern: ObjectIdentifier(reportedType)), body)
    }

    private func prepareCache(_ subviews: LayoutSubviews) {
        if cache == nil {
            cache = layout.makeCache(subviews: subviews)
        } else if cacheIsStale {
            // There is a cache in this branch.
            layout.updateCache(&cache!, subviews: subviews)
        }
        cacheIsStale = false
    }

    /// Drops a cache that was made from placeholder sizes.
    @inline(__always)
    private func forgetPlaceholders() {
        if context.trampoline.isUnwinding { cache = nil }
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        if let onlyChild { return onlyChild.size(proposal) }
        let subviews = self.subviews
        return asking {
            prepareCache(subviews)
            defer { forgetPlaceholders() }
            // Made by the line above.
            return layout.sizeThatFits(proposal: proposal.proposed, subviews: subviews, cache: &cache!)
        }
    }

    override func makeSpacing() -> ViewSpacing {
        if let onlyChild { return onlyChild.spacing }
        let subviews = self.subviews
        return asking {
            prepareCache(subviews)
            defer { forgetPlaceholders() }
            // Made by the line above.
            return layout.spacing(subviews: subviews, cache: &cache!)
        }
    }

    override func makeGuides() -> Guides {
        // A user's layout may return guides that no child has.
        isEngineLayout ? super.makeGuides() : [.textBaselines, .others]
    }

    override func makeExplicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat? {
        if let onlyChild { return onlyChild.explicitAlignment(guide, proposal: proposal) }
        if isEngineLayout && guide.neverMerges { return nil }
        let size = self.size(proposal)
        let bounds = CGRect(origin: .zero, size: size)
        let subviews = self.subviews
        return asking {
            prepareCache(subviews)
            defer { forgetPlaceholders() }
            switch guide.axis {
            case .horizontal:
                // Made by `prepareCache`.
                return layout.explicitAlignment(
                    of: HorizontalAlignment(guide), in: bounds, proposal: proposal.proposed, subviews: subviews,
                    cache: &cache!)
            case .vertical:
                // Made by `prepareCache`.
                return layout.explicitAlignment(
                    of: VerticalAlignment(guide), in: bounds, proposal: proposal.proposed, subviews: subviews,
                    cache: &cache!)
            }
        }
    }

    override func placeChildren() {
        if let onlyChild { return onlyChild.place(at: .zero, placedProposal) }
        let subviews = self.subviews
        // A user's layout is told where its bounds are in the parent. The own layouts need not be, and keep exact
        // positions.
        let origin = isEngineLayout ? .zero : placedOrigin
        let bounds = CGRect(origin: origin, size: placedSize)
        let participants = self.participants
        for child in participants { child.turn = .open }
        asking {
            prepareCache(subviews)
            // Made by `prepareCache`.
            layout.placeSubviews(in: bounds, proposal: placedProposal.proposed, subviews: subviews, cache: &cache!)
        }
        for child in participants {
            if child.turn == .open {
                child.placeCentred(in: CGRect(origin: .zero, size: placedSize), placedProposal)
            } else if origin != .zero {
                child.placedOrigin.x -= origin.x
                child.placedOrigin.y -= origin.y
            }
            child.turn = .closed
        }
    }
}
