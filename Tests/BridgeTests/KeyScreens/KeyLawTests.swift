import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// A step on a random screen.
private enum KeyStep {
    /// The screen, if it is the first step.
    case screen(UInt64)
    case tab, backtab, up, down, left, right, enter, space, escape, home, end, pageUp, pageDown
    case letter, palette, help
}

@MainActor @Suite("Random screens used by keys", .serialized) struct KeyLawTests {
    private static let keys: [KeyStep] = [
        .tab, .tab, .tab, .backtab, .up, .down, .down, .left, .right, .enter, .enter, .enter, .space, .escape, .home,
        .end, .pageUp, .pageDown, .letter, .palette, .help,
    ]

    private func stage(_ seed: UInt64) -> KeyScreenStage {
        var random = SplitMix64(seed: seed)
        return KeyScreenStage(KeyScreen(&random))
    }

    private func perform(_ step: KeyStep, on stage: KeyScreenStage) {
        switch step {
        case .screen: break
        case .tab: stage.press(.keyboardTab)
        case .backtab: stage.press(.keyboardTab, modifiers: .shift)
        case .up: stage.press(.keyboardUpArrow)
        case .down: stage.press(.keyboardDownArrow)
        case .left: stage.press(.keyboardLeftArrow)
        case .right: stage.press(.keyboardRightArrow)
        case .enter: stage.press(.keyboardReturnOrEnter)
        case .space: stage.press(.keyboardSpacebar)
        case .escape: stage.press(.keyboardEscape)
        case .home: stage.press(.keyboardHome)
        case .end: stage.press(.keyboardEnd)
        case .pageUp: stage.press(.keyboardPageUp)
        case .pageDown: stage.press(.keyboardPageDown)
        case .letter: stage.type("e")
        case .palette: stage.type(":")
        case .help: stage.type("?")
        }
    }

    /// Executes steps. Returns what breaks the law.
    private func run(_ steps: [KeyStep]) -> String? {
        var seed: UInt64 = 0
        if case .screen(let first)? = steps.first { seed = first }
        let stage = stage(seed)
        defer { stage.host.end() }
        for (index, step) in steps.enumerated() {
            let mayEnd = stage.showsPalette
            perform(step, on: stage)
            if stage.host.isOver { return mayEnd ? nil : "the application has ended after step \(index)" }
            if let fault = stage.fault { return "\(fault) after step \(index): \(stage.screen)" }
            let hasFocus = stage.window.focus.focused != nil
            switch step {
            case .tab, .backtab:
                if !hasFocus, !stage.offeredNames.isEmpty {
                    return "Tab leads nowhere in step \(index): \(stage.place), \(stage.screen)"
                }
            default: break
            }
        }
        let levels = stage.levels
        for _ in 0..<levels { stage.press(.keyboardEscape) }
        if stage.levels == 0 { return nil }
        return
            "\(stage.levels) of \(levels) levels are left after as many times Escape: \(stage.place), \(stage.screen)"
    }

    @Test("Whatever keys are pressed, the focus is in sight, and Escape leads out of every place")
    func places() {
        PropertyCheck(
            "places reached by keys",
            make: { random -> KeyStep in
                random.below(40) == 0 ? .screen(random.next()) : Self.keys[random.below(Self.keys.count)]
            },
            run: { steps in
                // A sequence has one screen, whichever of its steps are left.
                let screens = steps.filter { if case .screen = $0 { true } else { false } }
                return run(screens.prefix(1) + steps.filter { if case .screen = $0 { false } else { true } })
            }
        ).check(sequences: 60, length: 60)
    }

    @Test("Every enabled control is reached by Tab, and by arrows inside of groups, and offered by the palette")
    func controls() {
        var random = SplitMix64(seed: TestSeed.of("controls reached by keys"))
        for _ in 0..<TestEffort.count(60) {
            let seed = random.next()
            let stage = stage(seed)
            let missing = Set(stage.screen.controls).subtracting(stage.offeredNames)
            #expect(missing.isEmpty, "The palette of screen \(seed), \(stage.screen), lacks \(missing.sorted()).")
            let unreached = Set(stage.screen.controls).subtracting(stage.reachedNames())
            #expect(unreached.isEmpty, "Keys do not reach \(unreached.sorted()) of screen \(seed), \(stage.screen).")
            stage.host.end()
        }
    }
}
