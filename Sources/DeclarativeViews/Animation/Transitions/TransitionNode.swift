import Motion
import BridgedEnvironment

/// Gives a view a transition.
struct TransitionModifier {
    let transition: any Transition
}

extension TransitionModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        view.modifier.transition.makeNode(of: view.content, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        // Only its transition's type is not known here.
        (node as? TransitionContentNode<V>)?.update(view.modifier.transition, view.content)
    }
}

extension Transition {
    /// The node of a view with this transition.
    @MainActor fileprivate func makeNode<V: View>(of content: V, in context: _NodeContext) -> _ViewNode {
        TransitionNode(self, content, in: context)
    }
}

extension View {
    /// Sets the transition of this view when a condition, a loop or a change of identity inserts or removes it. The
    /// default is `.opacity`.
    ///
    /// A different transition of the same type takes effect immediately; one of another type takes effect when the
    /// view is next inserted.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: transition))
    }

    /// Sets the transition of this view when a condition, a loop or a change of identity inserts or removes it. The
    /// default is `.opacity`.
    ///
    /// A different transition of the same type takes effect immediately; one of another type takes effect when the
    /// view is next inserted.
    @_disfavoredOverload nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t.base))
    }
}

/// The node of a view with a transition, as far as the view's type is known.
class TransitionContentNode<Content: View>: TransactionAdjuster {
    func update(_ transition: any Transition, _ content: Content) {}
}

/// The node of a view with a transition.
///
/// Its content is made when the node first runs: by then it is known whether the view has come into a tree that was
/// there before.
final class TransitionNode<Content: View, T: Transition>: TransitionContentNode<Content> {
    private var transition: T
    private var phase = TransitionPhase.identity
    /// The content until it is shown.
    private var first: Content?
    private var departure: (update: UpdateID, tracker: AnimationTracker)?

    init(_ transition: T, _ content: Content, in context: _NodeContext) {
        self.transition = transition
        first = content
        super.init(in: context)
        graph.transitions.count += 1
        markDirty()
    }

    override var viewType: Any.Type { T.self }

    private var stage: ModifierNode<Content, TransitionStage<T>>? {
        child?.cast(to: ModifierNode<Content, TransitionStage<T>>.self)
    }

    override func evaluate() {
        guard let content = first else { return }
        first = nil
        if isArriving, !KnownTransition.comesAtOnce(transition) { phase = .willAppear }
        let stage = TransitionStage(transition: transition, phase: phase)
        child = ModifierNode(ModifiedContent(content: content, modifier: stage), in: _NodeContext(self))
        structureDidChange()
    }

    override func update(_ new: any Transition, _ content: Content) {
        if let new = new as? T {
            transition = new
            show(phase)
        }
        if first != nil { first = content }
        stage?.update(content: content)
    }

    private func show(_ new: TransitionPhase) {
        phase = new
        stage?.update(TransitionStage(transition: transition, phase: phase))
    }

    override func adjust(_ transaction: inout Transaction) {
        if phase == .willAppear {
            transaction.animation = nil
            transaction.disablesAnimations = true
        } else if let departure, departure.update == .current {
            transaction.trackers.append(departure.tracker)
        }
    }

    override func willTearDown() {
        super.willTearDown()
        graph.transitions.count -= 1
        departure = nil
    }

    /// Whether the node is made for a view that comes into a tree that is there already, as the outermost of its views.
    private var isArriving: Bool {
        var here: _ViewNode? = self
        while let node = here, !(node is any LayoutItemNode) {
            if graph.transitions.isArriving(node) { return true }
            here = node.parent
            if here is any TransitionHolder { return false }
        }
        return false
    }
}

extension TransitionNode: TransitionHolder {
    var isIdentityTransition: Bool { KnownTransition.leavesAtOnce(transition) }
    var hasOwnAnimation: Bool { KnownTransition.mayAnimateItself(transition) }

    func beginArriving(under transaction: Transaction) {
        if phase == .willAppear { show(.identity) }
    }

    func beginLeaving(under transaction: Transaction, tracker: AnimationTracker) {
        departure = (.current, tracker)
        show(.didDisappear)
    }

    func returnFromLeaving(under transaction: Transaction) {
        departure = nil
        show(.identity)
    }
}
