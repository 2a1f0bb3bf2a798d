extension UISplitViewController {
    /// The column layouts of a split view.
    public enum Style: Int, Sendable {
        /// Two view controllers, as set in `viewControllers`.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// The columns of a split view.
    public enum Column: Int, Sendable {
        /// The column at the primary edge, usually a sidebar.
        case primary = 0
        /// The column between the primary and the secondary column.
        case supplementary = 1
        /// The column with the content.
        case secondary = 2
        /// The column shown in place of all others while the columns are collapsed.
        case compact = 3
    }

    /// The combinations of columns that can be shown.
    public enum DisplayMode: Int, Sendable {
        /// The split view shows as many columns as there is room for.
        case automatic = 0
        /// Only the secondary column is shown.
        case secondaryOnly = 1
        /// The column before the secondary one is shown beside it.
        case oneBesideSecondary = 2
        /// The column before the secondary one is shown over it.
        case oneOverSecondary = 3
        /// All columns are shown side by side.
        case twoBesideSecondary = 4
        /// All columns are shown, the others over the secondary one.
        case twoOverSecondary = 5
        /// All columns are shown side by side, and part of the secondary one is moved out of sight.
        case twoDisplaceSecondary = 6

        /// The older name of `oneBesideSecondary`.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The older name of `secondaryOnly`.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The older name of `oneOverSecondary`.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }

        /// The number of columns shown beside the secondary one; `nil` for as many as there is room for.
        var count: Int? {
            switch self {
            case .automatic: nil
            case .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// The split behaviour that the mode belongs to; `nil` for any.
        var behavior: SplitBehavior? {
            switch self {
            case .automatic, .secondaryOnly: nil
            case .oneBesideSecondary, .twoBesideSecondary: .tile
            case .oneOverSecondary, .twoOverSecondary: .overlay
            case .twoDisplaceSecondary: .displace
            }
        }
    }

    /// The ways in which the other columns are shown relative to the secondary one.
    public enum SplitBehavior: Int, Sendable {
        /// The behaviour depends on the available room.
        case automatic = 0
        /// The columns are shown side by side with the secondary one.
        case tile = 1
        /// The columns are shown over the secondary one.
        case overlay = 2
        /// The columns are shown side by side with the secondary one, part of which is moved out of sight.
        case displace = 3
    }

    /// The sides at which the primary column can be.
    public enum PrimaryEdge: Int, Sendable {
        /// The leading side, which is the default.
        case leading = 0
        /// The trailing side.
        case trailing = 1
    }

    /// The situations in which the button that shows and hides columns is visible.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// The button is visible if the user can show and hide columns.
        case automatic = 0
        /// The button is never visible.
        case never = 1
        /// The button is always visible.
        case always = 2
    }

    /// The layout of the enclosing split view.
    public typealias LayoutEnvironment = UISplitViewControllerLayoutEnvironment
}

/// The content of a column of a split view.
struct SplitColumn {
    /// The controller that the program gave.
    let given: UIViewController
    /// The controller whose view is in the column: the given one, or a navigation controller around it.
    let shown: UIViewController
    /// Whether the controller shown is in the stack of another column, so that it is no child of the split view.
    var isJoined = false

    var isWrapped: Bool { given !== shown }
    @MainActor var navigation: UINavigationController? { shown as? UINavigationController }
}
