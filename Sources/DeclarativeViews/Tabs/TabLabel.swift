import BridgedEnvironment

/// The label of a tab.
package struct TabLabel: Equatable {
    package var title: Text?
    package var image: Image?
}

/// The key under which tabs pass their labels to their container.
package enum TabLabelsKey: PageBoundKey {
    package static var defaultValue: [Subview.ID: TabLabel] { [:] }

    package static func reduce(value: inout [Subview.ID: TabLabel], nextValue: () -> [Subview.ID: TabLabel]) {
        value.merge(nextValue()) { first, _ in first }
    }
}

/// Finds and reports the text and image in the label of a tab. It takes no room.
package struct TabLabelReader: View, UnnamedPlace {
    let id: Subview.ID
    let item: AnyView

    package init(id: Subview.ID, item: AnyView) {
        self.id = id
        self.item = item
    }

    package var body: some View {
        Group(subviews: item.labelStyle(TabLabelStyle())) { parts in
            EmptyView().transformPreference(TabLabelsKey.self) { $0[id] = TabLabel(parts) }
        }
    }
}

extension TabLabel {
    /// The first text and the first image among views.
    @MainActor fileprivate init(_ parts: SubviewsCollection) {
        let views = parts.map(\.listed.content)
        title = views.lazy.compactMap { $0 as? Text }.first
        image = views.lazy.compactMap { $0 as? Image }.first
    }
}

/// Lays out the parts of labels as separate siblings, not in a row.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.icon
        configuration.title
    }
}
