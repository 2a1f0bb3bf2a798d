import Foundation
import ImperativeUI

/// The search controller of a page whose views say that they can be searched.
@MainActor final class HostedSearch: NSObject {
    let controller = UISearchController(searchResultsController: nil)
    private var settings: SearchSettings

    init(_ settings: SearchSettings) {
        self.settings = settings
        super.init()
        controller.obscuresBackgroundDuringPresentation = false
        controller.searchResultsUpdater = self
        controller.delegate = self
        controller.searchBar.delegate = self
        show(settings)
    }

    /// Follows what the views say.
    func show(_ settings: SearchSettings) {
        self.settings = settings
        let bar = controller.searchBar
        bar.placeholder = settings.prompt?.string ?? "Search"
        if bar.text != settings.string { bar.text = settings.string }
        if controller.isActive == settings.wantsActive { return }
        controller.isActive = settings.wantsActive
        if settings.wantsActive { bar.becomeFirstResponder() }
    }
}

extension HostedSearch: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        settings.take(controller.searchBar.text ?? "")
    }

    func didPresentSearchController(_ searchController: UISearchController) { settings.take(isActive: true) }
    func didDismissSearchController(_ searchController: UISearchController) { settings.take(isActive: false) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { settings.submit() }
}
