import Foundation

extension UINavigationBar {
    /// An item of a bar with its view, if it has one.
    struct Part {
        var item: UIBarButtonItem?
        var view: UIView?
    }

    /// The parts shown of the topmost item.
    struct Shown {
        var leading: [Part] = []
        var trailing: [Part] = []
        var middle: UIView?
        /// All items at both sides, also hidden ones.
        var items: [UIBarButtonItem] = []
        var hasPrompt = false
        var search: UISearchController?
        /// Whether there is nothing but the search bar.
        var isOnlySearch = false
        /// Whether the search bar stands in the place of the title.
        var searchIsInRow = false
        var title = TitleStyle.small

        /// The search bar that has a row of its own.
        @MainActor var searchRowBar: UISearchBar? { searchIsInRow ? nil : search?.searchBar }

        var views: [UIView] { (leading + trailing).compactMap(\.view) + [middle].compactMap { $0 } }
    }

    /// Where the title is.
    enum TitleStyle {
        /// In the middle of the bar.
        case small
        /// In a row of its own.
        case large
        /// Large, at the leading side of the bar.
        case inline
        /// At the leading side of the bar.
        case leading

        var isAtLeadingSide: Bool { self == .inline || self == .leading }
    }

    /// Shows the topmost item, if its content may have changed.
    ///
    /// - Parameter isAsked: Whether the layout around asks for the height, and so need not be told of it.
    final func showTopItem(isAsked: Bool = false) {
        if !isStale { return }
        isStale = false
        takeInterfaceStyle(topItem?.barInterfaceStyle ?? .unspecified)
        isShowing = true
        defer {
            isShowing = false
            if isAsked { askedHeight = steadyHeight + collapsibleHeight } else { contentHeightMayHaveChanged() }
        }
        let before = shown
        shown = content
        let views = shown.views
        let staying = Set(views.map { ObjectIdentifier($0) })
        removeSubviews(before.views.filter { !staying.contains(ObjectIdentifier($0)) })
        for item in before.items where item.bar === self { item.bar = nil }
        for item in shown.items { item.bar = self }
        // Views that are shown already come in the order of the new ones.
        let areInPlace = views.elementsEqual(before.views, by: ===)
        if !areInPlace || views.contains(where: { $0.superview !== self }) { addInFront(views) }
        show(promptLabel, shown.hasPrompt)
        show(largeTitleRow, shown.title == .large)
        showSearch(insteadOf: before.search)
        dress()
        setNeedsLayout()
    }

    private func showSearch(insteadOf before: UISearchController?) {
        let search = shown.search?.searchBar
        if let old = before?.searchBar, old !== search, old.superview.map({ $0 === searchRow }) ?? true {
            old.removeFromSuperview()
            old.isInNavigationBar = false
        }
        search?.isInNavigationBar = true
        let own = shown.searchRowBar
        if let own, own.superview !== searchRow { searchRow.addSubview(own) }
        show(searchRow, own != nil)
    }

    private func show(_ view: UIView, _ isShown: Bool) {
        if isShown { addSubview(view) } else { view.removeFromSuperview() }
    }

    /// The content of the topmost item.
    private var content: Shown {
        var content = Shown()
        guard let item = topItem else { return content }
        content.search = item.searchController
        if let search = item.searchController, isTight {
            content.searchIsInRow = true
            content.middle = search.searchBar
        }
        if let search = item.searchController, search.isActive, search.hidesNavigationBarDuringPresentation {
            content.isOnlySearch = !isTight
            return content
        }
        let left = item.leftBarButtonItems ?? []
        let pane = [paneItem].compactMap { $0 }
        if showsBackButton(of: item, left) {
            backButton.show(backContent(of: item), isRightToLeft: isRightToLeft)
            content.leading.append(Part(view: backButton))
        }
        content.leading += parts(pane)
        let right = item.rightBarButtonItems ?? []
        content.leading += parts(left)
        content.trailing = parts(right)
        content.items = pane + left + right
        titleLabel.text = item.title
        largeTitleLabel.text = item.title
        content.title = titleStyle
        if content.searchIsInRow { return content }
        content.middle = item.titleView ?? titleLabel
        if item.titleView == nil, item.titleMenuProvider != nil || item.renameDelegate != nil {
            titleButton.provider = { [weak self, weak item] in self?.titleMenu(of: item) }
            content.middle = titleButton
        }
        if titleField?.item === item { content.middle = titleField }
        promptLabel.text = item.prompt
        content.hasPrompt = item.prompt != nil && !isTight
        return content
    }

    /// The menu that the title of an item opens.
    private func titleMenu(of item: UINavigationItem?) -> UIMenu? {
        guard let item else { return nil }
        var suggested: [UIMenuElement] = []
        if item.renameDelegate != nil {
            suggested.append(
                UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self, weak item] _ in
                    if let item { self?.rename(item) }
                })
        }
        guard let provider = item.titleMenuProvider else { return UIMenu(children: suggested) }
        return provider(suggested)
    }

    /// Shows a text field in place of the title of an item, in which it is renamed.
    package final func rename(_ item: UINavigationItem) {
        let field = titleField ?? NavigationTitleField()
        titleField = field
        field.ended = { [weak self] in self?.itemsDidChange() }
        guard field.begin(item) else { return }
        itemsDidChange()
        window?.layoutIfNeeded()
        if !field.becomeFirstResponder() { field.end(keeping: false) }
    }

    private func parts(_ items: [UIBarButtonItem]) -> [Part] {
        items.filter { !$0.isHidden }.map { Part(item: $0, view: $0.view) }
    }

    // MARK: The back button

    /// Whether there is a button that goes back.
    final var showsBackButton: Bool { topItem.map { showsBackButton(of: $0, $0.leftBarButtonItems ?? []) } ?? false }

    private func showsBackButton(of item: UINavigationItem, _ left: [UIBarButtonItem]) -> Bool {
        canGoBack && (left.isEmpty || item.leftItemsSupplementBackButton)
    }

    /// Whether the topmost item can be left for the one below, or has another way back.
    final var canGoBack: Bool {
        guard let item = topItem else { return false }
        return (backItem != nil || item.backAction != nil) && !item.hidesBackButton
    }

    private func backContent(of item: UINavigationItem) -> NavigationBackButton.Content {
        let back = backItem
        let own = back?.backBarButtonItem
        let name = own?.title ?? back?.backButtonTitle ?? back?.title ?? "Back"
        var content = NavigationBackButton.Content(name: name, image: own?.image, color: own?.tintColor)
        content.indicator = currentAppearance.backIndicatorImage
        content.attributes = (own?.textAttributes ?? BarTextAttributes())
            .over(currentAppearance.backButtonAppearance.attributes)
        if item.style != .navigator { content.showsName = false }
        if name.isEmpty {
            content.showsName = false
            content.name = back?.title ?? "Back"
        } else if own?.title == nil, back?.backButtonTitle == nil {
            switch back?.backButtonDisplayMode {
            case .generic: content.name = "Back"
            case .minimal: content.showsName = false
            case .default, nil: break
            }
        }
        return content
    }

    // MARK: Titles

    private var titleStyle: TitleStyle {
        if let topItem, topItem.style != .navigator { return .leading }
        guard prefersLargeTitles, !isTight, let items else { return .small }
        // An undecided item is like the one below it.
        for item in items.reversed() {
            switch item.largeTitleDisplayMode {
            case .automatic: continue
            case .always: return .large
            case .never: return .small
            case .inline: return .inline
            }
        }
        return .large
    }
}
