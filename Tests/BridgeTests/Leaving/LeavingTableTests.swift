import DeclarativeUI
import TestSupport
import Testing
import BridgedEnvironment

/// What goes × in the middle of what × how.
@MainActor @Suite("What goes in the middle of something", .serialized) struct LeavingTableTests {
    enum Way: CaseIterable { case removal, release, end, disconnection, otherThread }

    /// All of the table, or of each kind of motion two ways, each in another vessel.
    private func cases(_ motion: LeavingMotion) -> [(LeavingVessel, Way)] {
        let vessels = LeavingVessel.allCases
        if SizeOfTests.isFull { return vessels.flatMap { vessel in Way.allCases.map { (vessel, $0) } } }
        let row = LeavingMotion.allCases.firstIndex(of: motion) ?? 0
        let others = [Way.removal, .release, .otherThread, .disconnection]
        return [
            (vessels[row % vessels.count], .end), (vessels[(row * 3 + 1) % vessels.count], others[row % others.count]),
        ]
    }

    @Test(
        "Whatever goes on in something that goes is over without harm, and what has gone is freed",
        arguments: LeavingMotion.allCases)
    func leaving(motion: LeavingMotion) {
        for (vessel, way) in cases(motion) {
            weak var controller: UIViewController?
            weak var window: UIWindow?
            let found = issues {
                let stage = LeavingStage(motion, in: vessel)
                (controller, window) = (stage.shownController, stage.shownWindow)
                #expect(controller?.viewIfLoaded?.window != nil, "\(vessel)")
                stage.begin()
                switch way {
                case .removal: stage.remove()
                case .release: stage.release()
                case .end: stage.end()
                case .disconnection: stage.disconnect()
                case .otherThread: stage.releaseElsewhere()
                }
                stage.goOn()
            }
            UpdateQueue.shared.flush()
            #expect(found.isEmpty, "\(vessel), \(way)")
            #expect(controller == nil && window == nil, "\(vessel), \(way)")
        }
    }

    @Test("A scroll view that glides is stopped by its window's end")
    func glide() {
        weak var window: UIWindow?
        do {
            let stage = LeavingStage(.glide, in: .window)
            window = stage.shownWindow
            stage.begin()
            #expect(stage.clock.isAnimating)
            stage.end()
            #expect(window == nil && !stage.clock.isAnimating)
        }
    }
}
