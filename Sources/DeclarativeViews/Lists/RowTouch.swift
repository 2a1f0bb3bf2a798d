import Foundation
import LayoutEngine

/// Lets a whole row of a list respond to touches: presses select it, or perform the action of its first button; drags
/// swipe it.
struct RowTouchModifier {
    let canBeSelected: Bool
    let canBeSwiped: Bool
    /// Whether keys show the row's buttons, delete it or move it.
    let hasKeys: Bool
    /// Whether the row is swiped now: content moved out of its frame is not seen.
    let isSwiped: Bool
    let handle: ListRowHandle
    let placement: ListRowPlacement
    /// How far the corners of the card are rounded that the row is a part of.
    let cornerRadius: CGFloat

    /// A swiped row keeps the corners of its card.
    fileprivate func layout(_ tap: TapTarget, _ gesture: GestureTarget) -> TouchLayout {
        var layout = TouchLayout(tap: tap, gesture: gesture, isClipped: isSwiped)
        if isSwiped, cornerRadius > 0 {
            layout.clip = { [placement, cornerRadius] size in
                ListRowChrome.shape(at: placement.position, cornerRadius: cornerRadius)
                    .drawn(in: size, isMirrored: false)
            }
        }
        return layout
    }
}

extension RowTouchModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        RowTouchNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: RowTouchNode<V>.self).update(view)
    }
}

/// The gesture is made when there are touches: most rows are never swiped.
private final class RowTouchNode<Content: View>: UnaryNode<Content, TouchLayout>, ActivatableNode, GestureNode,
    RowOfList
{
    private var modifier: RowTouchModifier

    init(_ view: ModifiedContent<Content, RowTouchModifier>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(view.modifier.layout(TapTarget(), GestureTarget()), view.content, in: context)
        target.begin(self)
        rule.gesture.begin(self)
    }

    func update(_ view: ModifiedContent<Content, RowTouchModifier>) {
        let before = mask
        modifier = view.modifier
        if mask != before { graph.feature(GestureRuns.self).checkLater() }
        update(modifier.layout(target, rule.gesture), view.content)
    }

    override func willTearDown() {
        target.end()
        rule.gesture.end()
    }

    // MARK: Presses

    var target: TapTarget { rule.tap }
    var tapCount: Int { 1 }
    // A row with a button leaves the focus to that.
    var takesFocus: Bool { modifier.canBeSelected || modifier.hasKeys && contentTarget == nil }
    var canAct: Bool { modifier.canBeSelected || button != nil }

    /// The first button in the row; one in another style than the automatic one stands for itself.
    private var button: (any AutomaticButton)? {
        child?.first { node in
            guard let button = node as? any AutomaticButton else { return false }
            return button.target.isEnabled
        } as? any AutomaticButton
    }

    /// The first view in the row, other than the buttons of swipes, that can have the focus.
    private var contentTarget: TapTarget? {
        var found: TapTarget?
        child?.walk { node in
            if node is SwipeActionsNode { return .beyond }
            // Those for accessibility only.
            if case .views? = (node as? AttachedMarkNode)?.modifier.kind { return .beyond }
            guard let control = node as? any FocusableNode, control.target.takesFocus else { return .below }
            found = control.target
            return .end
        }
        return found
    }

    /// The view that has the focus for the row.
    var focusTarget: TapTarget? { takesFocus ? target : contentTarget }

    func act(at point: CGPoint?) {
        if modifier.canBeSelected { modifier.handle.slot?.act() } else { button?.act(at: nil) }
    }

    func setPressed(_ pressed: Bool) {
        modifier.handle.slot?.change { $0.isPressed = pressed }
    }

    // MARK: Swipes

    var mask: GestureMask { modifier.canBeSwiped ? .all : .subviews }
    var priority: GesturePriority { .inner }

    func makeTracker() -> any GestureTracking {
        func tracker<G: Gesture>(of gesture: G) -> any GestureTracking { G._makeTracker(gesture) }
        var drag = DragGesture(coordinateSpace: .global)
        drag.axis = .horizontal
        let handle = modifier.handle
        return tracker(
            of: drag.onChanged { handle.slot?.swipe(by: $0.translation.width) }
                .onEnded { handle.slot?.endSwipe(at: $0.predictedEndTranslation.width) })
    }
}
