import Foundation
import LayoutEngine

/// Which gestures of a view and of those inside it go first.
package enum GesturePriority {
    /// Those further in.
    case inner
    /// The added gesture.
    case outer
    /// Neither: they come about together.
    case none
}

/// Adds a gesture to a view.
struct GestureModifier<Base: Gesture> {
    let gesture: Base
    let priority: GesturePriority
    let mask: GestureMask
}

extension GestureModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        GestureViewNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: GestureViewNode<V, Base>.self).update(view)
    }
}

/// Changes nothing for the layout, but marks an item as having a gesture.
struct GestureLayout: UnaryLayout {
    let target: GestureTarget
    /// Whether the contents are drawn within the frame only.
    var isClipped = false

    var hitRole: HitRole { .responds }
    var contentVisibility: ContentVisibility { isClipped ? .clipped : .visible }
    var ownPriority: Double? { nil }
}

/// A node whose view has a gesture.
@MainActor package protocol GestureNode: _ViewNode {
    var mask: GestureMask { get }
    var priority: GesturePriority { get }
    /// Makes the tracker that follows touches for the gesture.
    func makeTracker() -> any GestureTracking
}

/// The node of a view that has a gesture. Its trackers exist only while there are touches.
final class GestureViewNode<Content: View, Base: Gesture>: UnaryNode<Content, GestureLayout>, GestureNode {
    private var modifier: GestureModifier<Base>

    init(_ view: ModifiedContent<Content, GestureModifier<Base>>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(GestureLayout(target: GestureTarget()), view.content, in: context)
        rule.target.begin(self)
    }

    var mask: GestureMask {
        Base._isAbsent(modifier.gesture) ? modifier.mask.subtracting(.gesture) : modifier.mask
    }
    var priority: GesturePriority { modifier.priority }

    func makeTracker() -> any GestureTracking { Base._makeTracker(modifier.gesture) }

    func update(_ view: ModifiedContent<Content, GestureModifier<Base>>) {
        let before = mask
        modifier = view.modifier
        for run in rule.target.runs {
            guard let tracker = run.tracker as? _GestureTracker<Base.Value>, !tracker.stage.isLast else { continue }
            Base._updateTracker(tracker, with: modifier.gesture)
            if tracker.stage == .failed { rule.target.checkLater() }
        }
        // Those inside may have to end, too.
        if mask != before { graph.feature(GestureRuns.self).checkLater() }
        updateChild(view.content)
    }

    override func willTearDown() { rule.target.end() }
}
