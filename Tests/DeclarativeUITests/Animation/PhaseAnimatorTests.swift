import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// Views that go through phases.
@MainActor @Suite("Phase animators", .serialized) struct PhaseAnimatorTests {
    private let log = Log()
    private static let second = Animation.linear(duration: 1)

    private func width(_ rig: AnimationRig) -> Double { Double(rig.leaf.frame.width) }

    /// A bar that is as opaque as its phase says, in tenths.
    private func bar(_ phase: Int) -> some View {
        let _ = log.run("content", "\(phase)")
        return Color.red.frame(width: 10, height: 10).opacity(Double(phase) / 10)
    }

    private func opacity(_ rig: AnimationRig) -> Double { rig.leaf.parent?.opacity ?? 1 }

    @Test("Without a trigger a view goes through its phases for ever, and is made once for each")
    func endless() {
        let rig = AnimationRig { _ in
            PhaseAnimator([0, 5, 10]) {
                bar($0)
            } animation: { _ in
                Self.second
            }
        }
        rig.run {}
        #expect(isClose(opacity(rig), 0))
        rig.advance(by: 0.5)
        #expect(isClose(opacity(rig), 0.25))
        rig.advance(by: 0.5)
        #expect(isClose(opacity(rig), 0.5))
        rig.advance(by: 0.5)
        #expect(isClose(opacity(rig), 0.75))
        rig.advance(by: 0.5)
        rig.advance(by: 0.5)
        #expect(isClose(opacity(rig), 0.5))
        #expect(log.values("content") == ["0", "5", "10", "0"])
        #expect(rig.log("root") == 1)
        #expect(rig.clock.isAnimating)
    }

    @Test("With a trigger a view goes through its phases once, back to the first one, and makes no frames then")
    func triggered() {
        let rig = AnimationRig { value in
            PhaseAnimator([0, 10, 5], trigger: value) {
                bar($0)
            } animation: { _ in
                Self.second
            }
        }
        rig.run {}
        rig.advance(by: 5)
        #expect(log.values("content") == ["0"] && rig.clock.frameCount == 0)
        rig.set(1)
        var seen: [Double] = []
        for _ in 0..<5 {
            rig.advance(by: 0.75)
            seen.append((opacity(rig) * 1_000).rounded() / 1_000)
        }
        #expect(seen == [0.75, 0.75, 0.375, 0, 0])
        #expect(log.values("content") == ["0", "0", "10", "5", "0"])
        #expect(!rig.clock.isAnimating)
        rig.set(1)
        rig.advance(by: 1)
        #expect(log.values("content").count == 5)
    }

    @Test("Each phase is moved to with the animation for it; one without is there at once, for a frame")
    func animations() {
        let rig = AnimationRig { value in
            PhaseAnimator([0, 10, 4], trigger: value) {
                bar($0)
            } animation: { phase in
                phase == 10 ? nil : .linear(duration: Double(phase == 4 ? 2 : 1))
            }
        }
        rig.run {}
        rig.set(1)
        #expect(opacity(rig) == 1)
        rig.advance(by: 1.0 / 60)
        #expect(log.values("content").last == "4")
        rig.advance(by: 1)
        #expect(isClose(opacity(rig), 0.7))
        rig.advance(by: 2)
        #expect(isClose(opacity(rig), 0))
        #expect(!rig.clock.isAnimating)
    }

    @Test("Phases in which nothing moves come one a frame, and an update comes to its end")
    func still() {
        let rig = AnimationRig { _ in
            PhaseAnimator([0, 1]) { _ in
                bar(3)
            } animation: { _ in
                nil
            }
        }
        rig.run {}
        let before = log("content")
        rig.advance(by: 0.5)
        #expect(log("content") - before <= 31 && log("content") > before)
    }

    @Test("A trigger that changes on the way has the view go on with the second phase")
    func again() {
        let rig = AnimationRig { value in
            PhaseAnimator([0, 10, 5], trigger: value) {
                bar($0)
            } animation: { _ in
                Self.second
            }
        }
        rig.run {}
        rig.set(1)
        rig.advance(by: 1.5)
        rig.set(2)
        #expect(log.values("content").last == "10")
        rig.advance(by: 5)
        #expect(log.values("content").suffix(2) == ["5", "0"])
        #expect(!rig.clock.isAnimating)
    }

    @Test("A view that is modified in phases lasts, and keeps its state")
    func modifier() {
        let rig = AnimationRig { value in
            Tile().phaseAnimator([1, 3], trigger: value) { content, phase in
                let _ = log.run("content", "\(phase)")
                content.frame(width: CGFloat(phase * 10), height: 10)
            } animation: { _ in
                Self.second
            }
        }
        rig.run {}
        let leaf = rig.leaf
        #expect(width(rig) == 10)
        rig.set(1)
        #expect(width(rig) == 30)
        #expect(rig.leaf === leaf)
        rig.advance(by: 3)
        #expect(width(rig) == 10 && rig.leaf === leaf)
        #expect(log.values("content") == ["1", "1", "3", "1"])
    }

