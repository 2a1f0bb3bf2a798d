import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Trees outside of windows") struct OutsideTreeTests {
    /// Detached views of every kind, each with writes that wait and somebody who waits for them.
    private func makeTrees(_ count: Int, _ heard: @escaping (Int) -> Void) -> [UIView] {
        let stage = Stage()
        return (0..<count).map { index in
            let (root, view, leaf) = (UIView(), UIView(), UIView())
            root.addSubview(view)
            view.addSubview(leaf)
            if index.isMultiple(of: 2) {
                // It was in a window once.
                stage.root.view.addSubview(root)
                stage.settle()
                root.removeFromSuperview()
            }
            leaf.registerForTraitChanges([CrowdTrait.self]) { (_: UIView, _) in heard(index) }
            view.traitOverrides.crowd = 2 + index
            if index.isMultiple(of: 3) { root.traitOverrides.look = .bold }
            if index.isMultiple(of: 5) { leaf.traitOverrides.look = .pastel }
            return root
        }
    }

    @Test("8,000 detached trees with writes that wait are not looked at in updates of something else")
    func cost() {
        var heard = 0
        let trees = makeTrees(SizeOfTests.isFull ? 8_000 : 1_600) { _ in heard += 1 }
        let stage = Stage()
        let view = UIView()
        stage.root.view.addSubview(view)
        stage.settle()
        UpdateQueue.shared.flush()
        let before = PendingChanges.shared.lookCount
        for value in 0..<100 {
            view.traitOverrides.crowd = value
            stage.scene.traitOverrides.look = value.isMultiple(of: 2) ? .bold : .standard
            view.updateTraitsIfNeeded()
            stage.settle()
        }
        #expect(PendingChanges.shared.lookCount - before < 2_000)
        #expect(heard == 0)
        _ = trees
    }

    @Test("A detached tree's waiting writes count once it is asked, or in a window, and nobody else's do")
    func asked() {
        var heard: [Int] = []
        let trees = makeTrees(40) { heard.append($0) }
        let stage = Stage()
        UpdateQueue.shared.flush()
        for (index, root) in trees.enumerated() {
            let leaf = root.subviews[0].subviews[0]
            #expect(leaf.traitCollection.crowd == 1)
            switch index % 4 {
            case 0: leaf.updateTraitsIfNeeded()
            case 1: root.updateTraitsIfNeeded()
            case 2: leaf.layoutIfNeeded()
            default:
                stage.root.view.addSubview(root)
                stage.settle()
            }
            #expect(leaf.traitCollection.crowd == 2 + index, "\(index)")
            #expect(heard == Array(0...index))
            #expect(leaf.traitCollection.look == (index % 5 == 0 ? .pastel : index % 3 == 0 ? .bold : .standard))
        }
    }

    @Test("Waiting writes are found where trees were put together or taken apart meanwhile")
    func moved() {
        var heard: [String] = []
        func tree(_ name: String) -> UIView {
            let view = UIView()
            view.registerForTraitChanges([CrowdTrait.self]) { (view: UIView, _) in
                heard.append("\(name) \(view.traitCollection.crowd)")
            }
            return view
        }
        let (a, b, c, top) = (tree("a"), tree("b"), tree("c"), UIView())
        a.traitOverrides.crowd = 2
        b.traitOverrides.crowd = 3
        UpdateQueue.shared.flush()
        // Both are put into another one, after they waited for themselves.
        top.addSubview(a)
        top.addSubview(b)
        a.addSubview(c)
        UpdateQueue.shared.flush()
        #expect(heard == [])
        top.updateTraitsIfNeeded()
        #expect(heard.sorted() == ["a 2", "b 3", "c 2"])
        heard = []
        a.traitOverrides.crowd = 4
        b.traitOverrides.crowd = 5
        UpdateQueue.shared.flush()
        // Taken apart while both wait.
        a.removeFromSuperview()
        UpdateQueue.shared.flush()
        top.updateTraitsIfNeeded()
        #expect(heard == ["b 5"])
        a.updateTraitsIfNeeded()
        #expect(heard == ["b 5", "a 4", "c 4"])
        heard = []
        c.removeFromSuperview()
        c.traitOverrides.crowd = 9
        UpdateQueue.shared.flush()
        let stage = Stage()
        stage.root.view.addSubview(c)
        stage.settle()
        #expect(heard == ["c 9"])
    }

    @Test("What waits in a tree is let go of with the tree")
    func freed() {
        let tracker = LifetimeTracker()
        do {
            let trees = makeTrees(20) { _ in }
            for root in trees {
                tracker.track(root)
                tracker.track(root.subviews[0])
            }
            UpdateQueue.shared.flush()
        }
        #expect(tracker.alive == [])
        UpdateQueue.shared.flush()
    }
}
