import DeclarativeViews
import ImperativeUI
import BridgedEnvironment

/// A controller of columns that follows the settings of the views in them.
@MainActor protocol NavigationSettingsFollower: UIViewController {
    /// Takes the settings of a column's views.
    func take(_ settings: NavigationSettings, of page: UIViewController, insteadOf old: NavigationSettings)
}

/// Writes the settings that the views of a page make for bars to the bars.
@MainActor final class NavigationSettingsWriter {
    /// The controller for which the bars are.
    weak var target: UIViewController?
    private var items: [ObjectIdentifier: UIBarButtonItem] = [:]
    private var gaps: [UIBarButtonItem] = []
    private var written = NavigationSettings()
    private var search: PageSearch?
    private let dresser = BarDresser()
    private var isShown = false
    /// Whether the bar was hidden before this changed that; `nil` if it has not.
    private var wasBarHidden: Bool?
    /// Whether the bar below was hidden before this changed that; `nil` if it has not.
    private var wasToolbarHidden: Bool?
    /// The navigation controller whose bar this has changed: the target may have left it.
    private weak var navigationLeft: UINavigationController?
    /// Whether the bar of tabs was hidden before this changed that; `nil` if it has not.
    private var wasTabBarHidden: Bool?
    private weak var tabsLeft: UITabBarController?

    /// The delegate that writes another title to the binding of the view.
    private var renamer: TitleRenamer?

    init(_ target: UIViewController) { self.target = target }

    /// Writes the changes. Settings that no view makes are left to the program.
    func write(_ settings: NavigationSettings) {
        guard let target else { return }
        let item = target.navigationItem
        if settings.title != nil || written.title != nil { item.title = settings.title?.string }
        writeRenaming(settings, to: item)
        if settings.hidesBackButton != written.hidesBackButton {
            item.hidesBackButton = settings.hidesBackButton ?? false
        }
        if settings.titleMode != written.titleMode {
            item.largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode(settings.titleMode ?? .automatic)
        }
        if settings.role != written.role { item.style = UINavigationItem.ItemStyle(settings.role ?? .automatic) }
        writeSearch(settings, to: item)
        if !settings.toolbar.isEmpty || !written.toolbar.isEmpty {
            write(settings.toolbar, title: settings.title, to: target)
        }
        if let split = target.splitViewController as? any NavigationSettingsFollower {
            split.take(settings, of: target, insteadOf: written)
        }
        written = settings
        if isShown {
            showOrHideBar()
            dresser.dress(for: target, as: settings)
        }
    }

    /// Lets people rename the title that a view has bound.
    private func writeRenaming(_ settings: NavigationSettings, to item: UINavigationItem) {
        guard let binding = settings.renaming else {
            if renamer != nil { (renamer, item.renameDelegate) = (nil, nil) }
            return
        }
        if let renamer {
            renamer.title = binding
        } else {
            let made = TitleRenamer(binding)
            (renamer, item.renameDelegate) = (made, made)
        }
    }

    /// The action of buttons in the title's menu that rename it.
    private var rename: RenameAction? {
        guard renamer != nil else { return nil }
        return RenameAction { [weak self] in
            guard let target = self?.target else { return }
            target.navigationController?.navigationBar.rename(target.navigationItem)
        }
    }

    private func writeSearch(_ settings: NavigationSettings, to item: UINavigationItem) {
        guard let asked = settings.search else {
            if let search, item.searchController === search.controller {
                item.searchController = nil
                item.hidesSearchBarWhenScrolling = true
            }
            search = nil
            return
        }
        item.hidesSearchBarWhenScrolling = !asked.isAlwaysShown
        let shown = search
        let search = shown ?? PageSearch(asked)
        self.search = search
        if shown != nil { search.show(asked) }
        search.suggest(settings.suggestions)
        search.choose(in: settings.scopes)
        if shown == nil { item.searchController = search.controller }
    }

    // MARK: Whether there is a bar

    /// The controller is about to be shown.
    func targetWillAppear() {
        isShown = true
        showOrHideBar()
        showOrHideToolbar()
        if let target { dresser.dress(for: target, as: written) }
    }

    /// Shows the bar below a page that has items for it.
    private func showOrHideToolbar() {
        guard let target, let navigation else { return }
        let hasItems = target.toolbarItems?.isEmpty == false && written.visibility[.bottomBar] != .hidden
        if hasItems {
            if wasToolbarHidden == nil { wasToolbarHidden = navigation.isToolbarHidden }
            navigation.isToolbarHidden = false
        } else if let wasToolbarHidden {
            navigation.isToolbarHidden = wasToolbarHidden
            self.wasToolbarHidden = nil
        }
    }

    /// The controller is about to be covered or left: the bar is as before.
    func targetWillDisappear() {
        isShown = false
        if let wasBarHidden { navigation?.isNavigationBarHidden = wasBarHidden }
        if let wasToolbarHidden { navigation?.isToolbarHidden = wasToolbarHidden }
        (wasBarHidden, wasToolbarHidden) = (nil, nil)
        restoreTabBar()
        dresser.undress()
    }

    private var navigation: UINavigationController? {
        if let now = target?.navigationController { navigationLeft = now }
        return navigationLeft
    }

