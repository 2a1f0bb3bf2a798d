import Foundation
import LayoutEngine
import BridgedEnvironment

extension View {
    /// Performs an action when this view is tapped `count` times in succession.
    ///
    /// A tap hits the frontmost view that shows content at its location, such as a text or a colour, but not a
    /// spacer. The innermost view around it that responds to taps, is enabled, and waits for no further taps receives
    /// the tap. A count below 1 is reported and counts as 1.
    @preconcurrency nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(TapModifier(count: count, isPressed: nil, action: action))
    }

    /// Performs an action when this view is tapped `count` times in succession, with the location in a coordinate
    /// space.
    ///
    /// A tap without a location, such as one by label, counts as a tap in the centre of the view. Otherwise, the
    /// behaviour is that of ``onTapGesture(count:perform:)``.
    @preconcurrency nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        modifier(
            TapModifier(
                count: count, isPressed: nil, action: {},
                located: LocatedTapAction(space: coordinateSpace.coordinateSpace, action: action)))
    }

    /// Performs an action when this view is tapped `count` times in succession, with the location in a coordinate
    /// space.
    @_disfavoredOverload @preconcurrency nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        modifier(
            TapModifier(
                count: count, isPressed: nil, action: {},
                located: LocatedTapAction(space: coordinateSpace, action: action)))
    }

    /// Sets whether this view receives taps. If it does not, taps reach the views behind it.
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

/// The action of a tap, with its location.
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
    var takesFocus: Bool { isPressable || tapCount == 1 && isDescribedAsControl }
    // Buttons and toggles show that they are held down; a view that only waits for taps is no control.
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
        located.action(converted(point, in: located.space))
    }

    private func converted(_ point: CGPoint?, in space: CoordinateSpace) -> CGPoint {
        let frames = LayoutItemCollector.items(at: self).map(\.absoluteFrame)
        let tapped = point.map { point in frames.first { $0.covers(point) } ?? frames.last } ?? frames.first
        let frame = tapped ?? .zero
        let point = point ?? CGPoint(x: frame.midX, y: frame.midY)
        var origin: CGPoint?
        if case .local = space { origin = frame.origin }
        if case .named(let name) = space { origin = self.frame(ofSpace: name)?.origin }
        if let origin { return CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
        // The window's, also for a name that no view around has.
        return point.applying(graph.delegate?.graphTransform(isFollowed: false) ?? .identity)
    }

    func setPressed(_ pressed: Bool) { modifier.isPressed?.wrappedValue = pressed }

    override func willTearDown() { target.end() }
}
