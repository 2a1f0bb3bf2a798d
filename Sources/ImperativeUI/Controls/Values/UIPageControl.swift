import Drawing
import Foundation
import BridgedEnvironment

/// A control that shows a row of dots, one for each page, and highlights the dot of the current page.
///
/// A tap in the leading half turns to the previous page, and a tap in the other half to the next page. While the
/// control has keyboard focus, the left and right arrow keys do the same, and Home and End turn to the first and last
/// page. If there is not enough room for all dots, the dots around the current page are shown.
@MainActor @preconcurrency open class UIPageControl: UIControl {
    /// The background of the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// A background appears while the control is touched or focused.
        case automatic = 0
        /// The background is always visible.
        case prominent = 1
        /// The background is never visible.
        case minimal = 2
    }

    private final var countStorage = 0
    private final var currentStorage = 0

    /// Creates a page control without pages.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIPageControl.self)
    }

    /// The number of pages; 0 by default. A negative number counts as 0. Lowers ``currentPage`` to the last page if
    /// necessary.
    open var numberOfPages: Int {
        get { countStorage }
        set {
            countStorage = max(0, newValue)
            currentStorage = min(currentStorage, max(0, countStorage - 1))
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The current page; 0 by default. An invalid page number is clamped to the nearest page. Setting it sends no
    /// event.
    open var currentPage: Int {
        get { currentStorage }
        set {
            currentStorage = min(max(0, newValue), max(0, countStorage - 1))
            setNeedsDisplay()
        }
    }

    /// A Boolean value that indicates whether the control shows nothing if there is only one page; `false` by default.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// The colour of the dots; `nil`, the default, for the system's colour.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the current page's dot; `nil`, the default, for the system's colour.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The background of the dots; `.automatic` by default.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }

    private final var isEmpty: Bool { countStorage == 0 || countStorage == 1 && hidesForSinglePage }

    /// A Boolean value that indicates whether the control can become focused: true while it is enabled and has more
    /// than one page.
    open override var canBecomeFocused: Bool { super.canBecomeFocused && countStorage > 1 }

    // MARK: Use

    /// Turns to the previous or next page, depending on the half that was touched.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let point = touch?.location(in: self), bounds.covers(point) else { return }
        userSets(currentStorage + ((point.x >= bounds.midX) == isRightToLeft ? -1 : 1), event)
    }

    private final func userSets(_ page: Int, _ event: UIEvent?) {
        let before = currentPage
        currentPage = page
        if isEnabled, currentPage != before { sendValueChanged(with: event) }
    }

    /// The key commands of the control: the left and right arrow keys, Home and End.
    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? [])
            + ValueKey.commands { (control: UIPageControl, key) in
                switch key {
                case .previous: control.userSets(control.currentStorage - 1, nil)
                case .next: control.userSets(control.currentStorage + 1, nil)
                case .first: control.userSets(0, nil)
                case .last: control.userSets(control.countStorage - 1, nil)
                }
            }
    }

    // It has two halves to press.
    open override func performPrimaryAction() {}

    // MARK: Size and drawing

    /// Returns the size of the dots for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        PageDots.size(count: pageCount, medium: traitCollection.textMedium.figures)
    }

    /// Returns the size of the dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: countStorage) }
    /// The size of the dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: countStorage) }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        invalidateIntrinsicContentSize()
    }

    /// Draws the dots of the pages.
    open override func draw(_ rect: CGRect) {
        guard !isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let dots = PageDots(
            in: bounds, count: countStorage, current: currentStorage, isReversed: isRightToLeft,
            medium: traitCollection.textMedium.figures)
        let isUsed = state.contains(.highlighted) || state.contains(.focused)
        let hasBackground = backgroundStyle == .prominent || backgroundStyle == .automatic && isUsed
        let (current, other) = (currentPageIndicatorTintColor ?? .label, pageIndicatorTintColor ?? .tertiaryLabel)
        context.emit { drawing in
            drawing.beginGroup(opacity: isEnabled ? 1 : 0.5)
            dots.draw(
                currentPaint: paint(current), otherPaint: paint(other),
                background: hasBackground ? paint(.systemFill) : nil, in: &drawing)
            drawing.restore()
        }
    }

    // MARK: Accessibility

    package override var ownAccessibility: OwnAccessibility {
        var own = ownElement(.pages, .adjustable, value: "page \(currentStorage + 1) of \(countStorage)")
        own.isElement = !isEmpty
        return own
    }

    /// Turns to the next page.
    open override func accessibilityIncrement() { userSets(currentStorage + 1, nil) }

    /// Turns to the previous page.
    open override func accessibilityDecrement() { userSets(currentStorage - 1, nil) }
}
