import DeclarativeUI
import Foundation

extension ControlCase {
    static let controllers: [ControlCase] = [
        .controller("UINavigationBar, UIToolbar, the way back") { notes in
            let first = UIViewController()
            first.title = "Start"
            first.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Tool", primaryAction: UIAction { _ in notes.add("tool") })
            first.navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { _ in notes.add("add") },
                menu: UIMenu(children: [UIAction(title: "Entry") { _ in notes.add("entry") }]))
            let navigation = UINavigationController(rootViewController: first)
            first.toolbarItems = [
                UIBarButtonItem(
                    title: "Next",
                    primaryAction: UIAction { [weak navigation] _ in
                        let second = UIViewController()
                        second.title = "Second"
                        navigation?.pushViewController(second, animated: false)
                    }),
                .flexibleSpace(),
                UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in notes.add("trash") }),
            ]
            navigation.isToolbarHidden = false
            return navigation
        }.then(
            .tells(
                "navigation bar",
                #"  button "Add" [Show Menu]"#,
                #"  button "Tool""#,
                #"  heading "Start""#,
                "toolbar",
                #"  button "Next""#,
                #"  button "Delete""#), .press(.button, "Tool"), .press(.button, "Add"),
            .act(.button, "Add", "Show Menu"),
            .press(.menuItem, "Entry"), .press(.button, "Delete"), .press(.button, "Next"),
            .tells(
                "navigation bar",
                #"  button "Start""#,
                #"  heading "Second""#),
            .press(.button, "Start"),
            .tells(
                "navigation bar",
                #"  button "Add" [Show Menu]"#,
                #"  button "Tool""#,
                #"  heading "Start""#,
                "toolbar",
                #"  button "Next""#,
                #"  button "Delete""#), .notes("tool", "add", "entry", "trash"),
        ),
        .controller("UITabBar") { notes in
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two"].map { title in
                let controller = UIViewController()
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
                label.text = "Page \(title)"
                controller.view.addSubview(label)
                controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
                return controller
            }
            tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
            return tabs
        }.then(
            .tells(
                #"text "Page One""#,
                "tab bar",
                #"  tab "One" (selected)"#,
                #"  tab "Two" = "3""#), .press(.tab, "Two"),
            .tells(
                #"text "Page Two""#,
                "tab bar",
                #"  tab "One""#,
                #"  tab "Two" = "3" (selected)"#)),
        .controller("UISearchController") { notes in
            let first = AnimalsController(notes)
            first.title = "Animals"
            let search = UISearchController(searchResultsController: nil)
            search.searchBar.placeholder = "Find"
            search.searchBar.scopeButtonTitles = ["All", "Some"]
            search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apple")]
            first.navigationItem.searchController = search
            return UINavigationController(rootViewController: first)
        }.then(
            .tells(
                "list",
                #"  cell "Cat""#,
                #"    text "Cat""#,
                #"    button "More Info""#,
                #"  cell "Dog, 42""#,
                "navigation bar",
                #"  heading "Animals""#,
                #"  search field "Find""#), .press(.searchField, "Find"),
            .tells(
                "list",
                #"  cell "Cat""#,
                #"    text "Cat""#,
                #"    button "More Info""#,
                #"  cell "Dog, 42""#,
                #"button "Apple""#,
                "navigation bar",
                #"  search field "Find""#,
                #"  button "Cancel""#,
                #"  button "All" (selected)"#,
                #"  button "Some""#), .type(.searchField, "Find", "a"),
            .press(.button, "Some"), .press(.button, "Cancel"),
            .tells(
                "list",
                #"  cell "Cat""#,
                #"    text "Cat""#,
                #"    button "More Info""#,
                #"  cell "Dog, 42""#,
                "navigation bar",
                #"  heading "Animals""#,
                #"  search field "Find""#),
        ),
        .controller("Cells with accessories") { notes in AnimalsController(notes) }.then(
            .tells(
                "list",
                #"  cell "Cat""#,
                #"    text "Cat""#,
                #"    button "More Info""#,
                #"  cell "Dog, 42""#), .press(.cell, "Cat"), .press(.button, "More Info"), .notes("0", "info 0"),
            .tells(
                "list",
                #"  cell "Cat" (selected)"#,
                #"    text "Cat""#,
                #"    button "More Info""#,
                #"  cell "Dog, 42""#),
        ),
        .controller("Cells that are edited") { notes in
            let controller = AnimalsController(notes)
            controller.isEditing = true
            return controller
        }.then(
            .tells(
                "list",
                #"  cell "Cat""#,
                #"    text "Cat""#,
                #"    button "Remove""#,
                #"    button "More Info""#,
                #"  cell "Dog, 42""#,
                #"    text "Dog""#,
                #"    button "Insert""#,
                #"    text "42""#), .press(.button, "Remove"), .press(.button, "Insert"), .notes("delete 0", "insert 1"),
        ),
        .controller("UIRefreshControl") { notes in
            let controller = AnimalsController(notes)
            let refresh = UIRefreshControl()
            refresh.addAction(UIAction { _ in notes.add("refresh") }, for: .valueChanged)
            controller.collectionView.refreshControl = refresh
            return controller
        }.then(
            .tells(
                "list",
                #"  cell "Cat""#,
                #"    text "Cat""#,
                #"    button "More Info""#,
                #"  cell "Dog, 42""#), .scroll(.cell, "Cat", .up), .notes("refresh"),
            .tells(
                "list",
                #"  progress "Refreshing""#,
                #"  cell "Cat""#,
                #"    text "Cat""#,
                #"    button "More Info""#,
                #"  cell "Dog, 42""#)),
        .controller("UIAlertController") { notes in
            let controller = UIViewController()
            let button = UIButton(
                configuration: .plain(),
                primaryAction: UIAction(title: "Ask") { [weak controller] _ in
                    let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
                    alert.addTextField { $0.placeholder = "Name" }
                    alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in notes.add("save") })
                    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                    controller?.present(alert, animated: false)
                })
            button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
            controller.view.addSubview(button)
            return controller
        }.then(
            .press(.button, "Ask"),
            .tells(
                "alert",
                #"  heading "Name?""#,
                #"  text field "Name""#,
                #"  button "Save""#,
                #"  button "Cancel""#), .type(.textField, "Name", "Ada"), .press(.button, "Save"),
            .tells(
                #"button "Ask""#), .notes("save"),
        ),
        .controller("UIPageViewController, a sheet") { notes in
            let controller = UIViewController()
            let button = UIButton(
                configuration: .plain(),
                primaryAction: UIAction(title: "Show") { [weak controller] _ in
                    let sheet = UIViewController()
                    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
                    label.text = "Sheet"
                    sheet.view.addSubview(label)
                    sheet.sheetPresentationController?.detents = [.medium(), .large()]
                    sheet.sheetPresentationController?.prefersGrabberVisible = true
                    controller?.present(sheet, animated: false)
                })
            button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
            controller.view.addSubview(button)
            return controller
        }.then(
            .press(.button, "Show"),
            .tells(
                #"text "Sheet""#,
                #"button "Sheet Grabber""#), .escape(.text, "Sheet"),
            .tells(
                #"button "Show""#)),
    ]
}

/// Two rows with accessories.
private final class AnimalsController: UICollectionViewController {
    private let notes: Notes
    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [notes] cell, path, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        cell.accessories = [
            .disclosureIndicator(),
            .delete { notes.add("delete \(path.item)") },
        ]
        if path.item == 0 { cell.accessories.append(.detail { notes.add("info \(path.item)") }) }
        if path.item == 1 { cell.accessories = [.insert { notes.add("insert \(path.item)") }, .label(text: "42")] }
    }

    init(_ notes: Notes) {
        self.notes = notes
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = registration
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: ["Cat", "Dog"][indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        notes.add("\(indexPath.item)")
    }
}
