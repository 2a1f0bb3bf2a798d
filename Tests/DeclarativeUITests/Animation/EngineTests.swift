import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import Motion

/// A value that moves under a clock of its own.
@MainActor final class Mover {
    let clock = ManualAnimationClock()
    let attribute: AnimatableAttribute<Double>
    var steps: [Double] = []

    init(_ value: Double = 0) {
        attribute = AnimatableAttribute(value)
        attribute.onStep = { [unowned self] in steps.append(attribute.presented) }
    }

    func move(to target: Double, _ animation: Animation?, _ trackers: AnimationTracker...) {
        attribute.retarget(to: target, animation: animation, trackers: trackers, clock: clock)
    }

    var now: Double { attribute.presented }
}

/// A tracker that notes its ends.
@MainActor func tracker(_ log: Log, _ name: String) -> AnimationTracker {
    let tracker = AnimationTracker()
    tracker.addCompletion(.removed) { log.run("\(name) removed") }
    tracker.addCompletion(.logicallyComplete) { log.run("\(name) complete") }
    return tracker
}

@MainActor @Suite("Values that move")
struct EngineTests {
    @Test func aValueMovesFrameByFrameAndIsLetGo() {
        let mover = Mover()
        mover.move(to: 60, .linear(duration: 1))
        #expect(mover.now == 0)
        #expect(mover.attribute.target == 60)
        mover.clock.advance(by: 0.5)
        #expect(mover.steps.count == 30)
        #expect(isClose(mover.now, 30))
        #expect(isClose(mover.steps[9], 10))
        mover.clock.advance(by: 2)
        #expect(mover.now == 60)
        #expect(mover.steps.count == 60)
        #expect(!mover.clock.isAnimating)
        #expect(mover.clock.frameCount == 60)
        #expect(mover.clock.now == 2.5)
    }

    @Test func withoutAnAnimationAValueIsAtItsTargetAtOnce() {
        let mover = Mover()
        mover.move(to: 60, nil)
        #expect(mover.now == 60)
        #expect(!mover.clock.isAnimating)
        mover.move(to: 0, .linear(duration: 1))
        mover.clock.advance(by: 0.5)
        mover.move(to: 90, nil)
        #expect(mover.now == 90)
        #expect(!mover.clock.isAnimating)
        mover.move(to: 90, .linear)
        #expect(!mover.clock.isAnimating)
    }

    @Test func curvesAreAddedWhenATargetIsReplaced() {
        let mover = Mover()
        mover.move(to: 100, .linear(duration: 1))
        mover.clock.advance(by: 0.5)
        mover.move(to: 0, .linear(duration: 1))
        #expect(isClose(mover.now, 50))
        mover.clock.advance(by: 0.25)
        // The first goes on towards 100 while the second takes 100 back.
        #expect(isClose(mover.now, 75 - 25))
        mover.clock.advance(by: 0.5)
        #expect(isClose(mover.now, 100 - 75))
        mover.clock.advance(by: 0.25)
        #expect(mover.now == 0)
        #expect(!mover.attribute.isAnimating)
    }

    @Test func aReplacedMovementKeepsItsPlaceAndSpeed() {
        let kinds: [(Animation, Animation)] = [
            (.spring(duration: 0.5, bounce: 0.2), .spring(duration: 0.5, bounce: 0.2)),
            (.spring(duration: 0.5, bounce: 0), .spring(duration: 1, bounce: -0.5)),
            (.spring(duration: 0.5, bounce: 0.4), .interactiveSpring),
            (.interpolatingSpring(stiffness: 200, damping: 10), .interpolatingSpring(stiffness: 100, damping: 5)),
            (.easeInOut(duration: 1), .easeInOut(duration: 1)), (.spring(), .easeInOut(duration: 1)),
            (.spring().speed(0.5), .spring(bounce: 0.3).speed(0.5)), (.spring().delay(0.1), .spring().delay(0.1)),
        ]
        for (first, second) in kinds {
            let mover = Mover()
            mover.clock.frameInterval = 0.001
            mover.move(to: 100, first)
            mover.clock.advance(by: 0.2)
            let before = mover.steps[mover.steps.count - 1] - mover.steps[mover.steps.count - 2]
            let place = mover.now
            mover.move(to: -50, second)
            #expect(isClose(mover.now, place, within: 1e-9), "\(first) to \(second)")
            mover.clock.advance(by: 0.001)
            #expect(isClose(mover.now - place, before, within: 0.03), "\(first) to \(second)")
            mover.clock.advance(by: 20)
            #expect(mover.now == -50)
            #expect(!mover.clock.isAnimating)
            for index in mover.steps.indices.dropFirst() {
                #expect(abs(mover.steps[index] - mover.steps[index - 1]) < 2.5)
            }
        }
    }

