import Drawing
import Foundation

/// A control that lets the user refresh the content of a scroll view by pulling it down.
///
/// Set it as the `refreshControl` of a scroll view. Pulling the content far enough starts refreshing and sends
/// `valueChanged`; call ``endRefreshing()`` when the content is up to date. Until then, a ring appears above the
/// content. F5 and Command-R, or Control-R in terminals that do not report Command, act like a pull.
///
/// The control is 48 points high and as wide as the scroll view. The ring does not turn.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
    override var isPressable: Bool { false }

    private final var pull = RefreshPull()
    private final weak var scrollView: UIScrollView?

    /// Creates a refresh control. The scroll view sets the frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A Boolean value that indicates whether the content is being refreshed.
    public final var isRefreshing: Bool { pull.isRefreshing }

    /// A title below the ring, in one line; `nil` by default. Where it sets no font, it is a footnote.
    open var attributedTitle: NSAttributedString? { didSet { setNeedsDisplay() } }

    /// Starts refreshing programmatically, without sending an event. Content at its top moves down. Has no effect
    /// while refreshing.
    open func beginRefreshing() { change { $0.begin() } }

    /// Ends refreshing. Has no effect if the control is not refreshing.
    open func endRefreshing() { change { $0.end() } }

    private func change(_ body: (inout RefreshPull) -> Void) {
        let before = pull
        body(&pull)
        if pull == before { return }
        if let scrollView {
            scrollView.roomForRefreshing = pull.restingRoom
            let start = -scrollView.adjustedContentInset.top
            if pull.isPulled || before.isPulled {
                let offset = start - (pull.room - pull.restingRoom)
                if pull.isPulled || scrollView.contentOffset.y < start { scrollView.contentOffset.y = offset }
            }
        }
        setNeedsDisplay()
    }

    // MARK: The scroll view

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        let new = superview as? UIScrollView
        if new === scrollView { return }
        if let scrollView, scrollView.refreshView === self {
            scrollView.refreshView = nil
            scrollView.roomForRefreshing = 0
        }
        pull.letGo()
        scrollView = new
        guard let new else { return }
        new.refreshView?.removeFromSuperview()
        new.refreshView = self
        new.roomForRefreshing = pull.restingRoom
    }

    /// Returns false: the control takes no touches.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    /// Always false: the keyboard shortcuts work wherever the focus is.
    open override var canBecomeFocused: Bool { false }

    /// Whether a key can have the content refreshed.
    final var canRefresh: Bool {
        isEnabled && isVisible && !isRefreshing && scrollView?.isScrollEnabled == true
    }

    /// Whether a touch can pull the content.
    package final var canBePulled: Bool {
        guard isEnabled, isVisible, let scrollView, scrollView.isScrollEnabled, scrollView.bounces else { return false }
        return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    }

    private func userRefreshes() {
        change { $0.begin() }
        sendValueChanged(with: nil)
    }

    /// Refreshes like a pull, unless the control is disabled or the content is being refreshed.
    override func performPrimaryAction(with event: UIEvent) { if !isRefreshing { userRefreshes() } }

    // MARK: Drawing

    /// Draws the ring of the control.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(),
            let ring = pull.mark(above: CGPoint(x: bounds.midX, y: bounds.maxY))
        else { return }
        let color = appearance?.tintColor?.resolvedCGColor(with: traitCollection).value ?? RefreshPull.color
        context.setStrokeColor(CGColor(color))
        context.stroke(ring, pen: RefreshPull.pen)
        drawTitle()
    }

    /// Draws the title in the room below the ring, once the content is pulled far enough to show it.
    private func drawTitle() {
        guard let title = shownTitle, pull.room >= RefreshPull.height else { return }
        let size = title.size()
        let width = min(size.width, bounds.width)
        title.draw(
            with: CGRect(
                x: (bounds.width - width) / 2, y: bounds.maxY - size.height, width: width, height: size.height),
            options: [], context: nil)
    }

    private var shownTitle: NSAttributedString? {
        guard let attributedTitle, attributedTitle.length > 0 else { return nil }
        return AttributedParts(attributedTitle).string(
            font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    }

    package override var ownAccessibilityLabel: String? {
        let title = attributedTitle?.string ?? ""
        return title.isEmpty ? "Refreshing" : title
    }
    package override var ownAccessibility: OwnAccessibility {
        OwnAccessibility(.progress, isElement: isRefreshing, traits: .updatesFrequently)
    }
}

extension UIRefreshControl: Pullable {
    package final func pull(by distance: CGFloat) -> CGFloat {
        guard isEnabled else { return 0 }
        var taken: CGFloat = 0
        change { taken = $0.pull(by: distance) }
        if pull.isDue { userRefreshes() }
        return taken
    }

    package final func letGo() { change { $0.letGo() } }

    package final func refresh() -> Bool {
        guard canRefresh, let scrollView else { return false }
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
        userRefreshes()
        return true
    }
}

extension UIScrollView {
    /// The control for refreshing the content; `nil`, the default, for none.
    ///
    /// It is a subview behind the content. Setting a control that belongs to another scroll view removes it from that
    /// scroll view.
    public final var refreshControl: UIRefreshControl? {
        get { refreshView as? UIRefreshControl }
        set {
            if newValue === refreshView { return }
            refreshView?.removeFromSuperview()
            if let newValue { insertSubview(newValue, at: 0) }
        }
    }
}