    @Test("Without phases nothing is shown, or the view as it is, and that is reported")
    func empty() {
        let found = issues {
            let rig = AnimationRig { value in
                PhaseAnimator([Int](), trigger: value) { bar($0) }
                Tile().phaseAnimator([Int]()) { content, _ in content.frame(width: 1) }
            }
            rig.run {}
            rig.set(1)
            rig.advance(by: 1)
            #expect(rig.leaves.count == 1)
            #expect(!rig.clock.isAnimating)
        }
        #expect(found.map(\.category) == ["animator", "animator"])
        #expect(log("content") == 0)
    }

    @Test("One phase is shown, and nothing moves")
    func single() {
        let rig = AnimationRig { _ in PhaseAnimator([5]) { bar($0) } }
        rig.run {}
        rig.advance(by: 1)
        #expect(log.values("content") == ["5"] && rig.clock.frameCount == 0)
    }

    @Test("With other phases a view stays in the one in which it is, or begins with the first")
    func otherPhases() {
        let rig = AnimationRig { value in
            PhaseAnimator(value == 0 ? [2, 4] : value == 1 ? [7, 2] : [9, 8], trigger: 0) { bar($0) }
        }
        rig.run {}
        rig.set(1)
        #expect(log.values("content").last == "2")
        rig.set(2)
        #expect(log.values("content").last == "9")
    }

    @Test("While nobody sees it, a view stays in its phase and makes no frames; seen again, it goes on")
    func unseen() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            let stage = HidingStage {
                PhaseAnimator([0.2, 1]) { phase in
                    let _ = log.run("phase")
                    Color.red.frame(width: 20, height: 20).opacity(phase)
                } animation: { _ in
                    .linear(duration: 1)
                }
            }
            clock.advance(by: 2.5)
            #expect(clock.isAnimating)
            stage.show(false)
            clock.advance(by: 2)
            let (frames, runs) = (clock.frameCount, log("phase"))
            clock.advance(by: 10)
            #expect(!clock.isAnimating && clock.frameCount == frames && log("phase") == runs)
            stage.show(true)
            clock.advance(by: 2)
            #expect(clock.isAnimating && log("phase") > runs)
        }
    }

    @Test("A view that goes ends its phases")
    func gone() {
        let rig = AnimationRig { value in
            if value == 0 { PhaseAnimator([0, 10]) { bar($0) } }
        }
        rig.run {}
        rig.advance(by: 0.1)
        rig.set(1)
        let runs = log("content")
        rig.advance(by: 2)
        #expect(!rig.clock.isAnimating && log("content") == runs)
    }

    enum Step: CustomStringConvertible {
        case pull, phases(Int), advance(Double)
        var description: String {
            switch self {
            case .pull: "pull"
            case .phases(let count): "phases(\(count))"
            case .advance(let seconds): "advance(\(seconds))"
            }
        }
    }

    @Test("Whatever happens, the phases that are shown follow one another, and a view comes to rest in the first")
    func laws() {
        PropertyCheck<Step>("Phases") { random in
            switch random.below(5) {
            case 0: .pull
            case 1 where random.below(3) == 0: .phases(1 + random.below(4))
            default: .advance([0, 0.1, 0.25, 0.6, 2][random.below(5)])
            }
        } run: { steps in
            let log = Log()
            let count = Handle<Int>()
            count.value = 3
            let rig = AnimationRig { value in
                PhaseAnimator(0..<(count.value ?? 0), trigger: value / 10) { phase in
                    let _ = log.run("content", "\(phase)")
                    Color.red.frame(width: 10, height: 10).opacity(Double(phase) / 10)
                } animation: { _ in
                    .linear(duration: 0.25)
                }
            }
            rig.run {}
            /// The number that a change of its tens pulls and one of its ones only updates.
            var number = 0
            /// The phase in which the model is, and how long its way still takes; `nil` at rest.
            var phase = 0
            var left: Double?
            for step in steps {
                switch step {
                case .pull:
                    number += 10
                    rig.set(number)
                    if (count.value ?? 0) > 1 { (phase, left) = (1, 0.25) }
                case .phases(let new):
                    count.value = new
                    number += number % 10 == 9 ? -9 : 1
                    let tens = number / 10
                    rig.set(number)
                    if number / 10 != tens { return "the model is wrong" }
                    if phase >= new { phase = 0 }
                case .advance(let seconds):
                    rig.advance(by: seconds)
                    // What is on the way goes on at frames, which come in 60ths; those of a whole way take a quarter.
                    var rest = seconds
                    while let way = left, rest > 0 {
                        let step = min(way, rest)
                        rest -= step
                        if way - step > 1e-9 {
                            left = way - step
                        } else {
                            let all = count.value ?? 0
                            if all < 2 || phase == 0 { left = nil } else { (phase, left) = ((phase + 1) % all, 0.25) }
                        }
                    }
                }
                // What was changed on the way may have ended meanwhile; only what is clear is compared.
                if left == nil, let shown = log.values("content").last, shown != "\(phase)", count.value == 3 {
                    return "shows \(shown), not \(phase)"
                }
            }
            rig.advance(by: 5)
            if rig.clock.isAnimating { return "moves for ever" }
            return log.values("content").last == "0" || count.value == 1
                ? nil : "rests in \(log.values("content").last ?? "")"
        }
        .check(sequences: 60, length: 20)
    }
}