    @Test func aSpringThatTakesOverIsOneMovement() {
        let mover = Mover()
        for round in 0..<1000 {
            mover.move(to: Double(round % 7) * 10, .spring(blendDuration: 0.1))
            mover.clock.advance(by: 1.0 / 60)
        }
        #expect(mover.now.isFinite && abs(mover.now) < 100)
        mover.clock.advance(by: 5)
        #expect(mover.now == Double(999 % 7) * 10)
    }

    @Test func manyCurvesAtOnceAreBroughtTogether() {
        let mover = Mover()
        var last = 0.0
        for round in 0..<2000 {
            mover.move(to: Double(round % 2) * 100, .easeInOut(duration: 100))
            mover.clock.advance(by: 1.0 / 60)
            #expect(abs(mover.now - last) < 1)
            last = mover.now
        }
        mover.clock.advance(by: 200)
        #expect(mover.now == 100)
    }

    @Test func anEndlessMovementStopsForAnother() {
        let mover = Mover()
        mover.move(to: 100, .linear(duration: 1).repeatForever())
        mover.clock.advance(by: 10.5)
        #expect(isClose(mover.now, 50))
        #expect(mover.clock.isAnimating)
        mover.move(to: 0, .linear(duration: 1))
        mover.clock.advance(by: 0.5)
        #expect(isClose(mover.now, 25))
        mover.clock.advance(by: 1)
        #expect(mover.now == 0)
        #expect(!mover.clock.isAnimating)
    }

    @Test func completionsRunOnceAndInOrder() {
        let (mover, log) = (Mover(), Log())
        let first = tracker(log, "first")
        mover.move(to: 100, .spring(duration: 0.5), first)
        first.seal()
        mover.clock.advance(by: 0.49)
        #expect(log.entries == [])
        mover.clock.advance(by: 0.02)
        #expect(log.entries == ["first complete"])
        mover.clock.advance(by: 5)
        #expect(log.entries == ["first complete", "first removed"])
        mover.clock.advance(by: 5)
        #expect(log.entries.count == 2)
    }

    @Test func completionsRunAtOnceWhereNothingMoves() {
        let log = Log()
        tracker(log, "idle").seal()
        UpdateQueue.shared.flush()
        #expect(log.entries == ["idle complete", "idle removed"])
    }

    @Test func whoeverIsReplacedCompletesInItsOwnTimeAndIsRemovedWithAll() {
        for animation in [
            Animation.spring(duration: 0.5), .easeInOut(duration: 0.5), Animation(HoldAnimation()).speed(2),
        ] {
            let (mover, log) = (Mover(), Log())
            let (first, second) = (tracker(log, "first"), tracker(log, "second"))
            mover.move(to: 100, animation, first)
            first.seal()
            mover.clock.advance(by: 0.3)
            mover.move(to: 0, animation, second)
            second.seal()
            mover.clock.advance(by: 0.25)
            #expect(log.entries == ["first complete"])
            mover.clock.advance(by: 0.3)
            #expect(log("second complete") == 1)
            mover.clock.advance(by: 5)
            #expect(log.entries == ["first complete", "second complete", "first removed", "second removed"])
        }
    }

