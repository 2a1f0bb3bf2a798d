/// The delegate of a graph in which the focus of the keyboard can be moved.
@MainActor package protocol GraphFocusDelegate: ViewGraphDelegate {
    /// Moves the focus to a view of the graph; `nil` takes it from all of them. Returns whether it is there now.
    func moveFocus(to target: TapTarget?) -> Bool
    /// Whether something in the window has the focus.
    var hasFocus: Bool { get }
    /// Takes the focus from a view that can no longer have it.
    func validateFocus()
    /// Ends the editing of a text in the window.
    func endEditing()
    /// The focused values of the window; `nil` outside of windows.
    var focusedValues: WindowFocusedValues? { get }
    /// The text that was copied last, for pasting.
    var boardText: String? { get set }
}

/// The keyboard focus of a graph, and the nodes to notify of it.
@MainActor final class GraphFocus: GraphFeature {
    static let slot = GraphFeatureSlot()

    // The graph owns this, and this is notified of the ends of views while the graph is freed, when a checked
    // reference could not be read.
    private unowned(unsafe) let graph: ViewGraph
    /// The focused view.
    private(set) var focused: TapTarget?
    /// The nodes around it that follow the focus, the innermost first.
    private var around: [any FocusFollower] = []
    private var isChecking = false

    init(of graph: ViewGraph) { self.graph = graph }

    /// The delegate, which moves the focus.
    var delegate: (any GraphFocusDelegate)? { graph.unlessEnding?.delegate as? any GraphFocusDelegate }

    /// A view got or lost the focus.
    func focusDidChange(_ target: TapTarget, _ isFocused: Bool) {
        if isFocused {
            if let focused, focused !== target { focusDidChange(focused, false) }
            guard let node = target.viewNode as? any FocusableNode else { return }
            focused = target
            node.focusDidChange(true)
            var followers: [any FocusFollower] = []
            var here: _ViewNode? = node
            while let next = here {
                if let follower = next as? any FocusFollower { followers.append(follower) }
                here = next.parent
            }
            around = followers
            for follower in followers where focused === target { follower.setFocused(true) }
        } else if focused === target {
            let before = around
            (focused, around) = (nil, [])
            (target.viewNode as? any FocusableNode)?.focusDidChange(false)
            for follower in before { follower.setFocused(false) }
        }
    }

    /// The life of a view has ended.
    func targetDidEnd(_ target: TapTarget) {
        if focused === target { check() }
    }

    /// Checks later whether the focused view has to give up the focus.
    func check() {
        guard !isChecking, let graph = graph.unlessEnding, let root = graph.rootNode else { return }
        isChecking = true
        graph.enqueueCallback(of: root) { [weak self] in
            guard let self else { return }
            isChecking = false
            if let focused, !focused.takesFocus { delegate?.validateFocus() }
            // Without a window nothing else notifies it.
            if let focused, !focused.takesFocus { focusDidChange(focused, false) }
        }
    }

    func layoutDidEnd() {
        if let focused, !focused.takesFocus { check() }
    }

    func graphWillEnd() { (focused, around) = (nil, []) }
}

/// A node that is notified whether a descendant has the focus.
@MainActor protocol FocusFollower: _ViewNode {
    /// Whether the state wants it to have the focus.
    var isStillWanted: Bool { get }
    /// The focus has come to a view below, or left it.
    func setFocused(_ isFocused: Bool)
}

extension GraphInteraction {
    /// A view got or lost the focus.
    package func focusDidChange(_ target: TapTarget, _ isFocused: Bool) {
        root?.graph.feature(GraphFocus.self).focusDidChange(target, isFocused)
    }
}

extension _ViewNode {
    /// The first view at or below this node that can have the focus now.
    var firstFocusTarget: TapTarget? {
        (first { ($0 as? any FocusableNode)?.target.takesFocus == true } as? any FocusableNode)?.target
    }
}
