import DeclarativeViews
import Drawing
import Foundation
import ImperativeUI

/// The hosting controller of one tab of a tab view.
///
/// Its views are in the environment of the place where the tab was declared.
final class TabPageController: UIHostingController<TabPageContent> {
    init(_ content: ListedContent) {
        super.init(rootView: TabPageContent(content: content))
        inheritWhileCovered()
        registerForTraitChanges([UITraitLocale.self]) { (page: TabPageController, _: UITraitCollection) in
            page.showTexts()
        }
    }

    override var setsEditMode: Bool { false }

    /// Where the preferences of the tab go out; set before its views are loaded.
    var outlet: PreferenceOutlet?
    override var preferenceOutlet: PreferenceOutlet? { outlet }

    /// The controller of a page that is shown for the first time, or has been before.
    static func page(
        of entry: TabEntry, among known: [Subview.ID: TabPageController], into inlet: PreferenceInlet?
    ) -> TabPageController {
        if let page = known[entry.id] { return page }
        let made = TabPageController(entry.content)
        made.outlet = PreferenceOutlet(into: inlet)
        return made
    }

    required init?(coder: NSCoder) {
        fatalError("A page of a tab view cannot come from an archive.")
    }

    /// Applies the settings of a tab to the bar.
    func show(_ entry: TabEntry) {
        self.entry = entry
        shownImage = entry.label?.image
        showTexts()
    }

    private var entry: TabEntry?

    /// Shows the texts in the bar as they are in the locale of the tab.
    private func showTexts() {
        guard let item = tabBarItem, let entry else { return }
        let locale = traitCollection.locale ?? .current
        item.title = entry.label?.title?.string(for: locale)
        item.badgeValue = entry.badge?.string(for: locale)
    }

    private var shownImage: Image? {
        didSet { if shownImage != oldValue { tabBarItem.image = shownImage?.platformImage(isFilled: true) } }
    }
}

/// The content of a tab.
struct TabPageContent: View {
    let content: ListedContent

    var body: some View { content }
}
