extension UISplitViewController {
    /// Which columns a split view has.
    public enum Style: Int, Sendable {
        /// Two controllers, as they are set.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The first one.
        case primary = 0
        /// The one between the primary and the secondary one.
        case supplementary = 1
        /// The one with the content.
        case secondary = 2
        /// What is shown in place of all others where they are collapsed.
        case compact = 3
    }

    /// Which columns are shown.
    public enum DisplayMode: Int, Sendable {
        /// As there is room.
        case automatic = 0
        /// The secondary one.
        case secondaryOnly = 1
        /// The secondary one with the one before beside it.
        case oneBesideSecondary = 2
        /// The secondary one with the one before over it.
        case oneOverSecondary = 3
        /// All, side by side.
        case twoBesideSecondary = 4
        /// All, the others over the secondary one.
        case twoOverSecondary = 5
        /// All, side by side, a part of the secondary one being out of sight.
        case twoDisplaceSecondary = 6

        /// The older name of `oneBesideSecondary`.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The older name of `secondaryOnly`.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The older name of `oneOverSecondary`.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }

        /// How many columns are shown beside the secondary one; `nil` for as many as there is room for.
        var count: Int? {
            switch self {
            case .automatic: nil
            case .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// The behaviour that the mode is a part of; `nil` for any.
        var behavior: SplitBehavior? {
            switch self {
            case .automatic, .secondaryOnly: nil
            case .oneBesideSecondary, .twoBesideSecondary: .tile
            case .oneOverSecondary, .twoOverSecondary: .overlay
            case .twoDisplaceSecondary: .displace
            }
        }
    }

    /// How the columns before the secondary one are shown.
    public enum SplitBehavior: Int, Sendable {
        /// As there is room.
        case automatic = 0
        /// Side by side with it.
        case tile = 1
        /// Over it.
        case overlay = 2
        /// Side by side with it, moving a part of it out of sight.
        case displace = 3
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// Where lines begin.
        case leading = 0
        /// Where lines end.
        case trailing = 1
    }

    /// Whether there is a button that shows and hides columns.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Where people can show and hide columns.
        case automatic = 0
        /// Nowhere.
        case never = 1
        /// Always.
        case always = 2
    }

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

/// What is in a column of a split view.
struct SplitColumn {
    /// The controller that the program gave.
    let given: UIViewController
    /// The controller whose view is in the column: the given one, or a navigation controller around it.
    let shown: UIViewController
    /// Whether what is shown is in the stack of another column, so that it is no child of the split view.
    var isJoined = false

    var isWrapped: Bool { given !== shown }
    @MainActor var navigation: UINavigationController? { shown as? UINavigationController }
}
