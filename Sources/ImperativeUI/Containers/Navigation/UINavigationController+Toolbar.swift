import Foundation

extension UINavigationController {
    /// The toolbar at the bottom. It shows the `toolbarItems` of the topmost controller.
    public final var toolbar: UIToolbar! {
        if let madeToolbar { return madeToolbar }
        let made = UIToolbar()
        madeToolbar = made
        toolbarMayHaveChanged()
        return made
    }

    /// Whether a controller in the stack hides the bars at the bottom, also those of controllers around this one.
    final var hidesBottomBars: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    /// Updates the bar at the bottom and its items.
    final func toolbarMayHaveChanged() {
        guard madeToolbar != nil || !isToolbarHidden, let toolbar else { return }
        if toolbar.items != stack.last?.toolbarItems { toolbar.items = stack.last?.toolbarItems }
        let isHidden = isToolbarHidden || hidesBottomBars
        (viewIfLoaded as? NavigationView)?.toolbar = isHidden ? nil : toolbar
    }
}

extension UIViewController {
    /// Sets the items the toolbar shows while this controller is topmost, without animation.
    public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
}
