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
                located: LocatedTapAction(space: coordinateSpace.coordinateSpace, action: action)))
    }

    /// Runs an action when this view is tapped `count` times in a row, and tells it where, in a space.
    @_disfavoredOverload @preconcurrency nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        modifier(
            TapModifier(
                count: count, isPressed: nil, action: {},
                located: LocatedTapAction(space: coordinateSpace, action: action)))
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
    var located: LocatedTapAction?
    /// Whether taps land anywhere in the view's frame, also where it shows nothing.
    var coversFrame = false
}

/// What a tap does where it is.
struct LocatedTapAction {
    let space: CoordinateSpace
    let action: @MainActor (CGPoint) -> Void
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
struct TapLayout: UnaryLayout {
    let target: TapTarget
    /// Whether taps land anywhere in the frame, also where nothing is shown.
    var coversFrame = false

    var hitRole: HitRole { coversFrame ? .area : .responds }
    var ownPriority: Double? { nil }
}

/// The node of a view that responds to taps. In the layout, each item of the view is marked as responding.
final class TapNode<Content: View>: UnaryNode<Content, TapLayout>, ActivatableNode {
    private var modifier: TapModifier

    init(_ view: ModifiedContent<Content, TapModifier>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(TapLayout(target: TapTarget(), coversFrame: view.modifier.coversFrame), view.content, in: context)
        target.begin(self)
        check()
    }

    var target: TapTarget { rule.target }
    var tapCount: Int { max(1, modifier.count) }
    // Buttons and toggles show that they are held down; what only waits for taps is no control.
    var takesFocus: Bool { isPressable }
    var isPressable: Bool { modifier.isPressed != nil }

    func update(_ view: ModifiedContent<Content, TapModifier>) {
        modifier = view.modifier
        check()
        updateChild(view.content)
    }

    private func check() {
        if modifier.count >= 1 { return }
        RuntimeIssue.report("interaction", "A tap gesture waits for at least 1 tap; \(modifier.count) counts as 1.")
    }

    func act(at point: CGPoint?) {
        guard let located = modifier.located else { return modifier.action() }
        located.action(place(point, in: located.space))
    }

    private func place(_ point: CGPoint?, in space: CoordinateSpace) -> CGPoint {
        let frames = LayoutItemCollector.items(at: self).map(\.absoluteFrame)
        let tapped = point.map { point in frames.first { $0.covers(point) } ?? frames.last } ?? frames.first
        let frame = tapped ?? .zero
        let point = point ?? CGPoint(x: frame.midX, y: frame.midY)
        var origin: CGPoint?
        if case .local = space { origin = frame.origin }
        if case .named(let name) = space { origin = self.frame(ofSpace: name)?.origin }
        if let origin { return CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
        // The window's, also for a name that no view around has.
        return point.applying(graph.host?.graphTransform(isFollowed: false) ?? .identity)
    }

    func setPressed(_ pressed: Bool) { modifier.isPressed?.wrappedValue = pressed }

    override func willTearDown() { target.end() }
}
