import DeclarativeViews
import ImperativeUI

/// A view with two or three columns, in which a selection in one column determines the content of the next.
///
/// In a narrow width, the columns collapse into one navigation stack that begins with the first column. A link in a
/// column pushes onto the stack in a later column, above its root, or else replaces the view of the next column. A
/// link in the last column pushes the next page there.
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
    /// Creates a split view with three columns.
    @MainActor @preconcurrency public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], nil, nil) }

    /// Creates a split view with three columns, and controls their visibility with a binding.
    @MainActor @preconcurrency public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility, nil) }

    /// Creates a split view with three columns, and controls with a binding which one is on top in a narrow width.
    @MainActor @preconcurrency public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], nil, preferredCompactColumn) }

    /// Creates a split view with three columns, and controls their visibility, and which one is on top in a narrow
    /// width, with bindings.
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
    /// Creates a split view with two columns.
    @MainActor @preconcurrency public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(detail())], nil, nil) }

    /// Creates a split view with two columns, and controls their visibility with a binding.
    @MainActor @preconcurrency public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(detail())], columnVisibility, nil) }

    /// Creates a split view with two columns, and controls with a binding which one is on top in a narrow width.
    @MainActor @preconcurrency public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(detail())], nil, preferredCompactColumn) }

    /// Creates a split view with two columns, and controls their visibility, and which one is on top in a narrow
    /// width, with bindings.
    @MainActor @preconcurrency public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init([AnyView(sidebar()), AnyView(detail())], columnVisibility, preferredCompactColumn) }
}

extension NavigationSplitView: View {
    /// The content of the view: the controller that shows the columns.
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
    /// The program's value: the controller is updated when it differs.
    let visibility: NavigationSplitViewVisibility?
    let compactColumn: NavigationSplitViewColumn?

    func makeUIViewController(context: Context) -> NavigationSplitController { NavigationSplitController(columns) }

    func updateUIViewController(_ controller: NavigationSplitController, context: Context) {
        controller.barTint = context.environment.barTint
        controller.show(columns, settings)
    }
}
