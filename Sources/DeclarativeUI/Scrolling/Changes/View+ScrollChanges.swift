import Foundation
import LayoutEngine

extension View {
    /// Calls an action with a value made from how far the first scroll view in this view is scrolled: once it has been
    /// laid out, with the same value twice, and whenever the value changes.
    ///
    /// It is called after the layout. Only the value is made for each step of scrolling, and no body runs for it.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Makes the value.
    ///   - action: Called with the old and the new value.
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

    /// Calls an action when something else moves the contents of the first scroll view in this view, or nothing does
    /// any more.
    ///
    /// What is scrolled at once, by code, or by the wheel where contents rest anywhere, changes no phase.
    ///
    /// - Parameter action: Called with the old and the new phase.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Calls an action when something else moves the contents of the first scroll view in this view, or nothing does
    /// any more.
    ///
    /// - Parameter action: Called with the old and the new phase, and what is known of the scroll view then.
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

/// What a scroll view is like after a layout.
private struct ScrollReading {
    let geometry: ScrollGeometry
    let phase: ScrollPhase
    let velocity: CGVector?
}

/// Looks after each layout whether something about a scroll view has changed.
private struct ScrollChangesModifier {
    /// Returns what to know now and what to do, unless what is known is still so.
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

/// The node of a view that is told of changes of the first scroll view in it.
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
        // What is made of the same numbers may be another value now.
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
