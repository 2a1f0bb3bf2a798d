/// The home of the types that describe a split view. There is no split view controller in this library yet.
public enum UISplitViewController {
    /// How the surrounding split view is laid out.
    public enum LayoutEnvironment: Int, Codable, Sendable {
        /// Not in a split view.
        case none = 0
        /// Columns side by side.
        case expanded = 1
        /// One column at a time.
        case collapsed = 2
    }
}
