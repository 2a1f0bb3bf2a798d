import DeclarativeViews
import ImperativeUI
import BridgedEnvironment

/// The tab bar controller of a tab view.
final class TabViewController: UITabBarController, PageContainer {
    var inlet: PreferenceInlet?
    private var pages: [Subview.ID: TabPageController] = [:]
    private var entries: [TabEntry] = []
    private var selection: TabSelection?
    private var isShowing = false

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        selectionGuard = { [weak self] in self?.personMaySelect($0) ?? true }
        tabsFollower = { [weak self] in self?.selectionDidChange() }
    }

    required init?(coder: NSCoder) {
        fatalError("The controller of a tab view cannot come from an archive.")
    }

    // MARK: From the views

    /// Shows tabs, and selects the program's selection.
    func show(_ entries: [TabEntry], selection: TabSelection?) {
        isShowing = true
        self.entries = entries
        self.selection = selection
        let known = pages
        pages = [:]
        for entry in entries {
            let page = TabPageController.page(of: entry, among: known, into: inlet)
            pages[entry.id] = page
            page.show(entry)
        }
        let controllers = entries.compactMap { pages[$0.id] }
        if !controllers.elementsEqual(viewControllers ?? [], by: ===) {
            setViewControllers(controllers, animated: false)
        }
        followSelection()
        isShowing = false
        handUpPreferences()
    }

    /// The tab that is selected hands up preferences.
    private func handUpPreferences() {
        inlet?.shown = [(selectedViewController as? TabPageController)?.outlet].compactMap { $0 }
    }

    /// Selects the tab whose value the program has selected, if there is one.
    private func followSelection() {
        guard let value = selection?.value(), let entry = entries.first(where: { $0.tag == value }),
            let page = pages[entry.id], page !== selectedViewController
        else { return }
        selectedViewController = page
    }

    // MARK: To the program

    private func entry(of controller: UIViewController?) -> TabEntry? {
        entries.first { pages[$0.id] === controller }
    }

    /// Tells the program the user's choice. Returns whether the program accepts it.
    private func personMaySelect(_ controller: UIViewController) -> Bool {
        selection?.accepts(entry(of: controller)) ?? true
    }

    /// Tells the program a selection made by code, which it may refuse.
    private func selectionDidChange() {
        if isShowing { return }
        handUpPreferences()
        guard let selection, let tag = entry(of: selectedViewController)?.tag, selection.value() != tag
        else { return }
        selection.select(tag)
        isShowing = true
        followSelection()
        isShowing = false
        handUpPreferences()
    }
}
