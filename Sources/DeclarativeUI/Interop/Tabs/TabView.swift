import ImperativeUI

/// A view that shows one of several views, chosen in a bar of tabs below, or a page to turn: see
/// `tabViewStyle(_:)`.
///
/// Each view in it is a tab: `tabItem(_:)` sets what the bar shows for it, and `tag(_:includeOptional:)` the value
/// that selects it; or the tabs are values of the type ``Tab``. Views that are not selected keep their state.
///
/// Where the value of `selection` selects no tab, the tab stays that was selected last, or the one that took its place.
/// A tab that has no value for the selection cannot be selected by a person.
public struct TabView<SelectionValue: Hashable, Content: View> {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Makes a tab view whose selection is the program's.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Makes a tab view of tabs, whose selection is the program's.
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
    }
}

extension TabView where SelectionValue == Int {
    /// Makes a tab view that keeps its selection itself.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView where SelectionValue == Never {
    /// Makes a tab view of tabs that keeps its selection itself.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content: content())
    }
}

extension TabView: View {
    /// The controller that shows the tabs.
    public var body: some View {
        TabList(content: content, selection: selection.map { TabSelection($0) }, value: selection?.wrappedValue)
    }
}

/// Finds out which tabs there are, and what their labels are.
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
