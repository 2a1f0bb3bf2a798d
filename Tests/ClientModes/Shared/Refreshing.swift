// Contents that are refreshed and searched, as client code writes them, in both worlds.

import SwiftUI
import UIKit

final class ClientFeedController: UIViewController {
    private let scrollView = UIScrollView()
    private let refreshControl = UIRefreshControl()

    override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl.tintColor = .systemBlue
        refreshControl.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
        scrollView.refreshControl = refreshControl
        view.addSubview(scrollView)
        let other = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in })
        other.beginRefreshing()
        if other.isRefreshing { other.endRefreshing() }
    }

    private func load() {
        Task { @MainActor in
            scrollView.refreshControl?.endRefreshing()
        }
    }
}

struct ClientFeed: View {
    @State private var items = ["One"]
    @Environment(\.refresh) private var refresh

    var body: some View {
        ScrollView { ForEach(items, id: \.self) { Text($0) } }
            .refreshable { await load() }
        List(items, id: \.self) { Text($0) }
            .refreshable { await load() }
        if let refresh { Button("Refresh") { Task { await refresh() } } }
    }

    private func load() async { items.append("Two") }
}

final class ClientSearchController: UIViewController, UISearchResultsUpdating {
    private let searchController = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        searchController.searchResultsUpdater = self
        navigationItem.searchController = searchController
    }

    func updateSearchResults(for searchController: UISearchController) {
        let item = UISearchSuggestionItem(
            localizedSuggestion: "Recent", localizedDescription: "From yesterday",
            iconImage: UIImage(systemName: "clock"))
        item.representedObject = 1
        searchController.searchSuggestions = [item, UISearchSuggestionItem(localizedSuggestion: "Popular")]
    }

    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        searchController.searchBar.text = searchSuggestion.localizedSuggestion
    }
}

struct ClientSuggestions: View {
    @State private var text = ""
    let names = ["Ann", "Bob"]

    var body: some View {
        NavigationStack {
            List(names, id: \.self) { Text($0) }
                .searchable(text: $text, prompt: "Names")
                .searchSuggestions {
                    ForEach(names, id: \.self) { name in Label(name, systemImage: "person").searchCompletion(name) }
                }
        }
    }
}
