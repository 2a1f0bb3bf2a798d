/// The layout of the enclosing split view; `UISplitViewController.LayoutEnvironment` is the same type.
public enum UISplitViewControllerLayoutEnvironment: Int, Codable, Sendable {
    /// There is no enclosing split view.
    case none = 0
    /// The columns are shown side by side.
    case expanded = 1
    /// The columns are shown one at a time.
    case collapsed = 2
}
