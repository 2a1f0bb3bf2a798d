import DeclarativeViews
import Foundation
import ImperativeUI

/// The controller of a navigation stack: it contains a navigation controller, or the root alone where the hosting
/// controller around it is in the stack of one.
final class NavigationStackController: UIViewController, PageContainer {
    let model: NavigationModel
    private let rootPage: NavigationPageController
    private var pages: NavigationPages?

    init(root: AnyView) {
        model = NavigationModel()
        rootPage = NavigationPageController(root, of: model, page: nil)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The controller of a navigation stack cannot come from an archive.")
    }

    var inlet: PreferenceInlet? { didSet { rootPage.outlet = PreferenceOutlet(into: inlet) } }

    /// The root of the stack.
    var root: AnyView {
        get { rootPage.content }
        set { rootPage.content = newValue }
    }

    /// The tint of the bars, where they are the stack's own: enclosing ones belong to their makers.
    var barTint: UIColor? { didSet { if barTint != oldValue { ownNavigation?.barTint = barTint } } }
    private weak var ownNavigation: UINavigationController?

    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard let parent, pages == nil else { return }
        model.pathDidChange()
        let column = parent as? NavigationPageController
        if let around = column?.columnNavigation ?? parent.parent as? UINavigationController {
            // In a page that stands in a column, too, the stack is where links in the columns before lead.
            if let column { column.model.columns?.note(model, in: column.model) }
            // The bars are those around the hosting controller, which show its settings.
            rootPage.settingsWriter.target = parent
            parent.inheritWhileCovered()
            contain(rootPage)
            pages = NavigationPages(of: model, in: around, above: parent)
        } else {
            let made = UINavigationController()
            made.navigationBar.prefersLargeTitles = true
            if let barTint { made.barTint = barTint }
            ownNavigation = made
            contain(made)
            pages = NavigationPages(of: model, in: made, above: rootPage)
        }
        pages?.inlet = inlet
        pages?.topDidChange = { [weak self] in self?.handUpPreferences() }
        pages?.showPages()
    }

    /// The topmost page hands up preferences.
    private func handUpPreferences() {
        inlet?.shown = [(pages?.topPage ?? rootPage).outlet].compactMap { $0 }
    }

    /// Removes the pages where they are in a stack that others own.
    func end() { pages?.end() }

    private func contain(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for child in children { child.viewIfLoaded?.frame = view.bounds }
    }
}
