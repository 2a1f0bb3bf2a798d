extension UITabBarItem {
    /// The system items of a tab bar.
    public enum SystemItem: Int, Sendable {
        /// An item with the title "More".
        case more
        /// An item with the title "Favorites".
        case favorites
        /// An item with the title "Featured".
        case featured
        /// An item with the title "Top Rated".
        case topRated
        /// An item with the title "Recents".
        case recents
        /// An item with the title "Contacts".
        case contacts
        /// An item with the title "History".
        case history
        /// An item with the title "Bookmarks".
        case bookmarks
        /// An item with the title "Search".
        case search
        /// An item with the title "Downloads".
        case downloads
        /// An item with the title "Most Recent".
        case mostRecent
        /// An item with the title "Most Viewed".
        case mostViewed

        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "square.and.arrow.down.fill"
            case .mostViewed: "list.number"
            }
        }
    }
}
