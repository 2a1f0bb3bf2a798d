import BridgedEnvironment

/// Opens menus over the window of their source.
@MainActor package enum MenuPresenter {
    /// Opens a menu. Returns the controller that shows it; `nil` if the menu is empty, or there is no window to show
    /// it in.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - source: The source of the menu.
    ///   - sender: The sender of its actions.
    ///   - order: In which order its elements are shown.
    ///   - preview: The controller shown above it.
    ///   - events: The functions called in its life.
    @discardableResult
    package static func open(
        _ menu: UIMenu, from source: MenuSource, sender: Any?,
        order: UIContextMenuConfiguration.ElementOrder = .automatic, preview: UIViewController? = nil,
        events: MenuEvents = MenuEvents()
    ) -> MenuController? {
        guard let view = source.view, let window = view.window else { return nil }
        if preview == nil, !menu.hasVisibleElements([:]) { return nil }
        guard let presenter = window.frontViewController else {
            RuntimeIssue.report(
                "menu",
                "A menu is presented over the root controller of a window: that of \(type(of: view)) has none, and the "
                    + "menu is not shown. Set the window's rootViewController.")
            return nil
        }
        if presenter is MenuController { return nil }
        let controller = MenuController(
            menu, source: source, sender: sender, order: order, preview: preview, events: events)
        if let presentation = controller.presentationController { view.leadTraits(of: presentation) }
        var isShown = true
        presenter.presentIfPossible(controller) { isShown = $0 }
        return isShown ? controller : nil
    }
}
