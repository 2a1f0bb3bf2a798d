import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

/// Calls what it is given in its layout and when it is drawn.
private class LoopView: UIView {
    var layouts = 0
    var draws = 0
    var onLayout: ((LoopView) -> Void)?

    override func layoutSubviews() {
        layouts += 1
        onLayout?(self)
    }
    override func draw(_ rect: CGRect) { draws += 1 }
}

/// Adds one of its kind when it is laid out, inside itself or beside itself.
private final class Breeder: UIView {
    static var made = 0
    static var isInside = true
    static var limit = Int.max

    override func layoutSubviews() {
        if Breeder.made >= Breeder.limit { return }
        Breeder.made += 1
        (Breeder.isInside ? self : superview)?.addSubview(Breeder(frame: bounds))
    }
}

@MainActor @Suite("Loops of views", .serialized) struct UpdateLoopTests {
    private func onStage(_ views: UIView...) -> Stage {
        let stage = Stage()
        for view in views { stage.root.view.addSubview(view) }
        return stage
    }

    @Test("Views that keep each other awake are stopped; another view's handler, layout and drawing come to their end")
    func others() {
        let (a, b, label) = (LoopView(), LoopView(), LoopView())
        let stage = onStage(a, b, label)
        stage.settle()
        var handled = 0
        label.registerForTraitChanges([LookTrait.self]) { (view: LoopView, _) in
            handled += 1
            view.setNeedsLayout()
            view.setNeedsDisplay()
        }
        a.onLayout = { _ in b.setNeedsLayout() }
        b.onLayout = { _ in
            a.setNeedsLayout()
            stage.scene.traitOverrides.look = .bold
        }
        let (layouts, draws) = (label.layouts, label.draws)
        a.setNeedsLayout()
        let found = issues {
            stage.settle()
            UpdateQueue.shared.flush()
        }
        #expect(found.map(\.category) == ["update-cycle"])
        #expect(found.first?.message.contains("awake: LoopView (layout).") == true, "\(found)")
        #expect(handled == 1 && label.layouts == layouts + 1 && label.draws == draws + 1)
        // The next update finds nothing broken.
        (a.onLayout, b.onLayout) = (nil, nil)
        let before = a.layouts
        a.setNeedsLayout()
        #expect(issues { stage.settle() }.isEmpty)
        #expect(a.layouts == before + 1)
    }

    @Test("What a loop of layouts leaves undone below it is laid out all the same")
    func below() {
        let (restless, child) = (LoopView(), LoopView())
        restless.onLayout = { view in
            child.setNeedsLayout()
            view.setNeedsLayout()
        }
        restless.addSubview(child)
        let stage = onStage(restless)
        let found = issues { stage.settle() }
        #expect(found.count == 1)
        #expect(child.layouts == restless.layouts)
        #expect(!child.flags.contains(.needsLayout) && !stage.window.flags.contains(.subtreeNeedsLayout))
    }

    @Test("A layout that adds a view of its own class each time is reported and ends", arguments: [true, false])
    func breeding(isInside: Bool) {
        Breeder.made = 0
        Breeder.limit = .max
        Breeder.isInside = isInside
        let stage = Stage()
        let label = LoopView()
        stage.root.view.addSubview(Breeder())
        stage.root.view.addSubview(label)
        // With `ISTHMUS_ALL=1` as much is done as elsewhere.
        let found = issues {
            CycleDetector.withWorkLimit(SizeOfTests.isFull ? UpdateWork.limit : 1_000) {
                stage.settle()
                UpdateQueue.shared.flush()
            }
        }
        Breeder.limit = 0
        #expect(found.count == 1 && found[0].message.contains("Breeder"), "\(found)")
        #expect(Breeder.made < 250_000)
        #expect(label.layouts >= 1 && label.draws == 1)
    }

    @Test("10,000 views that each add the next, inside or beside, are all there", arguments: [true, false])
    func manyMade(isInside: Bool) {
        Breeder.made = 0
        let (inside, beside) = SizeOfTests.isFull ? (10_000, 2_000) : (2_000, 400)
        Breeder.limit = isInside ? inside : beside
        Breeder.isInside = isInside
        let stage = Stage()
        stage.root.view.addSubview(Breeder())
        LayoutPass.visitCount = 0
        #expect(issues { stage.settle() }.isEmpty)
        #expect(Breeder.made == Breeder.limit)
        if isInside { #expect(LayoutPass.visitCount < 3 * inside) }
    }

    @Test("Adding the front-most subview again, or bringing it to the front, changes nothing and settles at once")
    func frontmost() {
        let view = LoopView()
        let (back, front) = (UIView(), UIView())
        view.addSubview(back)
        view.addSubview(front)
        view.onLayout = { view in
            view.addSubview(front)
            view.bringSubviewToFront(front)
            view.sendSubviewToBack(back)
            view.insertSubview(front, at: 1)
            view.insertSubview(front, aboveSubview: back)
            view.insertSubview(back, belowSubview: front)
        }
        let stage = onStage(view)
        #expect(issues { stage.settle() }.isEmpty)
        #expect(view.layouts == 1)
        #expect(view.subviews == [back, front])
        view.addSubview(back)
        #expect(view.subviews == [front, back])
        stage.settle()
        #expect(view.subviews == [back, front])
    }

    @Test("Layouts forced from inside layouts 60 deep all happen at once; without end they end, and are reported")
    func forced() {
        final class Forcing: UIView {
            static var limit = 0
            static var count = 0
            override func layoutSubviews() {
                if Forcing.count >= Forcing.limit { return }
                Forcing.count += 1
                let next = Forcing()
                addSubview(next)
                next.layoutIfNeeded()
            }
        }
        for limit in [60, SizeOfTests.isFull ? 3_000 : 600] {
            Forcing.count = 0
            Forcing.limit = limit
            let stage = onStage(Forcing())
            let found = issues { stage.settle() }
            #expect(found.isEmpty == (limit == 60))
            #expect(Forcing.count == limit)
        }
    }

    enum Overridden: CaseIterable { case itself, superview, window, scene }

    @Test(
        "A layout that reads a trait, overrides it and forces an update runs again with the new value",
        arguments: Overridden.allCases, [true, false])
    func lostRun(overridden: Overridden, isLayout: Bool) {
        let view = NotingView()
        let stage = onStage(view)
        view.onLayout = { view in
            if view.traitCollection.look == .bold { return }
            switch overridden {
            case .itself: view.traitOverrides.look = .bold
            case .superview: view.superview?.traitOverrides.look = .bold
            case .window: view.window?.traitOverrides.look = .bold
            case .scene: stage.scene.traitOverrides.look = .bold
            }
            if isLayout { view.layoutIfNeeded() } else { view.updateTraitsIfNeeded() }
        }
        #expect(issues { stage.settle() }.isEmpty)
        #expect(view.notes.first == "layout standard" && view.notes.last == "layout bold", "\(view.notes)")
        #expect(view.notes.count == 2)
    }
}
