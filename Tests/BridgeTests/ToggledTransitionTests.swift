import DeclarativeUI
import Foundation
import Observation
import Testing

/// Views with a transition that are called back while they leave.
@MainActor @Suite("Views called back while they leave", .serialized) struct ToggledTransitionTests {
    @Observable @MainActor final class Model {
        var isShown: Bool
        init(_ isShown: Bool) { self.isShown = isShown }
    }

    struct Column: View {
        let model: Model

        var body: some View {
            VStack(spacing: 0) {
                Text("first")
                if model.isShown { Text("second").transition(.opacity) }
                Text("third")
            }
        }
    }

    /// The lines of a column after its middle was toggled a number of times, with what happens in between.
    private func lines(_ isShown: Bool, toggles: Int, _ between: (UIWindow, ManualAnimationClock) -> Void) -> [String] {
        let clock = ManualAnimationClock()
        return clock.withCurrent { lines(isShown, toggles: toggles, clock, between) }
    }

    private func lines(
        _ isShown: Bool, toggles: Int, _ clock: ManualAnimationClock,
        _ between: (UIWindow, ManualAnimationClock) -> Void
    ) -> [String] {
        let model = Model(isShown)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
        window.rootViewController = UIHostingController(rootView: Column(model: model))
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        for _ in 0..<toggles {
            withAnimation(.linear(duration: 1)) { model.isShown.toggle() }
            between(window, clock)
        }
        clock.advance(by: 3)
        window.layoutIfNeeded()
        return window.snapshot(medium: .text).text().split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        .filter { !$0.isEmpty }
    }

    @Test("However often and whenever a view is toggled, its stack is laid out with it in the end", arguments: 1...4)
    func toggled(toggles: Int) {
        let steps: [(UIWindow, ManualAnimationClock) -> Void] = [
            { _, _ in }, { window, _ in window.layoutIfNeeded() }, { _, clock in clock.advance(by: 0) },
            { _, clock in clock.advance(by: 0.25) },
            { window, _ in _ = window.snapshot(medium: .text) }, { window, _ in _ = window.snapshot(medium: .vector) },
        ]
        for isShown in [false, true] {
            for (index, step) in steps.enumerated() {
                let isLeft = toggles.isMultiple(of: 2) == isShown
                let expected = isLeft ? ["first", "second", "third"] : ["first", "third"]
                #expect(lines(isShown, toggles: toggles, step) == expected, "step \(index), first shown: \(isShown)")
            }
        }
    }
}
