import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import Motion

@MainActor @Suite("Values that move, under any sequence of targets") struct EngineModelTests {
    enum Command: CustomStringConvertible {
        case move(Double, Int)
        case jump(Double)
        case advance(Double)
        case stop

        var description: String {
            switch self {
            case .move(let target, let kind): "move(to: \(target), kind: \(kind))"
            case .jump(let target): "jump(to: \(target))"
            case .advance(let seconds): "advance(by: \(seconds))"
            case .stop: "stop"
            }
        }
    }

    private static let kinds: [Animation] = [
        .linear(duration: 0.3), .easeInOut(duration: 0.5), .spring(), .bouncy, .spring(blendDuration: 0.2),
        .interactiveSpring, .interpolatingSpring(stiffness: 200, damping: 5), .spring().delay(0.1),
        .spring().speed(2), .spring(response: 0.4, dampingFraction: 0.5).speed(2), .linear.repeatCount(2),
        .linear(duration: 0.2).repeatForever(), .spring().repeatForever(autoreverses: false),
        Animation(HoldAnimation()), .easeOut.logicallyComplete(after: 0.1), Animation(HoldAnimation()).repeatCount(3),
    ]

    @Test("A value never jumps where it is animated, arrives, and every completion runs once")
    func laws() {
        PropertyCheck<Command>(
            "Values that move",
            make: { random in
                switch random.below(10) {
                case 0: .jump(Double(random.below(5)) * 20)
                case 1 where random.below(4) == 0: .stop
                case 1...5: .move(Double(random.below(5)) * 20, random.below(Self.kinds.count))
                default: .advance([0, 0.016, 0.05, 0.3, 1][random.below(5)])
                }
            },
            run: { Self.check($0) }
        )
        .check(sequences: 300, length: 60)
    }

    private static func check(_ commands: [Command]) -> String? {
        let mover = Mover()
        let log = Log()
        var trackers = 0
        for (index, command) in commands.enumerated() {
            switch command {
            case .move(let target, let kind):
                let before = mover.now
                let tracker = tracker(log, "\(trackers)")
                trackers += 1
                mover.move(to: target, kinds[kind], tracker)
                tracker.seal()
                // A spring that is within a thousandth of its way is over, which puts the value at the target.
                let reach = mover.attribute.isAnimating ? 1e-6 : 100 * SpringAnimation.reach
                if abs(mover.now - before) > reach { return "\(index): jumped from \(before) to \(mover.now)" }
            case .jump(let target):
                mover.move(to: target, nil)
                if mover.attribute.target == target, mover.attribute.isAnimating, mover.clock.isAnimating == false {
                    return "\(index): moves without a clock"
                }
            case .advance(let seconds): mover.clock.advance(by: seconds)
            case .stop: mover.attribute.stop()
            }
            if !(abs(mover.now) < 1000) { return "\(index): is at \(mover.now)" }
            if mover.attribute.isAnimating != mover.clock.isAnimating { return "\(index): the clock does not know" }
        }
        mover.move(to: -1, .linear(duration: 0.1))
        mover.clock.frameInterval = 0.1
        mover.clock.advance(by: 60)
        UpdateQueue.shared.flush()
        if mover.now != -1 { return "is at \(mover.now) at the end" }
        if mover.clock.isAnimating { return "moves for ever" }
        for number in 0..<trackers {
            let ends = log.entries.filter { $0.hasPrefix("\(number) ") }
            if ends != ["\(number) complete", "\(number) removed"] { return "tracker \(number) told \(ends)" }
        }
        return nil
    }
}
