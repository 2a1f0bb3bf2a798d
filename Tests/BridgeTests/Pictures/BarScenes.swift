import DeclarativeUI
import Foundation

/// The scenes of navigation controllers with more than a title.
@MainActor enum BarScenes {
    static func view(of scene: ControlSceneTests.Scene) -> UIView {
        let list = ListOfLines()
        list.title = "Inbox"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = scene == .largeTitle || scene == .scrolledTitle
        switch scene {
        case .scrolledTitle: list.distance = 64
        case .barAppearance: dress(navigation.navigationBar)
        case .toolbar: showToolbar(navigation)
        case .searching, .searchScopes: search(in: list, hasScopes: scene == .searchScopes)
        default: break
        }
        return ControlScenes.sized(Stage(controller: navigation), 280, 208)
    }

    private static func dress(_ bar: UINavigationBar) {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.shadowColor = nil
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
    }

    private static func showToolbar(_ navigation: UINavigationController) {
        navigation.isToolbarHidden = false
        navigation.topViewController?.toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "3 notes", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
        ]
    }

    private static func search(in list: UIViewController, hasScopes: Bool) {
        let results = UIViewController()
        results.view.backgroundColor = .systemBackground
        let label = ControlScenes.label("No results")
        label.frame = CGRect(x: 16, y: 16, width: 200, height: 16)
        results.view.addSubview(label)
        let search = UISearchController(searchResultsController: results)
        list.navigationItem.searchController = search
        guard hasScopes else { return }
        search.searchBar.scopeButtonTitles = ["All", "Mine"]
        search.isActive = true
        search.searchBar.text = "milk"
    }
}

/// A scroll view with lines of text.
private final class ListOfLines: UIViewController {
    private let scroll = UIScrollView()
    /// How far it is scrolled as it appears.
    var distance: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for number in 0..<20 {
            let label = ControlScenes.label("Line \(number)")
            label.frame = CGRect(x: 16, y: CGFloat(number) * 16, width: 200, height: 16)
            scroll.addSubview(label)
        }
        scroll.contentSize = CGSize(width: 200, height: 320)
        view.addSubview(scroll)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        // Shown as far from the start in every medium.
        if distance > 0 { scroll.contentOffset.y = distance - scroll.adjustedContentInset.top }
    }
}
