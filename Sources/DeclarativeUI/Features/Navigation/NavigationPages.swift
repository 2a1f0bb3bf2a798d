import DeclarativeViews
import ImperativeUI
import BridgedEnvironment

/// Shows the pages of a navigation stack as controllers of a navigation controller, above one of its controllers.
@MainActor final class NavigationPages: NavigationDisplay {
    private let model: NavigationModel
    private(set) weak var navigation: UINavigationController?
    /// The controller below the first page.
    private weak var base: UIViewController?
    private var controllers: [Int: NavigationPageController] = [:]
    /// The controllers of the pages that were shown last.
    private var shown: [NavigationPageController] = []
    private var isShowing = false
    /// Whether nothing was shown because something else is in place of the controller below the first page.
    private var isAway = false
    private var hasShown = false
    private var needsShowing = false
    /// Where the preferences of pages go.
    var inlet: PreferenceInlet?
    /// Called when another page may be the topmost one.
    var topDidChange: () -> Void = {}

    /// The topmost page; `nil` where there is none above the controller below the first page.
    var topPage: NavigationPageController? { shown.last }

    init(of model: NavigationModel, in navigation: UINavigationController, above base: UIViewController) {
        self.model = model
        self.navigation = navigation
        self.base = base
        model.display = self
        navigation.addStackFollower { [weak self] in
            self?.stackDidChange()
            return self != nil
        }
    }

    // MARK: To the navigation controller

    func showPages() {
        // The settings of a page may change the pages.
        needsShowing = true
        if isShowing { return }
        isShowing = true
        while needsShowing {
            needsShowing = false
            show()
        }
        isShowing = false
        topDidChange()
    }

    private func show() {
        guard let navigation, let base else { return }
        let pages = model.pages
        let ids = Set(pages.map(\.id))
        controllers = controllers.filter { ids.contains($0.key) }
        let own = navigation.ownViewControllers
        // Other controllers may be shown in place of the base, until it is back.
        isAway = hasShown && !isPresent(in: own)
        if isAway { return }
        var stack = controllersBelow(in: own)
        if pages.first?.replacesRoot != true { stack.append(base) }
        for page in pages {
            if let known = controllers[page.id] {
                stack.append(known)
                continue
            }
            // The pages below must register their destinations and titles first.
            navigation.prepareChildren(stack)
            if needsShowing { return }
            let made = NavigationPageController(view(of: page), of: model, page: page.id)
            made.outlet = PreferenceOutlet(into: inlet)
            controllers[page.id] = made
            stack.append(made)
        }
        let isThere = own.starts(with: stack, by: ===) && !hasPages(in: own.dropFirst(stack.count))
        shown = pages.compactMap { controllers[$0.id] }
        hasShown = true
        if !isThere { navigation.setOwnViewControllers(stack, animated: true) }
    }

    /// Whether any of the controllers is a page that was shown last. Others belong to stacks in these pages, or to a
    /// program.
    private func hasPages(in controllers: ArraySlice<UIViewController>) -> Bool {
        if controllers.isEmpty { return false }
        let pages = shownIDs
        return controllers.contains { pages.contains(ObjectIdentifier($0)) }
    }

    /// The identities of the pages that were shown last.
    private var shownIDs: Set<ObjectIdentifier> { Set(shown.map(ObjectIdentifier.init)) }

    private func isPresent(in stack: [UIViewController]) -> Bool {
        stack.contains { $0 === base } || hasPages(in: stack[...])
    }

    /// Returns the controllers below those shown here.
    private func controllersBelow(in own: [UIViewController]) -> [UIViewController] {
        let pages = shownIDs
        return Array(own.prefix { $0 !== base && !pages.contains(ObjectIdentifier($0)) })
    }

    private func view(of page: NavigationModel.Page) -> AnyView {
        model.view(of: page) ?? AnyView(MissingDestination(type: page.valueType))
    }

    /// Removes the pages from the navigation controller, and shows none from now on.
    func end() {
        model.display = nil
        guard let navigation, let base else { return }
        let own = navigation.ownViewControllers
        let below = controllersBelow(in: own)
        guard below.count < own.count else { return }
        isShowing = true
        navigation.setOwnViewControllers(below + [base], animated: false)
        (controllers, shown) = ([:], [])
    }

    func updatePage(_ id: Int) {
        guard let page = model.pages.first(where: { $0.id == id }) else { return }
        controllers[id]?.content = view(of: page)
    }

    // MARK: From the navigation controller

    private func stackDidChange() {
        if isShowing { return }
        if isAway, isPresent(in: navigation?.ownViewControllers ?? []) { return showPages() }
        let shown = Set((navigation?.viewControllers ?? []).map(ObjectIdentifier.init))
        model.displayDidKeep(Set(controllers.filter { shown.contains(ObjectIdentifier($0.value)) }.keys))
    }
}

/// Stands for a value without a destination.
private struct MissingDestination: View {
    let type: Any.Type

    var body: some View {
        Image(systemName: "exclamationmark.triangle")
            .onAppear {
                RuntimeIssue.report(
                    "navigation-destination",
                    "A NavigationStack is to show a value of type \(type), but no navigationDestination(for:) says what "
                        + "is shown for it. Add one to a view in the stack, outside of lazy containers.")
            }
    }
}
