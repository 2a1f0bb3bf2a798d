import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// Views made from values that go through keyframes.
@MainActor @Suite("Keyframe animators", .serialized) struct KeyframeAnimatorTests {
    private let log = Log()

    private func width(_ rig: AnimationRig) -> Double { Double(rig.leaf.frame.width) }

    private func bar(_ width: Double) -> some View {
        let _ = log.run("content", "\(width)")
        return Color.red.frame(width: CGFloat(width), height: 10)
    }

    @Test("With a trigger the keyframes run once, at five times; the view is made once a frame, others are not")
    func triggered() {
        let rig = AnimationRig { value in
            KeyframeAnimator(initialValue: 10.0, trigger: value) {
                bar($0)
            } keyframes: { _ in
                LinearKeyframe(50, duration: 0.5)
                LinearKeyframe(30, duration: 0.5)
            }
        }
        rig.run {}
        rig.advance(by: 1)
        #expect(width(rig) == 10 && rig.clock.frameCount == 0)
        rig.set(1)
        var seen = [width(rig)]
        let before = log("content")
        for _ in 0..<4 {
            rig.advance(by: 0.25)
            seen.append((width(rig) * 1_000).rounded() / 1_000)
        }
        #expect(seen == [10, 30, 50, 40, 30])
        #expect(log("content") - before == 60)
        #expect(rig.log("root") == 2)
        #expect(!rig.clock.isAnimating)
        rig.advance(by: 1)
        #expect(width(rig) == 30)
    }

    @Test("Keyframes are given the value as it is, in which they begin")
    func relative() {
        let rig = AnimationRig { value in
            KeyframeAnimator(initialValue: 10.0, trigger: value) {
                bar($0)
            } keyframes: { now in
                LinearKeyframe(now + 20, duration: 1)
            }
        }
        rig.run {}
        rig.set(1)
        rig.advance(by: 0.5)
        #expect(isClose(width(rig), 20))
        rig.set(2)
        #expect(isClose(width(rig), 20))
        rig.advance(by: 2)
        #expect(isClose(width(rig), 40))
    }

    @Test("Without a trigger keyframes are repeated from the first value on, or stand at their start")
    func repeating() {
        let rig = AnimationRig { value in
            KeyframeAnimator(initialValue: 10.0, repeating: value == 0) {
                bar($0)
            } keyframes: { _ in
                MoveKeyframe(20)
                LinearKeyframe(40, duration: 1)
            }
        }
        rig.run {}
        #expect(width(rig) == 20)
        rig.advance(by: 0.5)
        #expect(isClose(width(rig), 30))
        rig.advance(by: 1)
        #expect(isClose(width(rig), 30))
        rig.set(1)
        #expect(width(rig) == 20 && !rig.clock.isAnimating)
        rig.set(0)
        rig.advance(by: 0.25)
        #expect(isClose(width(rig), 25))
    }

    @Test("While the value stays, the view is not made")
    func holding() {
        let rig = AnimationRig { value in
            KeyframeAnimator(initialValue: 10.0, trigger: value) {
                bar($0)
            } keyframes: { _ in
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(20, duration: 0.1)
            }
        }
        rig.run {}
        rig.set(1)
        let before = log("content")
        rig.advance(by: 1)
        #expect(log("content") == before)
    }

    private struct Pose {
        var width = 10.0
        var height = 10.0
    }

    @Test("A view is modified by a value of several tracks, and lasts")
    func modifier() {
        let rig = AnimationRig { value in
            Tile().keyframeAnimator(initialValue: Pose(), trigger: value) { content, pose in
                content.frame(width: CGFloat(pose.width), height: CGFloat(pose.height))
            } keyframes: { _ in
                KeyframeTrack(\.width) { LinearKeyframe(30, duration: 1) }
                KeyframeTrack(\.height) { LinearKeyframe(20, duration: 2) }
            }
        }
        rig.run {}
        let leaf = rig.leaf
        rig.set(1)
        rig.advance(by: 1)
        #expect(isClose(width(rig), 30) && isClose(Double(rig.leaf.frame.height), 15))
        rig.advance(by: 2)
        #expect(rig.leaf.frame.size == CGSize(width: 30, height: 20) && rig.leaf === leaf)
    }

    @Test("Keyframes that take no time are at their end at once, and make no frame")
    func zero() {
        let rig = AnimationRig { value in
            KeyframeAnimator(initialValue: 10.0, trigger: value) {
                bar($0)
            } keyframes: { _ in
                MoveKeyframe(40)
            }
            KeyframeAnimator(initialValue: 10.0) {
                bar($0)
            } keyframes: { _ in
                MoveKeyframe(30)
            }
            KeyframeAnimator(initialValue: 20.0) {
                bar($0)
            } keyframes: { _ in
            }
        }
        rig.run {}
        #expect(rig.leaves.map(\.frame.width) == [10, 30, 20])
        rig.set(1)
        #expect(rig.leaves.map(\.frame.width) == [40, 30, 20])
        #expect(rig.clock.frameCount == 0 && !rig.clock.isAnimating)
    }

    @Observable final class Pulls {
        var count = 0
    }

    private struct Pulled: View {
        let pulls: Pulls
        let log: Log
        var body: some View {
            VStack {
                KeyframeAnimator(initialValue: 0.0) { value in
                    let _ = log.run("loop", "\(value)")
                    Color.red.frame(width: 20, height: 20).opacity(value)
                } keyframes: { _ in
                    LinearKeyframe(1, duration: 1)
                }
                KeyframeAnimator(initialValue: 0.0, trigger: pulls.count) { value in
                    let _ = log.run("once", "\(value)")
                    Color.red.frame(width: 20, height: 20).opacity(value)
                } keyframes: { _ in
                    LinearKeyframe(1, duration: 1)
                }
            }
        }
    }

    @Test("While nobody sees it, a view makes no frames; seen again, it is as far as it would be")
    func unseen() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            let pulls = Pulls()
            let stage = HidingStage { Pulled(pulls: pulls, log: log) }
            clock.advance(by: 0.25)
            #expect(clock.isAnimating)
            stage.show(false)
            let (frames, runs) = (clock.frameCount, log("loop"))
            clock.advance(by: 10.5)
            #expect(!clock.isAnimating && clock.frameCount == frames && log("loop") == runs)
            pulls.count = 1
            UpdateQueue.shared.flush()
            #expect(log.values("once").last == "1.0" && !clock.isAnimating)
            stage.show(true)
            #expect(isClose(Double(log.values("loop").last ?? ""), 0.75))
            #expect(clock.isAnimating)
        }
    }

    @Test("A view that goes ends its keyframes")
    func gone() {
        let rig = AnimationRig { value in
            if value == 0 {
                KeyframeAnimator(initialValue: 0.0) {
                    bar($0)
                } keyframes: { _ in
                    LinearKeyframe(1, duration: 1)
                }
            }
        }
        rig.run {}
        rig.advance(by: 0.1)
        rig.set(1)
        #expect(!rig.clock.isAnimating)
    }
}
