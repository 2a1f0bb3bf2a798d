import Foundation
import BridgedEnvironment

/// A container view controller that shows one page at a time, which the user can turn. Each page has its own view
/// controller.
///
/// The data source provides the pages before and after the current one. The user turns pages by dragging, and with
/// the mouse wheel and the arrow keys unless these lead to another view. Pages turn immediately. The view controller
/// of a page is a child while its page is shown.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
    /// The styles of page transitions.
    public enum TransitionStyle: Int, Sendable {
        /// Pages turn like those of a book. Here, this looks the same as `scroll`.
        case pageCurl = 0
        /// One page moves out as the next one moves in.
        case scroll = 1
    }

    /// The directions in which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// The next page is beside the current one, at its trailing edge.
        case horizontal = 0
        /// The next page is below the current one.
        case vertical = 1
    }

    /// The directions of a page turn.
    public enum NavigationDirection: Int, Sendable {
        /// To a later page.
        case forward = 0
        /// To an earlier page.
        case reverse = 1
    }

    /// The key of a page view controller option.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as a string.
        public let rawValue: String
        /// Creates a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for the space between pages during a transition, in points. It has no effect because pages turn
        /// immediately.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// A change of the page that is shown.
    private struct PageChange {
        let old: UIViewController?
        let new: UIViewController?
        let completion: ((Bool) -> Void)?
    }

    private final let style: TransitionStyle
    private final let orientation: NavigationOrientation
    private final var current: UIViewController?
    /// The controller whose view is in the container.
    private final var shown: UIViewController?
    final var toldContentSize = CGSize.zero
    private final let changes = ChildChanges<PageChange>()
    /// Gives the pages and the dots for views of the other world, instead of the data source.
    package final var pageFinder: ((_ isForward: Bool) -> UIViewController?)?
    /// Asked whether a person may turn to a page.
    package final var turnGuard: ((UIViewController) -> Bool)?

    /// Creates a page view controller without a page.
    ///
    /// - Parameters:
    ///   - style: The transition style. Pages turn the same way in both styles.
    ///   - navigationOrientation: The direction in which pages follow each other.
    ///   - options: The options by key. They have no effect.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.style = style
        orientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates the page view controller of an interface file, with horizontal pages. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        (style, orientation) = (.pageCurl, .horizontal)
        super.init(coder: coder)
        coder.fill(self, as: UIPageViewController.self)
    }

    /// The style of page transitions.
    open var transitionStyle: TransitionStyle { style }
    /// The direction in which pages follow each other.
    open var navigationOrientation: NavigationOrientation { orientation }
    /// The data source that provides the pages; held weakly. Without a data source, the user cannot turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { showDots() } }
    /// The delegate that is notified of the pages the user turns to; held weakly.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The gesture recognisers that turn pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [container.drag] }

    /// The view in which pages are shown.
    package final var container: PagerView {
        // `loadView` makes it, and so the view is of this class.
        guard let container = view as? PagerView else {
            fatalError("The view of a UIPageViewController is its own. Do not set another one.")
        }
        return container
    }

    /// Creates a view for the pages and the page dots.
    open override func loadView() {
        let made = PagerView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        made.pages = self
        made.isVertical = orientation == .vertical
        made.turn = { [weak self] in self?.personTurns(isForward: $0) ?? false }
        made.dotWasChosen = { [weak self] in self?.personChoseDot($0) }
        view = made
    }

    override func viewWasLoaded() {
        TransitionQueue.shared.performWithin { [self] in show(current) }
        showDots()
    }

    // MARK: Pages

    /// The view controller of the current page, in an array; empty before a page is set.
    open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

    /// Shows a page. Traps for more than one page; shows nothing if there is none.
    ///
    /// - Parameters:
    ///   - viewControllers: The view controller of the page, in an array.
    ///   - direction: The direction of the page turn.
    ///   - animated: Whether to animate the turn. It has no visible effect: the page shows immediately.
    ///   - completion: A closure called when the page is shown.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let count = viewControllers?.count ?? 0
        require(
            count <= 1,
            "A UIPageViewController shows one page at a time: it was given \(count). Pass a list of the one to show.")
        change(to: viewControllers?.first, animated: animated, completion)
        showDots()
    }

    private func change(to new: UIViewController?, animated: Bool, _ completion: ((Bool) -> Void)?) {
        let old = current
        current = new
        changes.add(
            PageChange(old: old, new: new, completion: completion), animated: animated, announce: announce, make: make)
        followContentSize()
    }

    private func announce(_ change: PageChange) {
        if change.old === change.new { return }
        if let old = change.old, old.parentStorage === self, old !== current {
            old.beginLeaving()
        }
        if let new = change.new, new === current { beginTaking(new) }
    }

    private func make(_ change: PageChange) {
        var gone = change.old.flatMap { $0.parentStorage === self && $0 !== current ? $0 : nil }
        if let gone { UIPresentationController.end(UIPresentationController.started(in: gone)) }
        show(current.flatMap { $0.parentStorage === self ? $0 : nil })
        if gone === current || gone?.parentStorage !== self { gone = nil }
        gone?.leaveParent()
        TransitionQueue.shared.whenTold { [self] in
            if change.old !== change.new {
                if let gone, gone.parentStorage == nil { gone.finishMove(to: nil) }
                if let new = change.new, new.parentStorage === self { new.finishMove(to: self) }
            }
            change.completion?(true)
        }
    }

    private func show(_ new: UIViewController?) { exchangeChild(shown, for: new) { shown = new } }

    override func childWasTaken(_ child: UIViewController) {
        guard current === child else { return }
        current = nil
        TransitionQueue.shared.perform(animated: false) { [self] in show(current) }
        followContentSize()
    }

    // MARK: Size

    override var shownContentSize: CGSize { current?.preferredContentSize ?? .zero }

    /// Updates the preferred content size if that of the page has changed.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        followContentSize()
    }

    // MARK: Turning

    private func page(isForward: Bool) -> UIViewController? {
        if let pageFinder { return pageFinder(isForward) }
        guard let current, let dataSource else { return nil }
        return isForward
            ? dataSource.pageViewController(self, viewControllerAfter: current)
            : dataSource.pageViewController(self, viewControllerBefore: current)
    }

    /// Turns a page at the wish of the user. Returns whether there is one.
    @discardableResult
    private func personTurns(isForward: Bool) -> Bool {
        guard let next = page(isForward: isForward), next !== current else { return false }
        if turnGuard?(next) == false { return true }
        let previous = viewControllers ?? []
        delegate?.pageViewController(self, willTransitionTo: [next])
        change(to: next, animated: true) { [weak self] _ in
            guard let self else { return }
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
        }
        if pageFinder == nil {
            let dots = container.dots
            dots.currentPage += isForward ? 1 : -1
            dotBefore = dots.currentPage
        }
        return true
    }

    private func personChoseDot(_ page: Int) {
        let dots = container.dots
        let before = dotBefore
        // It follows once the page is turned.
        dots.currentPage = before
        if page != before { personTurns(isForward: page > before) }
    }

    /// The page whose dot stood out last.
    private final var dotBefore = 0

    // MARK: Dots

    /// Shows the dots that the data source wants, as far as there are some.
    private func showDots() {
        guard isViewLoaded, pageFinder == nil else { return }
        let hasDots = transitionStyle == .scroll && orientation == .horizontal
        let count = hasDots ? dataSource?.presentationCount(for: self) ?? 0 : 0
        let index = count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
        showDots(count: count, current: index)
    }

    /// Shows so many dots; none where there are no pages.
    package final func showDots(count: Int, current: Int) {
        let dots = container.dots
        dots.numberOfPages = count
        dots.currentPage = current
        dotBefore = dots.currentPage
        dots.isHidden = count <= 0
        container.setNeedsLayout()
    }
}

extension UIPageViewController: ContentSizeFollowing {}
