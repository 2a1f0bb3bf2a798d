import Foundation
import UnifiedStorage

extension UIViewController {
    /// The trait values this controller sets for itself and everything below it.
    public final var traitOverrides: UITraitOverrides {
        get { overridesValue }
        set { overridesValue = newValue }
    }

    /// Puts what was staged above, at and below this controller in force now, and calls the handlers concerned.
    public final func updateTraitsIfNeeded() { updateTraitsNow() }

    package var answersStagedWrites: Bool { true }
    /// A controller takes part in a tree by its view. Without one it takes what waits at its parent once that is in
    /// force.
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
