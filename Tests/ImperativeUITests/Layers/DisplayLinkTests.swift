import Foundation
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Display links") struct DisplayLinkTests {
    @MainActor private final class Target: NSObject {
        var times: [Double] = []
        var limit = Int.max

        func step(_ link: CADisplayLink) {
            times.append(link.timestamp)
            if times.count == limit { link.invalidate() }
        }
    }

    private func start(_ clock: ManualAnimationClock, _ change: (CADisplayLink) -> Void = { _ in }) -> (
        Target, CADisplayLink
    ) {
        let target = Target()
        let link = CADisplayLink(target: target, selector: Selector("step:", Target.step))
        change(link)
        clock.withCurrent { link.add(to: .main, forMode: .common) }
        return (target, link)
    }

    @Test("A link calls its target in each frame of the clock, until it is invalidated") func frames() {
        let clock = ManualAnimationClock()
        clock.frameInterval = 0.25
        let (target, link) = start(clock)
        clock.advance(by: 1)
        #expect(target.times == [0.25, 0.5, 0.75, 1] && link.timestamp == 1)
        #expect(abs(link.targetTimestamp - 1 - link.duration) < 0.0001)
        link.invalidate()
        clock.advance(by: 1)
        #expect(target.times.count == 4 && !clock.isAnimating)
    }

    @Test("A link that is paused calls nothing and makes no frames") func pausing() {
        let clock = ManualAnimationClock()
        clock.frameInterval = 0.25
        let (target, link) = start(clock)
        link.isPaused = true
        #expect(!clock.isAnimating)
        clock.advance(by: 1)
        #expect(target.times.isEmpty)
        link.isPaused = false
        clock.advance(by: 0.5)
        #expect(target.times == [1.25, 1.5])
        link.remove(from: .main, forMode: .common)
        #expect(!clock.isAnimating)
    }

    @Test("A link that wants fewer frames is called in fewer") func rates() {
        let clock = ManualAnimationClock()
        let (target, link) = start(clock) { $0.preferredFramesPerSecond = 20 }
        clock.advance(by: 1)
        #expect(target.times.count == 20)
        link.invalidate()
        let (other, range) = start(clock) {
            $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
        }
        clock.advance(by: 1)
        #expect(other.times.count == 30)
        range.invalidate()
    }

    @Test("A link can be invalidated by the call, and releases its target then") func ending() {
        let clock = ManualAnimationClock()
        weak var gone: Target?
        weak var goneLink: CADisplayLink?
        do {
            let (target, link) = start(clock)
            target.limit = 2
            (gone, goneLink) = (target, link)
        }
        #expect(gone != nil && goneLink != nil)
        clock.advance(by: 1)
        #expect(gone == nil && goneLink == nil && !clock.isAnimating)
    }
}
