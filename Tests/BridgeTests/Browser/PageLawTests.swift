import BridgedEnvironment
import DeclarativeUI
import Foundation
import TestSupport
import Testing

@testable import BrowserHost

@Suite("Random screens in a page", .serialized) @MainActor struct PageLawTests {
    private enum Step: Sendable {
        /// The screen, if it is the first step.
        case screen(UInt64)
        case key(UIKeyboardHIDUsage)
        case tap(x: Double, y: Double)
        case wheel(Double)
        case resize(Double)
        case appearance(isDark: Bool)
        case wait(Double)
        case frame
        case arrive(isDoubled: Bool)
        case answer
        case reconnect(isReloaded: Bool)
        case hide(Bool)
        case inspect(InspectorCommand)
    }

    private static func make(_ random: inout SplitMix64) -> Step {
        switch random.below(22) {
        case 0: return .screen(random.next())
        case 1, 2:
            let keys: [UIKeyboardHIDUsage] = [
                .keyboardTab, .keyboardDownArrow, .keyboardReturnOrEnter, .keyboardEscape, .keyboardSpacebar,
            ]
            return .key(keys[Int(random.below(5))])
        case 3, 4: return .tap(x: Double(random.below(390)), y: Double(random.below(844)))
        case 5: return .wheel(Double(random.below(400)) - 200)
        case 6: return .resize(Double(300 + random.below(600)))
        case 7: return .appearance(isDark: random.below(2) == 0)
        case 8: return .wait([0.01, 0.1, 1][Int(random.below(3))])
        case 9, 10, 11, 12: return .frame
        case 13, 14, 15: return .arrive(isDoubled: random.below(6) == 0)
        case 16, 17: return .answer
        case 18: return .reconnect(isReloaded: random.below(2) == 0)
        case 19: return .hide(random.below(2) == 0)
        default: return .inspect(command(&random))
        }
    }

    private static func command(_ random: inout SplitMix64) -> InspectorCommand {
        func number() -> Int { Int(random.below(80)) }
        func point() -> CGPoint { CGPoint(x: Double(random.below(390)), y: Double(random.below(844))) }
        switch random.below(10) {
        case 0, 1: return .open
        case 2: return .close
        case 3: return .select(number())
        case 4: return .pick(point())
        case 5: return .look(point())
        case 6: return .mark(number())
        case 7: return .explain(number())
        case 8: return .override(number(), ["true", "dark", "3", "compact"][Int(random.below(4))])
        default: return random.below(2) == 0 ? .restore(number()) : .restoreAll
        }
    }

    private func perform(_ step: Step, on stage: TabStage, _ traits: inout PageTraits) {
        let tab = stage.shown
        switch step {
        case .screen: break
        case .key(let key):
            for phase in [HostKey.Phase.down, .up] {
                tab.receive(.event(.key(HostKey(pressing: key, phase: phase))))
            }
        case .tap(let x, let y):
            for phase in [HostPointer.Phase.down, .up] {
                tab.receive(.event(.pointer(HostPointer(phase, at: CGPoint(x: x, y: y)))))
            }
        case .wheel(let delta):
            tab.receive(.event(.wheel(CGVector(dx: 0, dy: delta), at: CGPoint(x: 100, y: 200))))
        case .resize(let width):
            traits.width = width
            tab.receive(.traits(traits))
        case .appearance(let isDark):
            traits.isDark = isDark
            tab.receive(.traits(traits))
        case .wait(let seconds): stage.manualClock.advance(by: seconds)
        case .frame: stage.sendFrame()
        case .arrive(let isDoubled): stage.page.receive(isDoubled: isDoubled)
        case .answer: stage.receive()
        case .reconnect(let isReloaded):
            stage.reconnect(isReloaded: isReloaded)
            traits = PageTraits()
        case .hide(let isHidden): tab.receive(.visible(!isHidden))
        case .inspect(let command): stage.page.ask(command)
        }
    }

    private func run(_ steps: [Step]) -> String? {
        var seed: UInt64 = 0
        for case .screen(let first) in steps.prefix(1) { seed = first }
        var random = SplitMix64(seed: seed)
        let screen = KeyScreen(&random)
        guard let stage = try? TabStage(screen.makeController()) else { return "The application does not start" }
        defer { stage.end() }
        var traits = PageTraits()
        for step in steps {
            if stage.scene.isClosed { return nil }
            perform(step, on: stage, &traits)
            if let fault = stage.page.model.fault { return fault }
        }
        if stage.scene.isClosed { return nil }
        stage.shown.receive(.visible(true))
        guard stage.settle() else { return "Messages go on for ever" }
        if let fault = stage.page.model.fault { return fault }
        let (shown, drawn) = (stage.page.model.picture, stage.picture)
        if shown != drawn { return "The page has\n\(shown)\nfor\n\(drawn)\non \(screen)" }
        stage.page.ask(.open)
        guard stage.settle() else { return "The inspector goes on for ever" }
        let listed = stage.page.inspected.map { "\($0["depth"] ?? "") \($0["name"] ?? "")" }
        let nodes = Inspection(below: stage.scene.windowScene).nodes().map { "\($0.depth) \($0.name)" }
        return listed == nodes ? nil : "The inspector lists\n\(listed)\nfor\n\(nodes)\non \(screen)"
    }

    @Test("After any events, and with any messages doubled, late or lost, a page shows the scene's picture")
    func pictures() {
        PropertyCheck("pictures in pages", make: Self.make, run: run).check(sequences: 80, length: 60)
    }
}
