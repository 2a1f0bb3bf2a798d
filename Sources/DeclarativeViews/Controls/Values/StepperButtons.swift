import Drawing
import Foundation
import BridgedEnvironment

/// The halves of a stepper for a value, after the value where it is shown.
struct ValueStepper<Value: Strideable> {
    @Binding var value: Value
    let bounds: ClosedRange<Value>?
    let step: Value.Stride
    let format: ((Value) -> String)?
    let onEditingChanged: (Bool) -> Void
    @State private var faults = FaultCheck("stepper")

    init(
        value: Binding<Value>, bounds: ClosedRange<Value>?, step: Value.Stride, format: ((Value) -> String)?,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        _value = value
        self.bounds = bounds
        self.step = step
        self.format = format
        self.onEditingChanged = onEditingChanged
    }
}

extension ValueStepper: View, UnnamedPlace {
    var body: some View {
        let isUsable = step == step && step != .zero
        faults.note(isUsable ? nil : "A Stepper has steps that lead somewhere: with a step of \(step) it does nothing.")
        let binding = $value
        return HStack(spacing: 8) {
            if let format { Text(verbatim: format(value)).foregroundStyle(.secondary) }
            StepperButtons(
                up: action(isUp: true), down: action(isUp: false),
                least: bounds.map { bounds in { binding.wrappedValue = bounds.lowerBound } },
                greatest: bounds.map { bounds in { binding.wrappedValue = bounds.upperBound } },
                onEditingChanged: onEditingChanged)
        }
    }

    @MainActor private func action(isUp: Bool) -> (() -> Void)? {
        let (binding, step, bounds) = ($value, step, bounds)
        guard Stepping.canStep(from: value, by: step, isUp: isUp, in: bounds) else { return nil }
        return {
            // The value may be another one by now.
            let next = Stepping.next(after: binding.wrappedValue, by: step, isUp: isUp, in: bounds)
            if next != binding.wrappedValue { binding.wrappedValue = next }
        }
    }
}

/// The two halves of a stepper.
struct StepperButtons {
    let up: (() -> Void)?
    let down: (() -> Void)?
    let least: (() -> Void)?
    let greatest: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @GestureState private var press: RepeatingPress.Value?
    @State private var progress = StepperProgress()
    @Environment(\.textMedium) private var medium
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction

    init(
        up: (() -> Void)?, down: (() -> Void)?, least: (() -> Void)? = nil, greatest: (() -> Void)? = nil,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.up = up
        self.down = down
        self.least = least
        self.greatest = greatest
        self.onEditingChanged = onEditingChanged
    }
}

extension StepperButtons: View, UnnamedPlace {
    @MainActor private var figure: StepperFigure {
        StepperFigure(
            in: CGRect(origin: .zero, size: medium.figures.stepper.size), isReversed: direction == .rightToLeft,
            medium: medium.figures)
    }

    @MainActor private var usable: Set<StepperFigure.Half> {
        if !isEnabled { return [] }
        return Set([up == nil ? nil : .up, down == nil ? nil : .down].compactMap { $0 })
    }

    /// The half that is held down; `nil` while the touch is elsewhere.
    @MainActor private var held: StepperFigure.Half? {
        press.flatMap { $0.isInside ? figure.half(at: $0.point) : nil }
    }

    var body: some View {
        let size = figure.frame.size
        StepperMark(held: held, usable: usable, medium: medium.figures)
            .frame(width: size.width, height: size.height)
            .wholeFrameHit()
            .gesture(pressing, isEnabled: isEnabled)
            .focusable()
            .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end], phases: [.down, .repeat]) { take($0) }
            .onChange(of: press == nil) { if press == nil { endPress() } }
    }

    // MARK: Pressing

    @MainActor private var pressing: some Gesture {
        let (figure, rhythm) = (figure, StepperFigure.repetition)
        func isSame(_ point: CGPoint, _ start: CGPoint) -> Bool { figure.half(at: point) == figure.half(at: start) }
        return RepeatingPress(delay: rhythm.delay, interval: rhythm.interval, isSame: isSame)
            .updating($press) { value, press, _ in press = value }
            .onChanged { follow($0) }
            .onEnded { value in
                follow(value)
                endPress()
            }
    }

    @MainActor private func follow(_ value: RepeatingPress.Value) {
        begin()
        if value.steps == progress.steps { return }
        progress.steps = value.steps
        (figure.half(at: value.point) == .up ? up : down)?()
    }

    @MainActor private func begin() {
        if progress.isEditing { return }
        progress.isEditing = true
        onEditingChanged(true)
    }

    @MainActor private func endPress() {
        guard progress.isEditing else { return }
        (progress.isEditing, progress.steps) = (false, 0)
        onEditingChanged(false)
    }

    // MARK: Keys

    @MainActor private func take(_ key: KeyPress) -> KeyPress.Result {
        let action: (() -> Void)?
        switch key.key {
        case .home: action = least
        case .end: action = greatest
        default: action = (key.key == .rightArrow) != (direction == .rightToLeft) ? up : down
        }
        if (key.key == .home || key.key == .end), action == nil { return .ignored }
        if let action {
            onEditingChanged(true)
            action()
            onEditingChanged(false)
        }
        return .handled
    }
}

/// How far a press of a stepper has come.
@MainActor private final class StepperProgress {
    var isEditing = false
    var steps = 0

    nonisolated init() {}
}
