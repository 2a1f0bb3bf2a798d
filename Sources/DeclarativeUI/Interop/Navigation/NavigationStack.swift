import ImperativeUI

/// A view that shows a root, and on top of it, one after the other, the pages to which links lead.
///
/// Its bars show the titles and toolbars of the topmost page, and a button that leads back. A path of the program's own
/// says which values are shown; without one the stack keeps it. In the hosting controller of a navigation controller's
/// stack, it uses that controller, as its pages are the next ones there.
///
/// Pages have the environment of the stack, not that of the views whose links lead to them. A value for which no
/// `navigationDestination(for:destination:)` says what is shown is reported, and shown as a warning sign.
public struct NavigationStack<Data, Root: View> {
    let path: NavigationPathAccess?
    let root: Root
}

extension NavigationStack where Data == NavigationPath {
    /// Makes a stack that keeps its path itself.
    @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) {
        path = nil
        self.root = root()
    }

    /// Makes a stack with a path of values of any types.
    @MainActor @preconcurrency public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = NavigationPathAccess(path)
        self.root = root()
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// Makes a stack with a path of values of one type.
    @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.path = NavigationPathAccess(path)
        self.root = root()
    }
}

extension NavigationStack: View {
    /// The controller that shows the pages.
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
