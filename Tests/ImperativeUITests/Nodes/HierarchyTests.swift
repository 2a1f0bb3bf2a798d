import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite struct HierarchyTests {
    @Test("Views may be moved, removed and added again, during a layout too")
    func editsDuringLayout() {
        let stage = Stage()
        let view = NotingView()
        let a = UIView()
        let b = UIView()
        stage.root.view.addSubview(view)
        view.addSubview(a)
        view.onLayout = { view in
            view.onLayout = nil
            a.removeFromSuperview()
            view.addSubview(b)
            b.addSubview(a)
        }
        stage.settle()
        #expect(a.superview === b)
        #expect(view.subviews.count == 1)
    }

    @Test("Views go with their superview, registrations and scopes included")
    func lifetimes() {
        let tracker = LifetimeTracker()
        let stage = Stage()
        do {
            let view = tracker.track(UIView())
            let child = tracker.track(UIView())
            view.addSubview(child)
            view.traitOverrides.look = .bold
            child.registerForTraitChanges([LookTrait.self]) { (view: UIView, _) in view.setNeedsLayout() }
            stage.root.view.addSubview(view)
            stage.settle()
            view.removeFromSuperview()
        }
        stage.settle()
        #expect(tracker.alive == [])
    }

    @Test("A chain of 10,000 views builds, updates and goes")
    func deepChain() {
        let stage = Stage()
        weak var deepest: UIView?
        do {
            var view = stage.root.view!
            for _ in 0..<10_000 {
                let next = UIView()
                view.addSubview(next)
                view = next
            }
            deepest = view
            stage.scene.traitOverrides.look = .bold
            stage.settle()
            #expect(view.traitCollection.look == .bold)
        }
        stage.root.view.subviews[0].removeFromSuperview()
        stage.settle()
        #expect(deepest == nil)
    }

    @Test("A view pays 16 bytes for taking part in the trait system")
    func size() { #expect(scopeLinkSize == 16) }
}
