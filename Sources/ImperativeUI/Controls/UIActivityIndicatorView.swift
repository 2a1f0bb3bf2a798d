import Drawing
import Foundation
import Motion
import BridgedEnvironment

/// A view that shows a ring of turning spokes while a task is in progress.
///
/// In a text grid, the indicator is a single character. It turns by the animation clock that is current when the
/// animation starts, and only while it can be seen: an indicator that is hidden, scrolled out of sight or stopped
/// costs no frames.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
    /// The size and colour of an activity indicator.
    public enum Style: Int, Sendable {
        /// A size of 20 by 20 points.
        case medium = 100
        /// A size of 37 by 37 points.
        case large = 101
        /// A size of 37 by 37 points, in white. Superseded by `large`.
        case whiteLarge = 0
        /// A size of 20 by 20 points, in white. Superseded by `medium`.
        case white = 1
        /// A size of 20 by 20 points. Superseded by `medium`.
        case gray = 2

        fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
        fileprivate var isWhite: Bool { self == .white || self == .whiteLarge }
    }

    private final var ownColor: UIColor?
    private final var isTurning = false
    /// The alarm that takes the steps; `nil` until there are some.
    private final var alarm: StepAlarm?

    private final func madeAlarm() -> StepAlarm {
        StepAlarm(every: ActivitySpinner.stepLength) { [weak self] in
            if let self { isSeen(bounds) } else { false }
        } _: { [weak self] in
            self?.setNeedsDisplay()
            return self != nil
        }
    }

    /// Creates a medium indicator that is stopped and hidden.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates an indicator with the given style that is stopped and hidden.
    public convenience init(style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
    }

    /// Creates an indicator of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UIActivityIndicatorView.self)
    }

    private final func prepare() {
        isUserInteractionEnabled = false
        isHidden = true
    }

    // MARK: Settings

    /// The style of the indicator; `.medium` by default. Setting it does not change the frame.
    open var style = Style.medium {
        didSet {
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// The colour of the strongest spoke; white for the white styles and grey for the others by default. `nil`
    /// restores the default.
    open var color: UIColor! {
        get { ownColor ?? (style.isWhite ? .white : .systemGray) }
        set {
            ownColor = newValue
            setNeedsDisplay()
        }
    }

    /// A Boolean value that indicates whether the indicator is hidden while it is stopped; `true` by default.
    open var hidesWhenStopped = true {
        didSet { if !isTurning { isHidden = hidesWhenStopped } }
    }

    // MARK: Turning

    /// A Boolean value that indicates whether the indicator is animating.
    open var isAnimating: Bool { isTurning }

    /// Shows the indicator and starts its animation.
    open func startAnimating() {
        isTurning = true
        isHidden = false
        turn()
    }

    /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is true.
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

    /// Continues the steps if they can be seen.
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

    private final var figures: SpinnerFigures { traitCollection.textMedium.figures.spinner }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        invalidateIntrinsicContentSize()
    }

    /// Returns the size of the style: 20 by 20 or 37 by 37 points, or the size of a character in a text grid.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The size of the style: 20 by 20 or 37 by 37 points, or the size of a character in a text grid.
    open override var intrinsicContentSize: CGSize { ActivitySpinner.size(side: style.side, figures: figures) }

    override func standardHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    /// Draws the indicator in the centre of the view.
    open override func draw(_ rect: CGRect) {
        let color = color.resolvedCGColor(with: traitCollection).value
        UIGraphicsGetCurrentContext()?.emit { context in
            ActivitySpinner.draw(
                step: alarm?.step ?? 0, side: style.side, in: bounds, color: color, figures: figures, into: &context)
        }
    }

    package override var ownAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }
    package override var ownAccessibility: OwnAccessibility { .element(.progress, .updatesFrequently) }
}
