import Foundation
import LayoutEngine

/// Lets a row of a list be swiped.
struct RowSwipeModifier {
    let isEnabled: Bool
    /// Whether the row is swiped now: what is moved out of its frame is not seen.
    let isSwiped: Bool
    let handle: ListRowHandle
}

extension RowSwipeModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        RowSwipeNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: RowSwipeNode<V>.self).update(view)
    }
}

/// The gesture is made when there are touches: most rows are never swiped.
private final class RowSwipeNode<Content: View>: UnaryNode<Content, GestureLayout>, GestureNode {
    private var modifier: RowSwipeModifier

    init(_ view: ModifiedContent<Content, RowSwipeModifier>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(
            GestureLayout(target: GestureTarget(), isClipped: view.modifier.isSwiped), view.content, in: context)
        rule.target.begin(self)
    }

    var mask: GestureMask { modifier.isEnabled ? .all : .subviews }
    var priority: GesturePriority { .inner }

    func makeTracker() -> any GestureTracking {
        func tracker<G: Gesture>(of gesture: G) -> any GestureTracking { G._makeTracker(gesture) }
        var drag = DragGesture(coordinateSpace: .global)
        drag.axis = .horizontal
        let handle = modifier.handle
        return tracker(
            of: drag.onChanged { handle.place?.swipe(by: $0.translation.width) }
                .onEnded { handle.place?.endSwipe(at: $0.predictedEndTranslation.width) })
    }

    func update(_ view: ModifiedContent<Content, RowSwipeModifier>) {
        let before = mask
        modifier = view.modifier
        if mask != before { graph.feature(GestureRuns.self).checkLater() }
        update(GestureLayout(target: rule.target, isClipped: modifier.isSwiped), view.content)
    }

    override func willTearDown() { rule.target.end() }
}