    @Test func completionsRunWhenAMovementIsCutShort() {
        let (mover, log) = (Mover(), Log())
        let tracker = tracker(log, "cut")
        mover.move(to: 100, .linear(duration: 1).repeatForever(), tracker)
        tracker.seal()
        mover.clock.advance(by: 3)
        #expect(log.entries == [])
        mover.attribute.stop()
        UpdateQueue.shared.flush()
        #expect(log.entries == ["cut complete", "cut removed"])
    }

    @Test func aTrackerWaitsForAllItsMovements() {
        let (a, b, log) = (Mover(), Mover(), Log())
        let tracker = tracker(log, "both")
        a.move(to: 1, .linear(duration: 1), tracker)
        b.move(to: 1, .linear(duration: 2), tracker)
        tracker.seal()
        a.clock.advance(by: 1.5)
        #expect(log.entries == [])
        b.clock.advance(by: 2.5)
        #expect(log.entries == ["both complete", "both removed"])
    }

    @Test func aCompletionCanStartTheNextMovement() {
        let mover = Mover()
        let tracker = AnimationTracker()
        tracker.addCompletion(.removed) { mover.move(to: 0, .linear(duration: 1)) }
        mover.move(to: 100, .linear(duration: 1), tracker)
        tracker.seal()
        mover.clock.advance(by: 1.5)
        #expect(isClose(mover.now, 50))
    }

    @Test func nothingIsKeptOnceNothingMoves() {
        let tracker = LifetimeTracker()
        let clock = ManualAnimationClock()
        for round in 0..<200 {
            let attribute = tracker.track(AnimatableAttribute(0.0))
            let ends = tracker.track(AnimationTracker())
            let animation = round % 2 == 0 ? Animation.spring() : .linear(duration: 0.1).repeatForever()
            attribute.retarget(to: 1, animation: animation, trackers: [ends], clock: clock)
            ends.seal()
            clock.advance(by: 0.05)
            attribute.retarget(to: 2, animation: animation, trackers: [ends], clock: clock)
            if round % 2 == 0 { clock.advance(by: 3) } else { attribute.stop() }
            #expect(!clock.isAnimating)
        }
        #expect(tracker.alive == [])
    }

    @Test func whatIsNotANumberIsNotAnimated() {
        let mover = Mover()
        mover.move(to: .nan, .spring())
        #expect(!mover.clock.isAnimating)
        mover.move(to: 5, .spring())
        #expect(mover.now == 5)
        mover.move(to: .infinity, .spring())
        #expect(mover.now == .infinity)
        let reported = issues {
            mover.move(to: 1, nil)
            mover.move(to: 2, Animation(NotANumberAnimation()))
        }
        #expect(reported.count == 1)
        #expect(mover.now == 2)
        #expect(!mover.clock.isAnimating)
    }

    @Test func aClockTakesOnlySoundTimesAndManyFramesTogether() {
        let mover = Mover()
        let reported = issues {
            mover.clock.advance(by: -1)
            mover.clock.advance(by: .nan)
            mover.clock.advance(by: .infinity)
            mover.clock.frameInterval = 0
        }
        #expect(reported.count == 4)
        #expect(mover.clock.now == 0)
        mover.move(to: 1, .linear(duration: 1).repeatForever())
        mover.clock.advance(by: 1e9)
        #expect(mover.clock.now == 1e9)
        #expect(mover.clock.frameCount == 36_000)
        mover.attribute.stop()
        mover.clock.advance(by: 1e9)
        #expect(mover.clock.frameCount == 36_000)
    }

    @Test func theSystemClockMakesFramesOnlyWhileSomethingMoves() async {
        // One of its own, as others may move something by the one that all share.
        let clock = SystemAnimationClock()
        let frames = clock.frameCount
        let attribute = AnimatableAttribute(0.0)
        attribute.retarget(to: 1, animation: .linear(duration: 0.1), clock: clock)
        #expect(clock.isAnimating)
        await eventually("the end of the animation") { !clock.isAnimating }
        #expect(attribute.presented == 1)
        let made = clock.frameCount
        #expect(made > frames && made <= frames + 8)
        try? await Task.sleep(for: .milliseconds(50))
        #expect(clock.frameCount == made)
    }
}

struct NotANumberAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        value.scaled(by: .nan)
    }
}
