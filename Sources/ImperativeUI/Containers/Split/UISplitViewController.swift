import Foundation
import BridgedEnvironment

/// A container view controller that shows two or three columns side by side, or one after the other if there is
/// little width.
///
/// In a regular horizontal size class, the columns are *expanded*: the secondary column takes the width that the
/// others leave. The primary and the supplementary column have the compact size class. In a compact size class, the
/// columns are *collapsed*: they form one navigation stack, in which each column lies on the one before it, or are
/// replaced by the compact column, if there is one. Pages stay in their columns when this changes.
///
/// Each column shows a navigation controller. One is created around a controller of another kind, except in the
/// compact column and in split views without a style. In a text grid, columns are a whole number of characters wide,
/// with a line between them.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
    /// A value that lets the split view choose a length.
    public static let automaticDimension: CGFloat = -1

    private final let chosenStyle: Style
    final var columns: [Column: SplitColumn] = [:]
    /// Whether the columns are collapsed; `nil` until that is known.
    final var collapse: Bool?
    /// How many columns are shown beside the secondary one, if that was chosen explicitly.
    final var chosenCount: Int?
    /// The display mode that the delegate was told of last.
    final var toldMode: DisplayMode?
    /// The columns that the delegate knows to be shown.
    final var toldColumns: Set<Column>?
    /// The controllers that have been children because they are in columns.
    final var arranged: [UIViewController] = []
    final var isArranging = false
    final var toldContentSize = CGSize.zero
    private final var madeButtonItem: UIBarButtonItem?

    /// Creates a split view with the columns of a style.
    public init(style: Style) {
        chosenStyle = style
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a split view without a style, whose two columns are the `viewControllers` as set.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        chosenStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes the split view of an interface file; one without a style from another archive.
    public required init?(coder: NSCoder) {
        switch coder.interfaceElement?["style"] {
        case "doubleColumn": chosenStyle = .doubleColumn
        case "tripleColumn": chosenStyle = .tripleColumn
        default: chosenStyle = .unspecified
        }
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UISplitViewController.self)
    }

    private func setUp() {
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (split: UISplitViewController, _) in
            split.sizeClassMayHaveChanged()
        }
    }

    /// The style, which determines the columns of the split view.
    public final var style: Style { chosenStyle }

    /// The delegate, which decides how columns are shown and is notified of changes; held weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// Creates a view for the columns.
    open override func loadView() {
        let made = SplitView(self)
        made.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view = made
    }

    override func viewWasLoaded() {
        sizeClassMayHaveChanged()
        TransitionQueue.shared.performWithin { [self] in arrange() }
    }

    // MARK: Columns

    /// The view controllers of the columns, the primary one first; the one that shows all of them while they are
    /// collapsed. Setting it replaces the primary and the secondary column, and with three controllers the
    /// supplementary one.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { setControllers(newValue) }
    }

    /// Sets the view controller of a column. Traps if the style does not have that column.
    open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(column, to: vc) }

    /// Returns the view controller that was set for a column; `nil` if there is none.
    open func viewController(for column: Column) -> UIViewController? { columns[column]?.given }

    /// A Boolean value that indicates whether the columns are collapsed to one navigation stack or the compact column.
    open var isCollapsed: Bool { collapse ?? false }

    /// Shows a column, and the columns between it and the secondary one. If the columns are collapsed, the column
    /// moves to the top. Showing the secondary column hides the columns that cover it.
    open func show(_ column: Column) { showColumn(column) }

    /// Hides a column, and the columns before it. If the columns are collapsed, the column before it moves to the
    /// top.
    open func hide(_ column: Column) { hideColumn(column) }

    // MARK: Display modes

    /// The preferred combination of shown columns; `.automatic` by default, for as many as there is room for.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenCount = nil
            needsArranging()
        }
    }

    /// The current combination of shown columns while they are expanded.
    open var displayMode: DisplayMode { currentPlan.displayMode }

    /// The preferred behaviour of the columns before the secondary one; `.automatic` by default.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { needsArranging() } }

    /// The current behaviour of the columns before the secondary one.
    open var splitBehavior: SplitBehavior { currentPlan.behavior }

    /// A Boolean value that indicates whether the user can show and hide columns; `true` by default. If so, the bar of
    /// the first visible column has a button for it.
    open var presentsWithGesture = true { didSet { needsArranging() } }

    /// The visibility of the button that shows and hides columns, in split views with a style; `.automatic` by
    /// default, for visible if `presentsWithGesture` is true.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { needsArranging() } }

    /// A button that shows and hides the primary column, for use in your own bar. It is hidden while the columns are
    /// collapsed.
    open var displayModeButtonItem: UIBarButtonItem {
        if let madeButtonItem { return madeButtonItem }
        let made = UIBarButtonItem(
            title: nil, image: nil, primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })
        madeButtonItem = made
        updateButton(made)
        return made
    }

    /// The button, if it has been asked for.
    final var buttonItemIfMade: UIBarButtonItem? { madeButtonItem }

    // MARK: Widths

    /// The preferred width of the primary column in points; `automaticDimension` by default, for the fraction.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { needsArranging() } }
    /// The preferred width of the primary column, as a fraction of the split view's width; `automaticDimension` by
    /// default.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { needsArranging() }
    }
    /// The minimum width of the primary column in points; `automaticDimension` by default.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { needsArranging() } }
    /// The maximum width of the primary column in points; `automaticDimension` by default.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { needsArranging() } }
    /// The preferred width of the supplementary column in points; `automaticDimension` by default, for the fraction.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { needsArranging() }
    }
    /// The preferred width of the supplementary column, as a fraction of the split view's width; `automaticDimension`
    /// by default.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { needsArranging() }
    }
    /// The minimum width of the supplementary column in points; `automaticDimension` by default.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { needsArranging() } }
    /// The maximum width of the supplementary column in points; `automaticDimension` by default.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { needsArranging() } }

    /// The width of the primary column in points, when it is shown beside or over others.
    open var primaryColumnWidth: CGFloat { currentPlan.primaryWidth }
    /// The width of the supplementary column in points, when it is shown beside or over others.
    open var supplementaryColumnWidth: CGFloat { currentPlan.supplementaryWidth }

    /// The side of the primary column; `.leading` by default.
    open var primaryEdge = PrimaryEdge.leading { didSet { needsArranging() } }

    // MARK: Showing controllers

    /// Shows a view controller in the primary column: pushed onto its stack, or in place of the current one. The
    /// delegate can show it in another way.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        showInPrimary(vc)
    }

    /// Shows a view controller in the secondary column, in place of the current one. The delegate can show it in
    /// another way.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        setColumn(.secondary, to: vc)
        showColumn(.secondary)
    }

    override func childWasTaken(_ child: UIViewController) {
        arranged.removeAll { $0 === child }
        if columns.contains(where: { $0.value.shown === child && $0.value.isJoined }) { return }
        for (column, content) in columns where content.shown === child { columns[column] = nil }
        strip(child)
        needsArranging()
    }

    override var shownContentSize: CGSize { sizeOfColumns }

    /// Updates the preferred content size if that of a visible column has changed.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        followContentSize()
    }

    /// Returns the size of a child's column in a view of the given size; the whole size while the columns are
    /// collapsed.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { columnSize(of: container, in: parentSize) }
}
