import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// A step on a random screen.
private enum KeyStep {
    /// The screen, if it is the first step.
    case screen(UInt64)
    case key(UIKeyboardHIDUsage, UIKeyModifierFlags = [])
    case text(String)

    var isTab: Bool {
        if case .key(.keyboardTab, _) = self { true } else { false }
    }
}

@MainActor @Suite("Random screens used by keys", .serialized) struct KeyLawTests {
    private static let keys: [KeyStep] = [
        .key(.keyboardTab), .key(.keyboardTab), .key(.keyboardTab), .key(.keyboardTab, .shift), .key(.keyboardUpArrow),
        .key(.keyboardDownArrow), .key(.keyboardDownArrow), .key(.keyboardLeftArrow), .key(.keyboardRightArrow),
        .key(.keyboardReturnOrEnter), .key(.keyboardReturnOrEnter), .key(.keyboardReturnOrEnter),
        .key(.keyboardSpacebar), .key(.keyboardEscape), .key(.keyboardHome), .key(.keyboardEnd), .key(.keyboardPageUp),
        .key(.keyboardPageDown), .text("e"),
        // The palette, and the list of keys.
        .text(":"), .text("?"),
    ]

    private func stage(_ seed: UInt64) -> KeyScreenStage {
        var random = SplitMix64(seed: seed)
        return KeyScreenStage(KeyScreen(&random))
    }

    private func perform(_ step: KeyStep, on stage: KeyScreenStage) {
        switch step {
        case .screen: break
        case .key(let key, let modifiers): stage.press(key, modifiers: modifiers)
        case .text(let text): stage.type(text)
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
            if step.isTab, stage.window.focus.focused == nil, !stage.offeredNames.isEmpty {
                return "Tab leads nowhere in step \(index): \(stage.place), \(stage.screen)"
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
