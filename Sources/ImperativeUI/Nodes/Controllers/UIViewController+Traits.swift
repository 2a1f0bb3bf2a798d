import Foundation
import BridgedEnvironment

extension UIViewController {
    /// The trait values that this controller sets for itself and everything below it.
    public final var traitOverrides: UITraitOverrides {
        get { overridesValue }
        set { overridesValue = newValue }
    }

    /// Applies the pending trait changes above, at and below this controller, and calls the affected handlers.
    public final func updateTraitsIfNeeded() { updateTraitsNow() }

    package var answersStagedWrites: Bool { true }
    /// A controller takes part in a tree by its view. Without one it takes its parent's staged writes once these are
    /// in force.
    package var takesStagedWrites: Bool { isViewLoaded }
    package var receivesTraitChanges: Bool { isViewLoaded }
    package var recordsRequestedRuns: Bool { false }

    package var scopeParent: (any ScopeNode)? {
        if let presentation { return presentation }
        if let superview = viewStorage?.superviewStorage { return superview }
        return flags.contains(.viewLeft) ? nil : parentStorage ?? rootWindow
    }

    package func forEachScopeChild(_ body: (any ScopeNode) -> Void) {
        forEachAttachedNode(body)
        if let viewStorage { body(viewStorage) }
        for child in childStorage where child.scopeParent === self { body(child) }
    }

    package var scopeChildLimit: Int { attachedNodeLimit + (viewStorage == nil ? 0 : 1) + childStorage.count }
}
