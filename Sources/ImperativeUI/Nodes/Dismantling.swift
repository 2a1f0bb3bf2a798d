import Foundation
import BridgedEnvironment

/// Lets trees of any depth go without recursion, and gives views that outlive their superview their own tree.
enum Dismantling {
    @MainActor private static var pending: [UIResponder] = []
    @MainActor private static var isDraining = false
    /// Views whose controller was released, from the top down. Those that still exist once everything that goes has
    /// been released outlive it.
    @MainActor private static var bereaved: [Bereaved] = []

    private struct Bereaved {
        weak var view: UIView?
        /// Where the controller stood.
        let last: Scope
    }

    /// Takes the subviews of a view whose last reference went on the main actor.
    @MainActor static func release(_ views: inout [UIView], of parent: UIView) {
        // Found once, as the parent may not find its way up any more when the first view has left.
        release(&views, lastIn: parent.nearestScope, frozen: parent.ownScope)
    }

    /// Takes the subviews of a view whose last reference went on another thread, in the main actor's next update. Until
    /// then they have no superview, and their traits are the last ones.
    static func release(_ views: [UIView], link: ScopeLink, controller: UIViewController?, superview: UIView?) {
        let handedOver = HandedOver(views)
        MainMailbox.leave {
            let last = link.lastKnown ?? controller?.nearestScope ?? superview?.nearestScope ?? .predicted
            release(&handedOver.list, lastIn: last, frozen: link.ownScope)
        }
    }

    /// Carries a list to the main actor, which then holds the only reference to it.
    @MainActor private final class HandedOver<Responder: UIResponder> {
        var list: [Responder]
        nonisolated init(_ list: [Responder]) { self.list = list }
    }

    @MainActor private static func release(_ views: inout [UIView], lastIn last: Scope, frozen own: Scope?) {
        for index in views.indices {
            let outlives = !isKnownUniquelyReferenced(&views[index])
            let view = views[index]
            // It has joined another since, where its superview went on another thread.
            if view.superviewStorage != nil { continue }
            if outlives {
                view.outlive(in: last, frozen: own)
                view.forEachInSubtree { $0.loseWindow() }
            } else {
                view.superviewStorage = nil
                view.keepLast(last)
            }
        }
        pending += views as [UIResponder]
        views = []
        drain()
    }

    /// Takes the children and the view of a controller whose last reference went on the main actor. Those that outlive
    /// it leave it with their last traits.
    ///
    /// - Parameter last: where the controller stood.
    @MainActor static func release(_ controllers: inout [UIViewController], view: inout UIView?, lastIn last: Scope) {
        if let view {
            bereaved.append(Bereaved(view: view, last: last))
            view.keepLast(last)
        }
        for index in controllers.indices {
            if isKnownUniquelyReferenced(&controllers[index]) {
                controllers[index].keepLast(last)
            } else {
                controllers[index].outliveParent(in: last)
            }
        }
        if let view { pending.append(view) }
        pending += controllers as [UIResponder]
        view = nil
        controllers = []
        drain()
    }

    /// Takes the children and the view of a controller whose last reference went on another thread.
    ///
    /// - Parameter parent: The parent of the controller.
    static func releaseSoon(
        _ controllers: [UIViewController], view: UIView?, of link: ScopeLink, parent: UIViewController?
    ) {
        let handedOver = HandedOver(controllers)
        let handedOverView = HandedOver<UIView>(view.map { [$0] } ?? [])
        MainMailbox.leave {
            var view = handedOverView.list.popLast()
            let last = link.lastKnown ?? view?.superviewStorage?.nearestScope ?? parent?.nearestScope ?? .predicted
            release(&handedOver.list, view: &view, lastIn: last)
        }
    }

    @MainActor private static func drain() {
        if isDraining { return }
        isDraining = true
        // Each view or controller that goes adds those below it to the list.
        while pending.popLast() != nil {}
        isDraining = false
        if bereaved.isEmpty { return }
        var views: [Bereaved] = []
        swap(&views, &bereaved)
        for entry in views { entry.view?.outliveController(in: entry.last) }
    }
}

extension UIViewController {
    /// Leaves a parent that is gone, with the last traits.
    fileprivate func outliveParent(in last: Scope) {
        if parentStorage == nil, scopeParent == nil, !flags.contains(.viewLeft) {
            scopeParentDidChange(from: last, hadParent: true)
        }
    }
}

extension UIView {
    /// Leaves a controller that is gone, or going: it inherits by its superview from now on.
    fileprivate func outliveController(in last: Scope) {
        guard flags.contains(.ownedByController), viewController == nil else { return }
        flags.remove(.ownedByController)
        scopeParentDidChange(from: last, hadParent: true)
    }

    /// Leaves a superview that is gone, or going, with the last traits.
    ///
    /// - Parameter own: the superview's own scope, if it had one.
    fileprivate func outlive(in last: Scope, frozen own: Scope?) {
        let top = traitTop
        let inheritedFromSuperview =
            !(self is UIWindow) && !scopeLink.flags.contains(.choosesParent)
            && (top as? UIViewController)?.presentation == nil
        superviewStorage = nil
        guard inheritedFromSuperview else { return }
        own?.freeze()
        top.scopeParentDidChange(from: last, hadParent: true)
    }

    /// Its window has gone from around it.
    fileprivate func loseWindow() {
        windowStorage = nil
        endMovement()
        appearance?.layer?.windowDidChange()
    }

    /// Leaves a superview that went on another thread, before the main actor has come to that.
    final func leaveLostSuperview() {
        if !isOrphaned { return }
        outlive(in: scopeLink.scope ?? .predicted, frozen: nil)
        forEachInSubtree { $0.loseWindow() }
    }
}
