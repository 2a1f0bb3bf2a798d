import Drawing
import Foundation
import Motion
import BridgedEnvironment

/// A bar that shows the progress of a task.
///
/// Its natural height is 4 points; it has no natural width.
@MainActor @preconcurrency open class UIProgressView: UIView {
    /// The intended container of a progress bar.
    public enum Style: Int, Sendable {
        /// A progress bar among other views.
        case `default` = 0
        /// A progress bar in a toolbar or another bar.
        case bar = 1
    }

    private final var progressStorage: Float = 0

    /// Creates a progress bar with a progress of 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a progress bar with a style, 150 points wide.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: ProgressTrack.height))
        progressViewStyle = style
    }

    /// Creates a bar of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.fill(self, as: UIProgressView.self)
    }

    // MARK: Settings

    /// The style of the progress bar; `.default` by default. Both styles look the same.
    open var progressViewStyle = Style.default

    /// The progress, from 0 to 1; 0 by default. Values outside this range are clamped. NaN is reported and ignored.
    open var progress: Float {
        get { progressStorage }
        set {
            if newValue.isNaN {
                return RuntimeIssue.report(
                    "progress", "The progress of a UIProgressView is a number from 0 to 1, not \(newValue); it stays.")
            }
            progressStorage = min(max(newValue, 0), 1)
            setNeedsDisplay()
        }
    }

    /// Sets the progress. `animated` has no effect: the change shows at once.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The task whose progress the bar shows, on any thread; `nil`, the default, for none.
    ///
    /// While the bar is in a window and the task is unfinished, the bar reads the progress ten times a second.
    open var observedProgress: Progress? {
        get { observed?.progress }
        set {
            if newValue === observed?.progress { return }
            observed?.end()
            observed = newValue.map { ObservedProgress($0) }
            follow()
        }
    }

    private final var observed: ObservedProgress?

    private final func follow() {
        guard let observed else { return }
        if window == nil {
            observed.end()
            progress = observed.share
        } else {
            observed.begin(on: clock.waking) { [weak self] share in
                if let self, share != progress { progress = share }
            }
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        follow()
    }

    /// The colour of the completed part; `nil`, the default, for the tint colour.
    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The colour of the remaining part; `nil`, the default, for the system's grey.
    open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // MARK: Size and drawing

    /// Returns the proposed width and a height of 4 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ProgressTrack.height)
    }

    /// The natural size: 4 points high, without an intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ProgressTrack.height)
    }

    override func standardHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : super.standardHugging(for: axis)
    }

    /// Draws the bar, vertically centred, with the completed part starting at the leading edge.
    open override func draw(_ rect: CGRect) {
        let height = ProgressTrack.height
        let rect = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
        let done = Double(progressStorage)
        let part = isRightToLeft ? 1 - done..<1 : 0..<done
        let track = paint(trackTintColor ?? .systemGray.withAlphaComponent(ProgressTrack.trackOpacity))
        let filled = paint(progressTintColor ?? tintColor ?? .systemBlue)
        UIGraphicsGetCurrentContext()?.emit { context in
            context.stroke(.path(ProgressTrack.line(0..<1, in: rect)), with: track, pen: ProgressTrack.trackPen)
            context.stroke(.path(ProgressTrack.line(part, in: rect)), with: filled, pen: ProgressTrack.donePen)
        }
    }

    package override var ownAccessibility: OwnAccessibility {
        .element(.progress, .updatesFrequently, value: AccessibilityWords.percent(Double(progress)))
    }
}
