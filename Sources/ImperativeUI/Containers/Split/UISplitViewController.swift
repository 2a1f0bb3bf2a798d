import Foundation
import UnifiedStorage

/// A controller that shows two or three columns side by side, or one after the other where there is little width.
///
/// Where the horizontal size class is regular the columns are *expanded*: the secondary column takes what the others
/// leave. The primary and the supplementary column have the compact size class. Where it is compact the columns are
/// *collapsed*: they are one navigation stack, in which each column lies on the one before, or the compact column, if
/// there is one. Pages stay in their columns when that changes.
///
/// Each column shows a navigation controller; one is made around a controller that is none, except in the compact
/// column and in split views without a style. In a text grid columns are whole characters wide, with a line between
/// them.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
    /// Has the split view choose a length.
    public static let automaticDimension: CGFloat = -1

    private final let chosenStyle: Style
    final var columns: [Column: SplitColumn] = [:]
    /// Whether the columns are collapsed; `nil` until that is known.
    final var collapse: Bool?
    /// How many columns are shown beside the secondary one, if somebody has chosen that.
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

    /// Makes a split view with columns.
    public init(style: Style) {
        chosenStyle = style
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes a split view without a style: its two columns are the `viewControllers` as they are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        chosenStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes a split view without a style from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        chosenStyle = .unspecified
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (split: UISplitViewController, _) in
            split.sizeClassMayHaveChanged()
        }
    }

    /// The columns that the split view has.
    public final var style: Style { chosenStyle }

    /// The delegate, asked and told how columns are shown; held weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// Makes a view for the columns.
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

    /// The controllers of the columns, the primary one first; the one that shows all of them where they are collapsed.
    /// Setting them replaces the primary and the secondary column, and with three the supplementary one.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { setControllers(newValue) }
    }

    /// Replaces the controller of a column. Traps for a column that the style has not.
    open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(column, to: vc) }

    /// Returns the controller that a column was given; `nil` for none.
    open func viewController(for column: Column) -> UIViewController? { columns[column]?.given }

    /// Whether the columns are one navigation stack, or the compact column.
    open var isCollapsed: Bool { collapse ?? false }

    /// Shows a column, with those that are between it and the secondary one. Where the columns are collapsed, it is on
    /// top afterwards. Showing the secondary column hides those that cover it.
    open func show(_ column: Column) { showColumn(column) }

    /// Hides a column, with those before it. Where the columns are collapsed, the one before is on top afterwards.
    open func hide(_ column: Column) { hideColumn(column) }

    // MARK: Display modes

    /// Which columns are to be shown; `.automatic`, as there is room, by default.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenCount = nil
            needsArranging()
        }
    }

    /// Which columns are shown where they are expanded.
    open var displayMode: DisplayMode { currentPlan.displayMode }

    /// How the columns before the secondary one are to be shown; `.automatic` by default.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { needsArranging() } }

    /// How the columns before the secondary one are shown.
    open var splitBehavior: SplitBehavior { currentPlan.behavior }

    /// Whether people can show and hide columns; true by default. There is a button for that in the bar of the first
    /// column that is shown.
    open var presentsWithGesture = true { didSet { needsArranging() } }

    /// Whether there is a button that shows and hides columns, in split views with a style; `.automatic`, where
    /// `presentsWithGesture` is true, by default.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { needsArranging() } }

    /// A button that shows and hides the primary column, for a bar of the program's own. It is hidden where the columns
    /// are collapsed.
    open var displayModeButtonItem: UIBarButtonItem {
        if let madeButtonItem { return madeButtonItem }
        let made = UIBarButtonItem(
            title: nil, image: nil, primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })
        madeButtonItem = made
        updateButton(made)
        return made
    }

    /// The button, if somebody has asked for it.
    final var buttonItemIfMade: UIBarButtonItem? { madeButtonItem }

    // MARK: Widths

    /// The width of the primary column in points; `automaticDimension`, for the fraction, by default.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { needsArranging() } }
    /// The width of the primary column, as a fraction of the width of the split view; `automaticDimension` by default.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { needsArranging() }
    }
    /// The least width of the primary column in points; `automaticDimension` by default.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { needsArranging() } }
    /// The greatest width of the primary column in points; `automaticDimension` by default.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { needsArranging() } }
    /// The width of the supplementary column in points; `automaticDimension`, for the fraction, by default.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { needsArranging() }
    }
    /// The width of the supplementary column, as a fraction of the width of the split view; `automaticDimension` by
    /// default.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { needsArranging() }
    }
    /// The least width of the supplementary column in points; `automaticDimension` by default.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { needsArranging() } }
    /// The greatest width of the supplementary column in points; `automaticDimension` by default.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { needsArranging() } }

    /// The width of the primary column where it is shown beside or over others, in points.
    open var primaryColumnWidth: CGFloat { currentPlan.primaryWidth }
    /// The width of the supplementary column where it is shown beside or over others, in points.
    open var supplementaryColumnWidth: CGFloat { currentPlan.supplementaryWidth }

    /// The side of the primary column; `.leading` by default.
    open var primaryEdge = PrimaryEdge.leading { didSet { needsArranging() } }

    // MARK: Showing controllers

    /// Shows a controller in the primary column: on top of its stack, or in place of what is there. The delegate may
    /// show it otherwise.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        showInPrimary(vc)
    }

    /// Shows a controller in the secondary column, in place of what is there. The delegate may show it otherwise.
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

    /// Prefers another size if that of a column that is shown has changed.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        followContentSize()
    }

    /// Returns the size of the column of a child in a view of another size; all of it while the columns are collapsed.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { columnSize(of: container, in: parentSize) }
}
