import Drawing
import Foundation
import UnifiedStorage

/// A row of dots, one for each page, of which that of the current page stands out.
///
/// A tap in the half before the middle leads to the page before, one in the other half to the page after. While the
/// control has the focus of the keyboard, the arrow keys to the sides do so, and Home and End lead to the first and the
/// last page. Where there is no room for all dots, those around the current page are shown.
@MainActor @preconcurrency open class UIPageControl: UIControl {
    /// What is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// A background while the control is touched or has the focus.
        case automatic = 0
        /// Always a background.
        case prominent = 1
        /// Never a background.
        case minimal = 2
    }

    private final var countStorage = 0
    private final var currentStorage = 0

    /// Makes a control without pages.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a control from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How many pages there are; 0 by default. A negative number counts as 0. A current page that is beyond the last one
    /// becomes that.
    open var numberOfPages: Int {
        get { countStorage }
        set {
            countStorage = max(0, newValue)
            currentStorage = min(currentStorage, max(0, countStorage - 1))
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The page that is shown; 0 by default. A number that is no page becomes the nearest one. Setting it sends no event.
    open var currentPage: Int {
        get { currentStorage }
        set {
            currentStorage = min(max(0, newValue), max(0, countStorage - 1))
            setNeedsDisplay()
        }
    }

    /// Whether nothing is shown for one page; false by default.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// The colour of the dots; `nil`, the default, for the system's.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the dot of the current page; `nil`, the default, for the system's.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// What is behind the dots; automatic by default.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }

    private final var isEmpty: Bool { countStorage == 0 || countStorage == 1 && hidesForSinglePage }

    /// Whether the control can have the focus of the keyboard: while it is enabled and there are pages to choose from.
    open override var canBecomeFocused: Bool { super.canBecomeFocused && countStorage > 1 }

    // MARK: Use

    /// Leads to the page before or after, as the half that was touched says.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let place = touch?.location(in: self), bounds.covers(place) else { return }
        userSets(currentStorage + ((place.x >= bounds.midX) == isRightToLeft ? -1 : 1), event)
    }

    private final func userSets(_ page: Int, _ event: UIEvent?) {
        let before = currentPage
        currentPage = page
        if isEnabled, currentPage != before { sendValueChanged(with: event) }
    }

    /// The commands of the control: the arrow keys to the sides, Home and End.
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

    private final var isGrid: Bool { traitCollection.textMedium == .grid }

    /// Returns the size that the dots of so many pages need.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { PageDots.size(count: pageCount, isGrid: isGrid) }

    /// Returns the size that the dots need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: countStorage) }
    /// The size that the dots need.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: countStorage) }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        invalidateIntrinsicContentSize()
    }

    /// Draws the dots.
    open override func draw(_ rect: CGRect) {
        guard !isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let dots = PageDots(
            in: bounds, count: countStorage, current: currentStorage, isReversed: isRightToLeft, isGrid: isGrid)
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

    /// Turns to the page before.
    open override func accessibilityDecrement() { userSets(currentStorage - 1, nil) }
}
