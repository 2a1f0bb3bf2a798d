import Drawing
import Foundation
import UnifiedStorage

/// A control for a number between two others, with a thumb that is dragged along a track.
///
/// While it has the focus of the keyboard, the arrow keys to the sides change the value by a tenth of the way, and Home
/// and End set the least and the greatest value. A touch beside the thumb does nothing. It is 31 points high, and in a
/// grid one row.
@MainActor @preconcurrency open class UISlider: UIControl {
    private final var valueStorage: Float = 0
    private final var leastStorage: Float = 0
    private final var greatestStorage: Float = 1
    private final var thumbImages: [UInt: UIImage] = [:]
    final let leastView = UIImageView(frame: .zero)
    final let greatestView = UIImageView(frame: .zero)
    /// How far from the middle of the thumb it is held, while it is dragged.
    private final var grip: CGFloat?
    /// Where it was dragged to last, on the horizontal axis.
    private final var lastPlace: CGFloat = 0

    /// Makes a slider from 0 to 1, with the value 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addImageViews()
    }

    /// Makes a slider from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addImageViews()
    }

    private final func addImageViews() {
        for view in [leastView, greatestView] {
            view.contentMode = .scaleAspectFit
            addSubview(view)
        }
    }

    // MARK: The value

    /// The value; 0 by default. A value outside of the bounds becomes the nearest one inside, NaN is ignored and
    /// reported. Setting it sends no event.
    open var value: Float {
        get { valueStorage }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value without sending an event. `animated` has no effect: the change shows at once.
    open func setValue(_ value: Float, animated: Bool) {
        if value.isNaN { return report("value", value) }
        let inside = Float(scale.nearest(to: Double(value)))
        if inside == valueStorage { return }
        valueStorage = inside
        setNeedsDisplay()
    }

    /// The least value; 0 by default. A greatest value below it becomes the same, and so does a value. A number that is
    /// not finite is ignored and reported.
    open var minimumValue: Float {
        get { leastStorage }
        set {
            if !newValue.isFinite { return report("minimumValue", newValue) }
            (leastStorage, greatestStorage) = (newValue, max(newValue, greatestStorage))
            boundsOfValueDidChange()
        }
    }

    /// The greatest value; 1 by default. A least value above it becomes the same, and so does a value. A number that is
    /// not finite is ignored and reported.
    open var maximumValue: Float {
        get { greatestStorage }
        set {
            if !newValue.isFinite { return report("maximumValue", newValue) }
            (leastStorage, greatestStorage) = (min(newValue, leastStorage), newValue)
            boundsOfValueDidChange()
        }
    }

    private final func boundsOfValueDidChange() {
        valueStorage = Float(scale.nearest(to: Double(valueStorage)))
        setNeedsDisplay()
    }

    private final func report(_ property: String, _ number: Float) {
        RuntimeIssue.report(
            "slider",
            "The \(property) of a UISlider is a finite number: \(number) is ignored. Check what it is made of.")
    }

    /// The numbers between the bounds.
    final var scale: ValueScale { ValueScale(from: Double(leastStorage), to: Double(greatestStorage)) }

    /// Whether events are sent all the time while the thumb is dragged; true by default. Otherwise one is sent when it
    /// is let go.
    open var isContinuous = true

    // MARK: The look

    /// The colour of the track before the thumb; `nil`, the default, for the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the track after the thumb; `nil`, the default, for the system's.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the thumb; `nil`, the default, for white, and in a grid for the colour of labels.
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The image beside the end of the least value; none by default.
    open var minimumValueImage: UIImage? {
        get { leastView.image }
        set {
            leastView.image = newValue
            imageDidChange()
        }
    }

    /// The image beside the end of the greatest value; none by default.
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

    /// Sets the image of the thumb in a state; `nil` for the one of the normal state, or for the system's thumb.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state.rawValue] = image
        setNeedsDisplay()
    }

    /// Returns the image of the thumb that was set for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state.rawValue] }

    /// The image of the thumb in the current state; `nil` for the system's thumb.
    open var currentThumbImage: UIImage? {
        thumbImages[state.rawValue] ?? (isEnabled ? nil : thumbImages[State.disabled.rawValue])
            ?? thumbImages[State.normal.rawValue]
    }

    // MARK: Size and parts

    /// Returns the proposed width and the height of a slider.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: UIView.limit(size.width) ?? bounds.width, height: SliderFigure.height(isGrid: isGrid))
    }

    /// The height of a slider. There is no width that its content needs.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SliderFigure.height(isGrid: isGrid))
    }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        invalidateIntrinsicContentSize()
    }

    /// Returns where the image of the least value is: at the leading end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { standardMinimumImageRect(in: bounds) }
    /// Returns where the image of the greatest value is: at the trailing end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { standardMaximumImageRect(in: bounds) }
    /// Returns where the track is: between the images.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(in: bounds) }
    /// Returns where the thumb is for a value, on a track.
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

    /// Begins to drag the thumb, if the touch is on it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        let figure = figure
        guard figure.touchArea.covers(place) else { return false }
        (grip, lastPlace) = (place.x - figure.middle(of: scale.share(of: Double(value))), place.x)
        return true
    }

    /// Has the thumb follow the touch.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let grip else { return false }
        let (before, x) = (value, touch.location(in: self).x)
        if x == lastPlace { return true }
        lastPlace = x
        let share = figure.share(at: x - grip)
        setValue(Float(scale.number(at: share)), animated: false)
        if isContinuous, value != before { sendValueChanged(with: event) }
        return true
    }

    /// Lets the thumb go.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        grip = nil
        if !isContinuous, isEnabled { sendValueChanged(with: event) }
    }

    /// Lets the thumb go where it is.
    open override func cancelTracking(with event: UIEvent?) { grip = nil }

    // MARK: Keys

    /// The commands of the slider: the arrow keys to the sides, Home and End.
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

    /// Makes the value larger by a tenth of its range.
    open override func accessibilityIncrement() { adjust(by: 0.1) }

    /// Makes the value smaller by a tenth of its range.
    open override func accessibilityDecrement() { adjust(by: -0.1) }

    private final func adjust(by share: Double) {
        userSets(Double(value) + (Double(greatestStorage) - Double(leastStorage)) * share)
    }
}
