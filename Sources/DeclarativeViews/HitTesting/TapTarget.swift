import Foundation
import LayoutEngine
import BridgedEnvironment

/// The target of taps on one view, or of the keyboard focus, for as long as the view is there.
@MainActor package final class TapTarget {
    /// The node of the view; `nil` once its life is over.
    // Taken away when the node's life ends.
    @UnretainedOptional private var node: _ViewNode?

    /// The delegate's own object for the view.
    package var attachment: AnyObject?

    init() { node = nil }

    /// Sets the node that responds.
    func begin(_ node: any FocusableNode) { self.node = node }

    /// Called when the node's life ends.
    func end() {
        let last = node
        node = nil
        if let last { last.graph.feature(GraphFocus.self).targetDidEnd(self) }
    }

    private var responder: (any ActivatableNode)? { node as? any ActivatableNode }

    /// Whether the view is still there, not on its way out, and responds to the user.
    package var isEnabled: Bool {
        guard let node, !node.isTornDown, !node.isLeaving else { return false }
        return EnvironmentValues(map: node.scope.map).isEnabled
    }

    /// Whether the view is a control; see `ActivatableNode.isPressable`.
    package var isPressable: Bool { responder?.isPressable == true }

    /// Whether `taps` taps in a row are enough for it.
    package func answers(_ taps: Int) -> Bool {
        guard let responder else { return false }
        return responder.tapCount <= taps && responder.canAct && isEnabled
    }

    /// Whether it acts on the last of so many taps in a row.
    package func answers(number: Int) -> Bool {
        guard let responder else { return false }
        return number.isMultiple(of: responder.tapCount) && responder.canAct && isEnabled
    }

    /// Acts once for every full number of taps it waits for, unless it is disabled meanwhile.
    ///
    /// - Parameter point: Where the tap was, in the graph's area; `nil` for the middle of the view.
    func tap(_ taps: Int, at point: CGPoint? = nil) {
        guard let responder else { return }
        for _ in 0..<(taps / responder.tapCount) where isEnabled { responder.act(at: point) }
    }

    /// Acts as often as the taps ask for that it waits for. Returns whether it is there and enabled.
    func activate() -> Bool {
        guard let responder, answers(responder.tapCount) else { return false }
        tap(responder.tapCount)
        return true
    }

    /// Acts on the last of `number` taps in a row, if they are a multiple of the required count. Returns whether it
    /// acted.
    package func tap(number: Int, at point: CGPoint) -> Bool {
        guard let responder, answers(number: number) else { return false }
        responder.act(at: point)
        return true
    }

    /// Whether the focus of the keyboard can go to the view.
    var takesFocus: Bool {
        (node as? any FocusableNode)?.takesFocus == true && isEnabled && node?.isUnselected == false
    }

    /// The node of the view; `nil` once its life is over.
    package var viewNode: _ViewNode? { node }

    /// The items of the view.
    var items: [LayoutNode] { node.map { LayoutItemCollector.items(at: $0) } ?? [] }

    /// The items in the view at which its focus is marked; `nil` where that is the whole view.
    var cursorItems: [LayoutNode]? {
        guard let node, (node as? any FocusableNode)?.hasFocusCursor == true else { return nil }
        return node.first { ($0 as? any FocusPlaceNode)?.isFocusCursor == true }
            .map { LayoutItemCollector.items(at: $0) }
    }

    func setPressed(_ pressed: Bool) {
        guard let node, !node.isTornDown else { return }
        responder?.setPressed(pressed)
    }
}

/// A node whose view can have the focus of the keyboard.
@MainActor package protocol FocusableNode: _ViewNode {
    var target: TapTarget { get }
    /// Whether the view is a control, which can have the focus of the keyboard.
    var takesFocus: Bool { get }
    /// Whether views in it may say that its focus is marked at them.
    var hasFocusCursor: Bool { get }
    /// Called when the view gets or loses the focus.
    func focusDidChange(_ isFocused: Bool)
}

extension FocusableNode {
    package var hasFocusCursor: Bool { false }
    func focusDidChange(_ isFocused: Bool) {}
}

extension ActivatableNode {
    package var canAct: Bool { true }
    package var isPressable: Bool { true }
}

/// A node whose view responds to taps.
@MainActor package protocol ActivatableNode: FocusableNode {
    /// How many taps in a row it waits for; at least 1.
    var tapCount: Int { get }
    /// Whether a tap does anything now; `true` by default. If not, the tap is left to enclosing views.
    var canAct: Bool { get }
    /// Whether it is held down while a touch is on it, and acts when the touch is let go there; `true` by default.
    /// Others are tapped, by a touch that stays where it came down.
    var isPressable: Bool { get }
    /// Performs the action of a tap; see `TapTarget.tap(_:at:)`.
    func act(at point: CGPoint?)
    /// Called when the view begins and ceases to be held down.
    func setPressed(_ pressed: Bool)
}
