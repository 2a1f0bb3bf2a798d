import Testing

@testable import ImperativeUI
@testable import BridgedEnvironment

/// Costs that can be counted.
@MainActor @Suite struct CostTests {
    /// How many views a pass visits and how many handlers run when the root's override changes among `count` views.
    private func rootOverride(among count: Int) -> (visits: Int, handlers: Int) {
        let stage = Stage()
        var handlers = 0
        var views: [UIView] = []
        for index in 0..<count {
            let view = UIView()
            (index % 10 == 0 ? stage.root.view : views[index - index % 10]).addSubview(view)
            views.append(view)
        }
        for index in stride(from: 0, to: count, by: count / 10) {
            views[index].registerForTraitChanges([LookTrait.self]) { (_: UIView, _) in handlers += 1 }
        }
        stage.settle()
        let before = LayoutPass.visitCount
        stage.scene.traitOverrides.look = .bold
        stage.window.updateTraitsIfNeeded()
        return (LayoutPass.visitCount - before, handlers)
    }

    @Test("A root override with ten observers visits no view and calls ten handlers, however many views there are")
    func independentOfSize() {
        for count in [100, 10_000] {
            let cost = rootOverride(among: count)
            #expect(cost.visits == 0)
            #expect(cost.handlers == 10)
        }
    }

    @Test("A layout pass visits the views that need it and the path to them")
    func layoutVisits() {
        let stage = Stage()
        var views: [UIView] = []
        for _ in 0..<1000 {
            let view = UIView()
            stage.root.view.addSubview(view)
            views.append(view)
        }
        stage.settle()
        let before = LayoutPass.visitCount
        views[500].setNeedsLayout()
        stage.settle()
        #expect(LayoutPass.visitCount - before <= 5)
    }

    @Test("A subscription to a key reaches up to the scope that sets it, no further")
    func interestStops() throws {
        let stage = Stage()
        let setter = UIView()
        let reader = UIView()
        stage.root.view.addSubview(setter)
        setter.addSubview(reader)
        reader.registerForTraitChanges([LookTrait.self]) { (_: UIView, _) in }
        let scene = try #require(stage.scene.ownScope)
        #expect(scene.subscriberCount == 1)
        setter.traitOverrides.look = .bold
        stage.settle()
        #expect(scene.subscriberCount == 0)
        setter.traitOverrides.remove(LookTrait.self)
        stage.settle()
        #expect(scene.subscriberCount == 1)
        scene.checkInvariants()
    }

    @Test("Plain values of at most eight bytes are stored in place, others in a box")
    func inPlace() {
        #expect(StoredWord<Bool>.isInline && StoredWord<Int>.isInline && StoredWord<Double>.isInline)
        #expect(StoredWord<Look>.isInline && StoredWord<UIUserInterfaceStyle>.isInline)
        #expect(!StoredWord<String>.isInline && !StoredWord<UIView>.isInline)
    }
}
