import DeclarativeUI
import Foundation
import Testing
import BridgedEnvironment

@MainActor @Suite("Progress that is followed", .serialized) struct ObservedProgressTests {
    private func run(_ body: (@MainActor () -> Void, WakingClock) -> Void) {
        let clock = ManualAnimationClock()
        clock.withCurrent { body({ clock.advance(by: 0.15) }, clock.waking) }
    }

    /// Does a unit of a task on another thread.
    private func work(_ progress: Progress, _ count: Int64) {
        let thread = Thread { progress.completedUnitCount += count }
        thread.start()
        while !thread.isFinished { usleep(200) }
    }

    @Test("A bar follows a task that goes on elsewhere, and nobody is woken once it is finished")
    func bar() {
        run { tick, clock in
            let progress = Progress(totalUnitCount: 4)
            let bar = UIProgressView(progressViewStyle: .default)
            bar.observedProgress = progress
            #expect(bar.observedProgress === progress && bar.progress == 0)
            #expect(clock.alarms.count == 0)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            window.addSubview(bar)
            work(progress, 1)
            #expect(bar.progress == 0)
            tick()
            #expect(bar.progress == 0.25)
            work(progress, 3)
            tick()
            #expect(bar.progress == 1)
            #expect(clock.alarms.count == 0)
            bar.observedProgress = Progress(totalUnitCount: 2)
            #expect(bar.progress == 0 && clock.alarms.count == 1)
            bar.removeFromSuperview()
            #expect(clock.alarms.count == 0)
            bar.observedProgress = nil
        }
    }

    private struct Task: View {
        let progress: Progress
        var body: some View { ProgressView(progress) }
    }

    @Test("A progress view follows a task that goes on elsewhere, with its numbers")
    func view() {
        run { tick, clock in
            let progress = Progress(totalUnitCount: 4)
            let stage = NavigationStage(Task(progress: progress))
            #expect(stage.lines.contains { $0.contains("0% completed") })
            work(progress, 1)
            tick()
            #expect(stage.lines.contains { $0.contains("25% completed") })
            #expect(stage.lines.contains { $0.contains("1 of 4") })
            work(progress, 3)
            tick()
            #expect(stage.lines.contains { $0.contains("100% completed") })
            #expect(clock.alarms.count == 0)
        }
    }

    @Test("A task without units shows that it runs")
    func indeterminate() {
        run { _, _ in
            let stage = NavigationStage(Task(progress: Progress(totalUnitCount: -1)))
            #expect(!stage.lines.contains { $0.contains("completed") })
        }
    }
}
