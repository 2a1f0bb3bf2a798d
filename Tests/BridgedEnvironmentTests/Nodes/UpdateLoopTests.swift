import BridgedEnvironment
import TestSupport
import Testing

@MainActor @Suite("Loops of one's own", .serialized) struct UpdateLoopTests {
    @Test("A loop hears once that work is due, and does it")
    func drives() {
        settleOthers()
        let root = EnvironmentNode(rootTraits: UITraitCollection())
        var seen: [Int] = []
        root.observe { seen.append($0.danger) }
        var announcements = 0
        let loop = UpdateLoop { announcements += 1 }
        root.environment(\.danger, 1)
        root.environment(\.danger, 2)
        #expect(announcements == 1 && loop.isDue && seen == [0])
        loop.update()
        #expect(!loop.isDue && seen == [0, 2])
        root.environment(\.danger, 3)
        #expect(announcements == 2)
        loop.update()
        #expect(seen == [0, 2, 3])
    }

    @Test("A loop that is gone hears nothing")
    func gone() {
        settleOthers()
        let root = EnvironmentNode(rootTraits: UITraitCollection())
        root.observe { _ = $0.danger }
        var announcements = 0
        var loop: UpdateLoop? = UpdateLoop { announcements += 1 }
        loop?.update()
        loop = nil
        root.environment(\.danger, 1)
        #expect(announcements == 0)
        root.updateIfNeeded()
    }
}
