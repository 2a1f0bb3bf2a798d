import DeclarativeViews
import Foundation
import ImperativeUI

/// The split view controller of a split view.
final class NavigationSplitController: UISplitViewController, PageContainer, NavigationSettingsFollower {
    private let navigationColumns: NavigationColumns
    private var pages: [NavigationPageController] = []
    private var displays: [NavigationPages] = []
    /// The program's settings; `nil` for those it does not keep.
    private var settings = NavigationSplitSettings()
    private var shownVisibility: NavigationSplitViewVisibility?
    private var shownColumn: NavigationSplitViewColumn?
    private var isFollowing = false

    init(_ contents: [AnyView]) {
        navigationColumns = NavigationColumns(count: contents.count)
        super.init(style: contents.count > 2 ? .tripleColumn : .doubleColumn)
        navigationColumns.display = self
        delegate = self
        for (index, content) in contents.enumerated() {
            let model = navigationColumns.models[index]
            let page = NavigationPageController(content, of: model, page: nil)
            let navigation = UINavigationController(rootViewController: page)
            // The last column has its title in the bar, except on top of the others.
            navigation.navigationBar.prefersLargeTitles = index + 1 < contents.count
            page.columnNavigation = navigation
            pages.append(page)
            displays.append(NavigationPages(of: model, in: navigation, above: page))
            setViewController(navigation, for: column(index))
        }
    }

    required init?(coder: NSCoder) {
        fatalError("The controller of a split view cannot come from an archive.")
    }

    var inlet: PreferenceInlet? {
        didSet {
            for page in pages { page.outlet = PreferenceOutlet(into: inlet) }
            for display in displays {
                display.inlet = inlet
                display.topDidChange = { [weak self] in self?.handUpPreferences() }
            }
        }
    }

    /// The topmost pages of the columns that are seen hand up preferences.
    private func handUpPreferences() {
        let columns = columnsInSight
        inlet?.shown = pages.indices.filter { columns.contains(column($0)) }
            .compactMap { (displays[$0].topPage ?? pages[$0]).outlet }
    }

    private func column(_ index: Int) -> Column {
        if index + 1 == navigationColumns.models.count { return .secondary }
        return index == 0 ? .primary : .supplementary
    }

    private func index(_ column: Column) -> Int? {
        navigationColumns.models.indices.first { self.column($0) == column }
    }

    // MARK: From the views

    /// The tint of the bars of all columns.
    var barTint: UIColor? {
        didSet {
            if barTint == oldValue { return }
            for page in pages { page.columnNavigation?.barTint = barTint }
        }
    }

    /// Shows views in the columns, as the program wants it.
    func show(_ contents: [AnyView], _ settings: NavigationSplitSettings) {
        for (page, content) in zip(pages, contents) { page.content = content }
        self.settings = settings
        let behavior: SplitBehavior =
            switch settings.sharing {
            case .automatic: .automatic
            case .balanced: .tile
            case .prominentDetail: .overlay
            }
        isFollowing = true
        if preferredSplitBehavior != behavior { preferredSplitBehavior = behavior }
        follow()
        isFollowing = false
    }

    /// Follows the program's settings.
    private func follow() {
        if let visibility = settings.visibility?.wrappedValue, visibility != shownVisibility {
            shownVisibility = visibility
            showLeadingColumns(visibility.count)
        }
        if let column = settings.compactColumn?.wrappedValue, column != shownColumn {
            shownColumn = column
            if isCollapsed { show(self.column(column)) }
        }
    }

    private func column(_ column: NavigationSplitViewColumn) -> Column {
        switch column {
        case .sidebar: .primary
        case .content: style == .tripleColumn ? .supplementary : .secondary
        default: .secondary
        }
    }

    // MARK: To the program

