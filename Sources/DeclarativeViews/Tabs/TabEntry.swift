import BridgedEnvironment

/// One tab of a tab view, as it reaches the bar.
@MainActor package struct TabEntry {
    package let id: Subview.ID
    /// The value that selects the tab; `nil` for none.
    package let tag: AnyHashable?
    package let label: TabLabel?
    package let badge: Text?
    /// The content of the tab while it is selected.
    package let content: ListedContent

    package init(_ subview: Subview, selection: TabSelection?, label: TabLabel?) {
        let values = subview.containerValues
        id = subview.id
        tag = selection?.tag(values)
        self.label = label
        badge = values.tabBadge
        content = ListedContent(subview: subview.listed)
    }
}

/// The program's selection of a tab view.
@MainActor package struct TabSelection {
    package let value: () -> AnyHashable
    /// Selects the tab with a value.
    package let select: (AnyHashable) -> Void
    /// Returns the value of a tab, of the type of the selection.
    let tag: (ContainerValues) -> AnyHashable?

    package init<Value: Hashable>(_ binding: Binding<Value>) {
        value = { AnyHashable(binding.wrappedValue) }
        select = { if let value = $0.base as? Value { binding.wrappedValue = value } }
        tag = { $0.tag(for: Value.self).map { AnyHashable($0) } }
    }
}

extension TabSelection {
    /// Selects a tab at the wish of a person. Returns whether the program accepts it.
    package func accepts(_ entry: TabEntry?) -> Bool {
        guard let tag = entry?.tag else {
            RuntimeIssue.report(
                "tab-selection",
                "A tab is chosen that has no value of the type of its TabView's selection, so it cannot be selected. Give "
                    + "it a tag of that type.")
            return false
        }
        select(tag)
        return value() == tag
    }
}
