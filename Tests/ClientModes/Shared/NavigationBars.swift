import UIKit

// Navigation bars, toolbars and searches as they are written for UIKit.

final class MessagesController: UIViewController, UISearchResultsUpdating, UISearchBarDelegate,
    UISearchControllerDelegate
{
    private let scrollView = UIScrollView()
    private let searchController = UISearchController(searchResultsController: nil)
    private(set) var filter = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Messages"
        view.addSubview(scrollView)
        setContentScrollView(scrollView, for: .top)
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.backButtonTitle = "Messages"
        navigationItem.backButtonDisplayMode = .minimal
        navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        navigationItem.setRightBarButton(
            UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: MessagesController.compose),
            animated: true)
        searchController.searchResultsUpdater = self
        searchController.delegate = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.hidesNavigationBarDuringPresentation = false
        searchController.searchBar.placeholder = "Search messages"
        searchController.searchBar.scopeButtonTitles = ["All", "Unread"]
        searchController.searchBar.searchBarStyle = .minimal
        searchController.searchBar.delegate = self
        searchController.searchBar.searchTextField.textColor = .label
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        let fixed = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        fixed.width = 20
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: MessagesController.compose), fixed,
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), .flexibleSpace(),
            .fixedSpace(8), UIBarButtonItem(systemItem: .refresh),
        ]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    func updateSearchResults(for searchController: UISearchController) {
        filter = searchController.isActive ? searchController.searchBar.text ?? "" : ""
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { filter = "" }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { filter = searchText }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    func didPresentSearchController(_ searchController: UISearchController) {}

    func compose() {
        let controller = UIViewController()
        controller.hidesBottomBarWhenPushed = true
        show(controller, sender: self)
    }
}

@MainActor func configureAppearance(of navigationController: UINavigationController) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemBlue
    appearance.shadowColor = .clear
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [
        .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 30, weight: .heavy),
    ]
    let buttons = UIBarButtonItemAppearance(style: .plain)
    buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.buttonAppearance = buttons
    let bar = navigationController.navigationBar
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    bar.compactAppearance = appearance
    bar.tintColor = .white
    bar.isTranslucent = false
    bar.barTintColor = .systemBlue
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    let toolbarAppearance = UIToolbarAppearance()
    toolbarAppearance.configureWithDefaultBackground()
    navigationController.toolbar.standardAppearance = toolbarAppearance
    navigationController.isToolbarHidden = false
}
