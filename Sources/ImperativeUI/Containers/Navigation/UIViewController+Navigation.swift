import Foundation

extension UIViewController {
    /// The nearest enclosing navigation controller; `nil` if there is none.
    public final var navigationController: UINavigationController? {
        parent?.nearest { $0 as? UINavigationController }
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
