import ImperativeUI

/// A view of two or three columns, in which what is chosen in one is shown in the next.
///
/// Where there is little width, the columns are one navigation stack, beginning with the first. A link in a column
/// leads to the stack in a column after it, over the root of that, or else takes the place of the next column's view. A
/// link in the last column leads to the next page there.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let columns: [AnyView]
    private var settings = NavigationSplitSettings()
    @Environment(\.columnSharing) private var sharing

    private init(
        _ columns: [AnyView], _ visibility: Binding<NavigationSplitViewVisibility>?,
        _ compactColumn: Binding<NavigationSplitViewColumn>?
    ) {
        self.columns = columns
        settings.visibility = visibility
        settings.compactColumn = compactColumn
    }
}

extension NavigationSplitView {
    /// Makes a view of three columns.
    @MainActor @preconcurrency public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], nil, nil) }

    /// Makes a view of three columns, of which a binding says which are shown.
    @MainActor @preconcurrency public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility, nil) }

    /// Makes a view of three columns, of which a binding says which is on top where there is little width.
    @MainActor @preconcurrency public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], nil, preferredCompactColumn) }

    /// Makes a view of three columns, of which bindings say which are shown, and which is on top where there is little
    /// width.
    @MainActor @preconcurrency public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            [AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility, preferredCompactColumn)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Makes a view of two columns.
    @MainActor @preconcurrency public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(detail())], nil, nil) }

    /// Makes a view of two columns, of which a binding says which are shown.
    @MainActor @preconcurrency public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(detail())], columnVisibility, nil) }

    /// Makes a view of two columns, of which a binding says which is on top where there is little width.
    @MainActor @preconcurrency public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(detail())], nil, preferredCompactColumn) }

    /// Makes a view of two columns, of which bindings say which are shown, and which is on top where there is little
    /// width.
    @MainActor @preconcurrency public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(detail())], columnVisibility, preferredCompactColumn) }
}

extension NavigationSplitView: View {
    /// The controller that shows the columns.
    public var body: some View {
        var settings = settings
        settings.sharing = sharing
        return NavigationSplitCore(
            columns: columns, settings: settings, visibility: settings.visibility?.wrappedValue,
            compactColumn: settings.compactColumn?.wrappedValue
        )
        .ignoresSafeArea(.container)
    }
}

/// The boundary to the controller that shows the columns.
struct NavigationSplitCore: UIViewControllerRepresentable {
    let columns: [AnyView]
    let settings: NavigationSplitSettings
    /// What the program keeps: the controller is updated when it differs.
    let visibility: NavigationSplitViewVisibility?
    let compactColumn: NavigationSplitViewColumn?

    func makeUIViewController(context: Context) -> NavigationSplitController { NavigationSplitController(columns) }

    func updateUIViewController(_ controller: NavigationSplitController, context: Context) {
        controller.barTint = context.environment.barTint
        controller.show(columns, settings)
    }
}
