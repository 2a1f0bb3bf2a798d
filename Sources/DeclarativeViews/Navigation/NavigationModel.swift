import BridgedEnvironment

/// The pages of a navigation stack above its root, each for a value or for a view.
///
/// The path that the program keeps, if it keeps one, determines the values; pages for views are in no path.
@MainActor package final class NavigationModel {
    /// A page above the root.
    package struct Page {
        /// Identifies the page, and the state of its views, for as long as it is there.
        package let id: Int
        var content: Content
        /// Whether the page is shown in place of the root.
        package var replacesRoot = false
        /// Called when the page is gone without its presenter having asked for that.
        var wasRemoved: () -> Void = {}

        enum Content {
            case value(AnyHashable)
            case view(AnyView, presenter: ObjectIdentifier?)
        }

        var value: AnyHashable? { if case .value(let value) = content { value } else { nil } }

        /// The type of the page's value, or of its view.
        package var valueType: Any.Type { value.map { Swift.type(of: $0.base) } ?? AnyView.self }

        func isPresented(by presenter: ObjectIdentifier) -> Bool {
            if case .view(_, let other) = content { other == presenter } else { false }
        }
    }

    /// The maker of views for the values of a type.
    private struct Destination {
        let type: ObjectIdentifier
        let owner: ObjectIdentifier
        var make: (Any) -> AnyView?
    }

    /// The pages, the topmost last.
    package private(set) var pages: [Page] = []
    private var destinations: [Destination] = []
    private var lastID = 0
    /// The path that the program keeps; `nil` for none.
    package var path: NavigationPathAccess?
    /// The display of the pages.
    package weak var display: (any NavigationDisplay)?
    /// The columns that this is, or is in, if any.
    package weak var columns: NavigationColumns?

    package init() {}

    private func makePage(_ content: Page.Content, wasRemoved: @escaping () -> Void = {}) -> Page {
        lastID += 1
        return Page(id: lastID, content: content, wasRemoved: wasRemoved)
    }

    // MARK: Values

    /// Shows a value on top. Returns whether the path takes it.
    @discardableResult
    func push(_ value: AnyHashable) -> Bool {
        if columns?.show(value, from: self) == true { return true }
        guard let path else {
            pages.append(makePage(.value(value)))
            show()
            return true
        }
        guard path.append(value) else {
            RuntimeIssue.report(
                "navigation-path-type",
                "A link has a value of type \(type(of: value.base)), which the path of its NavigationStack cannot hold. It "
                    + "leads nowhere. Use a NavigationPath, or a path of values of that type.")
            return false
        }
        pathDidChange()
        return true
    }

    /// Shows a value as the only one above the root.
    func showOverRoot(_ value: AnyHashable) {
        if pages.map(\.value) == [value] { return }
        if !pages.isEmpty { remove(from: 0) }
        push(value)
    }

    /// Shows a value in place of the root.
    func showInPlaceOfRoot(_ value: AnyHashable) {
        if pages.count == 1, pages[0].replacesRoot, pages[0].value == value { return }
        replaceRoot(with: makePage(.value(value)))
    }

    private func replaceRoot(with page: Page) {
        let gone = pages
        pages = [page]
        pages[0].replacesRoot = true
        show()
        for page in gone { page.wasRemoved() }
    }

    /// Follows the path that the program keeps: the common start of both stays.
    package func pathDidChange() {
        guard let path else { return }
        let values = path.values()
        let shown = pages.indices.filter { pages[$0].value != nil }
        var common = 0
        while common < min(values.count, shown.count), pages[shown[common]].value == values[common] { common += 1 }
        if common == shown.count, common == values.count { return }
        let isCut = common < shown.count
        let gone = isCut ? Array(pages[shown[common]...]) : []
        if isCut { pages.removeSubrange(shown[common]...) }
        pages += values[common...].map { makePage(.value($0)) }
        show()
        for page in gone { page.wasRemoved() }
    }

    // MARK: Views

    /// Shows a view on top of the page in which its presenter is, or updates the view that it shows.
    ///
    /// - Parameters:
    ///   - owner: The page in which the presenter is; `nil` for the root.
    ///   - wasRemoved: Called when the page is gone without `dismiss(_:)`.
    func present(
        _ view: AnyView, by presenter: ObjectIdentifier, in owner: Int?, wasRemoved: @escaping () -> Void
    ) {
        if let index = pages.firstIndex(where: { $0.isPresented(by: presenter) }) {
            pages[index].content = .view(view, presenter: presenter)
            pages[index].wasRemoved = wasRemoved
            display?.updatePage(pages[index].id)
            return
        }
        if let other = columns?.modelForViews(of: self) {
            return other.presentInPlaceOfRoot(view, by: presenter, wasRemoved: wasRemoved)
        }
        cut(above: owner)
        pages.append(makePage(.view(view, presenter: presenter), wasRemoved: wasRemoved))
        show()
    }

    /// Shows a view in place of the root, or updates the view that the presenter shows there.
    private func presentInPlaceOfRoot(
        _ view: AnyView, by presenter: ObjectIdentifier, wasRemoved: @escaping () -> Void
    ) {
        if let index = pages.firstIndex(where: { $0.isPresented(by: presenter) }) {
            pages[index].content = .view(view, presenter: presenter)
            pages[index].wasRemoved = wasRemoved
            display?.updatePage(pages[index].id)
            return
        }
        replaceRoot(with: makePage(.view(view, presenter: presenter), wasRemoved: wasRemoved))
        columns?.show(self)
    }

    /// Removes the page of a presenter, and those above it.
    func dismiss(_ presenter: ObjectIdentifier) {
        guard let index = pages.firstIndex(where: { $0.isPresented(by: presenter) }) else {
            columns?.modelForViews(of: self)?.dismiss(presenter)
            return
        }
        pages[index].wasRemoved = {}
        remove(from: index)
    }

    /// Detaches the page of a presenter that is gone itself, so that no callback runs at the page's end.
    func orphan(_ presenter: ObjectIdentifier) {
        guard let index = pages.firstIndex(where: { $0.isPresented(by: presenter) }),
            case .view(let view, _) = pages[index].content
        else {
            columns?.modelForViews(of: self)?.orphan(presenter)
            return
        }
        pages[index].content = .view(view, presenter: nil)
        pages[index].wasRemoved = {}
    }

    /// Removes the pages above one; above the root for `nil`.
    private func cut(above owner: Int?) {
        let first = owner.flatMap { id in pages.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
        if first < pages.count, owner == nil || first > 0 { remove(from: first) }
    }

    // MARK: Removing

    /// Removes all pages.
    package func removeAll() { if !pages.isEmpty { remove(from: 0) } }

    /// Removes a page, and those above it.
    package func removePage(_ id: Int) {
        if let index = pages.firstIndex(where: { $0.id == id }) { remove(from: index) }
    }

    /// Notes which pages are still shown: the display has removed others for the user or the program.
    package func displayDidKeep(_ ids: Set<Int>) {
        guard let index = pages.firstIndex(where: { !ids.contains($0.id) }) else { return }
        remove(from: index)
    }

    private func remove(from index: Int) {
        let gone = pages[index...]
        pages.removeSubrange(index...)
        let values = gone.count { $0.value != nil }
        if values > 0 { path?.removeLast(values) }
        show()
        for page in gone { page.wasRemoved() }
        if pages.isEmpty, gone.first?.replacesRoot == true { columns?.rootIsBack(in: self) }
        // The program may keep values it was asked to remove.
        pathDidChange()
    }

    private func show() { display?.showPages() }

    // MARK: Destinations

    /// Registers the destination for the values of a type. Of several for a type, the first counts.
    ///
    /// - Parameter owner: The owner of the destination, which may register it again.
    func register<D>(_ type: D.Type, by owner: ObjectIdentifier, make: @escaping (D) -> AnyView) {
        let id = ObjectIdentifier(type)
        let destination = Destination(type: id, owner: owner) { ($0 as? D).map(make) }
        if let index = destinations.firstIndex(where: { $0.type == id && $0.owner == owner }) {
            destinations[index] = destination
        } else {
            destinations.append(destination)
        }
        for model in columns?.all ?? [self] { model.updatePages(ofType: id) }
    }

    private func updatePages(ofType id: ObjectIdentifier) {
        for page in pages {
            if let value = page.value, ObjectIdentifier(Swift.type(of: value.base)) == id {
                display?.updatePage(page.id)
            }
        }
    }

    /// Removes the destinations of an owner.
    func unregister(_ owner: ObjectIdentifier) { destinations.removeAll { $0.owner == owner } }

    /// Returns the view of a page; `nil` if its value has no destination.
    package func view(of page: Page) -> AnyView? {
        switch page.content {
        case .view(let view, _): return view
        case .value(let value):
            let type = ObjectIdentifier(Swift.type(of: value.base))
            if let own = destinations.first(where: { $0.type == type }) { return own.make(value.base) }
            // Other columns may know.
            let others = columns?.all ?? []
            return others.lazy.compactMap { $0.destinations.first { $0.type == type } }.first?.make(value.base)
        }
    }
}

/// Shows the pages of a navigation stack.
@MainActor package protocol NavigationDisplay: AnyObject {
    /// The list of pages has changed.
    func showPages()
    /// The content of a page has changed.
    func updatePage(_ id: Int)
}

/// The delegate of a graph whose views are in a navigation stack.
@MainActor package protocol GraphNavigationDelegate: ViewGraphDelegate {
    /// The stack around the views; `nil` for none.
    var navigation: NavigationModel? { get }
    /// The page of the stack in which the views are; `nil` for the root.
    var navigationPage: Int? { get }
}
