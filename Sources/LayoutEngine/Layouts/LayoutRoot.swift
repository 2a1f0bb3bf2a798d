import Foundation

/// The root of a tree of layout nodes, and the area in which it is laid out.
package final class LayoutRoot {
    package let context: LayoutContext

    /// The outermost node: the only root, or a stack of several; `nil` if there is none.
    package private(set) var node: LayoutNode?

    /// The reading direction of the stack of several roots. A single root has its own direction.
    package var layoutDirection: LayoutDirection = .leftToRight {
        didSet { stack?.layoutDirection = layoutDirection }
    }

    /// The size of the area of the last layout; `nil` before the first.
    package private(set) var lastArea: CGSize?

    private var stack: LayoutContainerNode<VStackLayout>?

    package init(context: LayoutContext = LayoutContext(), roots: [LayoutNode] = []) {
        self.context = context
        setRoots(roots)
    }

    /// Replaces the roots. Several roots form a column with the default alignment and spacing.
    package func setRoots(_ roots: [LayoutNode]) {
        if roots.count > 1 {
            let stack = self.stack ?? LayoutContainerNode(context: context, layout: VStackLayout())
            stack.layoutDirection = layoutDirection
            stack.setChildren(roots)
            self.stack = stack
            node = stack
        } else {
            stack?.setChildren([])
            stack = nil
            node = roots.first
            if let node, node.medium != context.medium { node.show(in: context.medium) }
            node?.followOrientation(nil)
        }
        node?.didMove()
    }

    /// Returns the size of the roots in points for a proposal; 0 without roots.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node?.sizeThatFits(proposal) ?? .zero
    }

    /// Lays out the tree for a medium from now on; see `LayoutNode.show(in:)`.
    package func show(in medium: UInt8) {
        if medium == context.medium { return }
        context.medium = medium
        context.hasMedia = true
        node?.show(in: medium)
        // One that is not in use is not reached.
        if let stack, stack !== node { stack.show(in: medium) }
    }

    /// Lays out pending changes: proposes the safe part of the area to the root, and centres the root in it.
    ///
    /// A length that is not a finite number of at least 0 points is reported and counts as 0.
    package func layout(in size: CGSize, safeAreaInsets insets: EdgeInsets = EdgeInsets()) {
        let area = checked(size)
        lastArea = area
        let safe = CGRect(
            x: layoutDirection == .leftToRight ? insets.leading : insets.trailing, y: insets.top,
            width: max(0, area.width - insets.leading - insets.trailing),
            height: max(0, area.height - insets.top - insets.bottom))
        let space = RootSafeArea(area: CGRect(origin: .zero, size: area), safe: safe)
        if space != context.safeArea { node?.didMove() }
        context.safeArea = space
        guard let node else { return }
        context.beginPass()
        var round = 0
        repeat {
            round += 1
            node.place(
                at: CGPoint(x: safe.origin.x + safe.size.width / 2, y: safe.origin.y + safe.size.height / 2),
                anchor: .center, Proposal(safe.size))
            node.layoutContents()
            // Contents that depend on its position may have changed guides on which the layout depends.
        } while !node.isValid && round < Self.roundLimit
    }

    /// The maximum number of times that one layout is repeated because of contents that depend on positions.
    private static let roundLimit = 8

    private func checked(_ size: CGSize) -> CGSize {
        let area = CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0,
            height: size.height.isFinite ? max(0, size.height) : 0)
        if area != size {
            context.report(
                .invalidInput, LayoutRoot.self,
                """
                was asked to lay out in \(size.width) x \(size.height); an area has finite lengths of at least 0 \
                points, 0 is used for others
                """)
        }
        return area
    }
}
