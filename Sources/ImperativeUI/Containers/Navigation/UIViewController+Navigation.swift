import Foundation

extension UIViewController {
    /// The nearest navigation controller around this one; `nil` if there is none.
    public final var navigationController: UINavigationController? {
        var controller = parent
        while let here = controller {
            if let navigation = here as? UINavigationController { return navigation }
            controller = here.parent
        }
        return nil
    }

    /// What the public member of this name does, unless it is overridden.
    final var navigationItemValue: UINavigationItem {
        if let navigationItemStorage { return navigationItemStorage }
        let made = UINavigationItem(title: "")
        made.title = title
        navigationItemStorage = made
        return made
    }
}
