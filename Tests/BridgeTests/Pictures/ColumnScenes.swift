import DeclarativeUI
import Foundation

/// The scenes of split view controllers, and of tab bars with an appearance.
@MainActor enum ColumnScenes {
    static func columns(areCovering: Bool) -> UIView {
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(page("Boxes", ["Inbox", "Sent"]), for: .primary)
        split.setViewController(page("Inbox", ["Hello", "Your offer"]), for: .supplementary)
        let mail = page("Hello", ["From: Ada", "To: Grace"])
        let navigation = UINavigationController(rootViewController: page("Mails", []))
        navigation.pushViewController(mail, animated: false)
        split.setViewController(navigation, for: .secondary)
        split.preferredPrimaryColumnWidth = 128
        split.preferredSupplementaryColumnWidth = 160
        split.preferredDisplayMode = areCovering ? .twoOverSecondary : .twoBesideSecondary
        return ControlScenes.sized(Stage(controller: split), 640, 128)
    }

    private static func page(_ title: String, _ lines: [String]) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .systemBackground
        for (index, line) in lines.enumerated() {
            let label = ControlScenes.label(line)
            label.frame = CGRect(x: 16, y: 16 + CGFloat(index) * 16, width: 104, height: 16)
            page.view.addSubview(label)
        }
        return page
    }

    static var tabs: UIView {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Boxes", "Search", "Settings"].map { page($0, ["in \($0)"]) }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGray5]
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .systemGreen
        appearance.selectionIndicatorTintColor = .systemYellow
        tabs.tabBar.standardAppearance = appearance
        return ControlScenes.sized(Stage(controller: tabs), 320, 128)
    }
}
