import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

private final class Parent: UIViewController {}
private final class Child: UIViewController {}

/// Runs when it is told that its superview is about to change.
private final class Moving: UIView {
    var onMove: (() -> Void)?
    override func willMove(toSuperview newSuperview: UIView?) {
        onMove?()
        onMove = nil
    }
}

@MainActor @Suite("Nothing comes to stand above itself in the trees of views and controllers") struct ContainmentTests {
    @Test("Adding the view of a parent below that of its child traps and names both controllers and the way out")
    func viewOfParent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, child) = (Parent(), Child())
                parent.addChild(child)
                child.view.addSubview(parent.view)
            }
        }
        expect(
            result, says: "cannot come to lie below that of its child", "Child is a child of Parent",
            "removeFromParent()")
    }

    @Test("Adding a view that holds the view of a parent below that of its child traps, however deep it is")
    func viewAroundParent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (top, parent, child, outer, inner) = (Parent(), Parent(), Child(), UIView(), UIView())
                parent.addChild(child)
                top.addChild(parent)
                outer.addSubview(top.view)
                child.view.addSubview(inner)
                inner.addSubview(outer)
            }
        }
        expect(result, says: "cannot come to lie below", "Parent is a child of Parent", "removeFromParent()")
    }

    @Test("Adding a child whose view holds that of the parent traps")
    func childAround() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, child) = (Parent(), Child())
                child.view.addSubview(parent.view)
                parent.addChild(child)
            }
        }
        expect(result, says: "A controller cannot be its own ancestor", "Child", "Parent", "or its view, from it first")
    }

    @Test("Taking a view that holds the parent's for the child's traps")
    func viewOfChild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, child, outer) = (Parent(), Child(), UIView())
                parent.addChild(child)
                outer.addSubview(parent.view)
                child.view = outer
            }
        }
        expect(result, says: "cannot hold the view of its parent", "Child is a child of Parent", "first")
    }

    @Test("A callback that makes an addition illegal before it is done does not get past the rule")
    func callback() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (UIView(), Moving())
                inner.addSubview(UIView())
                inner.onMove = { inner.addSubview(outer) }
                outer.addSubview(inner)
            }
        }
        expect(result, says: "A view cannot be its own ancestor")
    }

    @Test("What stands in one tree only may be put in order in the other")
    func legal() {
        let (parent, child) = (Parent(), Child())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.removeFromSuperview()
        child.removeFromParent()
        child.view.addSubview(parent.view)
        child.addChild(parent)
        #expect(parent.parent === child)
        #expect(parent.view.superview === child.view)
    }

    @Test("A child that joins another parent with the same traits moves along with that parent from then on")
    func sameTraits() {
        let (top, first, second, child) = (Parent(), Parent(), Parent(), Child())
        let elsewhere = UIView()
        elsewhere.traitOverrides.look = .pastel
        elsewhere.updateTraitsIfNeeded()
        top.traitOverrides.look = .bold
        child.traitOverrides.layoutDirection = .rightToLeft
        for controller in [first, second] {
            top.addChild(controller)
            top.view.addSubview(controller.view)
        }
        first.addChild(child)
        top.updateTraitsIfNeeded()
        second.addChild(child)
        #expect(child.traitCollection.look == .bold)
        elsewhere.addSubview(second.view)
        #expect(child.traitCollection.look == .pastel)
    }

    @Test("A subview may look at the subviews of its superview while that goes")
    func deinitOverlap() {
        final class Curious: UIView {
            deinit { MainActor.assumeIsolated { Curious.ends += 1 } }
            static var ends = 0
        }
        do {
            let top = UIView()
            let survivor = UIView()
            survivor.registerForTraitChanges([LookTrait.self]) { (_: UIView, _) in }
            do {
                let middle = UIView()
                top.addSubview(middle)
                middle.traitOverrides.look = .bold
                middle.addSubview(Curious())
                middle.addSubview(survivor)
                middle.updateTraitsIfNeeded()
                middle.removeFromSuperview()
            }
            #expect(survivor.superview == nil)
            #expect(survivor.traitCollection.look == .bold)
        }
        #expect(Curious.ends == 1)
    }

    @Test("Views and controllers that outlive those above keep the traits they had there")
    func survivors() {
        let (view, inner) = (UIView(), UIView())
        let survivor = Child()
        do {
            let (top, parent, child) = (Parent(), Parent(), Child())
            top.traitOverrides.look = .bold
            top.addChild(parent)
            parent.addChild(child)
            parent.addChild(survivor)
            child.view = view
            view.addSubview(inner)
            inner.traitOverrides.look = .pastel
            top.updateTraitsIfNeeded()
        }
        #expect(view.viewController == nil)
        #expect(view.traitCollection.look == .bold)
        #expect(inner.traitCollection.look == .pastel)
        #expect(survivor.parent == nil)
        #expect(survivor.traitCollection.look == .bold)
    }

    // MARK: Any operations in any order

    private enum Operation {
        case addSubview(Int, Int)
        case removeFromSuperview(Int)
        case addChild(Int, Int)
        case removeFromParent(Int)
        case replaceView(Int)
        case override(Int, Bool)
        case drop(Int)
        case settle
    }

    @Test("In any order of legal operations every walk ends, and exactly what leads back to itself is refused")
    func anyOrder() {
        PropertyCheck<Operation>("containment") { source in
            let (a, b) = (source.below(Trees.count), source.below(Trees.count))
            switch source.below(16) {
            case 0...5: return .addSubview(a, b)
            case 6...7: return .removeFromSuperview(a)
            case 8...10: return .addChild(a % Trees.controllerCount, b % Trees.controllerCount)
            case 11: return .removeFromParent(a % Trees.controllerCount)
            case 12: return .replaceView(a % Trees.controllerCount)
            case 13: return .override(a, b % 2 == 0)
            case 14: return .drop(a)
            default: return .settle
            }
        } run: { operations in
            let trees = Trees()
            for operation in operations {
                if let fault = trees.run(operation) ?? trees.check() { return fault }
            }
            return nil
        }.check(sequences: 150, length: 60)
    }

    /// Controllers, their views, and views of nobody; and beside them what stands where.
    @MainActor private final class Trees {
        static let controllerCount = 5
        static let count = 12
        let window = UIWindow()
        var controllers: [UIViewController]
        /// The views of the controllers, then others.
        var views: [UIView]
        var superviews: [Int?]
        var parents: [Int?]

        init() {
            controllers = (0..<Self.controllerCount).map { _ in UIViewController() }
            views = controllers.map { $0.view } + (Self.controllerCount..<Self.count).map { _ in UIView() }
            superviews = Array(repeating: nil, count: Self.count)
            parents = Array(repeating: nil, count: Self.controllerCount)
            window.addSubview(views[Self.count - 1])
        }

        /// Whether `target`, by its place among the views, stands above `start`, or is it.
        private func isAbove(_ target: Int, _ start: Int) -> Bool {
            var waiting = [start]
            var seen: Set<Int> = []
            while let here = waiting.popLast() {
                if here == target { return true }
                if !seen.insert(here).inserted { continue }
                if let above = superviews[here] { waiting.append(above) }
                if here < Self.controllerCount, let parent = parents[here] { waiting.append(parent) }
            }
            return false
        }

        func run(_ operation: Operation) -> String? {
            switch operation {
            case .addSubview(let a, let b):
                let isIllegal = isAbove(a, b)
                if (Containment.fault(in: views[b], holding: views[a]) != nil) != isIllegal {
                    return "adding view \(a) to \(b) is \(isIllegal ? "illegal" : "legal")"
                }
                if isIllegal { return nil }
                views[b].addSubview(views[a])
                superviews[a] = b
            case .removeFromSuperview(let a):
                views[a].removeFromSuperview()
                superviews[a] = nil
            case .addChild(let a, let b):
                let isIllegal = isAbove(a, b)
                if (Containment.fault(in: controllers[b], adopting: controllers[a]) != nil) != isIllegal {
                    return "adding controller \(a) to \(b) is \(isIllegal ? "illegal" : "legal")"
                }
                if isIllegal { return nil }
                controllers[b].addChild(controllers[a])
                parents[a] = b
            case .removeFromParent(let a):
                controllers[a].removeFromParent()
                parents[a] = nil
            case .replaceView(let a):
                let old = views[a]
                views[a] = UIView()
                controllers[a].view = views[a]
                old.removeFromSuperview()
                leave(a)
            case .override(let a, let isBold):
                views[a].traitOverrides.look = isBold ? .bold : .pastel
            case .drop(let a):
                if a < Self.controllerCount {
                    controllers[a].removeFromParent()
                    for child in parents.indices where parents[child] == a { parents[child] = nil }
                    parents[a] = nil
                    controllers[a] = UIViewController()
                    views[a].removeFromSuperview()
                    views[a] = controllers[a].view
                } else {
                    views[a].removeFromSuperview()
                    views[a] = UIView()
                }
                leave(a)
            case .settle:
                window.layoutIfNeeded()
                views[0].updateTraitsIfNeeded()
            }
            return nil
        }

        /// A view is no more, as far as the others can tell.
        private func leave(_ index: Int) {
            superviews[index] = nil
            for below in superviews.indices where superviews[below] == index { superviews[below] = nil }
            // What waits for an update lasts until then.
            UpdateQueue.shared.flush()
        }

        /// Whether the scopes above `scope` end.
        private func hasRoot(_ scope: Scope) -> Bool {
            var seen: Set<ObjectIdentifier> = []
            var next: Scope? = scope
            while let here = next {
                if !seen.insert(ObjectIdentifier(here)).inserted { return false }
                next = here.parent
            }
            return true
        }

        func check() -> String? {
            for (index, view) in views.enumerated() {
                if let known = superviews[index].map({ views[$0] }) {
                    if view.superview !== known { return "view \(index) is not in \(known)" }
                } else if let superview = view.superview, superview !== window, views.contains(superview) {
                    // One that was dropped may last until the next update.
                    return "view \(index) is in \(superview)"
                }
                var steps = 0
                view.forEachInSubtree { _ in steps += 1 }
                var node: (any ScopeNode)? = view
                while let above = node, steps < 1_000 { (node, steps) = (above.scopeParent, steps + 1) }
                for _ in view.chain.prefix(1_000) { steps += 1 }
                if steps >= 1_000 { return "a walk from view \(index) does not end" }
                if !hasRoot(view.nearestScope) { return "the scopes above view \(index) lead back to themselves" }
                _ = view.traitCollection
            }
            for (index, controller) in controllers.enumerated() {
                let known = parents[index].map { controllers[$0] }
                if controller.parent !== known { return "controller \(index) has another parent" }
            }
            return nil
        }
    }
}
