import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor private final class Cart: ObservableObject {
    @Published var count = 3
    @Published var weight = 1.5
    @Published var isAllowed = true
    var log: [String] = []
}

@MainActor @Suite("Steppers", .serialized) struct StepperTests {
    private struct CartStepper: View {
        @ObservedObject var cart: Cart

        var body: some View {
            Stepper("Count: \(cart.count)", value: $cart.count, in: 0...5) { cart.log.append("\($0)") }
                .disabled(!cart.isAllowed)
                .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    /// The middle of the first place of a sign.
    private func place(of sign: Character, in stage: NavigationStage) throws -> CGPoint {
        for (row, line) in stage.host.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let column = Array(line).firstIndex(of: sign) { return CGPoint(x: column * 8 + 4, y: row * 16 + 8) }
        }
        throw Missing(sign: sign)
    }

    private struct Missing: Error { let sign: Character }

    private func hold(_ point: CGPoint, _ stage: NavigationStage, seconds: Double) {
        stage.host.send(.pointer(HostPointer(.down, at: point)))
        stage.host.wait(seconds)
        stage.host.send(.pointer(HostPointer(.up, at: point)))
    }

    // MARK: Stepper

    @Test("A tap on a half steps up to the bounds, and says when it begins and ends")
    func taps() throws {
        let cart = Cart()
        let stage = NavigationStage(CartStepper(cart: cart))
        #expect(stage.lines.first?.hasPrefix("Count: 3") == true)
        let plus = try place(of: "+", in: stage)
        stage.host.tap(at: plus)
        #expect(cart.count == 4 && cart.log == ["true", "false"])
        for _ in 0..<4 { stage.host.tap(at: plus) }
        #expect(cart.count == 5)
        for _ in 0..<9 { stage.host.tap(at: try place(of: "−", in: stage)) }
        #expect(cart.count == 0)
        cart.isAllowed = false
        stage.host.tap(at: plus)
        #expect(cart.count == 0)
    }

    @Test("A half that is held steps after a while, again and again, until it is let go")
    func held() throws {
        let cart = Cart()
        cart.count = 0
        let stage = NavigationStage(CartStepper(cart: cart))
        hold(try place(of: "+", in: stage), stage, seconds: 0.65)
        #expect(cart.count == 2 && cart.log == ["true", "false"])
        stage.host.wait(3)
        #expect(cart.count == 2)
        hold(try place(of: "+", in: stage), stage, seconds: 0.3)
        #expect(cart.count == 3)
        hold(try place(of: "−", in: stage), stage, seconds: 20)
        #expect(cart.count == 0)
    }

    @Test("A drag that begins on a half is no step")
    func drags() throws {
        let cart = Cart()
        let stage = NavigationStage(CartStepper(cart: cart))
        let plus = try place(of: "+", in: stage)
        stage.host.drag(from: plus, to: CGPoint(x: plus.x, y: plus.y + 64))
        #expect(cart.count == 3)
    }

    @Test("The arrow keys to the sides step, Home and End go to the bounds")
    func keys() {
        let cart = Cart()
        let stage = NavigationStage(CartStepper(cart: cart))
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardRightArrow)
        #expect(cart.count == 4)
        stage.host.press(.keyboardHome)
        #expect(cart.count == 0)
        stage.host.press(.keyboardLeftArrow)
        #expect(cart.count == 0)
        stage.host.press(.keyboardEnd)
        #expect(cart.count == 5)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.host.press(.keyboardRightArrow)
        #expect(cart.count == 4)
    }

    @Test("A format shows the value, and actions run where there are some")
    func formats() throws {
        struct Both: View {
            @ObservedObject var cart: Cart
            var body: some View {
                VStack {
                    Stepper(
                        "Weight", value: $cart.weight, in: 0...2, step: 0.5,
                        format: .number.precision(.fractionLength(2)))
                    Stepper("Ask", onIncrement: { cart.log.append("up") }, onDecrement: nil)
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        let cart = Cart()
        let stage = NavigationStage(Both(cart: cart))
        #expect(stage.lines.first?.contains("1.50") == true)
        stage.host.tap(at: try place(of: "+", in: stage))
        #expect(cart.weight == 2 && stage.lines.first?.contains("2.00") == true)
        for key in [UIKeyboardHIDUsage.keyboardTab, .keyboardTab, .keyboardRightArrow, .keyboardLeftArrow] {
            stage.host.press(key)
        }
        #expect(cart.log == ["up"])
    }

    @Test("Steps that lead nowhere and numbers at the ends of their type do no harm")
    func hostile() throws {
        struct Odd: View {
            @ObservedObject var cart: Cart
            var body: some View {
                VStack {
                    Stepper("Count", value: $cart.count, step: 1)
                    Stepper("Weight", value: $cart.weight, step: .nan)
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        let cart = Cart()
        var stage: NavigationStage?
        let found = issues {
            stage = NavigationStage(Odd(cart: cart))
            cart.count = .max
            _ = stage?.lines
        }
        #expect(found.filter { $0.category == "stepper" }.count == 1)
        let shown = try #require(stage)
        shown.host.tap(at: try place(of: "+", in: shown))
        #expect(cart.count == .max)
        shown.host.tap(at: try place(of: "−", in: shown))
        #expect(cart.count == .max - 1)
    }

    // MARK: UIStepper

    private func shown(_ stepper: UIStepper) -> NavigationStage {
        let controller = UIViewController()
        stepper.frame = CGRect(x: 0, y: 32, width: 56, height: 16)
        controller.view.addSubview(stepper)
        return NavigationStage(controller)
    }

    @Test("A UIStepper steps by taps and by being held, and sends that its value changed")
    func control() throws {
        let stepper = UIStepper()
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
        let stage = shown(stepper)
        let (plus, minus) = (try place(of: "+", in: stage), try place(of: "−", in: stage))
        stage.host.tap(at: plus)
        hold(plus, stage, seconds: 0.65)
        #expect(values == [1, 2, 3])
        stepper.isContinuous = false
        hold(plus, stage, seconds: 0.75)
        #expect(values == [1, 2, 3, 6])
        stepper.autorepeat = false
        hold(minus, stage, seconds: 2)
        #expect(values.last == 5)
        stage.host.drag(from: plus, to: CGPoint(x: plus.x, y: plus.y + 80))
        #expect(stepper.value == 5)
    }

    @Test("Beyond a bound a UIStepper that wraps goes on at the other one")
    func wraps() {
        let stepper = UIStepper()
        stepper.maximumValue = 10
        stepper.stepValue = 4
        stepper.value = 9
        let stage = shown(stepper)
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardRightArrow)
        #expect(stepper.value == 10)
        stepper.wraps = true
        stage.host.press(.keyboardRightArrow)
        #expect(stepper.value == 0)
        stage.host.press(.keyboardLeftArrow)
        #expect(stepper.value == 10)
    }

    @Test("Bounds push each other and the value; numbers that cannot be are ignored and reported")
    func bounds() {
        let stepper = UIStepper()
        stepper.value = 700
        #expect(stepper.value == 100)
        stepper.minimumValue = 200
        #expect(stepper.maximumValue == 200 && stepper.value == 200)
        let found = issues {
            stepper.stepValue = 0
            stepper.stepValue = -.infinity
            stepper.value = .nan
            stepper.maximumValue = .infinity
        }
        #expect(found.count == 4 && stepper.stepValue == 1 && stepper.value == 200 && stepper.maximumValue == 200)
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    }
}

// MARK: - Laws

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
