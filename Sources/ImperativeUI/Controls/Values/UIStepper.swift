import Drawing
import Foundation
import Motion
import UnifiedStorage

/// A control that makes a number larger or smaller by steps, with a half for each.
///
/// While it has the focus of the keyboard, the arrow keys to the sides step, and Home and End set the least and the
/// greatest value. It is 94 by 32 points large, and in a grid a row of seven characters.
@MainActor @preconcurrency open class UIStepper: UIControl {
    private final var valueStorage = 0.0
    private final var leastStorage = 0.0
    private final var greatestStorage = 100.0
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

    /// Makes a stepper from 0 to 100, with the value 0 and steps of 1. The size of the frame is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: StepperFigure.size(isGrid: false)))
        for picture in pictures.values { addSubview(picture) }
    }

    /// Makes a stepper from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds.size = StepperFigure.size(isGrid: false)
        for picture in pictures.values { addSubview(picture) }
    }

    // MARK: The value

    /// The value; 0 by default. A value outside of the bounds becomes the nearest one inside, NaN is ignored and
    /// reported. Setting it sends no event.
    open var value: Double {
        get { valueStorage }
        set {
            if newValue.isNaN { return report("value is a number", newValue) }
            let inside = min(max(newValue, leastStorage), greatestStorage)
            if inside == valueStorage { return }
            valueStorage = inside
            setNeedsDisplay()
        }
    }

    /// The least value; 0 by default. A greatest value below it becomes the same, and so does a value. A number that is
    /// not finite is ignored and reported.
    open var minimumValue: Double {
        get { leastStorage }
        set {
            if !newValue.isFinite { return report("minimumValue is finite", newValue) }
            (leastStorage, greatestStorage) = (newValue, max(newValue, greatestStorage))
            boundsOfValueDidChange()
        }
    }

    /// The greatest value; 100 by default. A least value above it becomes the same, and so does a value. A number that is
    /// not finite is ignored and reported.
    open var maximumValue: Double {
        get { greatestStorage }
        set {
            if !newValue.isFinite { return report("maximumValue is finite", newValue) }
            (leastStorage, greatestStorage) = (min(newValue, leastStorage), newValue)
            boundsOfValueDidChange()
        }
    }

    /// How far a step leads; 1 by default. A number that is not positive or not finite is ignored and reported.
    open var stepValue: Double {
        get { stepStorage }
        set {
            if !newValue.isFinite || newValue <= 0 { return report("stepValue is positive and finite", newValue) }
            stepStorage = newValue
            setNeedsDisplay()
        }
    }

    private final func boundsOfValueDidChange() {
        valueStorage = min(max(valueStorage, leastStorage), greatestStorage)
        setNeedsDisplay()
    }

    private final func report(_ rule: String, _ number: Double) {
        RuntimeIssue.report("stepper", "A UIStepper's \(rule): \(number) is ignored. Check what it is made of.")
    }

    /// Whether a step beyond one bound leads to the other one; false by default.
    open var wraps = false { didSet { setNeedsDisplay() } }
    /// Whether a half that is held steps again and again; true by default.
    open var autorepeat = true
    /// Whether an event is sent for each step; true by default. Otherwise one is sent when a half is let go.
    open var isContinuous = true

    // MARK: Images

    /// Sets the image of the half that leads up in a state; `nil` for the one of the normal state, or a plus sign.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { setImage(image, .up, state) }
    /// Sets the image of the half that leads down in a state; `nil` for the one of the normal state, or a minus sign.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { setImage(image, .down, state) }
    /// Returns the image that was set of the half that leads up in a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images[.up]?[state.rawValue] }
    /// Returns the image that was set of the half that leads down in a state.
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
            from: value, by: stepStorage, isUp: half == .up, in: leastStorage...greatestStorage, wraps: wraps)
    }

    /// Steps at the wish of the user.
    private final func step(_ half: StepperFigure.Half, _ event: UIEvent?) {
        userSets(
            Stepping.next(
                after: value, by: stepStorage, isUp: half == .up, in: leastStorage...greatestStorage, wraps: wraps),
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

    /// Holds down the half that is touched.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = figure.half(at: touch.location(in: self))
        (held, hasRepeated, owesEvent) = (pressed, false, false)
        repeatLater(StepperFigure.repetition.delay)
        return pressed != nil
    }

    /// Lets the half go while the touch is outside of it.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isOn = figure.half(at: touch.location(in: self)) == pressed
        if isOn == (held != nil) { return true }
        held = isOn ? pressed : nil
        if isOn { repeatLater(StepperFigure.repetition.delay) } else { repetition?.cancel() }
        return true
    }

    /// Steps, unless the half has been held so long that it has stepped before.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isEnabled, let held, !hasRepeated { step(held, event) }
        letGo()
        if owesEvent, isEnabled { sendValueChanged(with: event) }
        owesEvent = false
    }

    /// Lets the half go without a step.
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

    /// The commands of the stepper: the arrow keys to the sides, Home and End.
    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? [])
            + ValueKey.commands { (stepper: UIStepper, key) in
                switch key {
                case .previous: stepper.step(.down, nil)
                case .next: stepper.step(.up, nil)
                case .first: stepper.userSets(stepper.leastStorage, nil)
                case .last: stepper.userSets(stepper.greatestStorage, nil)
                }
            }
    }

    // It has two halves to press.
    open override func performPrimaryAction() {}

    // MARK: Size

    /// Returns 94 by 32 points, or in a grid a row of seven characters.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperFigure.size(isGrid: isGrid) }
    /// 94 by 32 points, or in a grid a row of seven characters.
    open override var intrinsicContentSize: CGSize { StepperFigure.size(isGrid: isGrid) }

    override func standardHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        invalidateIntrinsicContentSize()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutImages()
    }

    /// Draws the halves.
    open override func draw(_ rect: CGRect) { drawStepper() }

    // MARK: Accessibility

    package override var ownAccessibility: OwnAccessibility {
        ownElement(.stepper, .adjustable, value: AccessibilityWords.number(value))
    }

    /// Makes a step upwards.
    open override func accessibilityIncrement() { step(.up, nil) }

    /// Makes a step downwards.
    open override func accessibilityDecrement() { step(.down, nil) }
}
