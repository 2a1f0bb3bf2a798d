import Foundation

extension UIViewController {
    /// The nearest enclosing navigation controller; `nil` if there is none.
    public final var navigationController: UINavigationController? {
        var controller = parent
        while let here = controller {
            if let navigation = here as? UINavigationController { return navigation }
            controller = here.parent
        }
        return nil
    }

    /// The default value of `navigationItem`.
    final var navigationItemValue: UINavigationItem {
        if let navigationItemStorage { return navigationItemStorage }
        let made = UINavigationItem(title: "")
        made.title = title
        navigationItemStorage = made
        return made
    }
}
