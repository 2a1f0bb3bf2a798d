import DeclarativeViews
import Foundation
import ImperativeUI
import BridgedEnvironment

/// The search controller of a page whose views say that they can be searched.
@MainActor final class PageSearch: NSObject {
    let controller = UISearchController(searchResultsController: nil)
    private var settings: SearchSettings
    private var suggestions: SearchSuggestionsView?
    private var scopes: ScopedHostingView<AnyView>?

    init(_ settings: SearchSettings) {
        self.settings = settings
        super.init()
        controller.obscuresBackgroundDuringPresentation = false
        controller.searchResultsUpdater = self
        controller.delegate = self
        controller.searchBar.delegate = self
        show(settings)
    }

    /// Follows the settings of the views.
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

extension PageSearch {
    /// Follows the suggestions of the views.
    func suggest(_ new: SearchSuggestions?) {
        guard let new, let origin = new.origin else {
            suggestions?.leave()
            suggestions = nil
            controller.foreignSuggestions = nil
            return
        }
        if let suggestions, suggestions.scope === origin.scope {
            suggestions.content = new.content
        } else {
            suggestions?.leave()
            let made = SearchSuggestionsView(new.content, in: origin.scope, label: origin.node) { [weak self] text in
                guard let self else { return }
                controller.suggestionWasChosen()
                settings.take(text)
            }
            made.hosting.idealSizeDidChange = { [weak self] in self?.showSuggestions() }
            suggestions = made
        }
        showSuggestions()
    }

    /// Shows the suggestions, if there are any.
    private func showSuggestions() {
        let shown = suggestions.flatMap { $0.isEmpty ? nil : $0 }
        if controller.foreignSuggestions !== shown { controller.foreignSuggestions = shown }
        shown?.superview?.setNeedsLayout()
    }
}

extension PageSearch {
    /// Follows the search scopes of the views.
    func choose(in new: SearchScopes?) {
        guard let new, let origin = new.origin else {
            scopes?.leave()
            scopes = nil
            controller.searchBar.foreignScopes = nil
            return
        }
        controller.scopeBarActivation = new.activation.kind == .textEntry ? .onTextEntry : .onSearchActivation
        if let scopes, scopes.scope === origin.scope {
            scopes.hosting.rootView = new.content
            return
        }
        scopes?.leave()
        let made = ScopedHostingView(new.content, in: origin.scope, label: origin.node)
        made.hosting.idealSizeDidChange = { [weak self] in self?.controller.searchBar.setNeedsLayout() }
        scopes = made
        controller.searchBar.foreignScopes = made
    }
}

/// A view that shows the search suggestions of views, in their environment.
final class SearchSuggestionsView: ScopedHostingView<SearchSuggestionRows> {
    convenience init(
        _ content: AnyView, in scope: Scope, label: any ScopeLabel, choose: @escaping @MainActor (String) -> Void
    ) {
        self.init(SearchSuggestionRows(content: content, choose: choose), in: scope, label: label)
    }

    var content: AnyView {
        get { hosting.rootView.content }
        set { hosting.rootView.content = newValue }
    }

    /// Whether nothing is suggested.
    var isEmpty: Bool { hosting.idealSize.height <= 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width, height: fitting.height)
    }
}

extension PageSearch: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        settings.take(controller.searchBar.text ?? "")
    }

    func didPresentSearchController(_ searchController: UISearchController) { settings.take(isActive: true) }
    func didDismissSearchController(_ searchController: UISearchController) { settings.take(isActive: false) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { settings.submit() }
}
