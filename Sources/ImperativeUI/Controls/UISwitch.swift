import Drawing
import Foundation

/// A control that the user turns on or off by tapping.
///
/// Its size is always 51 by 31 points, or one row of three characters in a text grid.
@MainActor @preconcurrency open class UISwitch: UIControl {
    private final var isOnStorage = false

    /// The size of a switch before it is anywhere, in points.
    private static var standardSize: CGSize { UITraitTextMedium.defaultValue.figures.toggle.size }
    /// The size of the switch in the medium that shows it, in points.
    private final var size: CGSize { medium.toggle.size }
    private final var medium: Medium { traitCollection.textMedium.figures }

    /// Creates a switch that is off. Ignores the size of the frame.
    public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize)) }

    /// Creates a switch of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds.size = Self.standardSize
        coder.fill(self, as: UISwitch.self)
    }

    /// A Boolean value that indicates whether the switch is on. Setting it sends no event.
    open var isOn: Bool {
        get { isOnStorage }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off without sending an event. `animated` has no effect: the change shows at once.
    open func setOn(_ on: Bool, animated: Bool) {
        if on == isOnStorage { return }
        isOnStorage = on
        setNeedsDisplay()
    }

    /// The colour of the track while the switch is on; `nil`, the default, for the system's green.
    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The colour of the thumb; `nil`, the default, for white.
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

    // MARK: Size

    /// The frame of the switch. Setting it changes only the origin.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: size) }
    }

    /// The bounds of the switch. Setting them changes only the origin.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: size) }
    }

    /// Returns the fixed size: 51 by 31 points, or one row of three characters in a text grid.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
    /// The fixed size: 51 by 31 points, or one row of three characters in a text grid.
    open override var intrinsicContentSize: CGSize { size }

    override func standardHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        if super.bounds.size == size { return }
        super.frame = CGRect(origin: super.frame.origin, size: size)
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Drawing

    /// Draws the track and the thumb. The thumb is at the trailing end if the switch is on.
    open override func draw(_ rect: CGRect) {
        let figure = SwitchFigure(in: bounds, share: isOnStorage ? 1 : 0, isReversed: isRightToLeft, medium: medium)
        let figures = medium.toggle
        let track = isOnStorage ? onTintColor ?? .systemGreen : UIColor(source: .palette(figures.restColor))
        let knob = thumbTintColor ?? figures.knobColor.map { UIColor(source: .palette($0)) } ?? .white
        let opacity = isEnabled ? 1 : 0.5
        UIGraphicsGetCurrentContext()?.emit {
            figure.draw(track: paint(track).opacity(opacity), knob: paint(knob).opacity(opacity), in: &$0)
        }
    }

    // MARK: Taps

    override func touchedUpInside(_ event: UIEvent) { primaryEvent(event) }

    override func performPrimaryAction(with event: UIEvent) {
        setOn(!isOnStorage, animated: true)
        sendValueChanged(with: event)
    }

    // MARK: Accessibility

    package override var ownAccessibility: OwnAccessibility {
        ownElement(.toggle, [.button, .toggleButton], value: isOnStorage ? "1" : "0")
    }
}
