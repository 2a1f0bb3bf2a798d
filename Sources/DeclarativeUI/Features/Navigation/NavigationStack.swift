import DeclarativeViews
import ImperativeUI

/// A view that shows a root view and a stack of pages above it.
///
/// Its bars show the title and the toolbar of the topmost page, and a back button. A binding to a path controls the
/// values whose pages are shown; without one, the stack manages its own path. In a hosting controller on the stack of
/// a navigation controller, the view uses that navigation controller and pushes its pages there.
///
/// Pages inherit the environment of the stack, not that of the views whose links lead to them. A value without a
/// matching `navigationDestination(for:destination:)` is reported, and appears as a warning sign.
public struct NavigationStack<Data, Root: View> {
    let path: NavigationPathAccess?
    let root: Root
}

extension NavigationStack where Data == NavigationPath {
    /// Creates a navigation stack that manages its own path.
    @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) {
        path = nil
        self.root = root()
    }

    /// Creates a navigation stack with a path of values of any types.
    @MainActor @preconcurrency public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = NavigationPathAccess(path)
        self.root = root()
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// Creates a navigation stack with a path of values of one type.
    @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.path = NavigationPathAccess(path)
        self.root = root()
    }
}

extension NavigationStack: View {
    /// The content of the view: the controller that shows the pages.
    public var body: some View { NavigationStackCore(path: path, values: path?.values(), root: root) }
}

/// The boundary to the controller that shows the pages.
struct NavigationStackCore<Root: View>: UIViewControllerRepresentable {
    let path: NavigationPathAccess?
    /// The values of the path: a stack is updated when they differ.
    let values: [AnyHashable]?
    let root: Root

    func makeUIViewController(context: Context) -> NavigationStackController {
        let controller = NavigationStackController(root: AnyView(root))
        controller.model.path = path
        return controller
    }

    func updateUIViewController(_ controller: NavigationStackController, context: Context) {
        controller.model.path = path
        controller.root = AnyView(root)
        controller.barTint = context.environment.barTint
        controller.model.pathDidChange()
    }

    static func dismantleUIViewController(_ controller: NavigationStackController, coordinator: ()) { controller.end() }
}
