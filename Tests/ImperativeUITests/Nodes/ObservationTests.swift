import Testing
import TestSupport

@testable import BridgedEnvironment
@testable import ImperativeUI

/// Reads a model in its layout while it is told to.
private final class Reader: UIView {
    var model: Model?
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        _ = model?.count
    }

    /// What the last layout read of observable objects.
    var observed: ObservedRun? { TrackedMethod.method(.layout, of: self)?.observed }
}

@MainActor @Suite("What tracked methods read of observable objects") struct ObservationTests {
    private let stage = Stage()
    private let model = Model()

    private func reader() -> Reader {
        let view = Reader()
        view.model = model
        stage.root.view.addSubview(view)
        stage.settle()
        return view
    }

    init() {
        // The first method of a class that reads an object cannot be foreseen to do so.
        reader().removeFromSuperview()
        stage.settle()
    }

    @Test("A layout that runs again for another reason leaves nothing with the object it read")
    func rerun() {
        let view = reader()
        let tracker = LifetimeTracker()
        for _ in 0..<20 {
            if let run = view.observed { tracker.track(run) }
            view.setNeedsLayout()
            stage.settle()
        }
        #expect(view.layouts == 21)
        #expect(tracker.alive == [])
        model.count += 1
        stage.settle()
        #expect(view.layouts == 22)
        #expect(tracker.alive == [])
    }

    @Test("A layout that no longer reads an object does not run when it changes")
    func noLongerRead() {
        let view = reader()
        view.model = nil
        view.setNeedsLayout()
        stage.settle()
        model.count += 1
        stage.settle()
        #expect(view.layouts == 2)
        view.model = model
        view.setNeedsLayout()
        stage.settle()
        model.count += 1
        stage.settle()
        #expect(view.layouts == 4)
    }

    @Test("A view that is gone leaves nothing with the object it read")
    func gone() {
        let tracker = LifetimeTracker()
        do {
            let view = tracker.track(reader())
            if let run = view.observed { tracker.track(run) }
            #expect(tracker.alive.count == 2)
            view.removeFromSuperview()
        }
        stage.settle()
        #expect(tracker.alive == [])
    }
}
