import Foundation
import LayoutEngine
@_spi(Store) import BridgedEnvironment

/// A view that shows a part of its content and scrolls it along some axes.
///
/// The content has its ideal length along those axes; several views form a column. Along a scrolling axis, the scroll
/// view takes the proposed length; across it, the length of its content. The scroll position is kept with the view's
/// identity.
public struct ScrollView<Content: View> {
    /// The content of the scroll view.
    public var content: Content
    /// The axes along which the content scrolls.
    public var axes: Axis.Set
    /// A Boolean value that indicates whether scroll indicators are shown.
    public var showsIndicators: Bool

    /// Creates a scroll view with content.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { ScrollNode(view, in: context) }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ScrollNode<Content>.self).update(view)
    }
}

/// The node of a scroll view with any contents.
package class ScrollingNode: OneChildNode {
    final let state = ScrollState()
    fileprivate(set) final var axes: Axis.Set = []
    /// Whether the position may be shown.
    final var showsIndicators = true
    /// The task that refreshes the contents; `nil` for none.
    final var refreshing: Task<Void, Never>?
    /// How far inside the contents and the bars begin and end.
    final var margins = ScrollMargins()
    /// Where the contents go, if they come to rest at targets.
    package final var run = ScrollRun()

    /// The visible part of the contents, and the nodes that depend on it.
    private(set) final lazy var sights = ScrollerSights(of: self)

    override final func items(ofSpace name: AnyHashable) -> [LayoutNode]? {
        guard let space = name.base as? ScrollSpaceName, space.axis.map({ axes.includes($0) }) ?? true, let item
        else { return nil }
        return [item]
    }

    /// The layout item of the scroll view, once it is collected.
    final var item: LayoutNode? {
        var items: [LayoutNode] = []
        _ = child?.appendItems(to: &items)
        return items.first
    }

    /// Whether people may move the contents.
    final var isScrollEnabled: Bool {
        !isTornDown && EnvironmentValues(map: scope.map).isScrollEnabled
    }

    private final var isRightToLeft: Bool { layoutDirection == .rightToLeft }

    /// Moves the visible part by points to the right and down, as far as there is something. Returns whether it moved.
    final func scroll(by delta: CGVector) -> Bool {
        let x = isRightToLeft ? -delta.dx : delta.dx
        return scroll(to: CGPoint(x: state.offset.x + x, y: state.offset.y + delta.dy))
    }

    /// Moves the contents so that a destination is in sight. Returns whether anything moved.
    final func show(_ destination: ScrollDestination, by aim: inout ScrollAim) -> Bool {
        var frame = destination.frame
        if isRightToLeft { frame.origin.x = state.viewport.width - frame.maxX }
        var offset = state.offset
        for axis in [Axis.horizontal, .vertical] {
            var (before, after) = state.margins(along: axis)
            if destination.pinned.axis == axis {
                (before, after) = (before + destination.pinned.start, after + destination.pinned.end)
            }
            let room = max(0, state.viewport[axis] - before - after)
            let distance = aim.distance(to: frame.origin[axis] - before, frame.size[axis], in: room, along: axis)
            // Guesses leave fractions behind.
            if abs(distance) > 0.000_1 { offset[axis] += distance }
        }
        return scroll(to: offset)
    }

    /// Keeps the visible part in place: moves along with contents before it whose length was corrected.
    final func keepPosition(movedBy delta: CGFloat, along axis: Axis) {
        state.keepPosition(movedBy: delta, along: axis)
        item?.invalidateSize()
    }

    /// Restores the position once layouts for a picture are done.
    final func noteForPassingLayout() {
        let position = state.position
        PassingLayout.atEnd { [weak self] in
            guard let self, !isTornDown, state.position != position else { return }
            state.position = position
            item?.invalidateSize()
            graph.layoutDidChange()
        }
    }

    /// Scrolls to an offset, as far as the contents reach. An offset that is not finite does nothing.
    final func go(to offset: CGPoint) {
        if offset.x.isFinite, offset.y.isFinite { _ = scroll(to: offset) }
    }

    private func scroll(to offset: CGPoint) -> Bool {
        stopGlide()
        let new = state.clamped(offset, axes: axes)
        if new == state.offset || !new.x.isFinite || !new.y.isFinite { return false }
        state.offset = new
        state.wasMoved()
        item?.invalidateSize()
        graph.layoutDidChange()
        return true
    }
}

/// The node of a scroll view.
final class ScrollNode<Content: View>: ScrollingNode {
    private typealias Column = UnaryNode<VStack<Content>, ScrollLayout>

    init(_ view: ScrollView<Content>, in context: _NodeContext) {
        super.init(in: context)
        state.owner = self
        graph.feature(ScrollTargets.self).add(self)
        (axes, showsIndicators) = (view.axes, view.showsIndicators)
        environment.keysChanged = { [weak self] in self?.environmentDidChange() }
        environment.runs(.update, of: self)
        readEnvironment()
        child = Column(rule, column(of: view), in: _NodeContext(self))
    }

    override var viewType: Any.Type { ScrollView<Content>.self }
    override var hasOneChildAlways: Bool { true }

    private let environment = EnvironmentObserver()
    private var isClipped = true

    private var rule: ScrollLayout {
        ScrollLayout(axes: axes, state: state, margins: margins.contents, isClipped: isClipped)
    }

    private func readEnvironment() {
        let tracker = ReadTracker()
        var values = EnvironmentValues(map: scope.map)
        values.tracker = tracker
        margins = values[ScrollMarginsKey.self]
        isClipped = !values[ScrollClipDisabledKey.self]
        let anchors = values[ScrollAnchorsKey.self]
        if anchors != state.anchors {
            state.anchors = anchors
            item?.invalidateSize()
        }
        tracker.finish()
        environment.file(in: scope, keys: tracker.keys)
    }

    private func environmentDidChange() {
        readEnvironment()
        child?.cast(to: Column.self).update(rule)
        item?.displayDidChange()
        graph.displayDidChange()
    }

    private func column(of view: ScrollView<Content>) -> VStack<Content> { VStack { view.content } }

    func update(_ view: ScrollView<Content>) {
        if axes != view.axes { axesWillChange(to: view.axes) }
        (axes, showsIndicators) = (view.axes, view.showsIndicators)
        child?.cast(to: Column.self).update(rule, column(of: view))
    }

    /// Those below may be in sight of another scroll view now.
    private func axesWillChange(to axes: Axis.Set) {
        self.axes = axes
        walk { node in
            (node as? ScrollSightNode)?.findScroller()
            return .below
        }
    }

    override func willTearDown() {
        environment.unfile()
        state.owner = nil
        refreshing?.cancel()
        stopGlide()
        graph.feature(ScrollTargets.self).remove(self)
    }
}

extension ViewGraph {
    /// Notes state with `PassingLayout` that another layout would not restore.
    package func noteForPassingLayout() {
        lazyContainers.noteForPassingLayout()
        feature(ScrollTargets.self).noteForPassingLayout()
    }

    /// How far the contents of the scroll view at the top are scrolled down, in points; 0 without one.
    package var distanceFromTop: CGFloat { feature(ScrollTargets.self).distanceFromTop }

    /// Called after a layout in which that distance has changed; `nil` for nothing.
    package var distanceDidChange: (() -> Void)? {
        get { feature(ScrollTargets.self).distanceDidChange }
        set { feature(ScrollTargets.self).distanceDidChange = newValue }
    }
}
