import Drawing
import Foundation

/// A control that the user turns on or off by tapping.
///
/// Its size is always 51 by 31 points.
@MainActor @preconcurrency open class UISwitch: UIControl {
    /// The size of every switch, in points.
    private static let size = CGSize(width: 51, height: 31)
    private final var isOnStorage = false

    /// Creates a switch that is off. Ignores the size of the frame.
    public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

    /// Creates a switch from an archive. Ignores the archive's contents.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds.size = Self.size
    }

    /// A Boolean value that indicates whether the switch is on. Setting it sends no event.
    public final var isOn: Bool {
        get { isOnStorage }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off without sending an event. `animated` has no effect: the change shows at once.
    public final func setOn(_ on: Bool, animated: Bool) {
        if on == isOnStorage { return }
        isOnStorage = on
        setNeedsDisplay()
    }

    /// The colour of the track while the switch is on; `nil`, the default, for the system's green.
    public final var onTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The colour of the thumb; `nil`, the default, for white.
    public final var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

    // MARK: Size

    /// The frame of the switch. Setting it changes only the origin.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// The bounds of the switch. Setting them changes only the origin.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// Returns the fixed size: 51 by 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    /// The fixed size: 51 by 31 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    override func standardHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    // MARK: Drawing

    /// Draws the track and the thumb. The thumb is at the trailing end if the switch is on.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setAlpha(isEnabled ? 1 : 0.5)
        let track = bounds
        (isOnStorage ? onTintColor ?? .systemGreen : .secondarySystemFill).setFill()
        UIBezierPath(roundedRect: track, cornerRadius: track.height / 2).fill()
        let isAtRight = isOnStorage != isRightToLeft
        let side = track.height - 4
        (thumbTintColor ?? .white).setFill()
        context.fillEllipse(
            in: CGRect(
                x: isAtRight ? track.maxX - side - 2 : track.minX + 2, y: track.minY + 2, width: side, height: side))
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
