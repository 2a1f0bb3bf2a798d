import DeclarativeUI
import Foundation
import TestSupport
import Testing

private enum Command {
    case left, right, home, end
    case drag(Int)
    case set(Double)
    case bounds(Double, Double)
    case step(Double?)
    case enable(Bool)
    case mirror(Bool)

    static func random(_ source: inout SplitMix64) -> Command {
        switch Int.random(in: 0..<14, using: &source) {
        case 0, 1: .left
        case 2, 3: .right
        case 4: .home
        case 5: .end
        case 6, 7, 8: .drag(Int.random(in: -40...40, using: &source))
        case 9: .set(Double(Int.random(in: -30...30, using: &source)))
        case 10:
            {
                let low = Double(Int.random(in: -20...20, using: &source))
                return .bounds(low, low + Double(Int.random(in: 0...30, using: &source)))
            }()
        case 11: .step([nil, nil, 1, 2.5, 7].randomElement(using: &source) ?? nil)
        case 12: .enable(Bool.random(using: &source))
        default: .mirror(Bool.random(using: &source))
        }
    }
}

/// A number that follows the commands as a slider's value is to.
private struct Plain {
    var value = 0.0
    var low = 0.0
    var high = 1.0
    var step: Double?
    var isEnabled = true
    var isMirrored = false
    /// Whether code cannot leave the bounds either, as in a control that keeps its value itself.
    let keepsBounds: Bool

    /// All values, if they can be listed.
    private var list: [Double]? {
        step.map { step in
            var values = [low]
            while let last = values.last, low + Double(values.count) * step <= high + 1e-9 {
                values.append(max(last, low + Double(values.count) * step))
            }
            return values
        }
    }

    var share: Double { high > low ? (min(max(value, low), high) - low) / (high - low) : 0 }

    /// The column of the thumb, among 40.
    var column: Int {
        let column = Int((share * 39).rounded())
        return isMirrored ? Int(((1 - share) * 39).rounded()) : column
    }

    private func nearest(_ number: Double) -> Double {
        list?.min { abs($0 - number) < abs($1 - number) - 1e-9 } ?? min(max(number, low), high)
    }

    private mutating func move(isUp: Bool) {
        // A number outside of the bounds is at the nearest one.
        value = min(max(value, low), high)
        if let list {
            value =
                isUp
                ? list.first { $0 > value + 1e-6 } ?? list[list.count - 1]
                : list.last { $0 < value - 1e-6 } ?? list[0]
        } else {
            value = low + (high - low) * min(max(share + (isUp ? 0.1 : -0.1), 0), 1)
        }
    }

    mutating func follow(_ command: Command) {
        switch command {
        case .left where isEnabled: move(isUp: isMirrored)
        case .right where isEnabled: move(isUp: !isMirrored)
        case .home where isEnabled: value = low
        case .end where isEnabled: value = list?.last ?? high
        case .drag(let columns) where isEnabled && columns != 0:
            let way = Double(columns) / 39
            value = nearest(low + (high - low) * min(max(share + (isMirrored ? -way : way), 0), 1))
        case .left, .right, .home, .end, .drag: break
        case .set(let number): value = keepsBounds ? min(max(number, low), high) : number
        case .bounds(let low, let high):
            (self.low, self.high) = (low, high)
            if keepsBounds { value = min(max(value, low), high) }
        case .step(let new): step = keepsBounds ? nil : new
        case .enable(let isOn): isEnabled = isOn
        case .mirror(let isOn): isMirrored = isOn
        }
    }
}

@MainActor private final class Dial: ObservableObject {
    @Published var value = 0.0
    @Published var bounds = 0.0...1
    @Published var step: Double?
    @Published var isEnabled = true
}

private struct DialView: View {
    @ObservedObject var dial: Dial

    var body: some View {
        Group {
            if let step = dial.step {
                Slider(value: $dial.value, in: dial.bounds, step: step)
            } else {
                Slider(value: $dial.value, in: dial.bounds)
            }
        }
        .disabled(!dial.isEnabled)
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

@MainActor @Suite("Laws of sliders", .serialized) struct SliderModelTests {
    private func run(
        _ commands: [Command], on stage: NavigationStage, keepsBounds: Bool, value: () -> Double,
        apply: (Command) -> Void
    ) -> String? {
        var plain = Plain(keepsBounds: keepsBounds)
        for command in commands {
            let column = plain.column
            plain.follow(command)
            let keys: [UIKeyboardHIDUsage]
            switch command {
            case .left: keys = [.keyboardTab, .keyboardLeftArrow]
            case .right: keys = [.keyboardTab, .keyboardRightArrow]
            case .home: keys = [.keyboardTab, .keyboardHome]
            case .end: keys = [.keyboardTab, .keyboardEnd]
            case .drag(let columns):
                keys = []
                let row = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
                    .firstIndex { $0.contains("●") }
                guard let row else { return "no thumb before \(command)" }
                let start = CGPoint(x: column * 8 + 4, y: row * 16 + 8)
                stage.host.drag(from: start, to: CGPoint(x: start.x + CGFloat(columns * 8), y: start.y), steps: 3)
            case .mirror(let isOn):
                keys = []
                stage.window.traitOverrides.layoutDirection = isOn ? .rightToLeft : .leftToRight
            default:
                keys = []
                apply(command)
            }
            for key in keys { stage.host.press(key) }
            let lines = stage.host.text.split(separator: "\n").map { Array($0) }
            let shown = lines.lazy.compactMap { $0.firstIndex(of: "●") }.first
            if abs(value() - plain.value) > 1e-4 { return "\(value()), not \(plain.value), after \(command)" }
            // Half a column may be rounded either way.
            if shown.map({ abs($0 - plain.column) > 1 }) ?? true {
                return "thumb at \(shown ?? -1), not \(plain.column), after \(command)"
            }
        }
        return nil
    }

    @Test("A Slider's value is that of a number that follows the same keys and drags")
    func views() {
        PropertyCheck("sliders", make: Command.random) { commands in
            let dial = Dial()
            let stage = NavigationStage(DialView(dial: dial))
            return run(commands, on: stage, keepsBounds: false, value: { dial.value }) { command in
                switch command {
                case .set(let number): dial.value = number
                case .bounds(let low, let high): dial.bounds = low...high
                case .step(let step): dial.step = step
                case .enable(let isOn): dial.isEnabled = isOn
                default: break
                }
            }
        }
        .check(sequences: 40, length: 25)
    }

    @Test("A UISlider's value is that of a number that follows the same keys and drags")
    func controls() {
        PropertyCheck("imperative sliders", make: Command.random) { commands in
            let controller = UIViewController()
            let slider = UISlider(frame: CGRect(x: 0, y: 32, width: 320, height: 16))
            controller.view.addSubview(slider)
            let stage = NavigationStage(controller)
            return run(commands, on: stage, keepsBounds: true, value: { Double(slider.value) }) { command in
                switch command {
                case .set(let number): slider.value = Float(number)
                case .bounds(let low, let high):
                    slider.minimumValue = Float(low)
                    slider.maximumValue = Float(high)
                    slider.minimumValue = Float(low)
                case .enable(let isOn): slider.isEnabled = isOn
                default: break
                }
            }
        }
        .check(sequences: 40, length: 25)
    }
}
