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

    /// Asks for a call of `updateConstraints()` in the next layout pass. Several requests result in one call.
    public final func setNeedsUpdateConstraints() {
        flags.insert(.needsConstraints)
        markConstraintUpdatesAbove()
        setNeedsLayout()
    }

    /// Runs the pending calls of `updateConstraints()` on this view and the views below it now.
    public final func updateConstraintsIfNeeded() { ConstraintUpdates.run(from: self) }

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
        if let controller {
            TraitTracking.run(.controllerConstraints, of: controller, reading: [controller, self]) { [weak self] in
                self?.setNeedsUpdateConstraints()
            } _: {
                controller.updateViewConstraints()
            }
        } else {
            TraitTracking.run(.constraints, of: self, reading: [self]) { [weak self] in
                self?.setNeedsUpdateConstraints()
            } _: {
                updateConstraints()
            }
        }
    }
}
