import Drawing
import Foundation

/// A view with a bar above its content, and another one below.
///
/// The content begins below the upper bar. Where a large title goes away as the content is scrolled, the content
/// begins below the part of the bar that stays, and the safe area keeps the rest free, so that scrolled content stays
/// in place while the bar becomes lower.
final class NavigationView: UIView, WheelNoting, ContainerView {
    let bar: UINavigationBar
    /// The controller whose view this is.
    weak var navigation: UINavigationController?
    /// The bar at the bottom; `nil` for none.
    var toolbar: UIToolbar? {
        didSet {
            if toolbar === oldValue { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let toolbar { addSubview(toolbar) }
            setNeedsLayout()
        }
    }
    /// The controller whose view is the content.
    weak var content: UIViewController? {
        didSet {
            if content === oldValue { return }
            scrolling.content = content
            showSearch()
            setNeedsLayout()
        }
    }
    private let scrolling = BarScrolling()
    /// Where the bar was placed last.
    private var placedBar = CGRect.zero

    init(bar: UINavigationBar) {
        self.bar = bar
        super.init(frame: .zero)
        bar.heightsObserver = { [weak self] in self?.setNeedsLayout() }
        bar.itemsObserver = { [weak self] in self?.showSearch() }
        scrolling.observer = { [weak self] in self?.scrollerDidMove() }
    }

    required init?(coder: NSCoder) {
        fatalError("The view of a navigation controller cannot come from an archive.")
    }

    private var barHeight: CGFloat { bar.isHidden ? 0 : min(bar.currentHeight, bounds.height) }

    /// The frame of the bar, inside the safe area.
    private var barFrame: CGRect {
        let insets = safeAreaInsets
        return CGRect(
            x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right), height: barHeight)
    }

    /// The frame of the lower bar, inside the safe area; `nil` where there is none.
    private var toolbarFrame: CGRect? {
        guard let toolbar else { return nil }
        let insets = safeAreaInsets
        let height = min(toolbar.ownHeight, max(0, bounds.height - insets.bottom - barFrame.maxY))
        return CGRect(
            x: insets.left, y: bounds.height - insets.bottom - height,
            width: max(0, bounds.width - insets.left - insets.right), height: height)
    }

    /// The frame of the content: below the bar, or the whole view if there is no bar.
    var contentFrame: CGRect {
        var top: CGFloat = 0
        if !bar.isHidden {
            let isScrolled = scrolling.scroller != nil
            top = isScrolled ? safeAreaInsets.top + min(bar.steadyHeight, bounds.height) : barFrame.maxY
            top = min(top, bounds.height)
        }
        let bottom = toolbarFrame?.minY ?? bounds.height
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bottom - top))
    }

    /// The frame of the results of a search: everything between the bars.
    private var coverFrame: CGRect {
        let (content, top) = (contentFrame, bar.isHidden ? 0 : min(bar.frame.maxY, bounds.height))
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, content.maxY - top))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = safeAreaInsets
        bar.reach = UIEdgeInsets(top: insets.top, left: insets.left, bottom: 0, right: insets.right)
        toolbar?.reach = UIEdgeInsets(top: 0, left: insets.left, bottom: insets.bottom, right: insets.right)
        let isTight = traitCollection.textMedium.figures.bar.isTight(in: bounds.height)
        bar.isTight = isTight
        toolbar?.isTight = isTight
        bar.showTopItem(isAsked: true)
        let room = bar.isHidden ? 0 : bar.collapsibleHeight
        scrolling.follow(room: room, in: self)
        // The bar is a part of the safe area then.
        if scrolling.scroller != nil { SafeAreas.areUsed = true }
        bar.setScrolledDistance(scrolling.distance, collapses: scrolling.scroller != nil)
        bar.frame = barFrame
        if let toolbar, let toolbarFrame { toolbar.frame = toolbarFrame }
        for view in subviews where view !== bar && view !== toolbar {
            view.frame = view === search?.viewIfLoaded ? coverFrame : contentFrame
            if placedBar != bar.frame { view.safeAreaMayHaveChanged() }
        }
        placedBar = bar.frame
        navigation?.followContentSize()
    }

    /// Continues the background of the page behind the bar.
    override func drawBehindSubviews(in context: inout DrawingContext) {
        guard traitCollection.textMedium.figures.bar.isClearAtEdge, !bar.isHidden, let view = content?.viewIfLoaded,
            view.superview === self, let color = view.pageColor
        else { return }
        context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.minY), with: color)
    }

    // MARK: Size

    var container: UIViewController? { navigation }
    var shownController: UIViewController? { content }
    var heightOfBars: CGFloat { navigation?.heightOfBars ?? 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize { containerSize(in: size) }

    // MARK: Search

    /// The search controller that shows its results, or dims the searched content.
    private var search: UISearchController?

    /// Shows the results of the search of the topmost item over the content, or a shade.
    private func showSearch() {
        var new = bar.topItem?.searchController
        new?.host = content
        if new?.coversContent == false { new = nil }
        if new !== search {
            let old = search
            search = new
            if let view = old?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
        }
        // A callback may have ended the search.
        if let view = search?.view, view.superview !== self { insertSubview(view, belowSubview: bar) }
    }

    override var viewsInFocusOrder: [UIView] {
        guard let search, search.hidesContent else { return subviewStorage }
        // The results hide the content.
        return subviewStorage.filter { $0 === bar || $0 === toolbar || $0 === search.viewIfLoaded }
    }

    /// Called when a wheel or a key has scrolled the content.
    var wheelObserver: ((CGVector) -> Void)?

    func wheelDidScroll(by delta: CGVector) { wheelObserver?(delta) }

    private func scrollerDidMove() {
        // The next layout finds out whether anything is to be done.
        if scrolling.isStale || scrolling.distance != bar.scrolledDistance { setNeedsLayout() }
    }

    override func safeAreaInsets(around view: UIView) -> UIEdgeInsets {
        var insets = safeAreaInsets
        if view === bar || view === toolbar || bar.isHidden || scrolling.scroller == nil { return insets }
        insets.top = max(insets.top, bar.frame.maxY)
        return insets
    }
}
