import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

/// Each callback of a controller or a view × each place that shows one, as a loop.
@MainActor @Suite("Callbacks of controllers that show what calls again", .serialized) struct ControllerLoopTests {
    /// How much a loop may do here: enough for each to come back a few times.
    private static let limit = 1_000

    /// All of the table, or of each place a few callbacks, of which each has its turn.
    private func calls(_ place: LoopPlace) -> [LoopCall] {
        if SizeOfTests.isFull { return LoopCall.allCases }
        let row = LoopPlace.allCases.firstIndex(of: place) ?? 0
        return [.didAppear, .layout, LoopCall.allCases[row % LoopCall.allCases.count]]
    }

    /// What is to be right all the same.
    private final class Beside: UIView {
        private(set) var layouts = 0
        private(set) var draws = 0
        override func layoutSubviews() { layouts += 1 }
        override func draw(_ rect: CGRect) { draws += 1 }
    }

    @Test(
        "A callback that has the next one shown, without end, is reported, and the rest of the screen is right",
        arguments: LoopPlace.allCases)
    func loops(place: LoopPlace) {
        for call in calls(place) {
            let stage = LoopingStage(call)
            let beside = Beside(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
            stage.window.addSubview(beside)
            let before = UpdateWork.steps
            let found = issues {
                CycleDetector.withWorkLimit(Self.limit) {
                    stage.begin(in: place)
                    stage.window.layoutIfNeeded()
                    if call == .didDisappear {
                        stage.looping.next()
                        stage.window.layoutIfNeeded()
                    }
                    UpdateQueue.shared.flush()
                }
            }
            let steps = UpdateWork.steps - before
            #expect(!found.isEmpty || stage.looping.calls < 100, "\(call)")
            #expect(steps < 12 * Self.limit, "\(call): \(steps) steps for \(stage.looping.calls) calls")
            #expect(beside.layouts > 0 && beside.draws > 0, "\(call)")
            stage.end()
            UpdateQueue.shared.flush()
            TransitionQueue.shared.checkInvariants()
        }
    }

    @Test("60 controllers of which each presents the next as it appears are all shown, and so are 60 that are pushed")
    func cascades() {
        final class Presenting: UIViewController {
            var rest = 60
            override func viewDidAppear(_ animated: Bool) {
                if rest == 0 { return }
                let next = Presenting()
                next.rest = rest - 1
                if let navigationController {
                    navigationController.pushViewController(next, animated: false)
                } else {
                    present(next, animated: false)
                }
            }
        }
        let stage = LoopingStage(.didAppear)
        let navigation = UINavigationController(rootViewController: Presenting())
        for root in [Presenting(), navigation] {
            let found = issues {
                stage.window.rootViewController = root
                stage.window.layoutIfNeeded()
            }
            #expect(found.isEmpty)
        }
        #expect(navigation.viewControllers.count == 61)
        stage.end()
    }
}
