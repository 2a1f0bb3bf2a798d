import Drawing
import Foundation
import Motion
import UnifiedStorage

/// A ring of spokes that turns while a task goes on.
///
/// In a grid it is one character. It turns by the animation clock that is current when it begins to, and only while it can
/// be seen: what is hidden, scrolled out of sight or stands still costs no frames.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
    /// How large an indicator is.
    public enum Style: Int, Sendable {
        /// 20 by 20 points.
        case medium = 100
        /// 37 by 37 points.
        case large = 101
        /// 37 by 37 points, in white. Superseded by `large`.
        case whiteLarge = 0
        /// 20 by 20 points, in white. Superseded by `medium`.
        case white = 1
        /// 20 by 20 points. Superseded by `medium`.
        case gray = 2

        fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
        fileprivate var isWhite: Bool { self == .white || self == .whiteLarge }
    }

    private final var ownColor: UIColor?
    private final var isTurning = false
    /// What takes the steps; `nil` until there are some.
    private final var alarm: StepAlarm?

    private final func madeAlarm() -> StepAlarm {
        StepAlarm(every: ActivitySpinner.stepLength) { [weak self] in
            if let self { isSeen(bounds) } else { false }
        } _: { [weak self] in
            self?.setNeedsDisplay()
            return self != nil
        }
    }

    /// Makes an indicator of medium size that stands still, and is hidden.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes an indicator of a style that stands still, and is hidden.
    public convenience init(style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
    }

    /// Makes an indicator from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private final func prepare() {
        isUserInteractionEnabled = false
        isHidden = true
    }

    // MARK: Settings

    /// How large the indicator is; `.medium` by default. The frame stays as it is.
    open var style = Style.medium {
        didSet {
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// The colour of the strongest spoke; by default grey, and white for the styles that say so. `nil` sets the default.
    open var color: UIColor! {
        get { ownColor ?? (style.isWhite ? .white : .systemGray) }
        set {
            ownColor = newValue
            setNeedsDisplay()
        }
    }

    /// Whether the indicator is hidden while it stands still; true by default.
    open var hidesWhenStopped = true {
        didSet { if !isTurning { isHidden = hidesWhenStopped } }
    }

    // MARK: Turning

    /// Whether the indicator turns.
    open var isAnimating: Bool { isTurning }

    /// Shows the indicator and has it turn.
    open func startAnimating() {
        isTurning = true
        isHidden = false
        turn()
    }

    /// Has the indicator stand still, and hides it if it is to be hidden then.
    open func stopAnimating() {
        isTurning = false
        if hidesWhenStopped { isHidden = true }
        turn()
    }

    open override var isHidden: Bool { didSet { turn() } }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    /// Has the steps go on if they can be seen.
    private final func turn() {
        if isTurning, !isHidden, window != nil {
            let shown = alarm ?? madeAlarm()
            alarm = shown
            shown.begin(on: clock.waking)
        } else {
            alarm?.end()
        }
    }

    // MARK: Size and drawing

    private final var isGrid: Bool { traitCollection.textMedium == .grid }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        invalidateIntrinsicContentSize()
    }

    /// Returns the size of the style: 20 by 20 or 37 by 37 points, and in a grid that of a character.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The size of the style: 20 by 20 or 37 by 37 points, and in a grid that of a character.
    open override var intrinsicContentSize: CGSize { ActivitySpinner.size(side: style.side, isGrid: isGrid) }

    override func standardHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    /// Draws the indicator in the middle.
    open override func draw(_ rect: CGRect) {
        let color = color.resolvedCGColor(with: traitCollection).value
        UIGraphicsGetCurrentContext()?.emit { context in
            ActivitySpinner.draw(
                step: alarm?.step ?? 0, side: style.side, in: bounds, color: color, isGrid: isGrid, into: &context)
        }
    }

    package override var ownAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }
    package override var ownAccessibility: OwnAccessibility { .element(.progress, .updatesFrequently) }
}
