import Drawing
import Foundation
import Motion
import BridgedEnvironment

/// A control with two halves that increase or decrease a value in steps.
///
/// While the stepper has keyboard focus, the left and right arrow keys step, and Home and End set the minimum and
/// maximum value. Its size is 94 by 32 points, or one row of seven characters in a text grid.
@MainActor @preconcurrency open class UIStepper: UIControl {
    private final var bounded = BoundedValue(upTo: 100.0)
    private final var stepStorage = 1.0
    private final var images: [StepperFigure.Half: [UInt: UIImage]] = [:]
    final let pictures: [StepperFigure.Half: UIImageView] = [
        .down: UIImageView(frame: .zero), .up: UIImageView(frame: .zero),
    ]
    /// The half that is held down.
    final var held: StepperFigure.Half? { didSet { if held != oldValue { setNeedsDisplay() } } }
    /// The half on which the touch came down that is followed.
    private final var pressed: StepperFigure.Half?
    private final var repetition: Appointment?
    /// Whether the touch that is followed has stepped by being held.
    private final var hasRepeated = false
    private final var owesEvent = false

    /// The size before the medium is known.
    private static var standardSize: CGSize { UITraitTextMedium.defaultValue.figures.stepper.size }

    /// Creates a stepper with a range from 0 to 100, a value of 0 and a step of 1. Ignores the size of the frame.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.standardSize))
        for picture in pictures.values { addSubview(picture) }
    }

    /// Creates a stepper of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds.size = UIStepper.standardSize
        for picture in pictures.values { addSubview(picture) }
        coder.fill(self, as: UIStepper.self)
    }

    // MARK: The value

    /// The value; 0 by default. Values outside the range are clamped. NaN is reported and ignored. Setting it sends
    /// no event.
    open var value: Double {
        get { bounded.number }
        set {
            if newValue.isNaN { return report("value is a number", newValue) }
            if bounded.set(newValue) { setNeedsDisplay() }
        }
    }

    /// The minimum value; 0 by default. Setting it raises ``maximumValue`` and ``value`` if they are lower. A number
    /// that is not finite is reported and ignored.
    open var minimumValue: Double {
        get { bounded.least }
        set {
            if !newValue.isFinite { return report("minimumValue is finite", newValue) }
            bounded.setLeast(newValue)
            setNeedsDisplay()
        }
    }

    /// The maximum value; 100 by default. Setting it lowers ``minimumValue`` and ``value`` if they are higher. A
    /// number that is not finite is reported and ignored.
    open var maximumValue: Double {
        get { bounded.greatest }
        set {
            if !newValue.isFinite { return report("maximumValue is finite", newValue) }
            bounded.setGreatest(newValue)
            setNeedsDisplay()
        }
    }

    /// The size of a step; 1 by default. A number that is not positive and finite is reported and ignored.
    open var stepValue: Double {
        get { stepStorage }
        set {
            if !newValue.isFinite || newValue <= 0 { return report("stepValue is positive and finite", newValue) }
            stepStorage = newValue
            setNeedsDisplay()
        }
    }

    private final func report(_ rule: String, _ number: Double) {
        RuntimeIssue.report("stepper", "A UIStepper's \(rule): \(number) is ignored. Check what it is made of.")
    }

    /// A Boolean value that indicates whether a step past one end of the range continues at the other; `false` by
    /// default.
    open var wraps = false { didSet { setNeedsDisplay() } }
    /// A Boolean value that indicates whether holding down a half steps repeatedly; `true` by default.
    open var autorepeat = true
    /// A Boolean value that indicates whether the stepper sends an event for each step; `true` by default. Otherwise it
    /// sends one event when the user releases a half.
    open var isContinuous = true

    // MARK: Images

    /// Sets the image of the increment half for a state; `nil` falls back to the image of the normal state, or to a
    /// plus sign.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { setImage(image, .up, state) }
    /// Sets the image of the decrement half for a state; `nil` falls back to the image of the normal state, or to a
    /// minus sign.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { setImage(image, .down, state) }
    /// Returns the image of the increment half that was set for a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images[.up]?[state.rawValue] }
    /// Returns the image of the decrement half that was set for a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images[.down]?[state.rawValue] }

    private final func setImage(_ image: UIImage?, _ half: StepperFigure.Half, _ state: State) {
        images[half, default: [:]][state.rawValue] = image
        showImages()
    }

    /// Shows the images of the state.
    final func showImages() {
        for (half, picture) in pictures {
            let known = images[half] ?? [:]
            picture.image = known[state.rawValue] ?? known[State.normal.rawValue]
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showImages()
    }

    // MARK: Steps

    final func canStep(_ half: StepperFigure.Half) -> Bool {
        Stepping.canStep(
            from: value, by: stepStorage, isUp: half == .up, in: bounded.least...bounded.greatest, wraps: wraps)
    }

    /// Steps at the wish of the user.
    private final func step(_ half: StepperFigure.Half, _ event: UIEvent?) {
        userSets(
            Stepping.next(
                after: value, by: stepStorage, isUp: half == .up, in: bounded.least...bounded.greatest, wraps: wraps),
            event)
    }

    private final func userSets(_ number: Double, _ event: UIEvent?) {
        let before = value
        value = number
        if value == before || !isEnabled { return }
        if isContinuous || pressed == nil {
            sendValueChanged(with: event)
        } else {
            owesEvent = true
        }
    }

    // MARK: Following a touch

    /// Presses the half that is touched.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = figure.half(at: touch.location(in: self))
        (held, hasRepeated, owesEvent) = (pressed, false, false)
        repeatLater(StepperFigure.repetition.delay)
        return pressed != nil
    }

    /// Releases the half while the touch is outside it.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isOn = figure.half(at: touch.location(in: self)) == pressed
        if isOn == (held != nil) { return true }
        held = isOn ? pressed : nil
        if isOn { repeatLater(StepperFigure.repetition.delay) } else { repetition?.cancel() }
        return true
    }

    /// Steps, unless holding down the half has already stepped.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isEnabled, let held, !hasRepeated { step(held, event) }
        letGo()
        if owesEvent, isEnabled { sendValueChanged(with: event) }
        owesEvent = false
    }

    /// Releases the half without a step.
    open override func cancelTracking(with event: UIEvent?) { letGo() }

    private final func letGo() {
        repetition?.cancel()
        (repetition, pressed, held) = (nil, nil, nil)
    }

    private final func repeatLater(_ seconds: TimeInterval) {
        repetition?.cancel()
        guard autorepeat, held != nil else { return }
        repetition = clock.after(seconds) { [weak self] in
            guard let self, isEnabled, let held else { return }
            hasRepeated = true
            step(held, nil)
            repeatLater(StepperFigure.repetition.interval)
        }
    }

    // MARK: Keys

    /// The key commands of the stepper: the left and right arrow keys, Home and End.
    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? [])
            + ValueKey.commands { (stepper: UIStepper, key) in
                switch key {
                case .previous: stepper.step(.down, nil)
                case .next: stepper.step(.up, nil)
                case .first: stepper.userSets(stepper.bounded.least, nil)
                case .last: stepper.userSets(stepper.bounded.greatest, nil)
                }
            }
    }

    // It has two halves to press.
    open override func performPrimaryAction() {}

    // MARK: Size

    /// Returns the fixed size: 94 by 32 points, or one row of seven characters in a text grid.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { traitCollection.textMedium.figures.stepper.size }
    /// The fixed size: 94 by 32 points, or one row of seven characters in a text grid.
    open override var intrinsicContentSize: CGSize { traitCollection.textMedium.figures.stepper.size }

    override func standardHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        invalidateIntrinsicContentSize()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutImages()
    }

    /// Draws both halves of the stepper.
    open override func draw(_ rect: CGRect) { drawStepper() }

    // MARK: Accessibility

    package override var ownAccessibility: OwnAccessibility {
        ownElement(.stepper, .adjustable, value: AccessibilityWords.number(value))
    }

    /// Increases the value by a step.
    open override func accessibilityIncrement() { step(.up, nil) }

    /// Decreases the value by a step.
    open override func accessibilityDecrement() { step(.down, nil) }
}