    /// Tells the program which columns a person has chosen.
    private func tell(_ mode: DisplayMode) {
        guard !isFollowing, let binding = settings.visibility else { return }
        let new: NavigationSplitViewVisibility =
            switch mode {
            case .secondaryOnly: .detailOnly
            case .oneBesideSecondary, .oneOverSecondary: style == .tripleColumn ? .doubleColumn : .all
            default: .all
            }
        let shown = min(binding.wrappedValue.count ?? -1, leadingCount)
        if shown == min(new.count ?? -1, leadingCount) { return }
        shownVisibility = new
        binding.wrappedValue = new
        // The program may refuse.
        if binding.wrappedValue != new { followLater() }
    }

    private var leadingCount: Int { navigationColumns.models.count - 1 }

    /// Tells the program which column is on top.
    private func tellTop() {
        guard !isFollowing, isCollapsed, let binding = settings.compactColumn else { return }
        let top = topColumn
        let new: NavigationSplitViewColumn =
            switch top {
            case .primary: .sidebar
            case .supplementary: .content
            default: .detail
            }
        if self.column(binding.wrappedValue) == top { return }
        shownColumn = new
        binding.wrappedValue = new
        if binding.wrappedValue != new { followLater() }
    }

    private func followLater() {
        (shownVisibility, shownColumn) = (nil, nil)
        viewIfLoaded?.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        handUpPreferences()
        if settings.visibility != nil, shownVisibility == nil || settings.compactColumn != nil && shownColumn == nil {
            isFollowing = true
            follow()
            isFollowing = false
        }
    }

    // MARK: Settings of columns

    func take(_ settings: NavigationSettings, of page: UIViewController, insteadOf old: NavigationSettings) {
        if settings.removesSidebarToggle != old.removesSidebarToggle {
            displayModeButtonVisibility = settings.removesSidebarToggle == true ? .never : .automatic
        }
        if settings.columnWidth == old.columnWidth { return }
        let width = settings.columnWidth
        let automatic = UISplitViewController.automaticDimension
        switch pages.firstIndex(where: { $0 === page }).map(column) {
        case .primary:
            preferredPrimaryColumnWidth = width?.ideal ?? automatic
            minimumPrimaryColumnWidth = width?.least ?? automatic
            maximumPrimaryColumnWidth = width?.greatest ?? automatic
        case .supplementary:
            preferredSupplementaryColumnWidth = width?.ideal ?? automatic
            minimumSupplementaryColumnWidth = width?.least ?? automatic
            maximumSupplementaryColumnWidth = width?.greatest ?? automatic
        default: break
        }
    }
}

extension NavigationSplitController: NavigationColumnsDisplay {
    func prepareColumn(_ index: Int) { pages[index].columnNavigation?.prepareChildren([pages[index]]) }

    func showColumn(_ index: Int) { show(column(index)) }

    func leaveColumn(_ index: Int) { if isCollapsed { hide(column(index)) } }
}

extension NavigationSplitController: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        if let wanted = settings.compactColumn?.wrappedValue { return column(wanted) }
        // Shows the last destination of a link, or else the column where users begin.
        let index = pages.indices.last { pages[$0].columnNavigation?.viewControllers.first !== pages[$0] }
        return index.map(column) ?? pages.indices.last { (pages[$0].columnNavigation?.viewControllers.count ?? 0) > 1 }
            .map(column) ?? .primary
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: DisplayMode) {
        tell(displayMode)
        handUpPreferences()
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { handUpPreferences() }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { handUpPreferences() }

    func splitViewController(_ svc: UISplitViewController, willShow column: Column) {
        tellTop()
        handUpPreferences()
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
        tellTop()
        handUpPreferences()
        // A link in the column before may lead to the same page again.
        guard isCollapsed, let index = index(column) else { return }
        let model = navigationColumns.models[index]
        if model.pages.first?.replacesRoot == true { model.removeAll() }
    }
}

/// The program's settings for the columns of a split view.
struct NavigationSplitSettings {
    var visibility: Binding<NavigationSplitViewVisibility>?
    var compactColumn: Binding<NavigationSplitViewColumn>?
    var sharing = _ColumnSharing.automatic
}
