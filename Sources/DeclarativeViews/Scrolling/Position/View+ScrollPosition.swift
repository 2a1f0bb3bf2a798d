import LayoutEngine
import BridgedEnvironment

extension View {
    /// Binds the position of the first scroll view in this view to the id of a view.
    ///
    /// Setting the id scrolls to that view. When the user scrolls, the id becomes that of the view at the anchor.
    ///
    /// The scroll targets are the views in a layout with `scrollTargetLayout(isEnabled:)` and those with
    /// `scrollTarget(isEnabled:)`. Their ids are those of `id(_:)` and of the elements of a `ForEach`, of the type of
    /// the binding's value. After scrolling, this costs a step for each such view that exists.
    ///
    /// - Parameters:
    ///   - id: The id, or `nil` for no view and until the user scrolls.
    ///   - anchor: The point at which a view determines the id. `nil` means the start.
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        scrollPosition(of: id, anchor: anchor)
    }

    /// Binds the position of the first scroll view in this view to a value. Setting the value scrolls the content;
    /// when the user scrolls, the value is updated and its ``ScrollPosition/isPositionedByUser`` is `true`.
    ///
    /// - Parameters:
    ///   - position: The position. Views are found as by `scrollPosition(id:anchor:)`.
    ///   - anchor: The point at which a view determines the position. `nil` means the start.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(link: .position(position), anchor: anchor))
    }

    nonisolated private func scrollPosition<ID: Hashable>(of id: Binding<ID?>, anchor: UnitPoint?) -> some View {
        modifier(
            ScrollPositionModifier(
                link: .functions(
                    { ScrollPosition.local(id.wrappedValue, anchor: anchor) },
                    { id.wrappedValue = $0.localID(as: ID.self) }), anchor: anchor))
    }
}

/// Ties the position of a scroll view to a value.
struct ScrollPositionModifier {
    enum Link {
        case position(Binding<ScrollPosition>)
        case functions(() -> ScrollPosition, (ScrollPosition) -> Void)
    }

    let link: Link
    let anchor: UnitPoint?

    var value: ScrollPosition {
        switch link {
        case .position(let binding): binding.wrappedValue
        case .functions(let get, _): get()
        }
    }

    func write(_ new: ScrollPosition) {
        switch link {
        case .position(let binding): binding.wrappedValue = new
        case .functions(_, let set): set(new)
        }
    }
}

extension ScrollPositionModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        ScrollPositionNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ScrollPositionNode.self).update(view)
    }
}

/// The node of a view whose scroll view's position is tied to a value.
final class ScrollPositionNode: PrimitiveModifierNode<ScrollPositionModifier>, ScrollObserver {
    /// The value that was read or written last.
    private var known: ScrollPosition
    /// Where the contents were then.
    private var offset: CGPoint?
    /// The transaction in which the contents are to move to the value's position; `nil` if they are not to.
    private var pending: Transaction?
    /// Whether the contents are being moved to the value's position.
    private var isMoving = false

    override init<Content: View>(
        _ view: ModifiedContent<Content, ScrollPositionModifier>, in context: _NodeContext
    ) {
        known = view.modifier.value
        super.init(view, in: context)
        graph.feature(ScrollTargets.self).add(self)
        go()
    }

    override func update<Content: View>(_ view: ModifiedContent<Content, ScrollPositionModifier>) {
        super.update(view)
        let new = modifier.value
        if isSame(new, known) { return }
        known = new
        go()
    }

    override func willTearDown() { graph.feature(ScrollTargets.self).remove(self) }

    /// Whether a new value changes nothing. An identifier alone does not tell the user's scrolling from the
    /// program's.
    private func isSame(_ one: ScrollPosition, _ other: ScrollPosition) -> Bool {
        guard case .functions = modifier.link else { return one == other }
        return one.anyID == other.anyID
    }

    private var scroller: ScrollingNode? { first { $0 is ScrollingNode } as? ScrollingNode }

    /// Moves the contents to the value's position, after the next layout.
    private func go() {
        pending = known.isPositionedByUser || known.target == .automatic ? nil : transaction
        if pending != nil { graph.layoutDidChange() }
    }

