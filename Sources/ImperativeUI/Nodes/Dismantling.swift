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
        for index in views.indices {
            let outlives = !isKnownUniquelyReferenced(&views[index])
            let view = views[index]
            if outlives, let lastParent { view.superviewIsGoing(lastParent) }
            view.superviewStorage = nil
            if outlives {
                view.didLoseSuperview()
                view.forEachInSubtree { $0.windowStorage = nil }
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
    /// Keeps the last traits before the superview, which is going, takes them along.
    fileprivate func superviewIsGoing(_ parent: UIView) {
        let top = traitTop
        lastInherited = top.inheritedScope
        parent.ownScope?.freeze()
    }

    fileprivate func didLoseSuperview() {
        guard let last = lastInherited else { return }
        lastInherited = nil
        traitTop.scopeParentDidChange(from: last, hadParent: true)
    }

    private var lastInherited: Scope? {
        get { appearance?.lastInherited }
        set { madeAppearance.lastInherited = newValue }
    }
}
