import BridgedEnvironment
import Foundation

/// Runs the pending calls of `updateConstraints()`.
@MainActor enum ConstraintUpdates {
    /// How often calls may ask for others.
    private static let limit = 10

    /// Calls `updateConstraints()` on the views that asked for it: a view and those below it, the innermost first.
    static func run(from top: UIView) {
        for _ in 0..<limit {
            if top.flags.isDisjoint(with: pendingFlags) { return }
            for view in takePending(from: top).reversed() { view.runConstraintUpdate() }
        }
    }

    private static let pendingFlags: UIView.Flags = [.needsConstraints, .subtreeNeedsConstraints]

    /// Returns the views that asked for a call, those above first, and takes the marks away.
    private static func takePending(from top: UIView) -> [UIView] {
        var found: [UIView] = []
        var stack = [top]
        while let view = stack.popLast() {
            if view.flags.contains(.needsConstraints) { found.append(view) }
            if view.flags.contains(.subtreeNeedsConstraints) {
                stack += view.subviewStorage.filter { !$0.flags.isDisjoint(with: pendingFlags) }
            }
            view.flags.subtract(pendingFlags)
        }
        return found
    }
}

extension UIView {
    /// Whether a call of `updateConstraints()` is pending.
    public final func needsUpdateConstraints() -> Bool { flags.contains(.needsConstraints) }

    /// Has `updateConstraints()` called in the next layout pass that comes to the view.
    final func markNeedsConstraintUpdate() {
        flags.insert(.needsConstraints)
        markConstraintUpdatesAbove()
    }

    /// Lets the views above know that a call is pending below.
    final func markConstraintUpdatesAbove() {
        if flags.isDisjoint(with: [.needsConstraints, .subtreeNeedsConstraints]) { return }
        var above = superviewStorage
        while let view = above, !view.flags.contains(.subtreeNeedsConstraints) {
            view.flags.insert(.subtreeNeedsConstraints)
            above = view.superviewStorage
        }
    }

    fileprivate func runConstraintUpdate() {
        updateOwnConstraints()
        let controller = flags.contains(.ownedByController) ? viewController : nil
        if !flags.contains(.overridesConstraints), controller?.overridesConstraintUpdates != true { return }
        let nodes: [any TraitNode] = controller.map { [$0, self] } ?? [self]
        TraitTracking.run(
            controller == nil ? .constraints : .controllerConstraints, of: nodes[0], reading: nodes
        ) { [weak self] in
            self?.setNeedsUpdateConstraints()
        } _: {
            if let controller { controller.updateViewConstraints() } else { updateConstraints() }
        }
    }
}
