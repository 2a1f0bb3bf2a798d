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
