import DeclarativeViews
import ImperativeUI

/// The page view controller of a tab view whose tabs are pages.
final class PageTabController: UIPageViewController, PageContainer {
    var inlet: PreferenceInlet?
    private var pages: [Subview.ID: TabPageController] = [:]
    private var entries: [TabEntry] = []
    private var selection: TabSelection?
    /// The page that is shown; `nil` for none.
    private var shown: Subview.ID?
    private var indexDisplay = PageTabViewStyle.IndexDisplayMode.automatic

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pageFinder = { [weak self] in self?.page(isForward: $0) }
        turnGuard = { [weak self] in self?.personMayTurn(to: $0) ?? true }
    }

    required init?(coder: NSCoder) {
        fatalError("The controller of a tab view cannot come from an archive.")
    }

    // MARK: From the views

    /// Shows the page that the program has selected, or else the one that was shown or has replaced it.
    func show(_ entries: [TabEntry], selection: TabSelection?) {
        let index = index ?? 0
        self.entries = entries
        self.selection = selection
        let known = pages
        pages = [:]
        for entry in entries { pages[entry.id] = TabPageController.page(of: entry, among: known, into: inlet) }
        let value = selection?.value()
        let selected = value.flatMap { value in entries.first { $0.tag == value } }
        let kept = entries.first { $0.id == shown }
        let next = selected ?? kept ?? (entries.indices.contains(index) ? entries[index] : entries.last)
        shown = next?.id
        let page = next.flatMap { pages[$0.id] }
        if page !== viewControllers?.first {
            let isForward = (self.index ?? 0) >= index
            setViewControllers(page.map { [$0] }, direction: isForward ? .forward : .reverse, animated: false)
        }
        showIndex()
    }

    /// Sets the look of the dots, and whether the user can turn pages.
    func showIndex(
        _ display: PageTabViewStyle.IndexDisplayMode, background: PageIndexBackground, isTurnable: Bool
    ) {
        indexDisplay = display
        container.isTurnable = isTurnable
        container.dots.backgroundStyle =
            switch background {
            case .inUse: .automatic
            case .always: .prominent
            case .never: .minimal
            }
        showIndex()
    }

    private var index: Int? { entries.firstIndex { $0.id == shown } }

    private func showIndex() {
        inlet?.shown = [shown.flatMap { pages[$0]?.outlet }].compactMap { $0 }
        showDots(count: indexDisplay.shows(entries.count) ? entries.count : 0, current: index ?? 0)
    }

    // MARK: To the program

    private func page(isForward: Bool) -> UIViewController? {
        guard let index else { return nil }
        let next = index + (isForward ? 1 : -1)
        return entries.indices.contains(next) ? pages[entries[next].id] : nil
    }

    /// Tells the program which page a person turns to. Returns whether the program accepts it.
    private func personMayTurn(to controller: UIViewController) -> Bool {
        guard let entry = entries.first(where: { pages[$0.id] === controller }) else { return false }
        if let selection, !selection.accepts(entry) { return false }
        shown = entry.id
        showIndex()
        return true
    }
}