    private func enqueueMove(under transaction: Transaction) {
        graph.enqueueCallback(of: self) { [weak self] in
            guard let self, !isTornDown else { return }
            isMoving = true
            withTransaction(transaction) { self.move() }
            isMoving = false
            offset = scroller?.state.offset
        }
    }

    private func move() {
        guard let scroller else { return }
        graph.layOutAgain()
        let state = scroller.state
        let end = CGPoint(
            x: state.contentSize.width - state.viewport.width, y: state.contentSize.height - state.viewport.height)
        switch known.target {
        case .automatic: break
        case .view(let id, let anchor):
            let containers = graph.lazyContainers
            let wasSearched = containers.isSearched
            containers.isSearched = true
            known.ids.scroll(self, to: id, anchor: anchor ?? modifier.anchor)
            containers.isSearched = wasSearched
        case .edge(let edge):
            switch edge {
            case .top: scroller.go(to: CGPoint(x: state.offset.x, y: 0))
            case .bottom: scroller.go(to: CGPoint(x: state.offset.x, y: end.y))
            case .leading: scroller.go(to: CGPoint(x: 0, y: state.offset.y))
            case .trailing: scroller.go(to: CGPoint(x: end.x, y: state.offset.y))
            }
        case .point(let x, let y): scroller.go(to: CGPoint(x: x ?? state.offset.x, y: y ?? state.offset.y))
        }
        graph.layOutAgain()
    }

    /// Writes the position the user has scrolled to, after a layout that is not only for a picture.
    func layoutDidEnd() {
        guard !isMoving, !isTornDown, let scroller else { return }
        if let transaction = pending {
            pending = nil
            return enqueueMove(under: transaction)
        }
        let now = scroller.state.offset
        guard let before = offset else {
            offset = now
            return
        }
        if abs(before.x - now.x) < 0.01, abs(before.y - now.y) < 0.01 { return }
        offset = now
        let new = known.byUser(view(in: scroller))
        if isSame(new, known) { return }
        known = new
        graph.enqueueCallback(of: self) { [weak self] in
            if let self, !isTornDown { modifier.write(known) }
        }
    }

    /// The identifier of the view that is nearest to the anchor.
    private func view(in scroller: ScrollingNode) -> AnyHashable? {
        let anchor = modifier.anchor ?? .topLeading
        let viewport = CGRect(origin: .zero, size: scroller.state.viewport)
        let isMirrored = scroller.layoutDirection == .rightToLeft
        func anchorPoint(_ rect: CGRect) -> CGPoint {
            CGPoint(
                x: rect.minX + (isMirrored ? 1 - anchor.x : anchor.x) * rect.width,
                y: rect.minY + anchor.y * rect.height)
        }
        let wanted = anchorPoint(viewport)
        var nearest: (id: AnyHashable, distance: CGFloat)?
        scroller.walkTargets { node in
            guard let id = known.ids.id(of: node), let frame = node.frame(in: scroller), frame.meets(viewport)
            else { return false }
            let point = anchorPoint(frame)
            var distance: CGFloat = 0
            if scroller.axes.includes(.horizontal) { distance += abs(point.x - wanted.x) }
            if scroller.axes.includes(.vertical) { distance += abs(point.y - wanted.y) }
            if distance < nearest?.distance ?? .infinity { nearest = (id, distance) }
            return true
        }
        return nearest?.id
    }
}

extension ScrollingNode {
    /// Visits the identified nodes in scroll targets and their layouts. Descends below a node if the function returns
    /// `false`.
    fileprivate final func walkTargets(_ visit: (any IdentifiedNode) -> Bool) {
        walk { node in
            if node.departs || (node !== self && node is ScrollingNode) { return .beyond }
            guard let target = node as? ScrollTargetNode, target.modifier.isEnabled else { return .below }
            // The identifier of a single target may be around it.
            if !target.modifier.isLayout, let around = target.parent as? any IdentifiedNode, visit(around) {
                return .beyond
            }
            target.walk { inner in
                if inner.departs || inner is ScrollingNode { return .beyond }
                if let identified = inner as? any IdentifiedNode, visit(identified) { return .beyond }
                return .below
            }
            return .beyond
        }
    }
}
