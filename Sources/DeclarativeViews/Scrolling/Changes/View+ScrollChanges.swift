import Foundation
import LayoutEngine

extension View {
    /// Runs an action when a value derived from the geometry of the first scroll view in this view changes.
    ///
    /// The action also runs once after the first layout, with the same value twice. It runs after the layout. Each
    /// step of scrolling evaluates the value only, and no body.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: A closure that derives the value from the geometry.
    ///   - action: A closure that receives the old and the new value.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            ScrollChangesModifier { reading in
                let new = transform(reading.geometry)
                return { known in
                    let old = known as? T
                    if old == new { return nil }
                    return (new, { action(old ?? new, new) })
                }
            })
    }

    /// Runs an action when the scroll phase of the first scroll view in this view changes.
    ///
    /// Immediate scrolling, by code or by the wheel where content can rest anywhere, does not change the phase.
    ///
    /// - Parameter action: A closure that receives the old and the new phase.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs an action when the scroll phase of the first scroll view in this view changes.
    ///
    /// - Parameter action: A closure that receives the old and the new phase, and the state of the scroll view at the
    ///   change.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(
            ScrollChangesModifier { reading in
                let new = reading.phase
                return { known in
                    let old = known as? ScrollPhase ?? .idle
                    if old == new { return nil }
                    let context = ScrollPhaseChangeContext(
                        geometry: reading.geometry, velocity: old == .interacting ? reading.velocity : nil)
                    return (new, { action(old, new, context) })
                }
            })
    }
}

/// The state of a scroll view after a layout.
private struct ScrollReading {
    let geometry: ScrollGeometry
    let phase: ScrollPhase
    let velocity: CGVector?
}

/// Looks after each layout whether something about a scroll view has changed.
private struct ScrollChangesModifier {
    /// Returns the new known value and the action to run; `nil` if the known value is unchanged.
    typealias Comparison = (_ known: Any?) -> (known: Any, action: () -> Void)?

    let compare: (ScrollReading) -> Comparison
}

extension ScrollChangesModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        ScrollChangesNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ScrollChangesNode.self).update(view)
    }
}

/// The node of a view that observes the first scroll view in it.
private final class ScrollChangesNode: PrimitiveModifierNode<ScrollChangesModifier>, ScrollObserver {
    private var known: Any?

    override init<Content: View>(
        _ view: ModifiedContent<Content, ScrollChangesModifier>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        graph.feature(ScrollTargets.self).add(self)
    }

    override func update<Content: View>(_ view: ModifiedContent<Content, ScrollChangesModifier>) {
        super.update(view)
        // The same numbers may result in another value now.
        graph.layoutDidChange()
    }

    func layoutDidEnd() {
        guard !isTornDown, let scroller = first(where: { $0 is ScrollingNode }) as? ScrollingNode,
            scroller.state.viewport != .zero
        else { return }
        let reading = ScrollReading(
            geometry: scroller.scrollGeometry, phase: scroller.phase, velocity: scroller.run.velocity)
        let comparison = graph.tracking(self) { modifier.compare(reading) }
        guard let (new, action) = comparison(known) else { return }
        known = new
        graph.enqueueCallback(of: self) { [weak self] in
            if let self, !isTornDown { action() }
        }
    }

    /// Called when something observable that the value was made from changes.
    override func evaluate() { graph.layoutDidChange() }

    override func willTearDown() { graph.feature(ScrollTargets.self).remove(self) }
}
