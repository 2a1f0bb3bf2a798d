import DeclarativeViews
import ImperativeUI

/// A view that switches between several views with a tab bar below them or by turning pages; see `tabViewStyle(_:)`.
///
/// Each child view is a tab: `tabItem(_:)` sets its item in the tab bar, and `tag(_:includeOptional:)` the value that
/// selects it. Alternatively, the content consists of ``Tab`` values. Views that are not selected keep their state.
///
/// If the value of `selection` matches no tab, the last selected tab, or the one that replaced it, stays selected.
/// The user cannot select a tab that has no value of the selection's type.
public struct TabView<SelectionValue: Hashable, Content: View> {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Creates a tab view from views, with a binding to the selection.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Creates a tab view from tabs, with a binding to the selection.
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view from views that manages its own selection.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView where SelectionValue == Never {
    /// Creates a tab view from tabs that manages its own selection.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content: content())
    }
}

extension TabView: View {
    /// The content of the view: the controller that shows the tabs.
    public var body: some View {
        TabList(content: content, selection: selection.map { TabSelection($0) }, value: selection?.wrappedValue)
    }
}

/// Finds the tabs and their labels.
private struct TabList<Value: Hashable, Content: View>: View {
    let content: Content
    let selection: TabSelection?
    /// The selected value: it is shown again when it differs.
    let value: Value?
    @State private var labels: [Subview.ID: TabLabel] = [:]
    @Environment(\.tabViewKind) private var kind

    var body: some View {
        switch kind {
        case .bar: bar
        case .pages(let display): pages(display)
        }
    }

    private func pages(_ display: PageTabViewStyle.IndexDisplayMode) -> some View {
        Group(subviews: content) { subviews in
            PageTabCore(
                entries: subviews.map { TabEntry($0, selection: selection, label: nil) }, selection: selection,
                value: value.map { AnyHashable($0) }, indexDisplay: display)
        }
    }

    private var bar: some View {
        let labels = labels
        return Group(subviews: content) { subviews in
            TabViewCore(
                entries: subviews.map { TabEntry($0, selection: selection, label: labels[$0.id]) },
                selection: selection, value: value.map { AnyHashable($0) }
            )
            .background {
                ForEach(subviews) { subview in
                    if let item = subview.containerValues.tabItem { TabLabelReader(id: subview.id, item: item) }
                }
            }
            .onPreferenceChange(TabLabelsKey.self) { self.labels = $0 }
            .ignoresSafeArea(.container)
        }
    }
}

/// The boundary to the controller that shows the tabs.
private struct TabViewCore: UIViewControllerRepresentable {
    let entries: [TabEntry]
    let selection: TabSelection?
    /// The selected value: the controller is updated when it differs.
    let value: AnyHashable?

    func makeUIViewController(context: Context) -> TabViewController { TabViewController() }

    func updateUIViewController(_ controller: TabViewController, context: Context) {
        controller.tabBar.tintColor = context.environment.barTint
        controller.show(entries, selection: selection)
    }
}

/// The boundary to the controller that shows the tabs as pages.
private struct PageTabCore: UIViewControllerRepresentable {
    let entries: [TabEntry]
    let selection: TabSelection?
    /// The selected value: the controller is updated when it differs.
    let value: AnyHashable?
    let indexDisplay: PageTabViewStyle.IndexDisplayMode

    func makeUIViewController(context: Context) -> PageTabController { PageTabController() }

    func updateUIViewController(_ controller: PageTabController, context: Context) {
        let environment = context.environment
        controller.show(entries, selection: selection)
        controller.showIndex(
            indexDisplay, background: environment.pageIndexBackground,
            isTurnable: environment.isScrollEnabled && environment.isEnabled)
    }
}
