import Drawing
import Foundation
import BridgedEnvironment

/// A control for choosing a value from a range by dragging a thumb along a track.
///
/// While the slider has keyboard focus, the left and right arrow keys change the value by a tenth of the range, and
/// Home and End set the minimum and maximum value. A touch beside the thumb has no effect. The slider is 31 points
/// high, or one row in a text grid.
@MainActor @preconcurrency open class UISlider: UIControl {
    private final var bounded = BoundedValue<Float>(upTo: 1)
    private final var thumbImages: [UInt: UIImage] = [:]
    final let leastView = UIImageView(frame: .zero)
    final let greatestView = UIImageView(frame: .zero)
    /// How far from the middle of the thumb it is held, while it is dragged.
    private final var grip: CGFloat?
    /// Where it was dragged to last, on the horizontal axis.
    private final var lastX: CGFloat = 0

    /// Creates a slider with a range from 0 to 1 and a value of 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addImageViews()
    }

    /// Creates a slider of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addImageViews()
        coder.fill(self, as: UISlider.self)
    }

    private final func addImageViews() {
        for view in [leastView, greatestView] {
            view.contentMode = .scaleAspectFit
            addSubview(view)
        }
    }

    // MARK: The value

    /// The value; 0 by default. Values outside the range are clamped. NaN is reported and ignored. Setting it sends
    /// no event.
    open var value: Float {
        get { bounded.number }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value without sending an event. `animated` has no effect: the change shows at once.
    open func setValue(_ value: Float, animated: Bool) {
        if value.isNaN { return report("value", value) }
        if bounded.set(value) { setNeedsDisplay() }
    }

    /// The minimum value; 0 by default. Setting it raises ``maximumValue`` and ``value`` if they are lower. A number
    /// that is not finite is reported and ignored.
    open var minimumValue: Float {
        get { bounded.least }
        set {
            if !newValue.isFinite { return report("minimumValue", newValue) }
            bounded.setLeast(newValue)
            setNeedsDisplay()
        }
    }

    /// The maximum value; 1 by default. Setting it lowers ``minimumValue`` and ``value`` if they are higher. A number
    /// that is not finite is reported and ignored.
    open var maximumValue: Float {
        get { bounded.greatest }
        set {
            if !newValue.isFinite { return report("maximumValue", newValue) }
            bounded.setGreatest(newValue)
            setNeedsDisplay()
        }
    }

    private final func report(_ property: String, _ number: Float) {
        RuntimeIssue.report(
            "slider",
            "The \(property) of a UISlider is a finite number: \(number) is ignored. Check what it is made of.")
    }

    /// The numbers between the bounds.
    final var scale: ValueScale { ValueScale(from: Double(bounded.least), to: Double(bounded.greatest)) }

    /// A Boolean value that indicates whether the slider sends events continuously while the user drags the thumb;
    /// `true` by default. Otherwise it sends one event when the user releases the thumb.
    open var isContinuous = true

    // MARK: The look

    /// The colour of the track before the thumb; `nil`, the default, for the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the track after the thumb; `nil`, the default, for the system's colour.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the thumb; `nil`, the default, for white, or the label colour in a text grid.
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The image at the end of the minimum value; none by default.
    open var minimumValueImage: UIImage? {
        get { leastView.image }
        set {
            leastView.image = newValue
            imageDidChange()
        }
    }

    /// The image at the end of the maximum value; none by default.
    open var maximumValueImage: UIImage? {
        get { greatestView.image }
        set {
            greatestView.image = newValue
            imageDidChange()
        }
    }

    private final func imageDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// Sets the thumb's image for a state; `nil` falls back to the image of the normal state, or to the system's
    /// thumb.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state.rawValue] = image
        setNeedsDisplay()
    }

    /// Returns the thumb's image that was set for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state.rawValue] }

    /// The thumb's image in the current state; `nil` for the system's thumb.
    open var currentThumbImage: UIImage? {
        thumbImages[state.rawValue] ?? (isEnabled ? nil : thumbImages[State.disabled.rawValue])
            ?? thumbImages[State.normal.rawValue]
    }

    // MARK: Size and parts

    /// Returns the proposed width and the slider's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: UIView.limit(size.width) ?? bounds.width, height: medium.slider.height)
    }

    /// The slider's height. It has no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: medium.slider.height)
    }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        invalidateIntrinsicContentSize()
    }

    /// Returns the rectangle of the minimum value's image: at the leading end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { standardMinimumImageRect(in: bounds) }
    /// Returns the rectangle of the maximum value's image: at the trailing end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { standardMaximumImageRect(in: bounds) }
    /// Returns the rectangle of the track: between the images.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(in: bounds) }
    /// Returns the rectangle of the thumb for a value on a track.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        standardThumbRect(on: rect, value: value)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutImages()
    }

    /// Draws the track and the thumb.
    open override func draw(_ rect: CGRect) { drawSlider() }

    // MARK: Following a touch

    /// Begins dragging the thumb if the touch is on it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let figure = figure
        guard figure.touchArea.covers(point) else { return false }
        (grip, lastX) = (point.x - figure.middle(of: scale.share(of: Double(value))), point.x)
        return true
    }

    /// Moves the thumb with the touch.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let grip else { return false }
        let (before, x) = (value, touch.location(in: self).x)
        if x == lastX { return true }
        lastX = x
        let share = figure.share(at: x - grip)
        setValue(Float(scale.number(at: share)), animated: false)
        if isContinuous, value != before { sendValueChanged(with: event) }
        return true
    }

    /// Ends dragging the thumb.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        grip = nil
        if !isContinuous, isEnabled { sendValueChanged(with: event) }
    }

    /// Cancels dragging, leaving the thumb in place.
    open override func cancelTracking(with event: UIEvent?) { grip = nil }

    // MARK: Keys

    /// The key commands of the slider: the left and right arrow keys, Home and End.
    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? [])
            + ValueKey.commands { (slider: UISlider, key) in
                switch key {
                case .previous, .next:
                    slider.userSets(slider.scale.number(after: Double(slider.value), isUp: key == .next))
                case .first: slider.userSets(slider.scale.least)
                case .last: slider.userSets(slider.scale.greatest)
                }
            }
    }

    private final func userSets(_ number: Double) {
        let before = value
        setValue(Float(number), animated: false)
        if isEnabled, value != before { sendValueChanged(with: nil) }
    }

    // It is dragged, not pressed.
    open override func performPrimaryAction() {}

    // MARK: Accessibility

    package override var ownAccessibility: OwnAccessibility {
        ownElement(.slider, .adjustable, value: AccessibilityWords.percent(scale.share(of: Double(value))))
    }

    /// Increases the value by a tenth of the range.
    open override func accessibilityIncrement() { adjust(by: 0.1) }

    /// Decreases the value by a tenth of the range.
    open override func accessibilityDecrement() { adjust(by: -0.1) }

    private final func adjust(by share: Double) {
        userSets(Double(value) + (scale.greatest - scale.least) * share)
    }
}
