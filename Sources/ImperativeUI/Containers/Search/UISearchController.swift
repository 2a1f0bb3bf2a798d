import Foundation

/// A view controller that manages a search: a search bar, and a controller that shows the results.
///
/// Set it as the `searchController` of a navigation item to show its search bar in the navigation bar. The search is
/// active from when the user edits its text until it is cancelled, with the cancel button or Escape. Meanwhile, the
/// results controller is shown over the content as soon as there is text.
@MainActor @preconcurrency open class UISearchController: UIViewController {
    /// The situations in which the scopes of the search bar are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// The scopes are shown while the search is active.
        case automatic = 0
        /// The scopes are shown if the bar's `showsScopeBar` is true.
        case manual = 1
        /// The scopes are shown while there is text.
        case onTextEntry = 2
        /// The scopes are shown while the search is active.
        case onSearchActivation = 3
    }

    private final let bar = UISearchBar()
    private final let results: UIViewController?
    private final var activeStorage = false
    /// The controller over which the results are shown.
    final weak var host: UIViewController?
    /// Called when the visible part of the search has changed.
    final var observer: (() -> Void)?

    /// Creates a search controller with a controller that shows the results; `nil` if the searched content shows them
    /// itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.owner = self
    }

    /// Creates a search controller without a results controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.owner = self
    }

    /// Makes the search controller of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        bar.owner = self
    }

    /// The search bar in which the text is edited.
    open var searchBar: UISearchBar { bar }
    /// The view controller that shows the results; `nil` if the searched content shows them itself.
    open var searchResultsController: UIViewController? { results }
    /// The object that updates the results when the search changes, held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate, which is notified when the search begins and ends; held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// A Boolean value that indicates whether the navigation bar hides its title for the search bar while the search is
    /// active; `true` by default.
    open var hidesNavigationBarDuringPresentation = true { didSet { observer?() } }
    /// A Boolean value that indicates whether the searched content is dimmed and blocked while the search is active and
    /// no results are shown over it; `true` by default. A touch there ends the search.
    open var obscuresBackgroundDuringPresentation = true { didSet { showParts() } }
    /// A Boolean value that indicates whether the bar shows a cancel button while the search is active; `true` by
    /// default.
    open var automaticallyShowsCancelButton = true { didSet { showParts() } }
    /// A Boolean value that indicates whether the results controller is shown while the search is active and there is
    /// text; `true` by default. If
    /// `false`, `showsSearchResultsController` decides.
    open var automaticallyShowsSearchResultsController = true { didSet { showParts() } }
    /// The situations in which the bar's scopes are shown.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showParts() } }
    /// A Boolean value that indicates whether the bar's scopes are shown while the search is active; `true` by default.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    private final var forcedResults = false

    // MARK: Suggestions

    private final var offersSuggestions = true
    private final lazy var suggestionRows: SearchSuggestionRows = {
        let made = SearchSuggestionRows()
        made.chosen = { [weak self] in self?.choose($0) }
        return made
    }()

    /// The search suggestions; `nil`, the default, or an empty array for none.
    ///
    /// The suggestions are shown in place of the content from when the search begins, or its text is edited, until
    /// the user chooses one or submits the text. The Down Arrow key moves focus from the text to them.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet {
            if searchSuggestions != nil || oldValue != nil { suggestionRows.show(searchSuggestions ?? []) }
            showParts()
        }
    }

    /// A view of another world with suggestions, in place of those of the program; `nil` for none.
    package final var foreignSuggestions: UIView? { didSet { showParts() } }

    private final var suggestions: UIView? {
        guard activeStorage, offersSuggestions else { return nil }
        return foreignSuggestions ?? (searchSuggestions?.isEmpty == false ? suggestionRows : nil)
    }

    /// Shows no suggestions any more until the text is edited.
    package final func suggestionWasChosen() {
        offersSuggestions = false
        bar.resignFirstResponder()
        showParts()
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        suggestionWasChosen()
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }

    /// A Boolean value that indicates whether the results controller is shown. Setting it takes effect while the search
    /// is active, and turns off showing the results automatically.
    open var showsSearchResultsController: Bool {
        get {
            guard activeStorage, results != nil else { return false }
            return automaticallyShowsSearchResultsController ? bar.text?.isEmpty == false : forcedResults
        }
        set {
            automaticallyShowsSearchResultsController = false
            forcedResults = newValue
            showParts()
        }
    }

    // MARK: Beginning and ending

    /// A Boolean value that indicates whether the search is active. Setting it begins the search, or ends it and clears
    /// the text.
    open var isActive: Bool {
        get { activeStorage }
        set {
            if newValue == activeStorage { return }
            if newValue { begin() } else { end() }
        }
    }

    private func begin() {
        delegate?.willPresentSearchController(self)
        if activeStorage { return }
        activeStorage = true
        offersSuggestions = true
        showParts()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        if !activeStorage { return }
        activeStorage = false
        bar.resignFirstResponder()
        bar.clear()
        showParts()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    /// Shows the parts of the search in their current state.
    private func showParts() {
        if automaticallyShowsCancelButton { bar.showsCancelButton = activeStorage }
        switch scopeBarActivation {
        case .automatic, .onSearchActivation: bar.showsScopeBar = activeStorage
        case .onTextEntry: bar.showsScopeBar = activeStorage && bar.text?.isEmpty == false
        case .manual: break
        }
        if coversContent || isViewLoaded { showResults() }
        observer?()
    }

    override var showingController: UIViewController? { activeStorage ? host : nil }

    override func endBeingShown() { isActive = false }

    /// Shows a view controller in the same way as the controller over which the results are shown.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if let host { host.show(vc, sender: sender) } else { super.show(vc, sender: sender) }
    }

    /// Shows a detail view controller in the same way as the controller over which the results are shown.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let host {
            host.showDetailViewController(vc, sender: sender)
        } else {
            super.showDetailViewController(vc, sender: sender)
        }
    }

    // MARK: Results

    /// Whether something is to be shown over the searched content.
    final var coversContent: Bool {
        activeStorage
            && (suggestions != nil || showsSearchResultsController || obscuresBackgroundDuringPresentation)
    }

    /// Whether the searched content is hidden.
    final var hidesContent: Bool { suggestions != nil || showsSearchResultsController }

    open override func loadView() {
        let made = SearchCover()
        made.touched = { [weak self] in self?.isActive = false }
        view = made
    }

    private func showResults() {
        guard let cover = view as? SearchCover else { return }
        let isShown = showsSearchResultsController
        cover.isDimming = !isShown && obscuresBackgroundDuringPresentation
        cover.suggestions = suggestions
        guard let results else { return }
        if isShown, cover.results == nil {
            addChild(results)
            cover.results = results.view
            results.didMove(toParent: self)
        } else if !isShown, cover.results != nil {
            results.willMove(toParent: nil)
            cover.results = nil
            results.removeFromParent()
        }
    }
}

extension UISearchController: SearchBarOwner {
    func searchBarDidBeginEditing() {
        // Keys that only pass through the field begin nothing; typing does.
        if !activeStorage, bar.window?.focus.isMoving == true { return }
        offersSuggestions = true
        if activeStorage { searchResultsUpdater?.updateSearchResults(for: self) } else { isActive = true }
    }

    func searchBarDidChange(byUser: Bool) {
        if byUser { offersSuggestions = true }
        if byUser, !activeStorage {
            isActive = true
            return
        }
        showParts()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func searchBarDidSubmit() { suggestionWasChosen() }

    func searchBarIsLeftDown() -> Bool {
        guard suggestions != nil, let list = (viewIfLoaded as? SearchCover)?.list else { return false }
        bar.resignFirstResponder()
        return list.focusFirst()
    }

    func searchBarDidCancel() { isActive = false }
}
