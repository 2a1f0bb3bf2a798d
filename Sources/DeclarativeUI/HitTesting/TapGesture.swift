import Foundation
import LayoutEngine
import UnifiedStorage

extension View {
    /// Runs an action when this view is tapped `count` times in a row.
    ///
    /// A tap lands on what is in front at its place and shows something there, as a text or a colour does and a spacer
    /// does not. It goes to the innermost view around that which responds to taps, is not disabled, and waits for no
    /// more taps. A count below 1 is reported and counts as 1.
    @preconcurrency nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(TapModifier(count: count, isPressed: nil, action: action))
    }

    /// Runs an action when this view is tapped `count` times in a row, and tells it where, in a space.
    ///
    /// A tap without a place, such as one by a label, counts as in the middle of the view. Everything else is as in
    /// ``onTapGesture(count:perform:)``.
    @preconcurrency nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        modifier(
            TapModifier(
                count: count, isPressed: nil, action: {},
                located: TapTarget.LocatedAction(space: coordinateSpace.coordinateSpace, action: action)))
    }

    /// Runs an action when this view is tapped `count` times in a row, and tells it where, in a space.
    @_disfavoredOverload @preconcurrency nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        modifier(
            TapModifier(
                count: count, isPressed: nil, action: {},
                located: TapTarget.LocatedAction(space: coordinateSpace, action: action)))
    }

    /// Says whether taps can land on this view. Where they cannot, they land on what is behind it.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(UnaryLayoutModifier(HitLayout(role: enabled ? .passes : .ignored)))
    }

    /// Lets taps land anywhere in the view's frame, also where it shows nothing.
    nonisolated func wholeFrameHit() -> some View { modifier(UnaryLayoutModifier(HitLayout(role: .area))) }
}

/// Makes a view respond to taps.
struct TapModifier {
    let count: Int
    let isPressed: Binding<Bool>?
    let action: @MainActor () -> Void
    var located: TapTarget.LocatedAction?
}

extension TapModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        TapNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: TapNode<V>.self).update(view)
    }
}

/// Changes nothing for the layout, but marks an item as responding to taps.
private struct TapLayout: UnaryLayout {
    let target: TapTarget

    var hitRole: HitRole { .responds }
    var ownPriority: Double? { nil }
}

extension LayoutNode {
    /// Who responds to a tap on something inside the item, if it responds itself.
    var tapTarget: TapTarget? { (self as? UnaryLayoutNode<TapLayout>)?.layout.target }
}

/// The node of a view that responds to taps. In the layout, each item of the view is marked as responding.
final class TapNode<Content: View>: OneChildNode, ActivatableNode {
    let target = TapTarget()

    init(_ view: ModifiedContent<Content, TapModifier>, in context: _NodeContext) {
        super.init(in: context)
        target.node = self
        take(view.modifier)
        child = UnaryNode(rule, view.content, in: _NodeContext(self))
        target.items = { [weak self] in self?.child.map { LayoutItemCollector.items(at: $0) } ?? [] }
    }

    override var viewType: Any.Type { TapModifier.self }
    override var hasOneChildAlways: Bool { true }

    private var rule: TapLayout { TapLayout(target: target) }

    func update(_ view: ModifiedContent<Content, TapModifier>) {
        take(view.modifier)
        child?.cast(to: UnaryNode<Content, TapLayout>.self).update(rule, view.content)
    }

    private func take(_ modifier: TapModifier) {
        target.action = modifier.action
        target.located = modifier.located
        target.isPressed = modifier.isPressed
        if modifier.count < 1 {
            RuntimeIssue.report("interaction", "A tap gesture waits for at least 1 tap; \(modifier.count) counts as 1.")
        }
        target.count = max(1, modifier.count)
    }

    override func willTearDown() {
        target.node = nil
        target.action = {}
        target.located = nil
        target.items = { [] }
        target.isPressed = nil
    }
}
