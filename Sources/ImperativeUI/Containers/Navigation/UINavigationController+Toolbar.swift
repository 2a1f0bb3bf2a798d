import Foundation

extension UINavigationController {
    /// The bar at the bottom. It shows the `toolbarItems` of the topmost controller.
    public final var toolbar: UIToolbar! {
        if let madeToolbar { return madeToolbar }
        let made = UIToolbar()
        madeToolbar = made
        toolbarMayHaveChanged()
        return made
    }

    /// Hides or shows the bar at the bottom, without animation.
    public final func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Whether a controller in the stack hides the bars at the bottom, also those of controllers around this one.
    final var hidesBottomBars: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    /// Shows the bar at the bottom and what is in it, as it is to be now.
    final func toolbarMayHaveChanged() {
        guard madeToolbar != nil || !isToolbarHidden, let toolbar else { return }
        if toolbar.items != stack.last?.toolbarItems { toolbar.items = stack.last?.toolbarItems }
        let isHidden = isToolbarHidden || hidesBottomBars
        (viewIfLoaded as? NavigationView)?.toolbar = isHidden ? nil : toolbar
    }
}

extension UIViewController {
    /// Sets what the toolbar shows while this controller is on top, without animation.
    public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
}
