import Drawing

/// The pictures of the subviews of a view that has many. Only pictures of changed subviews are put together again.
@MainActor final class SubviewSections {
    /// The number of subviews above which their pictures are kept one by one.
    static let longCount = 32

    private var sections = DisplaySections(count: 0)
    private var indices: [ObjectIdentifier: Int] = [:]
    private var changed: [UIView] = []
    private var isStale = true

    /// Notes that a subview looks different, or is elsewhere.
    func subviewDidChange(_ view: UIView) {
        // Several properties that move in one view note it one after the other.
        if isStale || changed.last === view { return }
        if changed.count >= indices.count / 4 + 8 { subviewsDidChange() } else { changed.append(view) }
    }

    /// Notes that there are other subviews, or in another order.
    func subviewsDidChange() {
        isStale = true
        changed = []
    }

    /// Returns the subviews whose pictures are to be put together.
    func due(among views: [UIView]) -> [UIView] { isStale ? views : changed }

    /// Returns the display list of the subviews.
    ///
    /// - Parameter draw: Draws one view. It is called for those that are due.
    func list(of views: [UIView], draw: (UIView) -> DisplayList) -> DisplayList {
        let due = due(among: views)
        if isStale {
            sections = DisplaySections(count: views.count)
            indices = [:]
            for (index, view) in views.enumerated() { indices[ObjectIdentifier(view)] = index }
        }
        for view in due {
            guard let index = indices[ObjectIdentifier(view)] else { continue }
            let list = draw(view)
            if list.items.count == 1, case .group(let group) = list.items[0] {
                sections[index] = group
            } else {
                sections[index] = list.isEmpty ? nil : DisplayGroup(list)
            }
        }
        (isStale, changed) = (false, [])
        return sections.list()
    }
}