    private func showOrHideBar() {
        showOrHideTabBar()
        guard let navigation else { return }
        let wanted = written.visibility[.navigationBar] ?? written.visibility[.automatic]
        let isHidden = wanted.flatMap { $0 == .automatic ? nil : $0 == .hidden }
        if let isHidden {
            if wasBarHidden == nil { wasBarHidden = navigation.isNavigationBarHidden }
            navigation.isNavigationBarHidden = isHidden
        } else if let wasBarHidden {
            navigation.isNavigationBarHidden = wasBarHidden
            self.wasBarHidden = nil
        }
    }

    private func showOrHideTabBar() {
        guard let tabs = target?.tabBarController else { return }
        tabsLeft = tabs
        guard let wanted = written.visibility[.tabBar], wanted != .automatic else { return restoreTabBar() }
        if wasTabBarHidden == nil { wasTabBarHidden = tabs.isTabBarHidden }
        tabs.isTabBarHidden = wanted == .hidden
    }

    private func restoreTabBar() {
        if let wasTabBarHidden { (target?.tabBarController ?? tabsLeft)?.isTabBarHidden = wasTabBarHidden }
        wasTabBarHidden = nil
    }

    // MARK: Items

    private func write(_ entries: [ToolbarEntry], title: Text?, to target: UIViewController) {
        var now: [ObjectIdentifier: UIBarButtonItem] = [:]
        var regions: [ToolbarItemPlacement.Region: [UIBarButtonItem]] = [:]
        for entry in entries {
            guard let item = items[entry.id] ?? makeItem(entry, title: title) else { continue }
            (item.customView as? ToolbarItemHostingView)?.content = entry.content(title: title, rename: rename)
            now[entry.id] = item
            regions[entry.placement.region, default: []].append(item)
        }
        for (id, item) in items where now[id] == nil { (item.customView as? ToolbarItemHostingView)?.leave() }
        items = now
        let navigationItem = target.navigationItem
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItems = regions[.leading]
        let trailing = regions[.trailing, default: []] + regions[.secondary, default: []]
        navigationItem.rightBarButtonItems = trailing.reversed()
        navigationItem.titleView = (regions[.principal] ?? regions[.titleMenu])?.first?.customView
        let below = spread((regions[.bottom] ?? []) + (regions[.status] ?? []))
        let hadItems = target.toolbarItems?.isEmpty == false
        if !below.isEmpty || hadItems { target.setToolbarItems(below, animated: false) }
        if isShown { showOrHideToolbar() }
    }

    /// Returns items of a bottom bar with space between them, unless the page has put space there itself.
    private func spread(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
        if items.contains(where: { $0.customView == nil || $0.fillsBar }) { return items }
        if items.isEmpty { return [] }
        // One item alone is in the middle.
        let gaps = gaps(upTo: max(2, items.count - 1))
        if items.count == 1 { return [gaps[0], items[0], gaps[1]] }
        return items.enumerated().flatMap { index, item in index == 0 ? [item] : [gaps[index - 1], item] }
    }

    /// Returns flexible spaces, the same ones each time, so that a bar stays as it is.
    private func gaps(upTo count: Int) -> [UIBarButtonItem] {
        while gaps.count < count { gaps.append(.flexibleSpace()) }
        return gaps
    }

    private func makeItem(_ entry: ToolbarEntry, title: Text?) -> UIBarButtonItem? {
        if let spacing = entry.spacing { return spacing.isFlexible ? .flexibleSpace() : .fixedSpace(16) }
        guard let (scope, label) = entry.origin else { return nil }
        let item = UIBarButtonItem(
            customView: ToolbarItemHostingView(
                entry.content(title: title, rename: rename), at: entry.placement, in: scope, label: label))
        item.fillsBar = entry.fillsBar
        return item
    }
}

/// Writes a title that was renamed to a binding.
private final class TitleRenamer: UINavigationItemRenameDelegate {
    var title: Binding<String>

    init(_ title: Binding<String>) { self.title = title }

    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
        self.title.wrappedValue = title
    }
}

/// A view in a bar that shows an item of a page's toolbar, in the environment of the page.
final class ToolbarItemHostingView: ScopedHostingView<ToolbarItemContent> {
    convenience init(
        _ content: AnyView, at placement: ToolbarItemPlacement, in scope: Scope, label: any ScopeLabel
    ) {
        self.init(ToolbarItemContent(content: content, placement: placement), in: scope, label: label)
        hosting.sizingOptions = .intrinsicContentSize
        hosting.idealSizeDidChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    }

    var content: AnyView {
        get { hosting.rootView.content }
        set { hosting.rootView.content = newValue }
    }

    override var intrinsicContentSize: CGSize { hosting.idealSize }
}

/// The content of a toolbar item.
struct ToolbarItemContent: View {
    var content: AnyView
    let placement: ToolbarItemPlacement

    var body: some View {
        content.fontWeight(placement.isProminent ? .semibold : nil)
            .dynamicTypeSize(...DynamicTypeSize.large)
            .modifier(BarItemMark(showsIconsOnly: placement.showsIconsOnly))
    }
}

extension UINavigationItem.LargeTitleDisplayMode {
    fileprivate init(_ mode: ToolbarTitleDisplayMode) {
        self =
            switch mode.mode {
            case .automatic: .automatic
            case .inline: .never
            case .large: .always
            case .inlineLarge: .inline
            }
    }
}

extension UINavigationItem.ItemStyle {
    fileprivate init(_ role: ToolbarRole) {
        self =
            switch role.role {
            case .navigationStack: .navigator
            case .browser: .browser
            case .editor: .editor
            }
    }
}
