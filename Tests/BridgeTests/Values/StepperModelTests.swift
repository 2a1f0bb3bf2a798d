import DeclarativeUI
import Foundation
import TestSupport
import Testing

private enum Command {
    case up, down, least, greatest
    case set(Int)
    case bounds(Int, Int)
    case step(Int)
    case wraps(Bool)

    static func random(_ source: inout SplitMix64) -> Command {
        switch Int.random(in: 0..<12, using: &source) {
        case 0...2: return .up
        case 3...5: return .down
        case 6: return .least
        case 7: return .greatest
        case 8: return .set(Int.random(in: -20...20, using: &source))
        case 9:
            let low = Int.random(in: -10...10, using: &source)
            return .bounds(low, low + Int.random(in: 0...12, using: &source))
        case 10: return .step(Int.random(in: 1...5, using: &source))
        default: return .wraps(Bool.random(using: &source))
        }
    }
}

/// A number that follows the commands as a stepper's value is to, one unit at a time.
private struct Plain {
    var value = 0
    var (low, high, step, wraps) = (0, 10, 1, false)
    let keepsBounds: Bool

    init(keepsBounds: Bool) { self.keepsBounds = keepsBounds }

    mutating func follow(_ command: Command) {
        switch command {
        case .up, .down:
            let isUp = if case .up = command { true } else { false }
            var next = value
            for _ in 0..<step { next += isUp ? 1 : -1 }
            if (low...high).contains(next) {
                value = next
            } else if wraps, (isUp && next > high) || (!isUp && next < low) {
                value = isUp ? low : high
            } else {
                value = next > high ? high : low
            }
        case .least: value = low
        case .greatest: value = high
        case .set(let number): value = keepsBounds ? min(max(number, low), high) : number
        case .bounds(let low, let high):
            (self.low, self.high) = (low, high)
            if keepsBounds { value = min(max(value, low), high) }
        case .step(let step): self.step = step
        case .wraps(let wraps): self.wraps = keepsBounds && wraps
        }
    }
}

@MainActor private final class Counter: ObservableObject {
    @Published var value = 0
    @Published var bounds = 0...10
    @Published var step = 1
}

private struct CounterView: View {
    @ObservedObject var counter: Counter
    var body: some View {
        Stepper("Count", value: $counter.value, in: counter.bounds, step: counter.step)
            .frame(maxHeight: .infinity, alignment: .top)
    }
}

@MainActor @Suite("Laws of steppers", .serialized) struct StepperModelTests {
    private func run(
        _ commands: [Command], on stage: NavigationStage, keepsBounds: Bool, value: () -> Int,
        apply: (Command) -> Void
    ) -> String? {
        var plain = Plain(keepsBounds: keepsBounds)
        stage.host.press(.keyboardTab)
        for (index, command) in commands.enumerated() {
            plain.follow(command)
            switch command {
            case .up, .down:
                let isUp = if case .up = command { true } else { false }
                if index.isMultiple(of: 2) {
                    stage.host.press(isUp ? .keyboardRightArrow : .keyboardLeftArrow)
                } else {
                    let sign: Character = isUp ? "+" : "−"
                    let lines = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
                    guard let row = lines.firstIndex(where: { $0.contains(sign) }),
                        let column = Array(lines[row]).firstIndex(of: sign)
                    else { return "no \(sign) at \(command)" }
                    stage.host.tap(at: CGPoint(x: column * 8 + 4, y: row * 16 + 8))
                }
            case .least: stage.host.press(.keyboardHome)
            case .greatest: stage.host.press(.keyboardEnd)
            default: apply(command)
            }
            _ = stage.host.text
            if value() != plain.value { return "\(value()), not \(plain.value), after \(command)" }
        }
        return nil
    }

    @Test("A Stepper's value is that of a number that follows the same keys and taps")
    func views() {
        PropertyCheck("steppers", make: Command.random) { commands in
            let counter = Counter()
            let stage = NavigationStage(CounterView(counter: counter))
            return run(commands, on: stage, keepsBounds: false, value: { counter.value }) { command in
                switch command {
                case .set(let number): counter.value = number
                case .bounds(let low, let high): counter.bounds = low...high
                case .step(let step): counter.step = step
                default: break
                }
            }
        }
        .check(sequences: 30, length: 25)
    }

    @Test("A UIStepper's value is that of a number that follows the same keys and taps")
    func controls() {
        PropertyCheck("imperative steppers", make: Command.random) { commands in
            let controller = UIViewController()
            let stepper = UIStepper(frame: CGRect(x: 0, y: 32, width: 0, height: 0))
            stepper.maximumValue = 10
            controller.view.addSubview(stepper)
            let stage = NavigationStage(controller)
            return run(commands, on: stage, keepsBounds: true, value: { Int(stepper.value) }) { command in
                switch command {
                case .set(let number): stepper.value = Double(number)
                case .bounds(let low, let high):
                    // In one go: bounds that push each other do not push the value twice.
                    if Double(low) > stepper.maximumValue {
                        stepper.maximumValue = Double(high)
                        stepper.minimumValue = Double(low)
                    } else {
                        stepper.minimumValue = Double(low)
                        stepper.maximumValue = Double(high)
                    }
                case .step(let step): stepper.stepValue = Double(step)
                case .wraps(let wraps): stepper.wraps = wraps
                default: break
                }
            }
        }
        .check(sequences: 30, length: 25)
    }
}
