import Foundation
import UnifiedStorage

/// Lets trees of any depth go without recursion, and gives views that outlive their superview their own tree.
enum Dismantling {
    // Used where the main actor runs only: `take` sends the work there when it is called elsewhere.
    nonisolated(unsafe) private static var pending: [UIView] = []
    nonisolated(unsafe) private static var isDraining = false

    /// Takes the subviews of a view that is going.
    static func take(_ subviews: inout [UIView], from parent: UIView) {
        var views: [UIView] = []
        swap(&views, &subviews)
        if MainContext.isCurrent {
            MainActor.assumeIsolated { orphan(&views, lastParent: parent) }
        } else {
            for view in views { view.superviewStorage = nil }
            let handedOver = views
            views = []
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    var views = handedOver
                    orphan(&views, lastParent: nil)
                }
            }
        }
    }

    @MainActor private static func orphan(_ views: inout [UIView], lastParent: UIView?) {
        // Found once: when the first view has left, the parent may not find its way up any more.
        let last = lastParent?.scopeWhileGoing
        for index in views.indices {
            let outlives = !isKnownUniquelyReferenced(&views[index])
            let view = views[index]
            if outlives {
                view.outlive(lastParent, in: last)
                view.forEachInSubtree { $0.windowStorage = nil }
            } else {
                view.superviewStorage = nil
                if let last { view.keepForSubviews(last) }
            }
        }
        pending += views
        views = []
        if isDraining { return }
        isDraining = true
        // Each view that goes adds its own subviews to the list.
        while pending.popLast() != nil {}
        isDraining = false
    }
}

extension UIView {
    /// The scope of a view that is going, which may have left its own superview already.
    fileprivate var scopeWhileGoing: Scope {
        if ownScope == nil, scopeParent == nil, let kept = scopeLink.scope { return kept }
        return nearestScope
    }

    /// Lets the subviews of a view that is going along with its superview find the scope both stood in.
    fileprivate func keepForSubviews(_ scope: Scope) {
        if ownScope == nil { scopeLink.scope = scope }
    }

    /// Leaves a superview that is going, with the last traits.
    fileprivate func outlive(_ parent: UIView?, in last: Scope?) {
        let top = traitTop
        let inheritsFromParent = parent != nil && top.scopeParent === parent
        superviewStorage = nil
        guard inheritsFromParent, let last else { return }
        parent?.ownScope?.freeze()
        top.scopeParentDidChange(from: last, hadParent: true)
    }
}
